import type { VendorsHandlers } from "@specwright/travel-expense/vendors/server";
import type { CompanyCaller, UserCaller } from "../../domain/caller.js";
import { nextPageUri } from "../../domain/pages.js";
import { findVendorPage } from "../../domain/vendors/find.js";
import type { World } from "../../domain/world.js";
import { requireVendors } from "./require-vendors.js";

type List = VendorsHandlers<CompanyCaller | UserCaller>["listVendors"];

/** Lists the vendors of the caller's company that match all search parameters. */
export const listVendors =
  (world: World): List =>
  async ({ query }, { auth, refuse }) => {
    await requireVendors(world, { auth, refuse });
    const page = await findVendorPage(world, auth.accessToken, query);
    if (typeof page === "string") return refuse[page]();
    const address = `${world.baseUrl()}/api/v3.0/invoice/vendors`;
    const next = page.next === undefined ? {} : { NextPage: nextPageUri(address, query, page.next) };
    return { status: 200, body: { Items: [...page.rows], ...next, TotalCount: page.total } };
  };
