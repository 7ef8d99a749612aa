import { eq } from "../../store/query.js";
import type { NewRow, Row, Rows } from "../../store/rows.js";
import { applications, companies, travelProfiles, users } from "../../store/schema.js";
import type { Store } from "../../store/store.js";
import { mayNameOthers } from "../accounts.js";
import type { CompanyCaller, UserCaller } from "../caller.js";
import { userSchemas } from "../identity/attributes.js";
import type { UserFault } from "../identity/canonical.js";
import { isAttributes, objectsIn, type Attributes } from "../identity/user-members.js";
import { type StoredUser, userColumns, userDocument } from "../identity/stored-user.js";
import { findUserFaults } from "../identity/save-users.js";
import type { World } from "../world.js";
import { faultsOfAssociations } from "./associations.js";
import { changedDocument } from "./document.js";
import { partedMemberships, saveMemberships } from "./membership-updates.js";
import { linkedPeople } from "./named-people.js";
import { defaultRuleClass, missingOptions } from "./options.js";
import { changedPerson, faultOfPerson, personElements } from "./person.js";
import { allowedElements } from "./visible-elements.js";
import { createWarnings, type Warnings } from "./warnings.js";

type Caller = CompanyCaller | UserCaller;

/**
 * The reason why a call that writes a profile is refused: the row of the contract's table of errors, and the fault in
 * words.
 */
export interface RefusedProfile {
  /** The identifier of the row in the table of errors. */
  readonly row: "userMissing" | "creationForbidden" | "loginTaken" | "employeeIdTaken" | "wrongElement";
  /** The fault in words; those of the row when absent. */
  readonly message?: string;
}

/** The outcome of a call that writes a profile: nothing is stored where it is refused. */
export type Saved = Pick<Warnings, "all"> | { readonly refused: RefusedProfile };

/** Creates a user of the caller's company with a profile. */
export async function createProfile(world: World, caller: Caller, sent: Attributes): Promise<Saved> {
  if (!(await mayNameOthers(world, caller))) return { refused: { row: "creationForbidden" } };
  return world.store.transaction((store) => save(world, store, { caller, sent, user: undefined }));
}

/** Changes the profile of the caller's user. */
export async function updateProfile(world: World, caller: Caller, sent: Attributes): Promise<Saved> {
  const id = caller.kind === "user" ? caller.userId : undefined;
  if (id === undefined) return { refused: { row: "userMissing" } };
  const saved = await world.store.transaction(async (store): Promise<Saved> => {
    const user = await store.ofCompany(caller.companyId).first(users, eq(users.id, id));
    return user === undefined ? { refused: { row: "userMissing" } } : save(world, store, { caller, sent, user });
  });
  await remember(world.store.ofCompany(caller.companyId), id);
  return saved;
}

/**
 * Reads the rows of a user again immediately, so that the next read of the profile by any caller finds them in the
 * cache.
 */
async function remember(rows: Rows<"company">, userId: string): Promise<void> {
  await rows.known(users, { id: userId });
  await rows.known(travelProfiles, { userId });
}

interface Call {
  readonly caller: Caller;
  /** The properties of the profile as they were sent. */
  readonly sent: Attributes;
  /** The user as it was; undefined for a user who is created. */
  readonly user: StoredUser | undefined;
}

async function save(world: World, store: Store, { caller, sent: whole, user }: Call): Promise<Saved> {
  const warnings = createWarnings();
  const rows = store.ofCompany(caller.companyId);
  const application = await store.platform.first(applications, eq(applications.id, caller.applicationId));
  const allowed = allowedElements(whole, caller.scopes, warnings);
  const { sent, memberships } = partedMemberships(allowed, application);

  const person = changedPerson(user === undefined ? newPerson(caller, sent) : userDocument(user), sent);
  const personFault = await faultOf(store, caller, { person, sent, user });
  if (personFault !== undefined) return { refused: personFault };
  const stored = user && (await rows.first(travelProfiles, eq(travelProfiles.userId, user.id)));
  const before = await linkedPeople(rows, stored?.profile ?? {});
  const { document, faults } = changedDocument(before, await linkedPeople(rows, sent), {
    warnings,
    person,
    isNew: user === undefined,
  });
  const company = await store.platform.first(companies, eq(companies.id, caller.companyId));
  const [fault] = [
    ...faults,
    ...(sent["TravelConfigID"] === "" ? ["A user requires a travel configuration."] : []),
    ...(await missingOptions(rows, sent)),
    ...(await faultsOfAssociations(rows, company, sent)),
  ];
  if (fault !== undefined) return { refused: { row: "wrongElement", message: fault } };

  const userId = await saveUser(world, rows, { person, sent, user });
  await saveDocument(rows, stored, {
    ...(await lookedUp(rows, sent, stored)),
    userId,
    profile: document,
    changedAt: world.clock.timestamp,
  });
  if (memberships.length > 0) await store.claim(["memberships", userId]);
  await saveMemberships(rows, world.identifiers, userId, memberships);
  return warnings;
}

