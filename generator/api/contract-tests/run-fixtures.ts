import { Worker } from "node:worker_threads";
import type { FixtureOutcome, FixtureRun, RunFixture } from "../../../templates/contract-tests/fixture-run.js";

/** Limits of a thread that runs fixtures. */
export interface RunLimits {
  /** Milliseconds that one fixture may take. */
  readonly timeout: number;
}

/** Milliseconds that the start of a thread may take at least. */
const minStartTimeout = 10_000;

/** Megabytes of memory that a thread may take. */
const maxMemory = 1024;

/** Outcomes of fixtures by their `id`. A fixture that takes too long ends its thread; the others run in a new one. */
export async function runFixtures(
  runner: string,
  run: FixtureRun,
  { timeout }: RunLimits,
): Promise<Map<number, FixtureOutcome>> {
  const outcomes = new Map<number, FixtureOutcome>();
  let left = run.fixtures;
  while (left.length > 0) {
    const fault = await runThread(runner, { ...run, fixtures: left }, timeout, outcomes);
    const at = left.findIndex(({ id }) => !outcomes.has(id));
    const stopped = at === -1 ? undefined : left[at];
    if (stopped !== undefined) outcomes.set(stopped.id, stoppedOutcome(stopped, fault, timeout));
    left = at === -1 ? [] : left.slice(at + 1);
  }
  return outcomes;
}

function stoppedOutcome({ id }: RunFixture, fault: string | undefined, timeout: number): FixtureOutcome {
  const detail = fault ?? String(timeout / 1000);
  return { id, failure: { check: fault === undefined ? "time" : "validator", detail }, problems: [] };
}

/** Runs fixtures until the end, or until one takes too long. Returns the error of a thread that failed. */
function runThread(
  runner: string,
  run: FixtureRun,
  timeout: number,
  outcomes: Map<number, FixtureOutcome>,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const total = outcomes.size + run.fixtures.length;
    const worker = new Worker(runner, {
      workerData: run,
      env: {},
      execArgv: [],
      stdin: false,
      resourceLimits: { maxOldGenerationSizeMb: maxMemory },
    });
    let timer: NodeJS.Timeout;
    const end = (fault?: string): void => {
      clearTimeout(timer);
      worker.removeAllListeners().on("error", () => undefined);
      void worker.terminate().then(() => resolve(fault));
    };
    const restart = (limit: number): void => {
      clearTimeout(timer);
      timer = setTimeout(end, limit);
    };
    restart(Math.max(timeout, minStartTimeout));
    worker.on("message", (message: FixtureOutcome | "ready") => {
      restart(timeout);
      if (message !== "ready") outcomes.set(message.id, message);
      if (outcomes.size === total) end();
    });
    worker.on("error", (error) => end(error instanceof Error ? error.message : String(error)));
    worker.on("exit", () => end());
  });
}
