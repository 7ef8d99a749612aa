import { eq } from "../../store/query.js";
import type { Row } from "../../store/rows.js";
import { users } from "../../store/schema.js";
import { mayNameOthers } from "../accounts.js";
import type { CompanyCaller, UserCaller } from "../caller.js";
import type { World } from "../world.js";

/** The reason why a call cannot act for the requested user: the row of the API's error table. */
export type OwnerFault = "userMissing" | "userForbidden" | "unknownUser";

/**
 * Returns the user whose receipt images a call accesses: the named user, which requires the role of an administrator,
 * or the user of the token.
 */
export async function findOwner(
  world: World,
  caller: CompanyCaller | UserCaller,
  loginId: string | undefined,
): Promise<Row<typeof users> | OwnerFault> {
  const rows = world.store.ofCompany(caller.companyId);
  if (loginId === undefined) {
    const callingUser = caller.kind === "user" ? await rows.first(users, eq(users.id, caller.userId)) : undefined;
    return callingUser ?? "userMissing";
  }
  if (!(await mayNameOthers(world, caller))) return "userForbidden";
  return (await rows.first(users, eq(users.loginKey, loginId.toLowerCase()))) ?? "unknownUser";
}
