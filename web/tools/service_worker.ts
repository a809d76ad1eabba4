// Writes sw.js for a build. It keeps all files of the build in the browser, so that games against bots and on one
// screen work offline after the first visit.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const WORKER = `// Keeps all files of version VERSION. What the server answers is never kept.
const KEPT = "tavola-VERSION";
const FILES = FILE_LIST;
addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES))));
addEventListener("activate", (event) =>
  event.waitUntil(
    caches.keys().then((names) => {
      const old = names.filter((name) => name !== KEPT);
      return Promise.all(old.map((name) => caches.delete(name)));
    }),
  ),
);
addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.includes("/api/")) return;
  const wanted = event.request.mode === "navigate" ? "./" : event.request;
  event.respondWith(caches.match(wanted, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)));
});
`;

export function serviceWorker(): Plugin {
  return {
    name: "tavola-service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const folder = join(import.meta.dirname, "../public");
      const hash = createHash("sha256");
      for (const file of Object.values(bundle))
        hash.update(file.fileName).update(file.type === "chunk" ? file.code : file.source);
      const fixed = readdirSync(folder);
      for (const name of fixed) hash.update(name).update(readFileSync(join(folder, name)));
      const files = [
        "./",
        ...[...Object.keys(bundle).filter((name) => name !== "index.html"), ...fixed].map((name) => `./${name}`),
      ];
      const source = WORKER.replaceAll("VERSION", hash.digest("hex").slice(0, 12)).replace(
        "FILE_LIST",
        JSON.stringify(files),
      );
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
