import type {
  CreateReceiptImageReceived,
  ReceiptImagesHandlers,
} from "@specwright/travel-expense/receipt-images/server";
import type { CompanyCaller, UserCaller } from "../../domain/caller.js";
import type { LegacyCaller } from "../../domain/legacy-tokens/authenticate-legacy.js";
import { appendImage, createImage, deleteImage } from "../../domain/receipt-images/save-images.js";
import type { World } from "../../domain/world.js";
import { callerOf } from "../token-hooks.js";

type Handlers = ReceiptImagesHandlers<CompanyCaller | UserCaller, LegacyCaller>;

/** Stores an image as a new receipt image of a user. */
export const createReceiptImage =
  (world: World): Handlers["createReceiptImage"] =>
  async (request, { auth, refuse }) => {
    const saved = await createImage(world, callerOf(auth), request.query?.user, await contentOf(request));
    return typeof saved === "string" ? refuse[saved]() : { status: 201 };
  };

/** Appends an image to a receipt image. */
export const appendReceiptImage =
  (world: World): Handlers["appendReceiptImage"] =>
  async (request, { auth, refuse }) => {
    const appended = { id: request.path.id, user: request.query?.user, content: await contentOf(request) };
    const fault = await appendImage(world, callerOf(auth), appended);
    return fault === undefined ? { status: 200 } : refuse[fault]();
  };

/** Deletes a receipt image. */
export const deleteReceiptImage =
  (world: World): Handlers["deleteReceiptImage"] =>
  async ({ path, query }, { auth, refuse }) => {
    const fault = await deleteImage(world, callerOf(auth), { id: path.id, user: query?.user });
    return fault === undefined ? { status: 204 } : refuse[fault]();
  };

/** The octets of an image, which comes as a field of a form or as it is. */
async function contentOf(request: Pick<CreateReceiptImageReceived, "contentType" | "body">): Promise<Uint8Array> {
  const { body } = request;
  return "bytes" in body ? body.bytes() : body.image.data;
}
