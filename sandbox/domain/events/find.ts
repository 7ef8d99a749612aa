import type { ApplicationCaller } from "../caller.js";
import type { World } from "../world.js";
import { and, asc, eq } from "../../store/query.js";
import type { Row } from "../../store/rows.js";
import { subscriptions } from "../../store/schema.js";

/** A subscription with its state in the service. */
export interface KnownSubscription {
  /** The row of the subscription. */
  readonly stored: Row<typeof subscriptions>;
  /** The companies that have connected to the owner and allow the delivery of events. */
  readonly companyIds: readonly string[];
}

/** The subscriptions of an application, or the one with an id, in the order of their creation; those marked for deletion are not among them. */
export async function findSubscriptions(
  { store }: World,
  { applicationId }: ApplicationCaller,
  id?: string,
): Promise<readonly KnownSubscription[]> {
  const isWanted = and(
    eq(subscriptions.isMarkedForDeletion, false),
    ...(id === undefined ? [] : [eq(subscriptions.id, id)]),
  );
  const rows = store.ofApplication(applicationId);
  const found = await rows.find(subscriptions, isWanted, {
    orderBy: [asc(subscriptions.createdAt), asc(subscriptions.id)],
  });
  if (found.length === 0) return [];
  const connected = await store.connectionsOf(applicationId);
  const companyIds = connected.filter(({ allowsEvents }) => allowsEvents).map(({ companyId }) => companyId);
  return found.map((stored) => ({ stored, companyIds }));
}
