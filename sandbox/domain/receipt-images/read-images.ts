import { and, asc, eq, lte } from "../../store/query.js";
import type { Row } from "../../store/rows.js";
import { receiptFiles, receiptImages, receiptLinks } from "../../store/schema.js";
import type { CompanyCaller, UserCaller } from "../caller.js";
import { findPage, type PageFault, type PageOfRows, type PageRequest } from "../pages.js";
import type { World } from "../world.js";
import { findOwner, type OwnerFault } from "./owner.js";
import { stackedImages } from "./stacked-images.js";

/** Seconds for which the address of an image lives. */
export const addressSeconds = 3600;

type Caller = CompanyCaller | UserCaller;

/** One page of the receipt images of a user, in the order of their uploads. */
export async function findImagePage(
  world: World,
  caller: Caller,
  user: string | undefined,
  page: PageRequest,
): Promise<PageOfRows<Row<typeof receiptImages>> | PageFault | OwnerFault> {
  const owner = await findOwner(world, caller, user);
  if (typeof owner === "string") return owner;
  const where = eq(receiptImages.userId, owner.id);
  return findPage(world.store.ofCompany(caller.companyId), receiptImages, page, { name: "receipt images", where });
}

/** The key of a new temporary address of a receipt image. */
export async function linkImage(
  world: World,
  caller: Caller,
  { id, user }: { readonly id: string; readonly user: string | undefined },
): Promise<{ readonly key: string } | OwnerFault | "unknownReceiptImage"> {
  const owner = await findOwner(world, caller, user);
  if (typeof owner === "string") return owner;
  const rows = world.store.ofCompany(caller.companyId);
  const ofOwner = and(eq(receiptImages.id, id), eq(receiptImages.userId, owner.id));
  if ((await rows.first(receiptImages, ofOwner)) === undefined) return "unknownReceiptImage";
  await rows.delete(receiptLinks, lte(receiptLinks.expiresAt, world.clock.timestamp));
  const key = world.identifiers.secret();
  await rows.insert(receiptLinks, { key, imageId: id, expiresAt: world.clock.after(addressSeconds) });
  return { key };
}

/** The image behind a temporary address; undefined for an address that is not known, or whose time is over. */
export async function openLink(
  { store, clock }: World,
  key: string,
): Promise<{ readonly mediaType: string; readonly content: Uint8Array } | undefined> {
  const link = await store.byCredential(receiptLinks, "key", key);
  if (link === undefined || link.expiresAt <= clock.timestamp) return undefined;
  const files = await store
    .ofCompany(link.companyId)
    .find(receiptFiles, eq(receiptFiles.imageId, link.imageId), { orderBy: [asc(receiptFiles.position)] });
  const [first, ...appended] = files;
  return first === undefined || appended.length === 0 ? first : stackedImages(files);
}
