import type { InvoiceDigestsHandlers } from "@specwright/travel-expense/invoice-digests/server";
import type { CompanyCaller, UserCaller } from "../../domain/caller.js";
import { findCodes } from "../../domain/invoice-digests/codes.js";
import { findDigest, findDigestPage } from "../../domain/invoice-digests/find.js";
import type { LegacyCaller } from "../../domain/legacy-tokens/authenticate-legacy.js";
import { nextPageUri } from "../../domain/pages.js";
import type { World } from "../../domain/world.js";
import { callerOf } from "../token-hooks.js";

type Handlers = InvoiceDigestsHandlers<CompanyCaller | UserCaller, LegacyCaller>;

/** Lists digests that pass all filters. */
export const listInvoiceDigests =
  (world: World): Handlers["listInvoiceDigests"] =>
  async ({ query }, { auth, refuse }) => {
    const page = await findDigestPage(world, callerOf(auth), query);
    if (typeof page === "string") return refuse[page]();
    const address = `${world.baseUrl()}/api/v3.0/invoice/paymentrequestdigests`;
    const next = page.next === undefined ? {} : { NextPage: nextPageUri(address, query, page.next) };
    return { status: 200, body: { Items: [...page.rows], ...next, TotalCount: page.total } };
  };

/** Reads the digest of one invoice. */
export const getInvoiceDigest =
  (world: World): Handlers["getInvoiceDigest"] =>
  async ({ path }, { auth, refuse }) => {
    const found = await findDigest(world, callerOf(auth), path.id);
    return found === undefined ? refuse.unknownInvoiceDigest() : { status: 200, body: found };
  };

/** Tells the codes of statuses and payment methods. */
export const getLocalizedData =
  (world: World): Handlers["getLocalizedData"] =>
  async () => ({ status: 200, body: await findCodes(world) });
