import { availableParallelism } from "node:os";
import { Worker, type ResourceLimits } from "node:worker_threads";
import { collectGarbage } from "../collect-garbage.js";
import { prettierModules, prettierOptions } from "./prettier.js";

/** The least work for which the start of one worker pays (loading and warming up prettier, some 300 ms). */
const worthAWorker = 250_000;

/** Each takes some 100 MB. */
const maxWorkers = 4;

/** True if several threads format this code faster. */
export function paysForWorkers(texts: readonly string[]): boolean {
  return workerCount(texts) > 1;
}

function workerCount(texts: readonly string[]): number {
  return Math.min(texts.length, availableParallelism(), maxWorkers, Math.floor(sizeOf(texts) / worthAWorker));
}

function sizeOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

/** From so much text on, this thread's memory is tidied up before others are started, which then need theirs. */
const muchText = 5_000_000;

/** Formats code in worker threads. Rejects if a module cannot be parsed. */
export async function formatInWorkers(texts: readonly string[]): Promise<readonly string[]> {
  if (sizeOf(texts) > muchText) collectGarbage();
  const workerData = { modules: prettierModules(), options: prettierOptions };
  // The longest first, so that no worker starts a long text when the others are done.
  const order = texts.map((_, index) => index).sort((a, b) => lengthOf(texts, b) - lengthOf(texts, a));
  const formatted: string[] = [];
  const run = async (): Promise<void> => {
    const worker = new Worker(workerSource, { eval: true, workerData, resourceLimits: limitsFor(texts) });
    try {
      for (let index = order.shift(); index !== undefined; index = order.shift()) {
        formatted[index] = await ask(worker, texts[index] ?? "");
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, workerCount(texts)) }, run));
  return formatted;
}

/**
 * With a limit in sight the engine tidies up sooner. prettier needs some 120 bytes for each character; the limit leaves
 * room for several times as much, because a worker that reaches it dies.
 */
function limitsFor(texts: readonly string[]): ResourceLimits {
  const longest = texts.reduce((most, text) => Math.max(most, text.length), 0);
  return { maxOldGenerationSizeMb: 256 + Math.ceil(longest / 1500) };
}

function lengthOf(texts: readonly string[], index: number): number {
  return texts[index]?.length ?? 0;
}

function ask(worker: Worker, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const done = (): void => void worker.off("message", onMessage).off("error", onError);
    const onMessage = (answer: { readonly text?: string; readonly fault?: string }): void => {
      done();
      if (answer.text === undefined) reject(new Error(answer.fault));
      else resolve(answer.text);
    };
    const onError = (fault: unknown): void => {
      done();
      reject(fault instanceof Error ? fault : new Error(String(fault)));
    };
    worker.on("message", onMessage).on("error", onError);
    worker.postMessage(text);
  });
}

// A string, so that it runs from sources, from a bundle and under a test runner.
const workerSource = `
const { parentPort, workerData } = require("node:worker_threads");
const [prettier, ...plugins] = workerData.modules.map((path) => require(path));
parentPort.on("message", (text) => {
  prettier.format(text, { ...workerData.options, plugins }).then(
    (formatted) => parentPort.postMessage({ text: formatted }),
    (fault) => parentPort.postMessage({ fault: String(fault) }),
  );
});
`;
