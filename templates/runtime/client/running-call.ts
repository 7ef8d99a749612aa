import { onAbort } from "./abort.js";
import { clientError, type TimeoutError } from "./errors.js";
import type { Call, CallOptions } from "./client-types.js";
import type { OperationTable } from "../http/operation.js";

/** In milliseconds; timers fire at once for more. */
export const maxTimeout: number = 2_147_483_647;

/** Limits of a call. Times are in milliseconds; 0 means no limit. */
type CallLimits = Pick<CallOptions, "signal"> & { readonly deadline: number; readonly attemptTimeout: number };

type Timer = ReturnType<typeof setTimeout> | undefined;

/** A call that can end, and whose attempts can end, before they have a result. */
export class RunningCall implements Call {
  readonly operationId: string;
  readonly method: string;
  url: string;
  readonly isAbortable: boolean;
  readonly kept: Request[] = [];
  attempts = 0;
  retryDelay = 0;
  hasEnded = false;
  credentials?: ReadonlyMap<string, unknown>;
  onAbort?: (() => void) | undefined;
  private readonly limits: CallLimits;
  private readonly end: number;
  /** Aborts the current attempt. Undefined until its signal is needed: most calls do without. */
  private controller: AbortController | undefined;
  private attemptTimer: Timer;
  /** Rejects the promise of `run`. */
  private reject?: (reason: unknown) => void;
  private stopListening: (() => void) | undefined;

  constructor({ id, method, path }: OperationTable, baseUrl: string, limits: CallLimits) {
    const { signal, deadline, attemptTimeout } = limits;
    this.operationId = id;
    this.method = method;
    this.url = baseUrl + path;
    this.limits = limits;
    this.isAbortable = signal !== undefined || deadline > 0 || attemptTimeout > 0;
    this.end = deadline > 0 ? Date.now() + deadline : Infinity;
  }

  get signal(): AbortSignal {
    return (this.controller ??= new AbortController()).signal;
  }

  get timeLeft(): number {
    return this.end - Date.now();
  }

  release(): void {
    this.stopListening?.();
  }

  fail(reason: unknown): void {
    if (!this.reject) return;
    this.hasEnded = true;
    this.reject(reason);
    this.abort(reason);
  }

  /** Runs all of the call. Rejects with the reason of the caller's signal, or with a TimeoutError at the deadline. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { signal, deadline } = this.limits;
    const fail = (reason: unknown): void => this.fail(reason);
    let timer: Timer;
    try {
      return await new Promise((resolve, reject) => {
        this.reject = reject;
        this.stopListening = signal && onAbort(signal, () => fail(signal.reason));
        if (deadline > 0) timer = this.startTimer("deadline", fail);
        work().then(resolve, reject);
      });
    } finally {
      clearTimeout(timer);
      clearTimeout(this.attemptTimer);
      if ((this as Call).isOpen !== true) this.release();
    }
  }

  /** Runs an attempt. Rejects with a TimeoutError if it takes too long. Later, the time of the attempt ends the call. */
  attempt<T>(work: () => Promise<T>): Promise<T> {
    // The signal of an earlier attempt may be aborted.
    this.controller = undefined;
    this.onAbort = undefined;
    clearTimeout(this.attemptTimer);
    if (this.limits.attemptTimeout <= 0) return work();
    return new Promise((resolve, reject) => {
      let end = (reason: Error): void => {
        reject(reason);
        this.abort(reason);
      };
      this.attemptTimer = this.startTimer("attemptTimeout", (reason) => end(reason));
      work()
        .finally(() => (end = (reason) => this.fail(reason)))
        .then(resolve, reject);
    });
  }

  private abort(reason: unknown): void {
    (this.controller ??= new AbortController()).abort(reason);
    this.onAbort?.();
  }

  private startTimer(limit: TimeoutError["limit"], end: (error: Error) => void): Timer {
    const milliseconds = this.limits[limit];
    const fire = (): void => {
      const tries = this.attempts > 1 ? ` and ${this.attempts} attempts` : "";
      const problem = `got no response within ${milliseconds} ms${tries} (${limit})`;
      end(clientError("TimeoutError", this, problem, { shown: { limit } }));
    };
    return setTimeout(fire, Math.min(milliseconds, maxTimeout));
  }
}
