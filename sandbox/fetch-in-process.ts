import type { ReplayedCall } from "./control/replay.js";
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

/** Makes calls by a `fetch` in this process. Returns the status of the response. */
export function callInProcess(fetch: Sandbox["fetch"]): (call: ReplayedCall) => Promise<number> {
  return async ({ method, target, headers, body }) => {
    const hasBody = body !== undefined && method !== "GET" && method !== "HEAD";
    const response = await fetch(`http://sandbox.invalid${target}`, { method, headers, ...(hasBody && { body }) });
    return response.status;
  };
}
