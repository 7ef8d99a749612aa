// The generated server of an XML interface: what arrives is decoded and checked against the XSD, as is what is sent.
import { token } from "../payloads.mjs";

export function start({ createLoyaltyServer, toNodeListener, unauthorized }, listen) {
  const server = createLoyaltyServer({
    security: { oauthToken: ({ credential }) => (credential === token ? { user: "bench" } : unauthorized()) },
    handlers: {
      updateLoyaltyMemberships: ({ body }) => ({
        status: 200,
        body: { Status: body.Membership.length > 0 ? "OK" : "ERROR" },
      }),
    },
  });
  return listen(toNodeListener(server));
}
