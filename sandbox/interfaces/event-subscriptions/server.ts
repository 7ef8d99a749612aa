import { createEventSubscriptionsServer } from "@specwright/travel-expense/event-subscriptions/server";
import type { InterfaceServer } from "../interface.js";
import { applicationTokens } from "../security.js";
import { getSubscription, listSubscriptions } from "./read.js";
import { listTopics } from "./topics.js";
import { deleteSubscription, saveSubscription } from "./write.js";

/** Event subscriptions, v4. */
export const eventSubscriptions: InterfaceServer = (world, setup) =>
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
