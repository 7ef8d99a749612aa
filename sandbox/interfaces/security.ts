import { forbidden, unauthorized } from "@specwright/travel-expense/purchase-requests/server";
import { authenticateApplication, authenticateCompany, type Asked, type Refused } from "../domain/authenticate.js";
import type { ApplicationCaller, CompanyCaller, UserCaller } from "../domain/caller.js";
import { authenticateLegacy, type LegacyCaller } from "../domain/legacy-tokens/read.js";
import type { World } from "../domain/world.js";

type Refusal = ReturnType<typeof unauthorized>;

/** The hook for tokens of companies, and of users of them. */
export const companyTokens =
  (world: World) =>
  async (asked: Asked): Promise<CompanyCaller | UserCaller | Refusal> =>
    answered(await authenticateCompany(world, asked));

/** The hook for tokens of companies alone. */
export const companyTokensAlone =
  (world: World) =>
  async (asked: Asked): Promise<CompanyCaller | Refusal> => {
    const caller = await authenticateCompany(world, asked);
    return answered(typeof caller === "string" || caller.kind === "company" ? caller : "forbidden");
  };

/** The hook for the JWTs of applications. */
export const applicationTokens =
  (world: World) =>
  async (asked: Asked): Promise<ApplicationCaller | Refusal> =>
    answered(await authenticateApplication(world, asked));

function answered<Caller extends object>(outcome: Caller | Refused): Caller | Refusal {
  if (outcome === "unknown") return unauthorized();
  return outcome === "forbidden" ? forbidden() : outcome;
}

/** The hook for tokens of the legacy service. */
export const legacyTokens =
  (world: World) =>
  async ({ credential }: Pick<Asked, "credential">): Promise<LegacyCaller | undefined> =>
    authenticateLegacy(world, credential);

/** The hook for every token that names a company: those of companies and users, and those of the legacy service. */
export const knownTokens =
  (world: World) =>
  async (asked: Asked): Promise<CompanyCaller | UserCaller | Refusal> => {
    const caller = await authenticateLegacy(world, asked.credential);
    if (caller === undefined) return companyTokens(world)(asked);
    return asked.scopes.every((scope) => caller.scopes.includes(scope)) ? caller : forbidden();
  };
