import type { PagesHandlers } from "../../control/generated/pages/server.js";
import { logOn } from "../../domain/accounts.js";
import { denyConsent, grantConsent } from "../../domain/consent/answer.js";
import { type ConsentParameters, readConsentRequest } from "../../domain/consent/request.js";
import { createTicket, takeTicket } from "../../domain/tickets.js";
import type { World } from "../../domain/world.js";
import { consentPage, outOfDatePage } from "./consent-page.js";
import { pageHeaders } from "./page.js";

type Answer = PagesHandlers<{ readonly cookie: string }>["answerConsentForm"];

/** Handles the user's decision on the page of the web flow. */
export const answerConsentForm =
  (world: World): Answer =>
  async ({ body }, { auth }) => {
    const { cookie } = auth.browser;
    const claims = await takeTicket(world, { ticket: body.ticket, cookie });
    const parameters = claims?.["consent"] as ConsentParameters | undefined;
    const asked = parameters && (await readConsentRequest(world, parameters));
    if (asked === undefined || typeof asked === "string")
      return { status: 403, headers: pageHeaders([]), body: outOfDatePage() };
    if (body.answer === "deny") return sentOn(denyConsent(asked));
    const account = await logOn(world, body.login ?? "", body.password ?? "");
    if (!("refused" in account)) return sentOn(await grantConsent(world, asked, account));
    const { ticket } = await createTicket(world, { consent: parameters }, cookie);
    return { status: 403, headers: pageHeaders([asked.returnTo]), body: consentPage(asked, ticket, account.message) };
  };

function sentOn(Location: string): { status: 302; headers: { Location: string } } {
  return { status: 302, headers: { Location, "Cache-Control": "no-store" } as { Location: string } };
}
