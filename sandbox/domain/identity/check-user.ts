import { isCountry } from "../countries.js";
import { isMobile, objectListOf, phoneUri, type UserFault } from "./canonical.js";
import type { Attributes } from "./user-members.js";

/** Rules about a user alone that its schema cannot say. The user is in its canonical form. */
export function checkUser(user: Attributes): readonly UserFault[] {
  return [
    ...checkNames(user),
    ...checkTimezone(user["timezone"]),
    ...onePerType(user, "emails", () => true),
    ...onePerType(user, "addresses", () => true),
    ...onePerType(user, "phoneNumbers", (number) => !isMobile(number)),
    ...checkNumbers(objectListOf(user["phoneNumbers"]) ?? []),
    ...checkCountries(user),
  ];
}

function wrong(path: string, message: string): UserFault {
  return { row: "wrongAttribute", path, message };
}

/** Typographic quotation marks, in addition to the straight ones that the schema rejects. */
const quotationMarks = /[\u00ab\u00bb\u2018-\u201f\u2039\u203a]/;

function checkNames({ userName, nickName }: Attributes): readonly UserFault[] {
  const faults: UserFault[] = [];
  if (typeof userName === "string" && quotationMarks.test(userName))
    faults.push(wrong("/userName", "A login name must not contain quotation marks."));
  if (typeof nickName === "string" && (nickName.includes("@") || nickName === userName))
    faults.push(wrong("/nickName", "A nickname must not be a login name."));
  return faults;
}

function checkTimezone(timezone: unknown): readonly UserFault[] {
  try {
    // Every runtime with Intl has the Olson database.
    new Intl.DateTimeFormat("en", { timeZone: String(timezone) });
    return String(timezone).startsWith("+") || String(timezone).startsWith("-") ? [notOlson] : [];
  } catch {
    return [notOlson];
  }
}

const notOlson = wrong("/timezone", "The time zone is not in the Olson database.");

function onePerType(user: Attributes, name: string, counts: (item: Attributes) => boolean): readonly UserFault[] {
  const types = new Set<unknown>();
  return (objectListOf(user[name]) ?? []).flatMap((item, index) => {
    if (!counts(item)) return [];
    const isRepeated = types.has(item["type"]);
    types.add(item["type"]);
    return isRepeated ? [wrong(`/${name}/${index}/type`, "A user can have only one of each type.")] : [];
  });
}

function checkNumbers(numbers: readonly Attributes[]): readonly UserFault[] {
  const faults = numbers.flatMap((number, index) => {
    const placeText = `/phoneNumbers/${index}`;
    return [
      ...(phoneUri(String(number["value"])) === undefined
        ? [wrong(`${placeText}/value`, "The value is not a phone number.")]
        : []),
      ...["primary", "notifications"]
        .filter((name) => !isMobile(number) && number[name] !== undefined)
        .map((name) => wrong(`${placeText}/${name}`, "The attribute is only for mobile numbers.")),
    ];
  });
  const mobiles = numbers.filter(isMobile);
  const primaries = mobiles.filter(({ primary }) => primary === true).length;
  if (mobiles.length === 0 || primaries === 1) return faults;
  return [...faults, wrong("/phoneNumbers", "Exactly one mobile number is primary.")];
}

function checkCountries(user: Attributes): readonly UserFault[] {
  return ["addresses", "emergencyContacts"].flatMap((name) =>
    (objectListOf(user[name]) ?? []).flatMap(({ country }, index) =>
      typeof country !== "string" || isCountry(country)
        ? []
        : [wrong(`/${name}/${index}/country`, "The country is not a code of ISO 3166-1.")],
    ),
  );
}
