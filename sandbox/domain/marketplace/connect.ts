import { asc, eq } from "../../store/query.js";
import type { Row } from "../../store/rows.js";
import { applications, connectionRequests, connections } from "../../store/schema.js";
import { type Account, isAdministrator } from "../accounts.js";
import { createAuthToken } from "../company-tokens/auth-token.js";
import { subjectOf } from "../consent/answer.js";
import { withParameters } from "../consent/return-address.js";
import { requestConnection } from "../legacy-tokens/connection-requests.js";
import { createRequestToken } from "../legacy-tokens/exchange.js";
import { isScopeCode } from "../scopes.js";
import type { World } from "../world.js";

/** The ways by which an application is connected in the marketplace. */
export type ConnectionKind = "company" | "listener" | "supplier";

type Application = Row<typeof applications>;

/** An application with one of the ways by which it can be connected. */
export interface Offer {
  readonly application: Application;
  /** The connecting party: a company, a listener or a supplier. */
  readonly way: ConnectionKind;
}

/** The applications of the marketplace with their ways, in the order of their ids. */
export async function offersOf({ store }: World): Promise<readonly Offer[]> {
  const found = await store.platform.find(applications, undefined, { orderBy: [asc(applications.id)] });
  return found.flatMap((application) => {
    const { connectUri, listenerUri, kind } = application;
    const ways: readonly (readonly [ConnectionKind, boolean])[] = [
      ["company", connectUri !== null],
      ["listener", listenerUri !== null],
      ["supplier", kind === "supplier"],
    ];
    return ways.flatMap(([way, isOpen]) => (isOpen ? { application, way } : []));
  });
}

/** The outcome of connecting an application: an address to go to, or words for the user. */
export type Connected = { readonly location: string } | { readonly message: string };

/** Connects an application for an account by one of its ways. */
export async function connectApplication(
  world: World,
  account: Account,
  { application, way }: Offer,
): Promise<Connected | "notAnAdministrator"> {
  switch (way) {
    case "company":
      return isAdministrator(account) ? connectCompany(world, account, application) : "notAnAdministrator";
    case "listener":
      return callListener(world, account, application);
    case "supplier": {
      const { id, companyId } = account.user;
      const scopes = application.scopes.filter(isScopeCode);
      await requestConnection(world, { companyId, applicationId: application.id, userId: id, scopes });
      return { message: `${application.name} gets your request in its list of pending requests.` };
    }
  }
}

/** Connects a company, and sends its administrator to the connect URL with an auth token. */
async function connectCompany(world: World, { user, company }: Account, application: Application): Promise<Connected> {
  const rows = world.store.ofCompany(company.id);
  const isConnected = eq(connections.applicationId, application.id);
  if ((await rows.first(connections, isConnected)) === undefined)
    await rows.insert(connections, { applicationId: application.id, connectedAt: world.clock.timestamp });
  const requestToken = await createAuthToken(world, company.id);
  const parameters = { id: company.id, requestToken, userID: user.id };
  return { location: withParameters(application.connectUri!, encoded(parameters)) };
}

/** Calls the listener of an application with a request token. */
async function callListener(world: World, account: Account, application: Application): Promise<Connected> {
  const subject = subjectOf(account, application.id, application.scopes.filter(isScopeCode));
  const code = await createRequestToken(world, subject);
  const address = withParameters(application.listenerUri!, encoded({ code }));
  try {
    const { ok, status } = await world.outgoing(new Request(address));
    return {
      message: ok ? `${application.name} was notified.` : `${application.name} responded with status ${status}.`,
    };
  } catch {
    return { message: `${application.name} could not be reached.` };
  }
}

function encoded(parameters: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, encodeURIComponent(value ?? "")]));
}

/** An attempt of a user to be connected with the application of a supplier. */
export interface Attempt {
  /** The name of the supplier's application. */
  readonly applicationName: string;
  /** The outcome by the word of the contract. */
  readonly status: string;
}

/** The attempts of a user, the oldest first. */
export async function attemptsOf({ store }: World, { user }: Account): Promise<readonly Attempt[]> {
  const orderBy = [asc(connectionRequests.createdAt), asc(connectionRequests.id)];
  const isTheirs = eq(connectionRequests.userId, user.id);
  const found = await store.ofCompany(user.companyId).find(connectionRequests, isTheirs, { orderBy });
  const names = new Map((await store.platform.find(applications)).map(({ id, name }) => [id, name]));
  return found.map(({ applicationId, status }) => ({ applicationName: names.get(applicationId) ?? "", status }));
}
