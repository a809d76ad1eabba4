// How the browser tests run: three files at a time. While one browser waits for a page, the others use the cores.
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    include: [process.env["TAVOLA_E2E"] === "pictures" ? "e2e/pictures.ts" : "e2e/*.e2e.ts"],
    maxWorkers: 3,
    testTimeout: 600_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    disableConsoleIntercept: true,
  },
});
