import type { ReceiptImagesHandlers } from "@specwright/travel-expense/receipt-images/server";
import type { CompanyCaller, UserCaller } from "../../domain/caller.js";
import type { LegacyCaller } from "../../domain/legacy-tokens/authenticate-legacy.js";
import { nextPageUri } from "../../domain/pages.js";
import { findImagePage, linkImage, openLink } from "../../domain/receipt-images/read-images.js";
import type { World } from "../../domain/world.js";
import { callerOf } from "../token-hooks.js";

type Handlers = ReceiptImagesHandlers<CompanyCaller | UserCaller, LegacyCaller>;

/** Lists the receipt images of a user. */
export const listReceiptImages =
  (world: World): Handlers["listReceiptImages"] =>
  async ({ query }, { auth, refuse }) => {
    const { user, offset, limit } = query;
    const page = await findImagePage(world, callerOf(auth), user, { offset, limit });
    if (typeof page === "string") return refuse[page]();
    const address = `${world.baseUrl()}/api/v3.0/expense/receiptimages`;
    const next = page.next === undefined ? {} : { NextPage: nextPageUri(address, query, page.next) };
    return { status: 200, body: { Items: page.rows.map(({ id }) => ({ ID: id, URI: `${address}/${id}` })), ...next } };
  };

/** Reads one receipt image: a new temporary address at which it can be seen. */
export const getReceiptImage =
  (world: World): Handlers["getReceiptImage"] =>
  async ({ path: { id }, query }, { auth, refuse }) => {
    const link = await linkImage(world, callerOf(auth), { id, user: query?.user });
    if (typeof link === "string") return refuse[link]();
    return { status: 200, body: { Id: id, Url: `${world.baseUrl()}/receipt-image-files/${link.key}` } };
  };

/** Shows the image behind a temporary address. */
export const downloadReceiptImage =
  (world: World): Handlers["downloadReceiptImage"] =>
  async ({ path: { key } }, { refuse }) => {
    const image = await openLink(world, key);
    if (image === undefined) return refuse.unknownReceiptImage();
    const headers = { "X-Content-Type-Options": "nosniff" };
    return { status: 200, headers, contentType: image.mediaType as `image/${string}`, body: image.content };
  };
