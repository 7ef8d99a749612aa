import { encodedParameter } from "../../domain/consent/return-address.js";
import { readConsentRequest } from "../../domain/consent/request.js";
import { createTicket } from "../../domain/tickets.js";
import type { World } from "../../domain/world.js";
import { consentPage } from "../pages/consent-page.js";
import { pageHeaders } from "../pages/page.js";
import type { Handlers } from "./handlers.js";

/** The first step of the web flow: the page on which the user consents. */
export const startWebFlow =
  (world: World): Handlers["startWebFlow"] =>
  async ({ query }, { refuse, request }) => {
    const parameters = {
      consumerKey: query.client_id,
      scopes: query.scope,
      redirectUri: query.redirect_uri,
      encodedState: query.state === undefined ? undefined : encodedAsSent(request.query, query.state),
    };
    const asked = await readConsentRequest(world, parameters);
    if (typeof asked === "string") return refuse[asked]();
    const { ticket, cookie } = await createTicket(world, { consent: parameters });
    return { status: 200, headers: pageHeaders([asked.returnTo], cookie), body: consentPage(asked, ticket) };
  };

/** Returns the state as it was sent, if a header can contain it; encodes other states again. */
function encodedAsSent(sent: string, state: string): string {
  const encoded = encodedParameter(sent, "state");
  return encoded !== undefined && /^[\x21-\x7e]*$/.test(encoded) ? encoded : encodeURIComponent(state);
}
