import type { Outgoing } from "../domain/outgoing.js";
import { callThisMachine } from "./call-this-machine.js";

/** Milliseconds before the sandbox aborts a call that it makes. */
export const outgoingMilliseconds = 5000;

/**
 * Calls to addresses of partners, by the `fetch` that is given; without one they reach this machine alone, and no name is
 * looked up anywhere.
 */
export function createOutgoing(send: typeof fetch | undefined, milliseconds = outgoingMilliseconds): Outgoing {
  const reach = send === undefined ? callThisMachine : callThrough(send);
  return async (request) => {
    if (!/^https?:/.test(request.url)) throw new TypeError("The sandbox only calls http and https URLs.");
    const deadline = AbortSignal.timeout(milliseconds);
    return Promise.race([reach(request, deadline), rejectionBy(deadline)]);
  };
}

/** Calls with a given `fetch`: it follows no redirects, and the response body is discarded. */
function callThrough(send: typeof fetch): (request: Request, deadline: AbortSignal) => Promise<Response> {
  return async (request, deadline) => {
    const signal = AbortSignal.any([request.signal, deadline]);
    const { status, headers, body } = await send(new Request(request, { redirect: "manual", signal }));
    await body?.cancel();
    return new Response(null, { status, headers });
  };
}

/** Rejects on timeout, even if the callee ignores the signal. */
function rejectionBy(deadline: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    deadline.addEventListener("abort", () => reject(new TypeError("No response arrived in time.")), { once: true });
  });
}
