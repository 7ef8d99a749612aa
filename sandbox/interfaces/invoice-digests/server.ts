import {
  createInvoiceDigestsServer,
  unimplementedInvoiceDigests,
} from "@specwright/travel-expense/invoice-digests/server";
import type { InterfaceServer } from "../interface.js";
import { anyone } from "../security.js";

/** Invoice digests: every operation answers 501 until it has a handler. */
export const invoiceDigests: InterfaceServer = (_world, setup) =>
  createInvoiceDigestsServer({
    ...setup,
    security: { accessToken: anyone },
    handlers: { ...unimplementedInvoiceDigests },
  });
