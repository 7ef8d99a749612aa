import type { Attributes } from "../identity/user-members.js";
import type { Warnings } from "./warnings.js";

/** The means of merging lists: the merge of one item with another, and the warnings of the call. */
export interface Means {
  /** The item that is kept, made of the stored one and the sent one. */
  readonly merge: (stored: Attributes, sent: Attributes) => Attributes;
  readonly warnings: Warnings;
}

/** The rule of a list: the key of its items, and the treatment of items over its maximum. */
interface ListRule {
  /** Properties that identify an item. Letter case does not count. A list without any has one item. */
  readonly key: readonly string[];
  /** The property of the only item whose new value makes it a new item, without any of the old properties. */
  readonly number?: string;
  /** Properties of which an item needs at least one; otherwise it is removed. */
  readonly content?: readonly string[];
  /** The warning for an item whose key is repeated in the same call: the first is used. Without it the last is. */
  readonly repeated?: string;
  /** The number of items that are kept, and the warning where more were sent; any number when absent. */
  readonly most?: { readonly items: number; readonly warning: string };
  /** Items that are not sent are deleted. */
  readonly isSynced?: true;
  /** A property that items always have. */
  readonly always?: string;
}

const address = ["Street", "City", "StateProvince", "CountryCode", "PostalCode", "unknownElements"];

/** THE list of lists, by the element of their items; those of telephones and of roles have rules of their own. */
const rules = {
  Address: { key: ["Type"], content: address },
  Phone: { key: ["Type"], content: ["PhoneNumber", "unknownElements"] },
  NationalID: { key: [], number: "NationalIDNumber", most: { items: 1, warning: "Only one national id is accepted." } },
  DriversLicense: {
    key: [],
    number: "DriversLicenseNumber",
    most: { items: 1, warning: "Only one driver's license is accepted." },
  },
  Passport: {
    key: ["PassportNumber", "PassportNationality"],
    most: { items: 2, warning: "Only two passports are accepted." },
  },
  Visa: { key: ["VisaNationality", "VisaNumber"], isSynced: true },
  EmailAddress: { key: ["Type"], content: ["value"], repeated: "Only one email address of each type is accepted." },
  CustomField: { key: ["Name"], content: ["value"] },
  Sponsor: { key: ["LoginID"] },
  UnusedTicket: { key: ["Carrier", "TicketNumber"] },
  AirlineUnusedTicket: { key: ["RecordLocator"], always: "RecordLocator" },
  AdvantageMembership: {
    key: ["VendorType", "VendorCode", "ProgramCode", "ProgramNumber"],
    repeated: "Only one membership of the same vendor, program and number is accepted.",
  },
} as const satisfies Readonly<Record<string, ListRule>>;

/** True for the element of a list's items. */
export function isListElement(name: string): name is keyof typeof rules {
  return Object.hasOwn(rules, name);
}

/** Items of a list as an update leaves them. */
export function mergedItems(
  name: keyof typeof rules,
  stored: readonly Attributes[],
  sent: readonly Attributes[],
  means: Means,
): readonly Attributes[] {
  return itemsByRule(rules[name], stored, sent, means);
}

/** The same by a rule. */
export function itemsByRule(
  rule: ListRule,
  stored: readonly Attributes[],
  sent: readonly Attributes[],
  { merge, warnings }: Means,
): readonly Attributes[] {
  const { repeated, most, isSynced = false, content, always } = rule;
  const before = new Map(keyed(rule, stored));
  const after = new Map(isSynced ? [] : before);
  const seen = new Set<string>();
  for (const [key, item] of keyed(rule, sent)) {
    const isRepeated = seen.has(key);
    seen.add(key);
    const isTooMany = rule.key.length === 0 ? isRepeated : after.size >= (most?.items ?? Infinity) && !after.has(key);
    if (isRepeated && repeated !== undefined) warnings.excess(repeated);
    else if (most !== undefined && isTooMany) warnings.excess(most.warning);
    else after.set(key, merge(isAnother(rule, before.get(key), item) ? {} : (before.get(key) ?? {}), item));
  }
  return [...after.values()]
    .filter((item) => content === undefined || content.some((part) => item[part] !== undefined))
    .map((item) => (always === undefined ? item : { [always]: "", ...item }));
}

function keyText(value: unknown): string {
  if (typeof value === "string") return value.toLowerCase();
  return value === undefined || value === null ? "" : JSON.stringify(value);
}

/** Returns items by their keys; those without a key, by their index. */
function keyed({ key }: ListRule, items: readonly Attributes[]): readonly (readonly [string, Attributes])[] {
  let unknown = 0;
  return items.map((item) => {
    const values = key.map((name) => keyText(item[name]));
    const isUnknown = values.length > 0 && values.every((value) => value === "");
    return [JSON.stringify(isUnknown ? (unknown += 1) : values), item];
  });
}

function isAnother({ number }: ListRule, before: Attributes | undefined, item: Attributes): boolean {
  if (number === undefined || before === undefined) return false;
  const sent = item[number];
  return typeof sent === "string" && sent !== "" && sent !== before[number];
}
