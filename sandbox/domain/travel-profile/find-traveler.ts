import type { UserIdType } from "@specwright/travel-expense/travel-profile";
import type { Row, Rows } from "../../store/rows.js";
import { travelProfiles, users } from "../../store/schema.js";
import { mayNameOthers } from "../accounts.js";
import type { CompanyCaller, UserCaller } from "../caller.js";
import type { World } from "../world.js";

/** A user whose travel profile is read. */
export type Traveler = Row<typeof users>;

/** The reason why a call is about nobody: the row of the contract's table of errors. */
export type TravelerFault = "userMissing" | "userForbidden" | "unknownUser";

/** A user as a call names one. */
export interface NamedUser {
  readonly type: UserIdType;
  readonly value: string;
}

/** Returns the named user, or the user of the token. Only administrators may name another user. */
export async function findTraveler(
  world: World,
  caller: CompanyCaller | UserCaller,
  named: NamedUser | undefined,
): Promise<Traveler | TravelerFault> {
  const rows = world.store.ofCompany(caller.companyId);
  const callingUser = caller.kind === "user" ? await rows.known(users, { id: caller.userId }) : undefined;
  if (named === undefined) return callingUser ?? "userMissing";
  const found = await finders[named.type](rows, named.value);
  if (found !== undefined && found.id === callingUser?.id) return found;
  // A caller who may not name others does not learn which of them exist.
  if (!(await mayNameOthers(world, caller))) return "userForbidden";
  return found ?? "unknownUser";
}

type Find = (rows: Rows<"company">, value: string) => Promise<Traveler | undefined>;

/** Users by the kinds of text that name one. */
const finders: Readonly<Record<UserIdType, Find>> = {
  login: (rows, value) => rows.known(users, { loginKey: value.toLowerCase() }),
  uuid: (rows, value) => rows.known(users, { id: withHyphens(value.toLowerCase()) }),
  async xmlsyncid(rows, value) {
    const profile = await rows.known(travelProfiles, { syncId: value });
    return profile && rows.known(users, { id: profile.userId });
  },
};

const groups = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** A UUID with its hyphens (RFC 9562, section 4), whether they were written or not. */
function withHyphens(value: string): string {
  return value.replace(groups, "$1-$2-$3-$4-$5");
}
