import { isDefined } from "../base/own-property.js";

// Callers without types learn here what TypeScript would have told them: by the name of the interface, since a service
// may serve several.

/** Throws a `TypeError` when something that the server of an interface needs is not an object. */
export function needObject(value: unknown, what: string, owner: string): asserts value is object {
  if (value !== null && (typeof value === "object" || typeof value === "function")) return;
  throw new TypeError(`The server of "${owner}" needs ${what}, not ${nameOf(value)}.`);
}

/** Throws a `TypeError` when nobody gave a function under a name. */
export function needMethod(methods: object, what: string, name: string, owner: string): void {
  if (isDefined(methods, name)) return;
  const value = Object.hasOwn(methods, name) ? (methods as Readonly<Record<string, unknown>>)[name] : undefined;
  const fault = value === undefined ? "is missing" : `must be a function, not ${nameOf(value)}`;
  throw new TypeError(`The ${what} "${name}" of "${owner}" ${fault}.`);
}

function nameOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
