import type { PagesHandlers } from "../../control/generated/pages/server.js";
import { type Account, logOn } from "../../domain/accounts.js";
import { attemptsOf, connectApplication, type Offer, offersOf } from "../../domain/marketplace/connect.js";
import { createTicket, takeTicket } from "../../domain/tickets.js";
import type { World } from "../../domain/world.js";
import { outOfDatePage } from "./consent-page.js";
import { pageHeaders } from "./page.js";
import { attemptsPage, marketplacePage } from "./marketplace-page.js";

type Handlers = PagesHandlers<{ readonly cookie: string }>;

/** The page with the applications that can be connected. */
export const openMarketplace =
  (world: World): Handlers["openMarketplace"] =>
  async () => {
    const { ticket, cookie } = await createTicket(world, { marketplace: true });
    const offers = await offersOf(world);
    return { status: 200, headers: pageHeaders(targetsOf(offers), cookie), body: marketplacePage(offers, ticket) };
  };

/** A form of that page: the connection of an application, or a look at one's attempts. */
export const connectInMarketplace =
  (world: World): Handlers["connectInMarketplace"] =>
  async ({ body }, { auth }) => {
    const { login, password = "", way, application } = body;
    const { cookie } = auth.browser;
    const claims = await takeTicket(world, { ticket: body.ticket, cookie });
    if (claims?.["marketplace"] !== true) return { status: 403, headers: pageHeaders([]), body: outOfDatePage() };
    const offers = await offersOf(world);
    const again = async (reason: string) => {
      const { ticket } = await createTicket(world, { marketplace: true }, cookie);
      const headers = pageHeaders(targetsOf(offers));
      return { status: 403, headers, body: marketplacePage(offers, ticket, reason) } as const;
    };

    const account = await logOn(world, login, password);
    if ("refused" in account) return again(account.message);
    if (way === undefined) return attempts(world, account, "");
    const offer = offers.find((offer) => offer.application.id === application && offer.way === way);
    if (offer === undefined) return again("The application does not support this connection.");
    const outcome = await connectApplication(world, account, offer);
    if (outcome === "notAnAdministrator") return again("Only an administrator can connect a company.");
    return "message" in outcome
      ? attempts(world, account, outcome.message)
      : { status: 301, headers: { Location: outcome.location } };
  };

async function attempts(world: World, account: Account, reason: string) {
  return {
    status: 200,
    headers: pageHeaders([]),
    body: attemptsPage(await attemptsOf(world, account), reason),
  } as const;
}

/** Addresses to which the forms send the browser on. */
function targetsOf(offers: readonly Offer[]): readonly string[] {
  return offers.flatMap(({ application }) => application.connectUri ?? []);
}
