import {
  createEventSubscriptionsServer,
  unimplementedEventSubscriptions,
} from "@specwright/travel-expense/event-subscriptions/server";
import type { InterfaceServer } from "../interface.js";
import { applicationTokens } from "../security.js";

/** Event subscriptions: every operation answers 501 until it has a handler. */
export const eventSubscriptions: InterfaceServer = (world, setup) =>
  createEventSubscriptionsServer({
    ...setup,
    security: { bearerToken: applicationTokens(world) },
    handlers: { ...unimplementedEventSubscriptions },
  });
