import { parentPort } from "node:worker_threads";
import { createChecker } from "./check-fixture.js";
import { importModules } from "./import-modules.js";
import type { MutantOutcome, MutantRun } from "./fixture-run.js";

// The thread of mutants: for each message it imports the modules of a mutant and runs its fixtures until one fails.
parentPort?.on("message", (run: MutantRun) => void runMutant(run).then((outcome) => parentPort?.postMessage(outcome)));
parentPort?.postMessage("ready");

async function runMutant(run: MutantRun): Promise<MutantOutcome> {
  try {
    const check = createChecker(run, await importModules(`../${run.folder}`, run.modules));
    for (const fixture of run.fixtures) {
      const { id, failure } = (await check(fixture)).outcome;
      if (failure !== undefined) return { killer: id };
      // Time is limited for each fixture.
      parentPort?.postMessage("ready");
    }
    return {};
  } catch (error) {
    return { fault: String(error) };
  }
}
