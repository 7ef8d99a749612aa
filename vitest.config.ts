import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { engineFlags } from "./generator/cli/engine.js";
import { seedOfRun } from "./test/support/seeds.js";
import { timeLimit } from "./test/support/time-limit.js";

/** Loaded into every process of the tests. */
const preloaded = ["no-network", "short-processes"].map((name) =>
  fileURLToPath(new URL(`test/support/${name}.cjs`, import.meta.url)),
);
const smallParent = fileURLToPath(new URL("test/support/small-parent.cjs", import.meta.url));
const checkedSandbox = fileURLToPath(new URL("test/support/checked-sandbox.ts", import.meta.url));
// All workers draw with one seed, which `run-folder.ts` prints.
process.env["SEED"] ??= String(seedOfRun());
const generated = fileURLToPath(new URL("generated", import.meta.url));

export default defineConfig({
  resolve: {
    // The package as others import it, from its source.
    alias: [
      {
        find: /^@specwright\/travel-expense\/runtime\/(?:node|fastify|fetch)$/,
        replacement: `${generated}/runtime/adapters.ts`,
      },
      // The output of the sandbox's own contract shares the runtime of the package.
      { find: /^@specwright\/runtime\/(.+)$/, replacement: `${generated}/runtime/$1.ts` },
      // The sandbox as tests reach it, by any of its names: its answers in XML are checked.
      {
        find: /^(?:travel-expense-sandbox|(?:\.\.\/)+sandbox\/(?:index|create-sandbox)\.js)$/,
        replacement: checkedSandbox,
      },
      { find: /^@specwright\/travel-expense\/([^/]+)$/, replacement: `${generated}/$1/index.ts` },
      { find: /^@specwright\/travel-expense\/(.+)$/, replacement: `${generated}/$1.ts` },
    ],
  },
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/run-folder.ts"],
    setupFiles: ["test/support/no-breaches.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/work/**"],
    // A line for each file as it is done, wherever the output goes, and the summary; slow tests have no lines of their own.
    reporters: process.env["GITHUB_ACTIONS"] === "true" ? ["default", "github-actions"] : ["default"],
    slowTestThreshold: 60_000,
    testTimeout: timeLimit,
    hookTimeout: timeLimit,
    // Modules that `compileJsonSchema` emits, and the built package, are imported by Node, as they are outside of tests.
    server: { deps: { external: [/specwright-emitted-/, /\/(?:generator|site)\/dist\//] } },
    pool: "forks",
    // Files share the modules they import: a third of the time was importing the same ones again.
    isolate: false,
    maxWorkers: 2,
    // No test leaves this machine, and neither does any process that it starts.
    // A larger space for new objects: a tenth of the time was moving those that compilers and parsers soon drop. Most code
    // runs a few times: a fifth was optimising it.
    execArgv: [
      ...[...preloaded, smallParent].flatMap((path) => ["--require", path]),
      "--max-semi-space-size=64",
      ...engineFlags,
    ],
    env: {
      // A run that is to be cached has a node_modules: others read and write everything.
      XDG_CACHE_HOME: "/dev/null",
      NODE_OPTIONS: [process.env["NODE_OPTIONS"], ...preloaded.map((path) => `--require ${JSON.stringify(path)}`)]
        .join(" ")
        .trim(),
    },
  },
});