/** Returns a user with only the required attributes. */
function newPerson({ companyId }: Caller, { LoginID, EmailAddresses }: Attributes): Attributes {
  const addresses = isAttributes(EmailAddresses) ? objectsIn(EmailAddresses, "EmailAddress") : [];
  const business = addresses.find(({ Type }) => Type === "Business");
  const value = typeof business?.["value"] === "string" && business["value"] !== "" ? business["value"] : LoginID;
  return { active: true, emails: [{ type: "work", value }], [userSchemas.enterprise.id]: { companyId } };
}

interface Write {
  /** The properties of the user that identity and profile share. */
  readonly person: Attributes;
  /** The properties of the profile as they were sent. */
  readonly sent: Attributes;
  readonly user: StoredUser | undefined;
}

/** The first fault of the person, where a call says anything about the person. */
async function faultOf(
  store: Store,
  caller: Caller,
  { person, sent, user }: Write,
): Promise<RefusedProfile | undefined> {
  if (user !== undefined && !saysOfPerson(sent)) return undefined;
  const message = faultOfPerson(person);
  if (message !== undefined) return { row: "wrongElement", message };
  const [fault] = await findUserFaults(store, { companyId: caller.companyId }, person, user);
  return fault && { row: rowOf[fault.row], ...(rowOf[fault.row] === "wrongElement" && { message: fault.message }) };
}

const rowOf: Readonly<Record<UserFault["row"], RefusedProfile["row"]>> = {
  userNameTaken: "loginTaken",
  employeeNumberTaken: "employeeIdTaken",
  wrongAttribute: "wrongElement",
  companyIdImmutable: "wrongElement",
  scopeMissing: "wrongElement",
};

function saysOfPerson(sent: Attributes): boolean {
  return personElements.some((name) => sent[name] !== undefined);
}

/** Stores the user of a call. A password that is empty or missing on creation is made. */
async function saveUser(
  { identifiers, clock }: World,
  rows: Rows<"company">,
  { person, sent, user }: Write,
): Promise<string> {
  const { Password } = sent;
  const isMade = user === undefined ? true : Password !== undefined;
  const password = typeof Password === "string" && Password !== "" ? Password : identifiers.secret();
  const changedAt = clock.timestamp;
  if (user === undefined) {
    const id = identifiers.uuid();
    await rows.insert(users, { id, ...userColumns(person), password, createdAt: changedAt, changedAt });
    return id;
  }
  const columns = saysOfPerson(sent) ? { ...userColumns(person), version: user.version + 1, changedAt } : {};
  const changes = { ...columns, ...(isMade && { password }) };
  if (Object.keys(changes).length > 0) await rows.update(users, changes, eq(users.id, user.id));
  return user.id;
}

/** Columns by which profiles are looked up. A rule class that is cleared is none, and one that nobody named is the default. */
async function lookedUp(
  rows: Rows<"company">,
  { TravelConfigID, RuleClass }: Attributes,
  stored: Row<typeof travelProfiles> | undefined,
): Promise<Pick<NewRow<typeof travelProfiles>, "travelConfigId" | "ruleClass">> {
  const isNamed = typeof RuleClass === "string" && RuleClass !== "";
  const kept = stored === undefined ? await defaultRuleClass(rows) : RuleClass === undefined ? stored.ruleClass : null;
  return {
    travelConfigId: typeof TravelConfigID === "string" ? TravelConfigID : (stored?.travelConfigId ?? null),
    ruleClass: isNamed ? RuleClass : kept,
  };
}

async function saveDocument(
  rows: Rows<"company">,
  stored: Row<typeof travelProfiles> | undefined,
  { userId, ...row }: NewRow<typeof travelProfiles>,
): Promise<void> {
  if (stored === undefined) await rows.insert(travelProfiles, { userId, ...row });
  else await rows.update(travelProfiles, row, eq(travelProfiles.userId, userId));
}
