import type { JsonProblems } from "./problems.js";

// Members of plain types: each function tells whether the member called `name` is as it should be. With `to`, it records what is
// wrong there and is true, so that the next member is asked as well. Functions are short: engines write them out where they are called.

/** The answer to a question about a member: false or undefined where it is not as it should be. */
type Answer = boolean | undefined;

/** A text. */
export function requireString(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return typeof value === "string" || isOther(value, to, name, "string");
}

/** The same of a member that may be there. */
export function optionalString(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return value === undefined || typeof value === "string" || isOther(value, to, name, "string");
}

/** Records that a member has another type. */
function isOther(value: unknown, to: JsonProblems | undefined, name: string, types: string): Answer {
  return to?.at(name).report("type", value, types);
}

/** A text or null. */
export function requireStringOrNull(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return value === null || typeof value === "string" || isOther(value, to, name, "string or null");
}

/** The same of a member that may be there. */
export function optionalStringOrNull(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return (
    value === undefined || value === null || typeof value === "string" || isOther(value, to, name, "string or null")
  );
}

/** A finite number. */
export function requireNumber(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return Number.isFinite(value) || isOther(value, to, name, "number");
}

/** The same of a member that may be there. */
export function optionalNumber(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return value === undefined || Number.isFinite(value) || isOther(value, to, name, "number");
}

/** A finite number or null. */
export function requireNumberOrNull(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return value === null || Number.isFinite(value) || isOther(value, to, name, "number or null");
}

/** The same of a member that may be there. */
export function optionalNumberOrNull(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return value === undefined || value === null || Number.isFinite(value) || isOther(value, to, name, "number or null");
}

/** A whole number. */
export function requireInteger(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return Number.isInteger(value) || isOther(value, to, name, "integer");
}

/** The same of a member that may be there. */
export function optionalInteger(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return value === undefined || Number.isInteger(value) || isOther(value, to, name, "integer");
}

/** A whole number or null. */
export function requireIntegerOrNull(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return value === null || Number.isInteger(value) || isOther(value, to, name, "integer or null");
}

/** The same of a member that may be there. */
export function optionalIntegerOrNull(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return (
    value === undefined || value === null || Number.isInteger(value) || isOther(value, to, name, "integer or null")
  );
}

/** True or false. */
export function requireBoolean(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return typeof value === "boolean" || isOther(value, to, name, "boolean");
}

/** The same of a member that may be there. */
export function optionalBoolean(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return value === undefined || typeof value === "boolean" || isOther(value, to, name, "boolean");
}

/** True, false or null. */
export function requireBooleanOrNull(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return value === null || typeof value === "boolean" || isOther(value, to, name, "boolean or null");
}

/** The same of a member that may be there. */
export function optionalBooleanOrNull(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return (
    value === undefined || value === null || typeof value === "boolean" || isOther(value, to, name, "boolean or null")
  );
}

/** One of up to four texts. */
export function requireOneOf(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  first: string,
  second?: string,
  third?: string,
  fourth?: string,
): Answer {
  return (
    (value !== undefined && (value === first || value === second || value === third || value === fourth)) ||
    isNoneOf(value, to, name, [first, second, third, fourth])
  );
}

function isNoneOf(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  allowed: readonly (string | undefined)[],
): Answer {
  const texts = allowed.filter((text) => text !== undefined);
  return to?.at(name).report("stringOf", value, texts);
}

/** The same of a member that may be there. */
export function optionalOneOf(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  first: string,
  second?: string,
  third?: string,
  fourth?: string,
): Answer {
  return (
    value === undefined ||
    value === first ||
    value === second ||
    value === third ||
    value === fourth ||
    isNoneOf(value, to, name, [first, second, third, fourth])
  );
}

/** One of some texts, which a Set holds where they are many. */
export function requireStringOf(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  allowed: readonly unknown[] | ReadonlySet<unknown>,
): Answer {
  const isAllowed = "has" in allowed ? allowed.has(value) : allowed.includes(value);
  return isAllowed || to?.at(name).report("stringOf", value, [...allowed]);
}

/** The same of a member that may be there. */
export function optionalStringOf(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  allowed: readonly unknown[] | ReadonlySet<unknown>,
): Answer {
  return value === undefined || requireStringOf(value, to, name, allowed);
}
