import { propertyKey } from "../../text/literals.js";

/**
 * An entry of an object literal whose type is a record. If a key is also a member of every object, TypeScript takes
 * the type that it has there, and would see any text in a constant: such a value says itself that it is one.
 */
export function recordEntry(key: string, value: string): string {
  return `${propertyKey(key)}: ${value}${key in Object.prototype ? " as const" : ""}`;
}
