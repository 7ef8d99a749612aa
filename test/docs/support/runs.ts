import { clientRuns } from "./runs/client-runs.js";
import { firstCalls } from "./runs/first-calls.js";
import { payloadRuns } from "./runs/payload-runs.js";
import type { Run } from "./runs/run.js";
import { serverRuns } from "./runs/server-runs.js";

/** The blocks of pages that are run, each with its result. */
export const runs: readonly Run[] = [...firstCalls, ...clientRuns, ...serverRuns, ...payloadRuns];
