import type { Tokens } from "../domain/tokens.js";
import type { Credentials } from "../sandbox.js";
import { asc, hasItems } from "../store/query.js";
import { applications, authTokens, companies, users } from "../store/schema.js";
import type { Store } from "../store/store.js";

/** The records of a world that its ready-made credentials are those of. */
export interface CredentialHolders {
  /** The company; its password is undefined if the seed has none. */
  readonly company: { readonly id: string; readonly authToken: string | undefined };
  /** The application with the scopes of its tokens. */
  readonly application: Omit<Credentials["application"], "jwt"> & { readonly scopes: readonly string[] };
  /** Undefined if the seed has none. */
  readonly administrator: Credentials["administrator"];
}

/** The world's first company and application, with the first administrator. Throws an `Error` for a world without them. */
export async function credentialHoldersOf(store: Store): Promise<CredentialHolders> {
  const [company] = await store.platform.find(companies, undefined, { orderBy: [asc(companies.id)], limit: 1 });
  const [application] = await store.platform.find(applications, undefined, {
    orderBy: [asc(applications.id)],
    limit: 1,
  });
  if (company === undefined || application === undefined) throw new Error("A seed needs a company and an application.");
  const rows = store.ofCompany(company.id);
  const [admin] = await rows.find(users, hasItems(users.roles), { orderBy: [asc(users.id)], limit: 1 });
  const auth = await rows.first(authTokens);
  const { id, secret, consumerKey, consumerSecret, scopes } = application;
  return {
    company: { id: company.id, authToken: auth?.token },
    application: { id, secret, consumerKey, consumerSecret, scopes },
    administrator: admin && { loginId: admin.loginId, password: admin.password ?? "" },
  };
}

/** Ready-made credentials of their holders, with fresh tokens. */
export async function credentialsOf(
  tokens: Tokens,
  { company, application: { scopes, ...application }, administrator }: CredentialHolders,
  controlKey?: string,
): Promise<Credentials> {
  const subject = { companyId: company.id, applicationId: application.id, scopes };
  return {
    company: { ...company, accessToken: await tokens.forCompany(subject) },
    application: { ...application, jwt: await tokens.forApplication(application.id, scopes) },
    administrator,
    controlKey,
  };
}
