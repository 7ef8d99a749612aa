import type { CompanyCaller, UserCaller } from "../caller.js";
import type { World } from "../world.js";
import { eq } from "../../store/query.js";
import type { Row } from "../../store/rows.js";
import { purchaseRequests } from "../../store/schema.js";
import { progressed } from "./progress.js";

/** A purchase request as it is stored. */
export type StoredPurchaseRequest = Row<typeof purchaseRequests>;

/** Returns a purchase request of the caller's company, in its current state. */
export async function findPurchaseRequest(
  { store, clock }: World,
  { companyId }: CompanyCaller | UserCaller,
  id: string,
): Promise<StoredPurchaseRequest | undefined> {
  const rows = store.ofCompany(companyId);
  const found = await rows.first(purchaseRequests, eq(purchaseRequests.id, id));
  if (found === undefined) return undefined;
  const now = progressed(found, clock.now());
  if (now !== found) await rows.update(purchaseRequests, now, eq(purchaseRequests.id, id));
  return now;
}
