import { fork } from "node:child_process";
import type { Verdict } from "./judge.js";
import type { Job } from "./worker.js";

/** Does jobs in processes of their own, a few at a time; each process does one, so that none grows. */
export async function runJobs(
  jobs: readonly Job[],
  { script, width, onVerdict }: { readonly script: string; readonly width: number; onVerdict(verdict: Verdict): void },
): Promise<void> {
  const waiting = [...jobs];
  const next = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await runJob(job, script, onVerdict);
  };
  await Promise.all(Array.from({ length: width }, next));
}

function runJob(job: Job, script: string, onVerdict: (verdict: Verdict) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let told = 0;
    const child = fork(script, ["--worker"]);
    child.on("message", (verdict) => {
      told += 1;
      onVerdict(verdict as Verdict);
    });
    child.on("error", reject);
    child.on("exit", (code) => {
      if (told === job.ids.length) resolve();
      else
        reject(new Error(`A process for ${job.name} ended with ${String(code)} after ${told} of ${job.ids.length}.`));
    });
    child.send(job);
  });
}
