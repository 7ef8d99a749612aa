import type { Profile } from "@specwright/travel-expense/travel-profile";
import { validateProfile } from "@specwright/travel-expense/travel-profile/codecs";
import { isAttributes, objectsIn, type Attributes, withMember } from "../identity/user-members.js";
import { isLocale } from "./locales.js";
import { merged } from "./merge.js";
import { withoutLinks } from "./named-people.js";
import { personElements } from "./person.js";
import { telephoneFault } from "./telephones.js";
import { withoutRetired } from "./visible-elements.js";
import type { Warnings } from "./warnings.js";

/** Elements that are kept elsewhere: with the user, in columns that profiles are looked up by, or by the platform itself. */
const keptElsewhere: ReadonlySet<string> = new Set([
  ...personElements,
  ...["Password", "TravelConfigID", "RuleClass", "CompanyName", "CompanyID", "AgencyNumber", "UUID"],
]);

/** A profile as it is kept after a call, and why the call is refused: sentences, none when it is not. */
export interface Changed {
  /** The properties of the profile. */
  readonly document: Attributes;
  /** Sentences about faults; none when the call is not refused. */
  readonly faults: readonly string[];
}

interface Circumstances {
  readonly warnings: Warnings;
  /** The attributes of the user after the call. */
  readonly person: Attributes;
  /** True for a user who is created. */
  readonly isNew: boolean;
}

/** The document of a profile after a call. Memberships in loyalty programs are not part of it. */
export function changedDocument(
  stored: Attributes,
  sent: Attributes,
  { warnings, person, isNew }: Circumstances,
): Changed {
  const sentEntries = Object.entries(withoutRetired(sent as Profile)).filter(([name]) => !keptElsewhere.has(name));
  const part = isNew ? Object.fromEntries(sentEntries) : withoutFixedAddresses(Object.fromEntries(sentEntries));
  let document = merged(stored, part, warnings);
  document = withLanguage(document, part["PreferredLanguage"]);
  document = withMeal(document, part["Air"]);
  document = withPassportFlag(stored, document, part);
  document = withoutUsersAddress(document, person["emails"]);
  const hasMiddleName = membersAt(person, "name")["middleName"] !== undefined;
  if (hasMiddleName) document = withMiddleName(document, sent["MiddleName"] !== undefined);
  return { document, faults: faultsOf(document, part) };
}

const fixedTypes: ReadonlySet<unknown> = new Set(["Supervisor", "TravelArranger"]);

/** Elements without the email addresses that cannot be updated. */
function withoutFixedAddresses(sent: Attributes): Attributes {
  const list = sent["EmailAddresses"];
  const items = isAttributes(list) ? objectsIn(list, "EmailAddress") : [];
  const kept = items.filter(({ Type }) => !fixedTypes.has(Type));
  if (kept.length === items.length) return sent;
  return withMember(
    sent,
    "EmailAddresses",
    kept.length === 0 ? undefined : { ...(list as Attributes), EmailAddress: kept },
  );
}

/** Removes a business address that equals the user's own one, so that it follows the user. */
function withoutUsersAddress(document: Attributes, emails: unknown): Attributes {
  const list = membersAt(document, "EmailAddresses");
  const known = new Set((Array.isArray(emails) ? emails.filter(isAttributes) : []).map(({ value }) => value));
  const items = objectsIn(list, "EmailAddress");
  const kept = items.filter(
    (item) => item["Type"] !== "Business" || Object.keys(item).length > 2 || !known.has(item["value"]),
  );
  if (kept.length === items.length) return document;
  const rest = withMember(list, "EmailAddress", kept.length === 0 ? undefined : kept);
  return withMember(document, "EmailAddresses", Object.keys(rest).length === 0 ? undefined : rest);
}

/** Text that is not a canonical locale is not an error: an empty one replaces it. */
function withLanguage(document: Attributes, sent: unknown): Attributes {
  const isOther = typeof sent === "string" && sent !== "" && !isLocale(sent);
  return isOther ? { ...document, PreferredLanguage: "" } : document;
}

const usualMeal = "Regular Meal";

/** The default meal, where a call says how the user likes to fly and none is known. */
function withMeal(document: Attributes, sent: unknown): Attributes {
  if (sent === undefined) return document;
  const air = membersAt(document, "Air");
  const meals = membersAt(air, "Meals");
  if (meals["MealCode"] !== undefined) return document;
  return { ...document, Air: { ...air, Meals: { ...meals, MealCode: usualMeal } } };
}

function withPassportFlag(before: Attributes, after: Attributes, sent: Attributes): Attributes {
  const isAdded = passportsOf(after) > passportsOf(before);
  return isAdded && sent["HasNoPassport"] === undefined ? { ...after, HasNoPassport: false } : after;
}

/** Nobody with a middle name has the flag that there is none. */
function withMiddleName(document: Attributes, isGiven: boolean): Attributes {
  const info = membersAt(document, "TSAInfo");
  return isGiven || info["NoMiddleName"] === true
    ? { ...document, TSAInfo: withMember(info, "NoMiddleName", false) }
    : document;
}

function faultsOf(document: Attributes, sent: Attributes): readonly string[] {
  const hasNone = sent["HasNoPassport"];
  const telephones = objectsIn(membersAt(sent, "Telephones"), "Telephone");
  const checked = validateProfile(withoutLinks(document));
  return [
    ...(hasNone === true && passportsOf(document) > 0
      ? ["HasNoPassport must not be true, because the profile has a passport."]
      : []),
    ...(hasNone === false && passportsOf(document) === 0
      ? ["HasNoPassport must not be false, because the profile has no passport."]
      : []),
    ...telephones.flatMap((telephone) => telephoneFault(telephone) ?? []),
    ...(checked.ok ? [] : checked.problems.map(({ path, message }) => `${path}: ${message}`)),
  ];
}

function passportsOf(document: Attributes): number {
  return objectsIn(membersAt(document, "Passports"), "Passport").length;
}

function membersAt(members: Attributes, name: string): Attributes {
  const value = members[name];
  return isAttributes(value) ? value : {};
}
