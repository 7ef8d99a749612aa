import { Worker } from "node:worker_threads";

/** Megabytes of memory that a thread may take. */
const maxMemory = 1024;

/** A thread that handles messages, one at a time. */
export interface AnsweringThread<Question, Answer> {
  /** Returns the result, "timeout" if it takes too long, or the error of the thread, which ends it. */
  ask(question: Question): Promise<Answer | "timeout" | { readonly fault: string }>;
  /** Ends the thread. */
  stop(): Promise<void>;
}

/** The module of a thread, and its limits. */
export interface ThreadOptions {
  /** Absolute path of the module. It posts "ready" for each step that it ends. */
  readonly path: string;
  /** A value that the thread gets at its start; undefined if it needs none. */
  readonly workerData?: unknown;
  /** Milliseconds for one step. */
  readonly timeout: number;
  /** Questions of one thread, which cannot unload modules that it imports for them. */
  readonly maxQuestions: number;
}

/** Starts a thread on demand, and a new one after a failure. */
export function createThread<Question, Answer extends object>(
  options: ThreadOptions,
): AnsweringThread<Question, Answer> {
  const { path, workerData, timeout, maxQuestions } = options;
  let worker: Worker | undefined;
  let questions = 0;
  const stop = async (): Promise<void> => {
    const old = worker;
    worker = undefined;
    old?.on("error", () => undefined);
    await old?.terminate();
  };
  const start = (): Worker => {
    questions = 0;
    const resourceLimits = { maxOldGenerationSizeMb: maxMemory };
    return new Worker(path, { workerData, env: {}, execArgv: [], stdin: false, resourceLimits });
  };
  return {
    async ask(question) {
      if (questions >= maxQuestions) await stop();
      const current = (worker ??= start());
      questions++;
      const answer = await answerOf<Answer>(current, question, timeout);
      if (answer === "timeout" || "fault" in answer) await stop();
      return answer;
    },
    stop,
  };
}

function answerOf<Answer extends object>(
  worker: Worker,
  question: unknown,
  timeout: number,
): Promise<Answer | "timeout" | { readonly fault: string }> {
  return new Promise((resolve) => {
    const onMessage = (message: Answer | "ready"): void => {
      clearTimeout(timer);
      if (message === "ready") timer = setTimeout(() => end("timeout"), timeout);
      else end(message);
    };
    const onError = (error: unknown): void => end({ fault: error instanceof Error ? error.message : String(error) });
    const onExit = (): void => end({ fault: "The thread ended." });
    const end = (answer: Answer | "timeout" | { readonly fault: string }): void => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      resolve(answer);
    };
    let timer = setTimeout(() => end("timeout"), timeout);
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage(question);
  });
}
