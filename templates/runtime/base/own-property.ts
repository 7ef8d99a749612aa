/** A property of the object itself: names such as "constructor" would else be found on its prototype. */
export function ownProperty<T extends object, Key extends keyof T>(value: T, key: Key): T[Key] | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Gives an object a property of its own, also under the name "__proto__". */
export function setOwnProperty<T extends object, Key extends keyof T>(value: T, key: Key, member: T[Key]): void {
  Object.defineProperty(value, key, { value: member, enumerable: true, configurable: true, writable: true });
}

/**
 * True if an object has a method that a caller defined, directly or in its class; methods of every object
 * ("constructor", "toString") do not count.
 */
export function isDefined(methods: object, name: string): boolean {
  const method = (methods as Readonly<Record<string, unknown>>)[name];
  if (typeof method !== "function") return false;
  if (Object.hasOwn(methods, name)) return true;
  return name !== "constructor" && method !== (Object.prototype as unknown as Readonly<Record<string, unknown>>)[name];
}
