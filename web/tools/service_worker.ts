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
// A tab of a first visit gets its further files from here, too.
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

// Open tabs keep their version until their reader wants this one ("update"). A tab that has just started ("begun") and
// is alone needs no other version: only then are the files of older ones deleted.
addEventListener("message", (event) => {
  if (event.data === "update") event.waitUntil(skipWaiting());
  if (event.data === "begun") event.waitUntil(forgetOthers());
});
async function forgetOthers() {
  const names = await caches.keys();
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tabs.length > 1 || registration.waiting || registration.installing) return;
  const others = names.filter((name) => name.startsWith("tavola-") && name !== KEPT);
  await Promise.all(others.map((name) => caches.delete(name)));
}

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.includes("/api/")) return;
  event.respondWith(event.request.mode === "navigate" ? find(event, "./") : find(event, event.request));
});
// A new page is of this version. An open one may need a piece of its own version.
async function find(event, wanted) {
  const kept = await caches.match(wanted, { cacheName: KEPT, ignoreSearch: true });
  if (kept) return kept;
  const older = event.request.mode === "navigate" ? null : await caches.match(wanted, { ignoreSearch: true });
  return older ?? fetch(event.request);
}
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
