import { createVendorsServer, unimplementedVendors } from "@specwright/travel-expense/vendors/server";
import type { InterfaceServer } from "../interface.js";
import { anyone } from "../security.js";

/** Vendors: every operation answers 501 until it has a handler. */
export const vendors: InterfaceServer = (_world, setup) =>
  createVendorsServer({
    ...setup,
    security: { accessToken: anyone },
    handlers: { ...unimplementedVendors },
  });
