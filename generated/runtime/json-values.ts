/** A JSON object in memory: own members by name. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Whether a value is an object as JSON has them: a plain object, of any realm or without a prototype. Arrays, class
 * instances, dates and maps are none. Members can then be read directly: nothing but `Object.prototype` is inherited.
 */
export function hasObjectType(value: unknown): value is JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || isRootPrototype(prototype as object);
}

/** The `Object.prototype` of another realm (a frame, a vm context). */
function isRootPrototype(prototype: object): boolean {
  return (
    Object.getPrototypeOf(prototype) === null &&
    Object.hasOwn(prototype, "isPrototypeOf") &&
    Object.hasOwn(prototype, "propertyIsEnumerable")
  );
}

/** An own member whose name `Object.prototype` has too ("constructor", "__proto__"); undefined when it is absent. */
export function ownMember(value: JsonObject, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** How many members an object has. A member whose value is undefined is absent, as in JSON text. */
export function countMembers(value: JsonObject): number {
  let count = 0;
  for (const name in value) {
    if (value[name] !== undefined && Object.hasOwn(value, name)) count += 1;
  }
  return count;
}

/** Whether a value is an array without holes. An element that is undefined is a hole: JSON has nothing like it. */
export function hasArrayType(value: unknown): value is readonly unknown[] {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) {
    if (value[index] === undefined) return false;
  }
  return true;
}
