import { and, eq, isNull } from "../../store/query.js";
import { requestTokens } from "../../store/schema.js";
import { applicationBySecret } from "../accounts.js";
import type { World } from "../world.js";
import { type IssuedToken, issueLegacyToken, type TokenSubject } from "./issue.js";

/** A request token for a subject: it is good for one exchange. */
export async function createRequestToken(world: World, { companyId, ...subject }: TokenSubject): Promise<string> {
  const code = world.identifiers.secret();
  await world.store.ofCompany(companyId).insert(requestTokens, { ...subject, code, createdAt: world.clock.timestamp });
  return code;
}

/** The key pair of an application. */
export interface KeyPair {
  /** The key of the application. */
  readonly client_id: string;
  /** The secret of the application. */
  readonly client_secret: string;
}

/** Exchanges a request token of the application for a token. Two exchanges at once get one token. */
export async function exchangeRequestToken(
  world: World,
  { client_id, client_secret, code }: KeyPair & { readonly code: string },
): Promise<IssuedToken | "unknownClient" | "disabledClient" | "badRequestToken"> {
  const application = await applicationBySecret(world, client_id, client_secret);
  if (typeof application === "string") return application;
  const found = await world.store.byCredential(requestTokens, "code", code);
  if (found?.applicationId !== application.id) return "badRequestToken";
  return world.store.transaction(async (store) => {
    const isUnused = and(eq(requestTokens.code, code), isNull(requestTokens.usedAt));
    const used = { usedAt: world.clock.timestamp };
    if ((await store.ofCompany(found.companyId).update(requestTokens, used, isUnused)) === 0) return "badRequestToken";
    return issueLegacyToken({ ...world, store }, found, code);
  });
}
