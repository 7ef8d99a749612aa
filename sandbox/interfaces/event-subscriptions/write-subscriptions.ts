import type { EventSubscriptionsHandlers } from "@specwright/travel-expense/event-subscriptions/server";
import type { ApplicationCaller } from "../../domain/caller.js";
import { markSubscription } from "../../domain/events/drop.js";
import { saveSubscription as save } from "../../domain/events/save.js";
import type { World } from "../../domain/world.js";

type Handlers = EventSubscriptionsHandlers<ApplicationCaller>;

/** Saves a subscription, or says what stands against it. */
export const saveSubscription =
  (world: World): Handlers["saveSubscription"] =>
  async ({ body }, { auth, refuse }) => {
    const outcome = await save(world, auth.bearerToken, body);
    if (outcome !== "saved") return refuse[outcome]();
    return { status: 200, body: { message: `The subscription ${body.id} was saved.` } };
  };

/** Marks a subscription for deletion, from when on nothing is delivered to it. */
export const deleteSubscription =
  (world: World): Handlers["deleteSubscription"] =>
  async ({ path }, { auth, refuse }) => {
    if (!(await markSubscription(world, auth.bearerToken, path.id))) return refuse.unknownSubscription();
    return { status: 200, body: { message: `The subscription ${path.id} is marked for deletion.` } };
  };
