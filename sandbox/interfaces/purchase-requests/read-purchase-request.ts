import type { PurchaseRequestDetail } from "@specwright/travel-expense/purchase-requests";
import type { PurchaseRequestsHandlers } from "@specwright/travel-expense/purchase-requests/server";
import type { CompanyCaller, UserCaller } from "../../domain/caller.js";
import { findPurchaseRequest, type StoredPurchaseRequest } from "../../domain/purchase-requests/find.js";
import type { World } from "../../domain/world.js";

type Get = PurchaseRequestsHandlers<CompanyCaller | UserCaller>["getPurchaseRequest"];

/** Reads one purchase request of the caller's company. */
export const getPurchaseRequest =
  (world: World): Get =>
  async ({ path }, { auth, refuse }) => {
    const found = await findPurchaseRequest(world, auth.bearerToken, path.id);
    return found === undefined ? refuse.unknownPurchaseRequest() : { status: 200, body: compact(found) };
  };

/** The mode COMPACT: what is not known yet, and lists without items, are left out. */
function compact(stored: StoredPurchaseRequest): PurchaseRequestDetail {
  const { id, number, queueStatus, workflowStatus, orderNumbers, exceptions } = stored;
  return {
    purchaseRequestId: id,
    ...(number !== null && { purchaseRequestNumber: number }),
    purchaseRequestQueueStatus: queueStatus,
    ...(workflowStatus !== null && { purchaseRequestWorkflowStatus: workflowStatus }),
    ...(orderNumbers.length > 0 && {
      purchaseOrders: orderNumbers.map((purchaseOrderNumber) => ({ purchaseOrderNumber })),
    }),
    ...(exceptions.length > 0 && { purchaseRequestExceptions: [...exceptions] }),
  };
}
