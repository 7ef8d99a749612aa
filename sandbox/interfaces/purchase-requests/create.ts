import type { PurchaseRequestsHandlers } from "@specwright/travel-expense/purchase-requests/server";
import type { CompanyCaller, UserCaller } from "../../domain/caller.js";
import { savePurchaseRequest } from "../../domain/purchase-requests/save.js";
import type { World } from "../../domain/world.js";

type Create = PurchaseRequestsHandlers<CompanyCaller | UserCaller>["createPurchaseRequest"];

/** Takes a purchase request in, or lists all that the world has against it. */
export const createPurchaseRequest =
  (world: World): Create =>
  async ({ body }, { auth, refuse, refuseAll }) => {
    const outcome = await savePurchaseRequest(world, auth.bearerToken, body);
    if (!outcome.ok) return refuseAll(outcome.faults.map(({ row, path }) => refuse[row]({ path })));
    const uri = `${world.baseUrl()}/purchaserequest/v4/purchaserequests/${outcome.id}`;
    return { status: 202, body: { id: outcome.id, uri } };
  };
