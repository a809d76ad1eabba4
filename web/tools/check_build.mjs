// Checks a build: a small first load, small pages, and nothing from other hosts.
// usage: node check_build.mjs FOLDER
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const MOST_AT_FIRST = 150_000; // without the engine and what is loaded on demand
const MOST_WITH_ENGINE = 400_000;
const MOST_LATER = 30_000;

const folder = process.argv[2];
const files = readdirSync(folder, { recursive: true }).filter((name) => statSync(join(folder, name)).isFile());
const sizes = files.map((name) => ({ name, bytes: brotliCompressSync(readFileSync(join(folder, name))).length }));
const total = (list) => list.reduce((sum, file) => sum + file.bytes, 0);

/** The files that a page needs at first, without its later imports, such as other languages or the rules of a game. */
function firstLoad() {
  const found = new Set(["index.html"]);
  for (const file of found) {
    if (!/\.(html|js|css)$/.test(file)) continue;
    const text = readFileSync(join(folder, file), "utf8")
      .replace(/import\((["'`]).*?\1/g, "")
      .replace(/__vite__mapDeps=.*?\n/g, "");
    for (const name of files) if (name !== "sw.js" && text.includes(basename(name))) found.add(name);
  }
  return found;
}

const first = firstLoad();
const engine = total(sizes.filter((file) => file.name.endsWith(".wasm")));
const atFirst = total(sizes.filter((file) => first.has(file.name) && !file.name.endsWith(".wasm")));
const all = total(sizes);
console.log(`compressed: ${atFirst} bytes at first, ${all - engine - atFirst} later, and ${engine} for the engine`);

const problems = [];
if (engine === 0) problems.push("the engine is missing");
if (atFirst > MOST_AT_FIRST) problems.push(`more than ${MOST_AT_FIRST} bytes at first without the engine`);
if (atFirst + engine > MOST_WITH_ENGINE) problems.push(`more than ${MOST_WITH_ENGINE} bytes at first with the engine`);
for (const { name, bytes } of sizes.filter((file) => !first.has(file.name))) {
  if (bytes > MOST_LATER && !name.endsWith(".wasm"))
    problems.push(`${name}: ${bytes} bytes, more than ${MOST_LATER} for one thing that somebody asks for`);
}
for (const name of files.filter((file) => /\.(html|css|webmanifest)$/.test(file))) {
  for (const [address] of readFileSync(join(folder, name), "utf8").matchAll(/(?:https?:)?\/\/[\w.-]+\.\w+/g)) {
    problems.push(`${name} names ${address}`);
  }
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
