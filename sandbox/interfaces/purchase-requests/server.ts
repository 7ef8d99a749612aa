import { createPurchaseRequestsServer } from "@specwright/travel-expense/purchase-requests/server";
import type { InterfaceServer } from "../interface.js";
import { companyTokens } from "../token-hooks.js";
import { createPurchaseRequest } from "./create.js";
import { getPurchaseRequest } from "./read-purchase-request.js";

/** Purchase requests, v4. */
export const purchaseRequestsServer: InterfaceServer = (world, setup) =>
  createPurchaseRequestsServer({
    ...setup,
    security: { bearerToken: companyTokens(world) },
    handlers: {
      createPurchaseRequest: createPurchaseRequest(world),
      getPurchaseRequest: getPurchaseRequest(world),
    },
  });
