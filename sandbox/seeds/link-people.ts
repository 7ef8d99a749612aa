import { linkedPeople } from "../domain/travel-profile/named-people.js";
import { eq } from "../store/query.js";
import { travelProfiles } from "../store/schema.js";
import type { Store } from "../store/store.js";
import type { Seed } from "./records.js";

/**
 * Ties the arrangers, managers and sponsors in profiles that were seeded to the users whose logins they have, as calls that write
 * profiles do: they stay who they are when they get another login.
 */
export async function linkPeople(
  store: Pick<Store, "ofCompany">,
  { travelProfiles: seeded = [] }: Seed,
): Promise<void> {
  for (const { companyId, userId, profile = {} } of seeded) {
    const rows = store.ofCompany(companyId);
    const linked = await linkedPeople(rows, profile);
    if (linked !== profile) await rows.update(travelProfiles, { profile: linked }, eq(travelProfiles.userId, userId));
  }
}
