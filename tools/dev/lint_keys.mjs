// For each C++ file, a key of everything that the linter reads for it: the file, our headers that it includes, directly
// or not, and the settings. A file whose key was clean before need not be linted again.
// usage: node lint_keys.mjs FILE ...     prints "KEY FILE" for each
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = new URL("../../", import.meta.url).pathname;
const places = (from) => [join(root, "src"), root, join(root, "tests"), dirname(from)];
const known = new Map();

/** The text of a file and the files of ours that it includes. */
function read(path) {
  if (!known.has(path)) {
    const text = readFileSync(path, "utf8");
    const names = [...text.matchAll(/^#include "([^"]+)"/gm)].map(([, name]) => name);
    const includes = names
      .map((name) =>
        places(path)
          .map((place) => join(place, name))
          .find(existsSync),
      )
      .filter((found) => found !== undefined);
    known.set(path, { text, includes });
  }
  return known.get(path);
}

function closureOf(path) {
  const seen = new Set([path]);
  for (const one of seen) for (const next of read(one).includes) seen.add(next);
  return [...seen].sort();
}

const settings = [".clang-tidy", "CMakePresets.json", "cmake/tavola.cmake"].map((name) => read(join(root, name)).text);
for (const file of process.argv.slice(2)) {
  const hash = createHash("sha256").update(settings.join("\n"));
  for (const path of closureOf(join(root, file))) hash.update(`${path.slice(root.length)}\n${read(path).text}`);
  console.log(`${hash.digest("hex").slice(0, 32)} ${file}`);
}
