import { createInvoiceDigestsServer } from "@specwright/travel-expense/invoice-digests/server";
import type { InterfaceServer } from "../interface.js";
import { companyTokens, legacyTokenHook } from "../token-hooks.js";
import { getInvoiceDigest, getLocalizedData, listInvoiceDigests } from "./read-digests.js";

/** Invoice digests, v3.0, and the look-up of their codes. */
export const invoiceDigestsServer: InterfaceServer = (world, setup) =>
  createInvoiceDigestsServer({
    ...setup,
    security: { accessToken: companyTokens(world), oauthToken: legacyTokenHook(world) },
    handlers: {
      listInvoiceDigests: listInvoiceDigests(world),
      getInvoiceDigest: getInvoiceDigest(world),
      getLocalizedData: getLocalizedData(world),
    },
  });
