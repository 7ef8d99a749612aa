import {
  createPurchaseRequestsServer,
  unauthorized,
  unimplementedPurchaseRequests,
} from "../../../../generated/purchase-requests/server.js";
import type { PurchaseRequest } from "../../../../generated/purchase-requests/types.js";
import { toFetchHandler } from "../../../../generated/runtime/adapters.js";

/** The id and the address of the stored request. */
interface Accepted {
  id: string;
  uri: string;
}

/** Takes purchase requests of callers with a token, and refuses bad ones with the errors of the contract. */
export function service(
  token: string,
  store: (request: PurchaseRequest) => Accepted,
): (request: Request) => Promise<Response> {
  const server = createPurchaseRequestsServer({
    security: { bearerToken: ({ credential }) => credential === token || unauthorized() },
    handlers: {
      ...unimplementedPurchaseRequests,
      createPurchaseRequest: ({ body }) => ({ status: 202, body: store(body) }),
    },
  });
  return toFetchHandler(server);
}
