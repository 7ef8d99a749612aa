import { createEventSubscriptionsReceiver } from "../../../../generated/event-subscriptions/server.js";
import { toFetchHandler } from "../../../../generated/runtime/adapters.js";

/** Receives events, and refuses what is not one. */
export function receiver(onEvent: (event: unknown) => void): (request: Request) => Promise<Response> {
  const receiveEvent = ({ body }: { body?: unknown }) => (onEvent(body), { status: 204 as const });
  return toFetchHandler(
    createEventSubscriptionsReceiver({ paths: { receiveEvent: "/events" }, handlers: { receiveEvent } }),
  );
}
