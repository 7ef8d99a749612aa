/**
 * True when a value is an array without holes. An element that is undefined is a hole. The methods of arrays pass over
 * holes one by one, of which an array can have four billion; this ends at the first.
 */
export function isWholeArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && !value.includes(undefined);
}
