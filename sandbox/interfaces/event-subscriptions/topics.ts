import type { EventSubscriptionsHandlers } from "@specwright/travel-expense/event-subscriptions/server";
import type { ApplicationCaller } from "../../domain/caller.js";
import { topicsOf } from "../../domain/events/topics.js";
import type { World } from "../../domain/world.js";

type List = EventSubscriptionsHandlers<ApplicationCaller>["listTopics"];

/** Names the topics that the caller's scopes open. */
export const listTopics =
  (world: World): List =>
  async (_request, { auth }) => ({ status: 200, body: [...(await topicsOf(world, auth.bearerToken))] });
