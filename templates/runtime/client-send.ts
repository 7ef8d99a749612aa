import { NetworkError, TimeoutError, type CallContext } from "./client-errors.js";
import type { Connection, RoutedRequest } from "./client-connection.js";

/** A call that is under way. */
export interface Call extends CallContext {
  /** Aborted when time is up or the caller says so; its reason is what the call then rejects with. */
  readonly signal: AbortSignal;
  /** The answer is there as far as the timeout is concerned. */
  stopClock(): void;
  /** Nothing is left of the call: no timer, no listener. */
  end(): void;
}

/** Starts the clock of a call. A timeout of 0 never ends; one that timers cannot hold ends after their 24 days. */
export function beginCall(context: CallContext, timeout: number, signal: AbortSignal | undefined): Call {
  const controller = new AbortController();
  const abort = (): void => controller.abort(signal?.reason);
  const timer =
    timeout > 0
      ? setTimeout(() => controller.abort(new TimeoutError(context, timeout)), Math.min(timeout, 2 ** 31 - 1))
      : undefined;
  signal?.addEventListener("abort", abort);
  const stopClock = (): void => clearTimeout(timer);
  const end = (): void => {
    stopClock();
    signal?.removeEventListener("abort", abort);
  };
  return { ...context, signal: controller.signal, stopClock, end };
}

/** The outcome of work that may not hear the signal itself. */
export function untilAborted<T>({ signal }: Call, work: T | Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop);
    Promise.resolve(work).then(resolve, reject);
  });
}

/** What a failure of the platform means for a call. */
export function failureOf(call: Call, cause: unknown): unknown {
  return call.signal.aborted ? call.signal.reason : new NetworkError(call, cause);
}

/** Sends a request by the platform's `fetch`, by that of the settings, or through middlewares. Nothing is retried or followed. */
export async function send(
  { settings, route }: Connection<unknown>,
  call: Call,
  { path, values, url, init }: Omit<RoutedRequest, "send">,
): Promise<Response> {
  const custom = settings.fetch;
  const sent = async (request: () => Promise<Response>): Promise<Response> => {
    try {
      return await request();
    } catch (cause) {
      throw failureOf(call, cause);
    }
  };
  const through = route?.();
  if (through !== undefined) {
    const finish = (request: Request): Promise<Response> => sent(() => (custom ?? fetch)(request));
    return untilAborted(call, through({ path, values, url, init, send: finish }));
  }
  return sent(() => (custom === undefined ? fetch(url, init) : untilAborted(call, custom(new Request(url, init)))));
}
