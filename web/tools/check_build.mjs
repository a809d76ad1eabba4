// What the build must keep: small pages, and nothing from anywhere else.
// usage: node check_build.mjs FOLDER
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const MOST_WITHOUT_ENGINE = 150_000;
const MOST_WITH_ENGINE = 400_000;

const folder = process.argv[2];
const files = readdirSync(folder, { recursive: true }).filter((name) => statSync(join(folder, name)).isFile());
const sizes = files.map((name) => ({ name, bytes: brotliCompressSync(readFileSync(join(folder, name))).length }));
const total = (list) => list.reduce((sum, file) => sum + file.bytes, 0);
const engine = total(sizes.filter((file) => file.name.endsWith(".wasm")));
const rest = total(sizes) - engine;
console.log(`compressed: ${rest} bytes, and ${engine} for the engine`);

const problems = [];
if (engine === 0) problems.push("the engine is missing");
if (rest > MOST_WITHOUT_ENGINE) problems.push(`more than ${MOST_WITHOUT_ENGINE} bytes without the engine`);
if (rest + engine > MOST_WITH_ENGINE) problems.push(`more than ${MOST_WITH_ENGINE} bytes with the engine`);
for (const name of files.filter((file) => /\.(html|css|webmanifest)$/.test(file))) {
  for (const [address] of readFileSync(join(folder, name), "utf8").matchAll(/(?:https?:)?\/\/[\w.-]+\.\w+/g)) {
    problems.push(`${name} names ${address}`);
  }
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
