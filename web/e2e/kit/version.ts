// Another version of the built pages, as a new build would be: every file has a new name, and the old names are gone.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, extname, join } from "node:path";
import { PAGES } from "./site";

const HASHED = /-[\w-]{8}(\.\w+)$/;

/** Writes another version into a folder of its own. `mark` has 8 letters: it replaces what makes a name unique. */
export function otherVersion(mark: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "tavola-pages-"));
  const files = readdirSync(PAGES, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(PAGES, name)).isFile(),
  );
  const renamed = new Map(
    files
      .filter((name) => HASHED.test(name))
      .map((name, i) => [basename(name), basename(name).replace(HASHED, `${i}-${mark}$1`)]),
  );
  for (const name of files) {
    const file = join(folder, dirname(name), renamed.get(basename(name)) ?? basename(name));
    mkdirSync(dirname(file), { recursive: true });
    const bytes = readFileSync(join(PAGES, name));
    if (![".js", ".css", ".html"].includes(extname(name))) {
      writeFileSync(file, bytes);
      continue;
    }
    let text = bytes.toString();
    for (const [before, after] of renamed) text = text.replaceAll(before, after);
    if (name === "sw.js") text = text.replaceAll(/tavola-[0-9a-f]{12}/g, `tavola-${mark}`);
    writeFileSync(file, text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
