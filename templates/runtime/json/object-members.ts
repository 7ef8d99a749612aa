/** A JSON object in memory: own members by name. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** True while a value is checked that `JSON.parse` returned: its objects are plain. */
let isParsed = false;

/** The result of a check of a value that `JSON.parse` returned, and that nobody has changed: its objects are not asked for prototypes. */
export function ofParsed<T>(check: () => T): T {
  isParsed = true;
  try {
    return check();
  } finally {
    isParsed = false;
  }
}

/**
 * True when a value is an object as JSON has them: a plain object, of any realm or without a prototype. Arrays, class
 * instances, dates and maps are none. Members can then be read directly: nothing but `Object.prototype` is inherited.
 */
export function hasObjectType(value: unknown): value is JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return isParsed || Object.getPrototypeOf(value) === Object.prototype || isPlainElsewhere(value);
}

/** True for an object without a prototype, or of another realm: a frame, a vm context. */
function isPlainElsewhere(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return !prototype || (!Object.getPrototypeOf(prototype) && "isPrototypeOf" in prototype);
}

/** True for what can have members by name: JSON objects, and what is refused as one later. */
export function hasMembers(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An own member whose name `Object.prototype` has too ("constructor", "__proto__"); undefined when it is absent. */
export function ownMember(value: JsonObject, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** True when each member that is there is a text: up to four values that were read from an object. */
export function hasOptionalStrings(a?: unknown, b?: unknown, c?: unknown, d?: unknown): boolean {
  return (
    (a === undefined || typeof a === "string") &&
    (b === undefined || typeof b === "string") &&
    (c === undefined || typeof c === "string") &&
    (d === undefined || typeof d === "string")
  );
}

/** The number of members of an object. A member whose value is undefined is absent, as in JSON text. */
export function countMembers(value: JsonObject): number {
  let count = 0;
  for (const name in value) {
    if (value[name] !== undefined && Object.hasOwn(value, name)) count += 1;
  }
  return count;
}

/** True when a value is an array without holes. An element that is undefined is a hole: JSON has nothing like it. */
export function hasArrayType(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && !value.includes(undefined);
}
