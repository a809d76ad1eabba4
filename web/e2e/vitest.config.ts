import { defineConfig } from "vitest/config";

// One after the other: a browser is busy enough with one table, and times are compared.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: [process.env["TAVOLA_E2E"] === "pictures" ? "pictures.ts" : "*.e2e.ts"],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
    disableConsoleIntercept: true,
  },
});
