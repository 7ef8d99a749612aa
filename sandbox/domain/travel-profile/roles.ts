import type { Members } from "../identity/user-members.js";
import { itemsByRule, type Means } from "./lists.js";

const rule = { key: ["Type", "LoginId"] };

/**
 * Arrangers and managers as an update leaves them: arrangers join those that there are, and a manager takes the place of another.
 * The names of a person are those of the person's own record, and are not kept here. Both sides have present logins.
 */
export function mergedRoles(stored: readonly Members[], sent: readonly Members[], means: Means): readonly Members[] {
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

function isArranger({ Type }: Members): boolean {
  return Type === "Arranger";
}

function isPrimary({ PrimaryIndicatorFlag }: Members): boolean {
  return PrimaryIndicatorFlag === true;
}

function partsOfRole({ FirstName: _first, LastName: _last, EmailAddress: _email, ...role }: Members): Members {
  return role;
}

function unmarked(role: Members): Members {
  return isPrimary(role) ? { ...role, PrimaryIndicatorFlag: false } : role;
}

/** The flag is of use for arrangers alone. */
function unflagged({ PrimaryIndicatorFlag: _flag, ...role }: Members): Members {
  return role;
}
