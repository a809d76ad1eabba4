// Lists the npm packages whose code is in the built pages, for the list of contents of a release.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FILE = join(import.meta.dirname, "../../build/web-inside.json");

/** The package of a module; nothing for our own. */
function packageOf(module: string): string | undefined {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
}

export function packagesInside(): Plugin {
  return {
    name: "tavola-packages-inside",
    apply: "build",
    generateBundle(_, bundle) {
      const names = new Set<string>();
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        for (const module of file.moduleIds) {
          const name = packageOf(module);
          if (name) names.add(name);
        }
      }
      writeFileSync(FILE, `${JSON.stringify([...names].sort())}\n`);
    },
  };
}
