import { validateLoyaltyMembershipUpdate } from "@specwright/travel-expense/loyalty/codecs";
import { validateProfile } from "@specwright/travel-expense/travel-profile/codecs";
import { isAttributes } from "../domain/identity/user-members.js";
import { kindsOfTravel } from "../domain/travel-profile/memberships.js";
import { withoutLinks } from "../domain/travel-profile/named-people.js";
import { placedProblems, type RecordProblem, type Validated, withoutFound } from "./record-problems.js";
import type { AnyRecord } from "./records.js";

/** The problems of a travel profile, which the XSD describes. */
export function profileProblems({ profile = {} }: AnyRecord): readonly RecordProblem[] {
  if (!isAttributes(profile)) return [];
  return placedProblems(withPointers(validateProfile(withoutLinks(profile), withoutFound)), { "": "/profile" });
}

/** The problems of a membership. Two interfaces write its details; each detail is valid if one of them accepts it. */
export function membershipProblems({ vendorType, details = {} }: AnyRecord): readonly RecordProblem[] {
  if (!isAttributes(details)) return [];
  return Object.entries(details).flatMap(([name, value]) => {
    const outcomes = [loyaltyResult(name, value), profileResult(vendorType, name, value)];
    if (outcomes.some(({ ok }) => ok)) return [];
    const at = `/details/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    // An interface that does not know the name reports the whole membership.
    const [first] = outcomes
      .flatMap((outcome) => placedProblems(outcome, { "": at }))
      .sort((one, other) => Number(isUnknown(one)) - Number(isUnknown(other)));
    return first === undefined ? [] : [{ ...first, path: at }];
  });
}

function isUnknown({ code }: RecordProblem): boolean {
  return code === "xml/unknown-property";
}

function loyaltyResult(name: string, value: unknown): Validated {
  const Membership = [{ VendorCode: "V", VendorType: "A" as const, AccountNo: "1", [name]: value }];
  return validateLoyaltyMembershipUpdate({ Membership }, withoutFound);
}

function profileResult(vendorType: unknown, name: string, value: unknown): Validated {
  const kind = kindsOfTravel.find(({ type }) => type === vendorType) ?? kindsOfTravel[0];
  const [travel, list, item] = kind.at;
  const membership = { VendorCode: "V", AccountNo: "1", [name]: value };
  return validateProfile({ [travel]: { [list]: { [item]: [membership] } } }, withoutFound);
}

/** A result with JSON pointers from the root element: "/Profile/Air/Meal[2]/@Code" is "/Air/Meal/1/Code". */
function withPointers(result: Validated): Validated {
  if (result.ok) return result;
  const problems = result.problems.map((problem) => {
    const path = problem.path
      .replace(/^\/[^/]*/, "")
      .replace(/\[(\d+)\]/g, (_, position: string) => `/${Number(position) - 1}`)
      .replaceAll("/@", "/");
    return { ...problem, path };
  });
  return { ok: false, problems };
}
