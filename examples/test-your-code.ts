/** Tests one's own code against a server in the same process: no port, no network, and the contract is checked both ways. */
import {
  createPurchaseRequestsClient,
  type PurchaseRequestsClient,
} from "@specwright/travel-expense/purchase-requests/client";
import {
  createPurchaseRequestsServer,
  unimplementedPurchaseRequests,
} from "@specwright/travel-expense/purchase-requests/server";
import { toFetchHandler } from "@specwright/travel-expense/runtime/fetch";

/** The code under test: is a purchase request approved? */
export async function isApproved(client: PurchaseRequestsClient, id: string): Promise<boolean> {
  const result = await client.getPurchaseRequest({ path: { id }, query: { mode: "COMPACT" } });
  return result.status === 200 && result.data.purchaseRequestWorkflowStatus === "Approved";
}

/** The test: three statements make a client whose server is right here. */
export async function testIsApproved(): Promise<boolean> {
  const server = createPurchaseRequestsServer({
    security: { bearerToken: () => "anyone" },
    handlers: {
      ...unimplementedPurchaseRequests,
      getPurchaseRequest: () => ({ status: 200, body: { purchaseRequestWorkflowStatus: "Approved" } }),
    },
  });
  const fetch = toFetchHandler(server);
  const client = createPurchaseRequestsClient({ baseUrl: "http://in-process", auth: { bearerToken: "any" }, fetch });

  return isApproved(client, "PRQ-1");
}
