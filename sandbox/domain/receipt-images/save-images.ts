import { and, desc, eq } from "../../store/query.js";
import { receiptFiles, receiptImages, receiptLinks } from "../../store/schema.js";
import type { CompanyCaller, UserCaller } from "../caller.js";
import type { World } from "../world.js";
import { readImage } from "./image-kind.js";
import { findOwner, type OwnerFault } from "./owner.js";

/** Octets of an uploaded image at most, with the form around it. */
export const maxBodyBytes = 5 * 1024 * 1024;

/** The reason why an image cannot be stored or deleted: the row of the contract's table of errors. */
export type ImageFault = OwnerFault | "otherKindOfImage" | "unknownReceiptImage";

type Caller = CompanyCaller | UserCaller;

/** Stores an image as a new receipt image. Gives its id, or why it is not stored. */
export async function createImage(
  world: World,
  caller: Caller,
  user: string | undefined,
  content: Uint8Array,
): Promise<{ readonly id: string } | ImageFault> {
  const owner = await findOwner(world, caller, user);
  if (typeof owner === "string") return owner;
  const image = readImage(content);
  if (image === undefined) return "otherKindOfImage";
  const id = world.identifiers.uuid();
  await world.store.transaction(async (store) => {
    const rows = store.ofCompany(caller.companyId);
    await rows.insert(receiptImages, { id, userId: owner.id, createdAt: world.clock.timestamp });
    await rows.insert(receiptFiles, { imageId: id, position: 0, mediaType: image.mediaType, content });
  });
  return { id };
}

/** Appends an image to those of a receipt image. Returns undefined on success. */
export async function appendImage(
  world: World,
  caller: Caller,
  { id, user, content }: { readonly id: string; readonly user: string | undefined; readonly content: Uint8Array },
): Promise<ImageFault | undefined> {
  const owner = await findOwner(world, caller, user);
  if (typeof owner === "string") return owner;
  const image = readImage(content);
  return world.store.transaction(async (store) => {
    const rows = store.ofCompany(caller.companyId);
    const ofOwner = and(eq(receiptImages.id, id), eq(receiptImages.userId, owner.id));
    if ((await rows.first(receiptImages, ofOwner)) === undefined) return "unknownReceiptImage";
    if (image === undefined) return "otherKindOfImage";
    const page = { orderBy: [desc(receiptFiles.position)], limit: 1 };
    const [last] = await rows.find(receiptFiles, eq(receiptFiles.imageId, id), page);
    const position = (last?.position ?? -1) + 1;
    await rows.insert(receiptFiles, { imageId: id, position, mediaType: image.mediaType, content });
    return undefined;
  });
}

/** Deletes a receipt image with its files and addresses. Returns undefined on success. */
export async function deleteImage(
  world: World,
  caller: Caller,
  { id, user }: { readonly id: string; readonly user: string | undefined },
): Promise<ImageFault | undefined> {
  const owner = await findOwner(world, caller, user);
  if (typeof owner === "string") return owner;
  return world.store.transaction(async (store) => {
    const rows = store.ofCompany(caller.companyId);
    const ofOwner = and(eq(receiptImages.id, id), eq(receiptImages.userId, owner.id));
    if ((await rows.delete(receiptImages, ofOwner)) === 0) return "unknownReceiptImage";
    await rows.delete(receiptFiles, eq(receiptFiles.imageId, id));
    await rows.delete(receiptLinks, eq(receiptLinks.imageId, id));
    return undefined;
  });
}
