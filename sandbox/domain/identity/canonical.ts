import { createRequire } from "node:module";
import { userSchemas } from "./attributes.js";
import { isAttributes, type Attributes, attributesOf, withMember, withMembers } from "./user-members.js";

const require = createRequire(import.meta.url);

/** An error in a user that only the world can detect: the row of the API's error table, its path, and a message. */
export interface UserFault {
  /** The identifier of the row in the table of errors. */
  readonly row: "wrongAttribute" | "userNameTaken" | "employeeNumberTaken" | "companyIdImmutable" | "scopeMissing";
  /** The path of the attribute as SCIM writes it. */
  readonly path: string;
  readonly message: string;
}

/** Attributes that users have when a request leaves them out. */
export const systemDefaults = { preferredLanguage: "en-US", timezone: "America/New_York" } as const;

/**
 * A user as the service keeps one: defaults are filled in, names are made of their parts, and email addresses and phone numbers
 * have their canonical forms.
 */
export function canonicalUser(user: Attributes): Attributes {
  const name = isAttributes(user["name"]) ? user["name"] : {};
  const { givenName = "", middleName = "", familyName = "" } = name;
  const called = user["nickName"] === undefined || user["nickName"] === "" ? givenName : user["nickName"];
  let kept: Attributes = { ...systemDefaults, ...canonicalContacts(user) };
  kept = withManagerInLowerCase(kept);
  kept = withMember(kept, "name", { ...name, formatted: joined(givenName, middleName, familyName) });
  return withMember(kept, "displayName", joined(called, familyName));
}

/** Ids are kept in lower case, in which filters look for them. */
function withManagerInLowerCase(user: Attributes): Attributes {
  const extension = attributesOf(user, userSchemas.enterprise);
  const { manager } = extension;
  if (!isAttributes(manager) || typeof manager["value"] !== "string") return user;
  const kept = { ...manager, value: manager["value"].toLowerCase() };
  return withMembers(user, userSchemas.enterprise, { ...extension, manager: kept });
}

/** A user whose email addresses and phone numbers have their canonical forms. A number that is none stays as it is. */
export function canonicalContacts(user: Attributes): Attributes {
  const kept = withMember(user, "emails", objectListOf(user["emails"])?.map(canonicalEmail));
  const numbers = objectListOf(user["phoneNumbers"])?.map(canonicalNumber);
  const [onlyMobile, ...otherMobiles] = numbers?.filter(isMobile) ?? [];
  const isAlone = onlyMobile !== undefined && otherMobiles.length === 0 && onlyMobile["primary"] === undefined;
  return withMember(
    kept,
    "phoneNumbers",
    numbers?.map((number) => (isAlone && number === onlyMobile ? { ...number, primary: true } : number)),
  );
}

/** A user without displays that were made of other numbers of the user as it was before. */
export function withoutStaleDisplays(before: Attributes, user: Attributes): Attributes {
  const made = new Set(objectListOf(before["phoneNumbers"])?.map(({ value }) => displayOf(textOf(value))));
  const numbers = objectListOf(user["phoneNumbers"])?.map((number) => {
    const display = textOf(number["display"]);
    const isStale = made.has(display) && display !== displayOf(textOf(number["value"]));
    return isStale ? withMember(number, "display", undefined) : number;
  });
  return withMember(user, "phoneNumbers", numbers);
}

/** Loaded with the first phone number: the plans of all countries take longer to load than the rest of the sandbox. */
const parsePhoneNumber: typeof import("libphonenumber-js/max").default = (...input) =>
  (require("libphonenumber-js/max") as typeof import("libphonenumber-js/max")).default(...input);

/** Returns the canonical form of a phone number by RFC 3966: "tel:+4587654321"; undefined for other strings. */
export function phoneUri(value: string): string | undefined {
  const number = parsePhoneNumber(value.replace(/^tel:/i, ""), "US");
  return number?.isPossible() === true ? number.getURI() : undefined;
}

/** True for a mobile number. */
export function isMobile(number: Attributes): boolean {
  return number["type"] === "mobile";
}

/** A list of objects; undefined for anything else. */
export function objectListOf(value: unknown): readonly Attributes[] | undefined {
  return Array.isArray(value) ? value.filter(isAttributes) : undefined;
}

/** Returns the canonical form of an email address: domains are lowercased, local parts stay unchanged. */
export function canonicalAddress(text: string): string {
  const value = text.trim();
  const at = value.lastIndexOf("@");
  return value.slice(0, at + 1) + value.slice(at + 1).toLowerCase();
}

function canonicalEmail(email: Attributes): Attributes {
  return { ...email, value: canonicalAddress(textOf(email["value"])) };
}

function canonicalNumber(number: Attributes): Attributes {
  const value = textOf(number["value"]);
  const uri = phoneUri(value);
  if (uri === undefined) return number;
  const display = displayOf(value);
  return { ...number, value: uri, ...(number["display"] === undefined && display !== undefined && { display }) };
}

/** Returns the international form of a phone number; undefined for other strings. */
function displayOf(value: string): string | undefined {
  const uri = phoneUri(value);
  return uri === undefined ? undefined : parsePhoneNumber(uri.slice("tel:".length), "US")?.formatInternational();
}

function joined(...names: readonly unknown[]): string {
  return names.filter((name) => typeof name === "string" && name !== "").join(" ");
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
