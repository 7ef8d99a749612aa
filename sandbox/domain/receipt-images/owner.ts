import { eq } from "../../store/query.js";
import type { Row } from "../../store/rows.js";
import { companies, users } from "../../store/schema.js";
import { isAdministrator } from "../accounts.js";
import type { CompanyCaller, UserCaller } from "../caller.js";
import type { World } from "../world.js";

/** Why a call cannot be about the user that it asks for: the row of the contract's table of errors. */
export type OwnerFault = "userMissing" | "userForbidden" | "unknownUser";

/**
 * The user whose receipt images a call is about: the one that it names, for which a user needs the role of an administrator,
 * else the user of the token.
 */
export async function findOwner(
  { store }: World,
  caller: CompanyCaller | UserCaller,
  loginId: string | undefined,
): Promise<Row<typeof users> | OwnerFault> {
  const rows = store.ofCompany(caller.companyId);
  const own = caller.kind === "user" ? await rows.first(users, eq(users.id, caller.userId)) : undefined;
  if (loginId === undefined) return own ?? "userMissing";
  if (caller.kind === "user") {
    const company = await store.platform.first(companies, eq(companies.id, caller.companyId));
    if (own === undefined || company === undefined || !isAdministrator({ user: own, company })) return "userForbidden";
  }
  return (await rows.first(users, eq(users.loginKey, loginId.toLowerCase()))) ?? "unknownUser";
}
