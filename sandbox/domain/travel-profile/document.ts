import type { Profile } from "@specwright/travel-expense/travel-profile";
import { validateProfile } from "@specwright/travel-expense/travel-profile/codecs";
import { isMembers, itemsOf, type Members, withMember } from "../identity/user-members.js";
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
  /** The members of the profile. */
  readonly document: Members;
  /** Sentences about faults; none when the call is not refused. */
  readonly faults: readonly string[];
}

interface Circumstances {
  readonly warnings: Warnings;
  /** The attributes of the user after the call. */
  readonly person: Members;
  /** True for a user who is created. */
  readonly isNew: boolean;
}

/** The document of a profile after a call. Memberships in loyalty programs are not part of it. */
export function changedDocument(stored: Members, sent: Members, { warnings, person, isNew }: Circumstances): Changed {
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
function withoutFixedAddresses(sent: Members): Members {
  const list = sent["EmailAddresses"];
  const items = isMembers(list) ? itemsOf(list, "EmailAddress") : [];
  const kept = items.filter(({ Type }) => !fixedTypes.has(Type));
  if (kept.length === items.length) return sent;
  return withMember(
    sent,
    "EmailAddresses",
    kept.length === 0 ? undefined : { ...(list as Members), EmailAddress: kept },
  );
}

/** A document without a business address that says no more than the user's own one, so that it follows the user. */
function withoutUsersAddress(document: Members, emails: unknown): Members {
  const list = membersAt(document, "EmailAddresses");
  const known = new Set((Array.isArray(emails) ? emails.filter(isMembers) : []).map(({ value }) => value));
  const items = itemsOf(list, "EmailAddress");
  const kept = items.filter(
    (item) => item["Type"] !== "Business" || Object.keys(item).length > 2 || !known.has(item["value"]),
  );
  if (kept.length === items.length) return document;
  const rest = withMember(list, "EmailAddress", kept.length === 0 ? undefined : kept);
  return withMember(document, "EmailAddresses", Object.keys(rest).length === 0 ? undefined : rest);
}

/** Text that is not a canonical locale is not an error: an empty one is written in its place. */
function withLanguage(document: Members, sent: unknown): Members {
  const isOther = typeof sent === "string" && sent !== "" && !isLocale(sent);
  return isOther ? { ...document, PreferredLanguage: "" } : document;
}

const usualMeal = "Regular Meal";

/** The default meal, where a call says how the user likes to fly and none is known. */
function withMeal(document: Members, sent: unknown): Members {
  if (sent === undefined) return document;
  const air = membersAt(document, "Air");
  const meals = membersAt(air, "Meals");
  if (meals["MealCode"] !== undefined) return document;
  return { ...document, Air: { ...air, Meals: { ...meals, MealCode: usualMeal } } };
}

function withPassportFlag(before: Members, after: Members, sent: Members): Members {
  const isAdded = passportsOf(after) > passportsOf(before);
  return isAdded && sent["HasNoPassport"] === undefined ? { ...after, HasNoPassport: false } : after;
}

/** Nobody with a middle name has the flag that there is none. */
function withMiddleName(document: Members, isGiven: boolean): Members {
  const info = membersAt(document, "TSAInfo");
  return isGiven || info["NoMiddleName"] === true
    ? { ...document, TSAInfo: withMember(info, "NoMiddleName", false) }
    : document;
}

function faultsOf(document: Members, sent: Members): readonly string[] {
  const hasNone = sent["HasNoPassport"];
  const telephones = itemsOf(membersAt(sent, "Telephones"), "Telephone");
  const checked = validateProfile(withoutLinks(document));
  return [
    ...(hasNone === true && passportsOf(document) > 0 ? ["There is a passport, so HasNoPassport is not true."] : []),
    ...(hasNone === false && passportsOf(document) === 0
      ? ["There is no passport, so HasNoPassport is not false."]
      : []),
    ...telephones.flatMap((telephone) => telephoneFault(telephone) ?? []),
    ...(checked.ok ? [] : checked.problems.map(({ path, message }) => `${path}: ${message}`)),
  ];
}

function passportsOf(document: Members): number {
  return itemsOf(membersAt(document, "Passports"), "Passport").length;
}

function membersAt(members: Members, name: string): Members {
  const value = members[name];
  return isMembers(value) ? value : {};
}
