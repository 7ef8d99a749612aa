// Mutates the sources, one line at a time, and runs the tests. Usage: node test/mutants/mutants.mjs
// Environment: SEED (default: from the commit), MINUTES (default: 90), ONLY=3,17 (numbers of mutants).
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundleScript } from "../support/bundle-script.mjs";
import { testsOfChanges } from "../support/changed-tests.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "../..");
const outfile = join(root, `node_modules/.cache/mutants/run-${process.pid}.mjs`);

await bundleScript(join(here, "run-mutants.ts"), outfile);
const { runMutants } = await import(pathToFileURL(outfile).href);
rmSync(outfile);
process.exitCode = await runMutants(root, testsOfChanges);
