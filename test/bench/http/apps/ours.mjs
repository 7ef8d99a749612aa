// The generated server, with its handlers and its security hook; everything else as it comes.
import { accepted, detail, details, token } from "../payloads.mjs";

export function start(api, listen) {
  return listen(api.toNodeListener(createServer(api)));
}

/** The server of purchase requests, from the exports of the generated package. */
export function createServer({ createPurchaseRequestsServer, unauthorized, unimplementedPurchaseRequests }) {
  return createPurchaseRequestsServer({
    security: { bearerToken: ({ credential }) => (credential === token ? { user: "bench" } : unauthorized()) },
    handlers: {
      ...unimplementedPurchaseRequests,
      createPurchaseRequest: () => ({ status: 202, body: accepted }),
      getPurchaseRequest: ({ path }) => ({ status: 200, body: { ...detail, purchaseRequestId: path.id } }),
      listPurchaseRequests: ({ query }) => ({ status: 200, body: { items: details.slice(0, query.limit) } }),
    },
  });
}
