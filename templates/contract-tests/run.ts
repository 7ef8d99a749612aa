import { parentPort, workerData } from "node:worker_threads";
import { createChecker } from "./check-fixture.js";
import type { FixtureRun } from "./fixture-run.js";
import { importModules } from "./import-modules.js";
import { loadJudges } from "./judges.js";

// The thread of one API: it runs the fixtures in order and posts an outcome for each.
const run = workerData as FixtureRun;
const check = createChecker(run, await importModules("..", run.modules));
const judges = await loadJudges(run);
parentPort?.postMessage("ready");
for (const fixture of run.fixtures) {
  const { operation, outcome } = await check(fixture);
  parentPort?.postMessage({ ...outcome, ...judgedBy(fixture, operation) });
}

function judgedBy(...[fixture, operation]: Parameters<typeof judges.ajv>): object {
  try {
    return { ajv: judges.ajv(fixture, operation), libxml2: judges.libxml2(fixture, operation) };
  } catch (error) {
    const detail = `The fixture cannot be checked: ${String(error)}`;
    return { failure: { check: "validator", detail }, problems: [] };
  }
}
