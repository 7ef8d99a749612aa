import type { Sandbox } from "./sandbox.js";

/** A `fetch` on a handler of requests. As that of the platform does, it rejects as soon as its signal is aborted. */
export function fetchInProcess(answer: (request: Request) => Promise<Response>): Sandbox["fetch"] {
  return async (target, init) => {
    const request = new Request(target, init);
    const { signal } = request;
    signal.throwIfAborted();
    let abort = (): void => undefined;
    const aborted = new Promise<never>((_, reject) => {
      abort = () => reject(signal.reason as Error);
      signal.addEventListener("abort", abort, { once: true });
    });
    try {
      return await Promise.race([answer(request), aborted]);
    } finally {
      signal.removeEventListener("abort", abort);
    }
  };
}
