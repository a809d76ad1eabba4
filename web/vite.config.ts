// How the pages are built. The build goes where CMake finds it. Addresses are relative, so that the files can be in any
// folder of any host.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { packagesInside } from "./tools/packages_inside";
import { serviceWorker } from "./tools/service_worker";
import { commit, version } from "./tools/version";

export default defineConfig({
  base: "./",
  plugins: [svelte(), serviceWorker(), packagesInside()],
  define: { TAVOLA_VERSION: JSON.stringify(version()), TAVOLA_COMMIT: JSON.stringify(commit()) },
  build: { outDir: "../build/web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } } },
});
