// The generated client with everything on: the token from a function, requests and responses checked.
import { purchaseRequest, token } from "../payloads.mjs";

export function createCalls({ createPurchaseRequestsClient }, baseUrl) {
  const client = createPurchaseRequestsClient({ baseUrl, auth: { bearerToken: () => token } });
  return {
    get: async () => (await client.getPurchaseRequest({ path: { id: "PRQ-5001" }, query: { mode: "COMPACT" } })).data,
    post: async () => (await client.createPurchaseRequest({ body: purchaseRequest })).data,
  };
}
