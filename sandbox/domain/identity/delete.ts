import { eq, inArray } from "../../store/query.js";
import {
  connectionRequests,
  legacyTokens,
  memberships,
  receiptFiles,
  receiptImages,
  receiptLinks,
  requestTokens,
  sessions,
  travelProfiles,
  users,
} from "../../store/schema.js";
import type { CompanyCaller } from "../caller.js";
import type { World } from "../world.js";

/**
 * Tables with the user's own rows, which are deleted as well. Purchases, invoices and notifications stay with the
 * company.
 */
export const personal = [
  sessions,
  legacyTokens,
  requestTokens,
  connectionRequests,
  memberships,
  travelProfiles,
  receiptImages,
] as const;

/** Deletes a user for good, with everything that is the user's own. False when there is none. */
export function deleteUser({ store }: World, { companyId }: CompanyCaller, id: string): Promise<boolean> {
  const userId = id.toLowerCase();
  return store.transaction(async (inner) => {
    const rows = inner.ofCompany(companyId);
    if ((await rows.delete(users, eq(users.id, userId))) === 0) return false;
    const images = (await rows.find(receiptImages, eq(receiptImages.userId, userId))).map((image) => image.id);
    if (images.length > 0) {
      await rows.delete(receiptFiles, inArray(receiptFiles.imageId, images));
      await rows.delete(receiptLinks, inArray(receiptLinks.imageId, images));
    }
    for (const table of personal) await rows.delete(table, eq(table.userId, userId));
    return true;
  });
}
