/** The length of a text in Unicode code points, as JSON Schema and XML Schema count. A lone surrogate counts as one. */
export function codePointLength(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length - 1; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) {
      length -= 1;
      at += 1;
    }
  }
  return length;
}

/** True when a text has at least `minimum` code points. */
export function hasMinLength(text: string, minimum: number): boolean {
  if (text.length < minimum) return false;
  return text.length >= 2 * minimum || codePointLength(text) >= minimum;
}

/** True when a text has at most `maximum` code points. */
export function hasMaxLength(text: string, maximum: number): boolean {
  if (text.length <= maximum) return true;
  return text.length <= 2 * maximum && codePointLength(text) <= maximum;
}
