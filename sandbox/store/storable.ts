/**
 * True for a value with the character NUL in one of its strings. PostgreSQL cannot store it: no stored string contains
 * it, and a statement with it fails. The value is JSON or octets.
 */
export function hasNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return false;
  return Object.entries(value).some(([name, part]) => hasNul(name) || hasNul(part));
}

/** Returns a row, or a part of one, without the character NUL in its strings. */
export function storable<T>(value: T): T {
  return hasNul(value) ? (withoutNul(value) as T) : value;
}

function withoutNul(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\0", "");
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return value.map(withoutNul);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [String(withoutNul(name)), withoutNul(part)]));
}
