import { defineConfig } from "vitest/config";

// One file after the other: a table with its bots keeps a machine busy.
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    include: [process.env["TAVOLA_E2E"] === "pictures" ? "e2e/pictures.ts" : "e2e/*.e2e.ts"],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
    disableConsoleIntercept: true,
  },
});
