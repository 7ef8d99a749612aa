import { validateCompleteUser } from "@specwright/travel-expense/identity/validators";
import type { Profile } from "@specwright/travel-expense/travel-profile";
import { validateProfile } from "@specwright/travel-expense/travel-profile/codecs";
import { userSchemas } from "../identity/attributes.js";
import { canonicalUser } from "../identity/canonical.js";
import { isAttributes, type Attributes, attributesOf, withMember, withMembers } from "../identity/user-members.js";
import { type StoredUser, userDocument } from "../identity/stored-user.js";
import { writableMembers } from "../identity/write-scopes.js";

/** Elements of a profile that are attributes of the user: the same in every interface, and kept there alone. */
const ofName = {
  NamePrefix: "honorificPrefix",
  FirstName: "givenName",
  MiddleName: "middleName",
  LastName: "familyName",
  NameSuffix: "honorificSuffix",
} as const;
const ofUser = { PreferredName: "nickName", JobTitle: "title", LoginID: "userName" } as const;
const employeeId = "CompanyEmployeeID";

/** Names of all of them. */
export const personElements: readonly string[] = [...Object.keys(ofName), ...Object.keys(ofUser), employeeId];

/**
 * Returns the elements of a user; those that the schema of profiles rejects, such as a name that is too long, are
 * omitted.
 */
export function elementsOfPerson(user: StoredUser): Profile {
  const document = userDocument(user);
  const name = isAttributes(document["name"]) ? document["name"] : {};
  const entries: readonly (readonly [string, unknown])[] = [
    ...Object.entries(ofName).map(([element, attribute]) => [element, name[attribute]] as const),
    ...Object.entries(ofUser).map(([element, attribute]) => [element, document[attribute]] as const),
    [employeeId, user.employeeNumber ?? undefined],
    ["UUID", user.id.replaceAll("-", "")],
  ];
  const elements = Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== "")) as Profile;
  if (validateProfile(elements).ok) return elements;
  const fitting = Object.entries<unknown>({ ...elements }).filter(
    ([element, value]) => validateProfile({ [element]: value }).ok,
  );
  return Object.fromEntries(fitting);
}

/** Returns a user updated from a profile. Missing elements stay, and empty or nil ones are cleared. */
export function changedPerson(user: Attributes, sent: Attributes): Attributes {
  const changed = (members: Attributes, names: Readonly<Record<string, string>>): Attributes => {
    const sentNames = Object.entries(names).filter(([element]) => sent[element] !== undefined);
    return sentNames.reduce((all, [element, name]) => withMember(all, name, textOf(sent[element])), members);
  };
  const name = changed(isAttributes(user["name"]) ? user["name"] : {}, ofName);
  const whole = changed(withMember(user, "name", name), ofUser);
  if (sent[employeeId] === undefined) return canonicalUser(whole);
  const extension = withMember(attributesOf(whole, userSchemas.enterprise), "employeeNumber", textOf(sent[employeeId]));
  return canonicalUser(withMembers(whole, userSchemas.enterprise, extension));
}

/** The first fault of a user that the contract of identities finds, as a sentence; undefined for a user without one. */
export function faultOfPerson(user: Attributes): string | undefined {
  const checked = validateCompleteUser(writableMembers(user));
  const problem = checked.ok ? undefined : checked.problems[0];
  return problem && `The user cannot have this: ${problem.path}: ${problem.message}`;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
