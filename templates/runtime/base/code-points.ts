/**
 * Returns the length of a string in Unicode code points, as JSON Schema and XML Schema count. A lone surrogate counts
 * as one.
 */
export function codePointLength(text: string): number {
  return text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, " ").length;
}

/** True if a string has at least `minimum` code points. */
export function hasMinLength(text: string, minimum: number): boolean {
  return text.length >= 2 * minimum || (text.length >= minimum && codePointLength(text) >= minimum);
}

/** True if a string has at most `maximum` code points. */
export function hasMaxLength(text: string, maximum: number): boolean {
  return text.length <= maximum || (text.length <= 2 * maximum && codePointLength(text) <= maximum);
}
