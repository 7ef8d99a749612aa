import type { Attributes } from "../identity/user-members.js";
import { itemsByRule, type Means } from "./lists.js";

const rule = { key: ["Type", "LoginId"] };

/**
 * Merges an update of arrangers and managers: arrangers are added to the existing ones, and a manager replaces another.
 * The names of a person are those of the person's own record, and are not stored here. Both sides have present logins.
 */
export function mergedRoles(
  stored: readonly Attributes[],
  sent: readonly Attributes[],
  means: Means,
): readonly Attributes[] {
  const arrangers = sent.filter(isArranger).map(partsOfRole);
  const managers = sent.filter((role) => !isArranger(role)).map(partsOfRole);
  if (managers.length > 1) means.warnings.excess("Only one manager is accepted.");
  const primaries = arrangers.filter(isPrimary);
  if (primaries.length > 1) means.warnings.excess("Only one primary arranger is accepted.");
  const [primary] = primaries;
  const flagged = arrangers.map((role) => (isPrimary(role) && role !== primary ? unmarked(role) : role));
  const before = stored.filter(isArranger).map((role) => (primary === undefined ? role : unmarked(role)));
  const [manager] = managers;
  return [
    ...itemsByRule(rule, before, flagged, means),
    ...(manager === undefined ? stored.filter((role) => !isArranger(role)) : [unflagged(manager)]),
  ];
}

function isArranger({ Type }: Attributes): boolean {
  return Type === "Arranger";
}

function isPrimary({ PrimaryIndicatorFlag }: Attributes): boolean {
  return PrimaryIndicatorFlag === true;
}

function partsOfRole({ FirstName: _first, LastName: _last, EmailAddress: _email, ...role }: Attributes): Attributes {
  return role;
}

function unmarked(role: Attributes): Attributes {
  return isPrimary(role) ? { ...role, PrimaryIndicatorFlag: false } : role;
}

/** The flag applies only to arrangers. */
function unflagged({ PrimaryIndicatorFlag: _flag, ...role }: Attributes): Attributes {
  return role;
}
