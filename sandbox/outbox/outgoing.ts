import type { Outgoing } from "../domain/outgoing.js";
import { callThisMachine } from "./call-this-machine.js";

/** Milliseconds until a call that the sandbox makes is given up. */
export const outgoingMilliseconds = 5000;

/**
 * Calls to addresses of partners, by the `fetch` that is given; without one they reach this machine alone, and no name is
 * looked up anywhere.
 */
export function createOutgoing(send: typeof fetch | undefined, milliseconds = outgoingMilliseconds): Outgoing {
  const reach = send === undefined ? callThisMachine : callThrough(send);
  return async (request) => {
    if (!/^https?:/.test(request.url)) throw new TypeError("The sandbox calls addresses of http and https alone.");
    const deadline = AbortSignal.timeout(milliseconds);
    return Promise.race([reach(request, deadline), rejectionBy(deadline)]);
  };
}

/** Calls by a `fetch` that was given: it is asked to follow nothing, and the body of its answer is let go. */
function callThrough(send: typeof fetch): (request: Request, deadline: AbortSignal) => Promise<Response> {
  return async (request, deadline) => {
    const signal = AbortSignal.any([request.signal, deadline]);
    const { status, headers, body } = await send(new Request(request, { redirect: "manual", signal }));
    await body?.cancel();
    return new Response(null, { status, headers });
  };
}

/** Rejects when time is up, also where whoever was asked does not listen. */
function rejectionBy(deadline: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    deadline.addEventListener("abort", () => reject(new TypeError("No answer came in time.")), { once: true });
  });
}
