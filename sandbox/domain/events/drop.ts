import type { ApplicationCaller } from "../caller.js";
import type { World } from "../world.js";
import { and, eq, isNull } from "../../store/query.js";
import type { Rows } from "../../store/rows.js";
import { deliveries, subscriptions } from "../../store/schema.js";

/** Marks a subscription of the caller for deletion: deliveries stop. Returns false if it does not exist. */
export async function markSubscription({ store }: World, caller: ApplicationCaller, id: string): Promise<boolean> {
  return store.transaction(async (inner) => {
    const rows = inner.ofApplication(caller.applicationId);
    const isUnmarked = and(eq(subscriptions.id, id), eq(subscriptions.isMarkedForDeletion, false));
    const marked = await rows.update(subscriptions, { isMarkedForDeletion: true }, isUnmarked);
    await dropAttempts(rows, id);
    return marked > 0;
  });
}

/** Forgets a subscription, with the attempts that it would have led to. */
export async function dropSubscription(rows: Rows<"application">, id: string): Promise<void> {
  await rows.delete(subscriptions, eq(subscriptions.id, id));
  await dropAttempts(rows, id);
}

/** Attempts that were made stay where they can be looked at. */
async function dropAttempts(rows: Rows<"application">, id: string): Promise<void> {
  await rows.delete(deliveries, and(eq(deliveries.subscriptionId, id), isNull(deliveries.status)));
}
