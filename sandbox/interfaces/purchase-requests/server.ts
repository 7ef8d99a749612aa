import { createPurchaseRequestsServer } from "@specwright/travel-expense/purchase-requests/server";
import type { InterfaceServer } from "../interface.js";
import { companyTokens } from "../security.js";
import { createPurchaseRequest } from "./create.js";
import { getPurchaseRequest } from "./read.js";

/** Purchase requests, v4. */
export const purchaseRequests: InterfaceServer = (world, setup) =>
  createPurchaseRequestsServer({
    ...setup,
    security: { bearerToken: companyTokens(world) },
    handlers: {
      createPurchaseRequest: createPurchaseRequest(world),
      getPurchaseRequest: getPurchaseRequest(world),
    },
  });
