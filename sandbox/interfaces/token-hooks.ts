import { forbidden, unauthorized } from "@specwright/travel-expense/purchase-requests/server";
import {
  authenticateApplication,
  authenticateCompany,
  type Asked,
  type RefusedCaller,
} from "../domain/authenticate.js";
import type { ApplicationCaller, Caller, CompanyCaller, UserCaller } from "../domain/caller.js";
import { authenticateLegacy, type LegacyCaller } from "../domain/legacy-tokens/authenticate-legacy.js";
import type { World } from "../domain/world.js";

type Refusal = ReturnType<typeof unauthorized>;

/** The hook for tokens of companies, and of users of them. */
export const companyTokens =
  (world: World) =>
  async (asked: Asked): Promise<CompanyCaller | UserCaller | Refusal> =>
    answered(world, asked, await authenticateCompany(world, asked));

/** The hook that only accepts tokens of companies. */
export const companyTokensAlone =
  (world: World) =>
  async (asked: Asked): Promise<CompanyCaller | Refusal> => {
    const caller = await authenticateCompany(world, asked);
    return answered(world, asked, typeof caller === "string" || caller.kind === "company" ? caller : "forbidden");
  };

/** The hook for the JWTs of applications. */
export const applicationTokens =
  (world: World) =>
  async (asked: Asked): Promise<ApplicationCaller | Refusal> =>
    answered(world, asked, await authenticateApplication(world, asked));

function answered<Accepted extends Caller>(
  { noteCaller }: World,
  { request }: Asked,
  outcome: Accepted | RefusedCaller,
): Accepted | Refusal {
  if (outcome === "unknown") return unauthorized();
  if (outcome === "forbidden") return forbidden();
  noteCaller?.(request, outcome);
  return outcome;
}

/** The hook for tokens of the legacy service. */
export const legacyTokenHook =
  (world: World) =>
  async (asked: Asked): Promise<LegacyCaller | Refusal> => {
    const caller = await authenticateLegacy(world, asked.credential);
    const mayCall = asked.scopes.every((scope) => caller?.scopes.includes(scope));
    return answered(world, asked, caller === undefined ? "unknown" : mayCall ? caller : "forbidden");
  };

/** The callers that an interface of both token services knows, by the scheme that their token came in. */
export type CallerOfEither =
  | { readonly accessToken: CompanyCaller | UserCaller; readonly oauthToken?: undefined }
  | { readonly accessToken?: undefined; readonly oauthToken: LegacyCaller };

/** The one caller of a call to such an interface. */
export function callerOf(auth: CallerOfEither): CompanyCaller | UserCaller {
  return auth.accessToken ?? auth.oauthToken;
}
