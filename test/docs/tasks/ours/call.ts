import { createPurchaseRequestsClient } from "../../../../generated/purchase-requests/client.js";
import type { PurchaseRequest } from "../../../../generated/purchase-requests/types.js";
import type { Service } from "../service.js";

/** Creates a purchase request and returns its id. Request and answer are checked. */
export async function call({ baseUrl, token, fetch }: Service, body: PurchaseRequest): Promise<string | undefined> {
  const client = createPurchaseRequestsClient({ baseUrl, fetch, auth: { bearerToken: token } });
  const result = await client.createPurchaseRequest({ body });
  return result.data.id;
}
