import type { ApplicationCaller } from "../caller.js";
import type { World } from "../world.js";
import { eq } from "../../store/query.js";
import type { Store } from "../../store/store.js";
import { subscriptions } from "../../store/schema.js";
import { dropSubscription } from "./drop.js";
import { readEventFilter } from "./filter.js";
import { topicsOf } from "./topics.js";

/** A subscription as it is sent. */
export interface SentSubscription {
  /** The identifier that the caller has chosen. */
  readonly id: string;
  /** An expression of RE2 for the kinds of events that are wanted. */
  readonly filter: string;
  /** The topic whose events are wanted. */
  readonly topic: string;
  /** The address that events are sent to. */
  readonly webHookConfig: { readonly endpoint: string };
}

/** The outcome of saving a subscription: it is saved, or the first thing that stands against it. */
export type SaveOutcome = "saved" | "topicNotGiven" | "filterNotUsable" | "nameInUse" | "endpointNotRunning";

/** Saves a subscription for its caller, whose it is from then on. */
export async function saveSubscription(
  world: World,
  caller: ApplicationCaller,
  sent: SentSubscription,
): Promise<SaveOutcome> {
  const { store, clock } = world;
  const { id, filter, topic, webHookConfig } = sent;
  if (!(await topicsOf(world, caller)).includes(topic)) return "topicNotGiven";
  if ((await readEventFilter(filter)) === undefined) return "filterNotUsable";
  if (await isInUse(world, store, caller, id)) return "nameInUse";
  // Nothing is locked while an endpoint is called: the name is checked again after its response.
  if (!(await isRunning(world, webHookConfig.endpoint))) return "endpointNotRunning";
  return store.transaction(async (inner) => {
    if (await isInUse(world, inner, caller, id)) return "nameInUse";
    const rows = inner.ofApplication(caller.applicationId);
    await dropSubscription(rows, id);
    await rows.insert(subscriptions, {
      id,
      topic,
      filter,
      endpoint: webHookConfig.endpoint,
      createdAt: clock.timestamp,
    });
    return "saved";
  });
}

/** True for the id of another owner's subscription, and for one of the caller's own that may not be saved again. */
async function isInUse(
  { switches }: World,
  store: Store,
  { applicationId }: ApplicationCaller,
  id: string,
): Promise<boolean> {
  const subscriptionOfApplication = await store
    .ofApplication(applicationId)
    .first(subscriptions, eq(subscriptions.id, id));
  if (subscriptionOfApplication === undefined) return store.isTaken(subscriptions, "id", id);
  return !subscriptionOfApplication.isMarkedForDeletion && !switches.replaceSubscriptions;
}

/** True for an endpoint that sends any response. */
async function isRunning({ outgoing }: World, endpoint: string): Promise<boolean> {
  try {
    await outgoing(new Request(endpoint, { method: "HEAD" }));
    return true;
  } catch {
    return false;
  }
}
