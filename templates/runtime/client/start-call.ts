import { onAbort } from "./abort.js";
import { clientError, type TimeoutError } from "./errors.js";
import type { Call, CallOptions } from "./client-types.js";
import type { OperationTable } from "../http/operation.js";

/** In milliseconds; timers fire at once for more. */
export const maxTimeout: number = 2_147_483_647;

/** A call, and functions that end it and its attempts in time. */
export interface StartedCall {
  readonly call: Call;
  /** Runs all of the call. Rejects with the reason of the caller's signal, or with a TimeoutError at the deadline. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Runs an attempt. Rejects with a TimeoutError if it takes too long. Later, the time of the attempt ends the call. */
  attempt<T>(work: () => Promise<T>): Promise<T>;
}

type CallTimes = Pick<CallOptions, "signal"> & { readonly deadline: number; readonly attemptTimeout: number };

/** State of a call. */
interface Progress {
  /** Aborts the current attempt. Undefined until its signal is needed: most calls do without. */
  controller?: AbortController | undefined;
  /** Ends the current attempt. Undefined without a limit. */
  attemptTimer?: ReturnType<typeof setTimeout>;
  hasEnded: boolean;
  /** Rejects the call. Undefined before it runs. */
  stop?: (reason: unknown) => void;
  /** Stops listening to the caller's signal. Undefined without a signal. */
  release?: (() => void) | undefined;
}

/** Prepares a call to a base URL. Times are in milliseconds; 0 means no limit. */
export function startCall(table: OperationTable, baseUrl: string, times: CallTimes): StartedCall {
  const progress: Progress = { hasEnded: false };
  const call = createCall(table, baseUrl, times, progress);
  return {
    call,
    run: (work) => runCall(call, progress, times, work),
    attempt: (work) => runAttempt(call, progress, times, work),
  };
}

function createCall(
  { id: operationId, method, path }: OperationTable,
  baseUrl: string,
  { signal, deadline, attemptTimeout }: CallTimes,
  progress: Progress,
): Call {
  const end = deadline > 0 ? Date.now() + deadline : Infinity;
  return {
    operationId,
    method,
    url: baseUrl + path,
    attempts: 0,
    retryDelay: 0,
    get signal() {
      return (progress.controller ??= new AbortController()).signal;
    },
    get hasEnded() {
      return progress.hasEnded;
    },
    get timeLeft() {
      return end - Date.now();
    },
    isAbortable: signal !== undefined || deadline > 0 || attemptTimeout > 0,
    kept: [],
    release: () => progress.release?.(),
    fail: (reason) => progress.stop?.(reason),
  };
}

function abort(call: Call, progress: Progress, reason: unknown): void {
  (progress.controller ??= new AbortController()).abort(reason);
  call.onAbort?.();
}

async function runCall<T>(
  call: Call,
  progress: Progress,
  { signal, deadline }: CallTimes,
  work: () => Promise<T>,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const stop = (reason: unknown): void => {
        progress.hasEnded = true;
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- it is passed on as it came
        reject(reason);
        abort(call, progress, reason);
      };
      progress.stop = stop;
      progress.release = signal && onAbort(signal, () => stop(signal.reason));
      if (deadline > 0) timer = startTimer(call, "deadline", deadline, stop);
      work().then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    clearTimeout(progress.attemptTimer);
    if (call.isOpen !== true) call.release();
  }
}

function runAttempt<T>(
  call: Call,
  progress: Progress,
  { attemptTimeout }: CallTimes,
  work: () => Promise<T>,
): Promise<T> {
  // The signal of an earlier attempt may be aborted.
  progress.controller = undefined;
  call.onAbort = undefined;
  clearTimeout(progress.attemptTimer);
  if (attemptTimeout <= 0) return work();
  return new Promise((resolve, reject) => {
    let end: (reason: Error) => void = (reason) => {
      reject(reason);
      abort(call, progress, reason);
    };
    progress.attemptTimer = startTimer(call, "attemptTimeout", attemptTimeout, (reason) => end(reason));
    work()
      .finally(() => (end = call.fail))
      .then(resolve, reject);
  });
}

function startTimer(
  call: Call,
  limit: TimeoutError["limit"],
  milliseconds: number,
  end: (error: Error) => void,
): ReturnType<typeof setTimeout> {
  const fire = (): void => {
    const { attempts } = call;
    const tries = attempts > 1 ? ` and ${attempts} attempts` : "";
    end(
      clientError("TimeoutError", call, `got no response within ${milliseconds} ms${tries} (${limit})`, {
        shown: { limit },
      }),
    );
  };
  return setTimeout(fire, Math.min(milliseconds, maxTimeout));
}
