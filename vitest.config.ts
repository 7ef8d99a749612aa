import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    testTimeout: 60_000,
    pool: "forks",
    // Files share the modules they import: a third of the time was importing the same ones again.
    isolate: false,
    maxWorkers: 2,
  },
});
