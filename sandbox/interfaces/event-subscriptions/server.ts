import { createEventSubscriptionsServer } from "@specwright/travel-expense/event-subscriptions/server";
import type { InterfaceServer } from "../interface.js";
import { applicationTokens } from "../token-hooks.js";
import { getSubscription, listSubscriptions } from "./read-subscriptions.js";
import { listTopics } from "./topics.js";
import { deleteSubscription, saveSubscription } from "./write-subscriptions.js";

/** Event subscriptions, v4. */
export const eventSubscriptionsServer: InterfaceServer = (world, setup) =>
  createEventSubscriptionsServer({
    ...setup,
    security: { bearerToken: applicationTokens(world) },
    handlers: {
      listTopics: listTopics(world),
      saveSubscription: saveSubscription(world),
      getSubscription: getSubscription(world),
      deleteSubscription: deleteSubscription(world),
      listSubscriptions: listSubscriptions(world),
    },
  });
