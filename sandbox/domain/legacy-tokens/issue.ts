import type { Row } from "../../store/rows.js";
import { legacyTokens } from "../../store/schema.js";
import type { World } from "../world.js";

/** A token of the legacy service. */
export type LegacyToken = Row<typeof legacyTokens>;

/** A token with its refresh token, as it was issued. */
export type IssuedToken = LegacyToken & { readonly refreshToken: string };

/** The subject of a token; without a user it acts for the company. */
export interface TokenSubject {
  readonly companyId: string;
  readonly applicationId: string;
  /** Null if the token acts for the company. */
  readonly userId: string | null;
  /** Scopes that the token has. */
  readonly scopes: readonly string[];
}

/** Issues a token that lives one year, with its refresh token; an exchange gives the request token that it comes from. */
export async function issueLegacyToken(
  world: World,
  { companyId, applicationId, userId, scopes }: TokenSubject,
  requestToken: string | null = null,
): Promise<IssuedToken> {
  const { store, clock, identifiers } = world;
  const token: IssuedToken = {
    companyId,
    applicationId,
    userId,
    scopes,
    requestToken,
    token: identifiers.secret(),
    refreshToken: identifiers.secret(),
    createdAt: clock.timestamp,
    expiresAt: inOneYear(world),
    refreshExpiresAt: inOneYear(world),
    revokedAt: null,
  };
  await store.ofCompany(companyId).insert(legacyTokens, token);
  return token;
}

/** The same day and time of the next year; of the first of March after a leap day. */
export function inOneYear({ clock }: World): string {
  const moment = clock.now();
  moment.setUTCFullYear(moment.getUTCFullYear() + 1);
  return moment.toISOString();
}
