import { onAbort } from "./abort.js";

/** Work that several callers wait for. */
export interface SharedWork<T> {
  /** The outcome, for all callers. */
  readonly result: Promise<T>;
  /** Adds a caller. The work stops if all callers abort. */
  readonly join: (caller: Caller) => void;
}

/** A caller that can abort. Its signal is read only if the work uses one. */
interface Caller {
  readonly signal: AbortSignal;
}

/** Starts work for several callers, and calls `end` when no other caller can join. */
export function shareWork<T>(work: (signal: () => AbortSignal) => Promise<T>, end: () => void): SharedWork<T> {
  const waiting = new Set<Caller>();
  let controller: AbortController | undefined;
  const leaveWhenAborted = (caller: Caller): void => {
    onAbort(caller.signal, () => {
      waiting.delete(caller);
      if (waiting.size > 0) return;
      end();
      controller?.abort(caller.signal.reason);
    });
  };
  // Made when it is needed: most work needs none.
  const signal = (): AbortSignal => {
    if (controller === undefined) {
      controller = new AbortController();
      waiting.forEach(leaveWhenAborted);
    }
    return controller.signal;
  };
  // The callers join first.
  const result = Promise.resolve()
    .then(() => work(signal))
    .finally(() => {
      if (controller?.signal.aborted !== true) end();
    });
  return {
    result,
    join: (caller) => {
      waiting.add(caller);
      if (controller) leaveWhenAborted(caller);
    },
  };
}
