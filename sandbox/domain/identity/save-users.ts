import type { PatchRequest } from "@specwright/travel-expense/identity";
import { validateCompleteUser } from "@specwright/travel-expense/identity/validators";
import { eq } from "../../store/query.js";
import type { Rows } from "../../store/rows.js";
import { users } from "../../store/schema.js";
import type { Store } from "../../store/store.js";
import type { CompanyCaller } from "../caller.js";
import type { World } from "../world.js";
import { userSchemas } from "./attributes.js";
import { canonicalContacts, canonicalUser, type UserFault, withoutStaleDisplays } from "./canonical.js";
import { checkUser } from "./check-user.js";
import { isAttributes, type Attributes, attributesOf, withMember } from "./user-members.js";
import { changedUser, isFault } from "./changed-user.js";
import { managerIdOf, type StoredUser, userColumns, userDocument } from "./stored-user.js";
import { allowedUser, writableMembers } from "./write-scopes.js";

/** A fault of a request that writes a user: of the user that it would make, or of the change itself. */
type Fault = UserFault | { readonly row: "wrongChange"; readonly path: string; readonly message: string };

/** The outcome of writing a user: the stored one, or the faults, or that there is none. */
export type Written =
  | { readonly kind: "saved"; readonly stored: StoredUser }
  | { readonly kind: "refused"; readonly faults: readonly Fault[] }
  | { readonly kind: "unknown" };

/** Creates a user of the caller's company. */
export function createUser(world: World, caller: CompanyCaller, sent: Attributes): Promise<Written> {
  return world.store.transaction(async (store) => {
    const { user, faults } = allowedUser({}, canonicalContacts(writableMembers(sent)), caller.scopes);
    const canonical = canonicalUser(user);
    const found = [...faults, ...(await findUserFaults(store, caller, canonical, undefined))];
    if (found.length > 0) return { kind: "refused", faults: found };
    const id = world.identifiers.uuid();
    const now = world.clock.timestamp;
    const rows = store.ofCompany(caller.companyId);
    await rows.insert(users, { id, ...userColumns(canonical), createdAt: now, changedAt: now });
    return saved(rows, id);
  });
}

/** Replaces a user: attributes that are left out are deleted, or have their defaults. */
export function replaceUser(world: World, caller: CompanyCaller, id: string, sent: Attributes): Promise<Written> {
  return update(world, caller, id, () => writableMembers(sent));
}

/** Changes the attributes of a user that a request lists, and no others. */
export function changeUser(world: World, caller: CompanyCaller, id: string, change: PatchRequest): Promise<Written> {
  return update(world, caller, id, (before): Attributes | readonly Fault[] => {
    const changed = changedUser(before, change);
    if (isFault(changed)) return [{ row: "wrongChange", ...changed }];
    const after = writableMembers(changed);
    const checked = validateCompleteUser(after);
    if (checked.ok) return after;
    return checked.problems.map(({ path, message }): Fault => ({ row: "wrongAttribute", path, message }));
  });
}

async function update(
  world: World,
  caller: CompanyCaller,
  id: string,
  change: (before: Attributes) => Attributes | readonly Fault[],
): Promise<Written> {
  return world.store.transaction(async (store) => {
    const rows = store.ofCompany(caller.companyId);
    const stored = await rows.first(users, eq(users.id, id.toLowerCase()));
    if (stored === undefined) return { kind: "unknown" };
    const document = userDocument(stored);
    const before = writableMembers(document);
    const after = change(before);
    if (isFaults(after)) return { kind: "refused", faults: after };
    const { user, faults } = allowedUser(before, canonicalContacts(withoutStaleDisplays(before, after)), caller.scopes);
    const canonical = canonicalUser(withReadOnly(document, user));
    const found = [...faults, ...(await findUserFaults(store, caller, canonical, stored))];
    if (found.length > 0) return { kind: "refused", faults: found };
    const version = stored.version + 1;
    const changed = { ...userColumns(canonical), version, changedAt: world.clock.timestamp };
    await rows.update(users, changed, eq(users.id, stored.id));
    return saved(rows, stored.id);
  });
}

function isFaults(outcome: Attributes | readonly Fault[]): outcome is readonly Fault[] {
  return Array.isArray(outcome);
}

async function saved(rows: Rows<"company">, id: string): Promise<Written> {
  const stored = await rows.first(users, eq(users.id, id));
  if (stored === undefined) throw new Error(`The user ${id} was saved, but does not exist.`);
  return { kind: "saved", stored };
}

/** A user with the read-only attributes that it had. */
function withReadOnly(before: Attributes, after: Attributes): Attributes {
  const { localeOverrides, name } = before;
  const legalName = isAttributes(name) ? name["legalName"] : undefined;
  const kept = withMember(after, "localeOverrides", localeOverrides);
  return isAttributes(kept["name"]) ? withMember(kept, "name", withMember(kept["name"], "legalName", legalName)) : kept;
}

/** Returns the errors in a user, and its conflicts with other users. */
export async function findUserFaults(
  store: Store,
  { companyId }: Pick<CompanyCaller, "companyId">,
  user: Attributes,
  before: StoredUser | undefined,
): Promise<readonly UserFault[]> {
  const rows = store.ofCompany(companyId);
  const { id, loginKey: keyBefore } = before ?? {};
  const extension = attributesOf(user, userSchemas.enterprise);
  const faults = [...checkUser(user)];
  const at = (name: string): string => `/${userSchemas.enterprise.id}/${name}`;
  if (extension["companyId"] !== companyId)
    faults.push({
      row: "companyIdImmutable",
      path: at("companyId"),
      message: "The company of a user must be the company of the token.",
    });
  const loginKey = String(user["userName"]).toLowerCase();
  if (loginKey !== keyBefore && (await store.isTaken(users, "loginKey", loginKey)))
    faults.push({ row: "userNameTaken", path: "/userName", message: "The login name is in use." });
  const { employeeNumber } = extension;
  if (typeof employeeNumber === "string") {
    const holder = await rows.first(users, eq(users.employeeNumber, employeeNumber));
    if (holder === undefined) await store.claim(["employee number", companyId, employeeNumber]);
    if (holder !== undefined && holder.id !== id)
      faults.push({
        row: "employeeNumberTaken",
        path: at("employeeNumber"),
        message: "The employee number is in use.",
      });
  }
  // A manager who was deleted stays named, and is not a fault of later changes.
  const named = managerIdOf(user);
  const isNew = named !== undefined && (before === undefined || named !== managerIdOf(userDocument(before)));
  if (isNew && (await rows.first(users, eq(users.id, named))) === undefined)
    faults.push({ row: "wrongAttribute", path: at("manager"), message: "The manager is not a user of the company." });
  return faults;
}
