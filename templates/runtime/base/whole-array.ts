/**
 * True if a value is an array without holes. An undefined element is a hole. Methods of arrays skip holes one by one,
 * and an array can have four billion; this function stops at the first.
 */
export function isWholeArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && !value.includes(undefined);
}
