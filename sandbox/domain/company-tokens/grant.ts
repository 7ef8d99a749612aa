import { eq } from "../../store/query.js";
import type { Row } from "../../store/rows.js";
import { applications, authTokens, companies, connections, refreshTokens } from "../../store/schema.js";
import { type AccountCondition, accountConditionOf } from "../account-conditions.js";
import { isSameSecret } from "../secrets.js";
import type { World } from "../world.js";

/** The credentials of a password grant. */
export interface Grant {
  readonly clientId: string;
  /** The secret of the application. */
  readonly clientSecret: string;
  readonly companyId: string;
  /** The password of the company. */
  readonly authToken: string;
}

/** The tokens of a company, or the row of the contract's table of errors by which they are refused. */
export type GrantOutcome =
  | {
      readonly ok: true;
      readonly accessToken: string;
      readonly refreshToken: string;
      readonly scopes: readonly string[];
    }
  | { readonly ok: false; readonly refusal: GrantRefusal };

/** The reason for which a grant is refused. */
export type GrantRefusal =
  | "clientNotFound"
  | "incorrectClientCredentials"
  | "clientDisabled"
  | "usernameUnknown"
  | "companyNotEnabled"
  | "incorrectCredentials"
  | "incorrectCredentialsToo"
  | AccountCondition["row"];

/**
 * Exchanges the auth token of a company (RFC 6749, section 4.3). It checks the client first, then the company, then the
 * auth token, so that errors reveal no more of a company than the credentials allow.
 */
export async function grantCompanyTokens(world: World, grant: Grant): Promise<GrantOutcome> {
  const { store } = world;
  const client = await store.platform.first(applications, eq(applications.id, grant.clientId));
  if (client === undefined) return refused("clientNotFound");
  if (!isSameSecret(client.secret, grant.clientSecret)) return refused("incorrectClientCredentials");
  if (client.conditions.includes("disabled")) return refused("clientDisabled");

  const company = await store.platform.first(companies, eq(companies.id, grant.companyId));
  if (company === undefined) return refused("usernameUnknown");
  const rows = store.ofCompany(company.id);
  if ((await rows.first(connections, eq(connections.applicationId, client.id))) === undefined)
    return refused("companyNotEnabled");

  const known = await rows.first(authTokens, eq(authTokens.token, grant.authToken));
  if (known === undefined) return refused("incorrectCredentials");
  if (known.expiresAt <= world.clock.timestamp) return refused("incorrectCredentialsToo");
  const condition = accountConditionOf(company.conditions);
  return condition === undefined ? issue(world, company.id, client) : refused(condition.row);
}

async function issue(
  { store, clock, identifiers, tokens }: World,
  companyId: string,
  { id: applicationId, scopes }: Row<typeof applications>,
): Promise<GrantOutcome> {
  const refreshToken = identifiers.secret();
  await store
    .ofCompany(companyId)
    .insert(refreshTokens, { token: refreshToken, applicationId, createdAt: clock.timestamp });
  return { ok: true, accessToken: await tokens.forCompany({ companyId, applicationId, scopes }), refreshToken, scopes };
}

function refused(refusal: GrantRefusal): GrantOutcome {
  return { ok: false, refusal };
}
