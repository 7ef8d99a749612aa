import type { Subscription } from "@specwright/travel-expense/event-subscriptions";
import type { EventSubscriptionsHandlers } from "@specwright/travel-expense/event-subscriptions/server";
import type { ApplicationCaller } from "../../domain/caller.js";
import { findSubscriptions, type KnownSubscription } from "../../domain/events/find.js";
import type { World } from "../../domain/world.js";

type Handlers = EventSubscriptionsHandlers<ApplicationCaller>;

/** Reads all subscriptions of the caller. */
export const listSubscriptions =
  (world: World): Handlers["listSubscriptions"] =>
  async (_request, { auth }) => {
    const found = await findSubscriptions(world, auth.bearerToken);
    return { status: 200, body: found.map(written) };
  };

/** Reads one subscription of the caller, as a list of one. */
export const getSubscription =
  (world: World): Handlers["getSubscription"] =>
  async ({ path }, { auth, refuse }) => {
    const [found] = await findSubscriptions(world, auth.bearerToken, path.id);
    return found === undefined ? refuse.unknownSubscription() : { status: 200, body: [written(found)] };
  };

function written({ stored, companyIds }: KnownSubscription): Subscription {
  const { id, filter, topic, endpoint, applicationId } = stored;
  return {
    id,
    filter,
    topic,
    webHookConfig: { endpoint },
    applicationId,
    companyIds: [...companyIds],
    groups: [],
    scope: "",
  };
}
