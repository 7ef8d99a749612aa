// The generated client with everything on: the token from a function, requests and responses checked. Once without checks.
import { purchaseRequest, token } from "../payloads.mjs";

export function createCalls({ createPurchaseRequestsClient }, baseUrl) {
  const auth = { bearerToken: () => token };
  const client = createPurchaseRequestsClient({ baseUrl, auth });
  const unchecked = createPurchaseRequestsClient({ baseUrl, auth, validate: false });
  const input = { path: { id: "PRQ-5001" }, query: { mode: "COMPACT" } };
  return {
    get: async () => (await client.getPurchaseRequest(input)).data,
    unchecked: async () => (await unchecked.getPurchaseRequest(input)).data,
    post: async () => (await client.createPurchaseRequest({ body: purchaseRequest })).data,
  };
}
