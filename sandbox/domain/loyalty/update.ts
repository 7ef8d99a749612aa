import { eq } from "../../store/query.js";
import { applications, memberships } from "../../store/schema.js";
import type { CompanyCaller, UserCaller } from "../caller.js";
import type { World } from "../world.js";
import {
  isSameProgram,
  type LoyaltyFault,
  type Program,
  programOf,
  refusalOf,
  type SentMembership,
} from "./programs.js";

/** Stores the memberships of the caller's user, all of them or none. Undefined when they are stored. */
export async function updateMemberships(
  { store, identifiers }: World,
  caller: CompanyCaller | UserCaller,
  sent: readonly SentMembership[],
): Promise<LoyaltyFault | undefined> {
  if (caller.kind !== "user") return "userMissing";
  const { userId } = caller;
  const [application] = await store.platform.find(applications, eq(applications.id, caller.applicationId), {
    limit: 1,
  });
  const refusal = refusalOf(application);
  if (application === undefined || refusal !== undefined) return refusal;

  return store.transaction(async (inner) => {
    const rows = inner.ofCompany(caller.companyId);
    await inner.claim(["memberships", userId]);
    const known = await rows.find(memberships, eq(memberships.userId, userId));
    const programs: Program[] = [];
    for (const membership of sent) {
      const program = programOf(application, membership);
      if (typeof program === "string") return program;
      const named = known.find(({ details }) => details["UniqueID"] === membership.UniqueID);
      const isAnothers = membership.UniqueID !== undefined && named !== undefined && !isSameProgram(named, program);
      if (isAnothers && application.kind === "supplier") return "programOfAnother";
      if (programs.some((other) => isSameProgram(other, program))) return "programRepeated";
      programs.push(program);
    }
    for (const [index, { VendorCode: _code, VendorType: _type, AccountNo, ...details }] of sent.entries()) {
      const program = programs[index]!;
      const before = known.find((item) => isSameProgram(item, program));
      const accountNo = AccountNo ?? before?.accountNo ?? null;
      const row = { accountNo, details: { ...before?.details, ...details } };
      if (before === undefined) await rows.insert(memberships, { id: identifiers.uuid(), userId, ...program, ...row });
      else await rows.update(memberships, row, eq(memberships.id, before.id));
    }
    return undefined;
  });
}
