/** A property of the object itself: names such as "constructor" would else be found on its prototype. */
export function ownProperty<T extends object, Key extends keyof T>(value: T, key: Key): T[Key] | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Gives an object a property of its own, also under the name "__proto__". */
export function setOwnProperty<T extends object, Key extends keyof T>(value: T, key: Key, member: T[Key]): void {
  Object.defineProperty(value, key, { value: member, enumerable: true, configurable: true, writable: true });
}

/**
 * True when a caller gave an object a method, by itself or by its class; methods that every object has ("constructor",
 * "toString") do not count.
 */
export function isGiven(methods: object, name: string): boolean {
  const method = (methods as Readonly<Record<string, unknown>>)[name];
  if (typeof method !== "function") return false;
  if (Object.hasOwn(methods, name)) return true;
  return name !== "constructor" && method !== (Object.prototype as unknown as Readonly<Record<string, unknown>>)[name];
}
