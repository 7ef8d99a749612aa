/** The number of code units of the code point at an offset. */
export function codeLength(text: string, at: number): number {
  return text.codePointAt(at)! > 0xffff ? 2 : 1;
}

/** RFC 3987, section 2.2. */
export function isUcschar(code: number): boolean {
  if (code <= 0xffff) {
    return (code >= 0xa0 && code <= 0xd7ff) || (code >= 0xf900 && code <= 0xfdcf) || (code >= 0xfdf0 && code <= 0xffef);
  }
  return (code & 0xffff) <= 0xfffd && (code <= 0xdfffd || (code >= 0xe1000 && code <= 0xefffd));
}

/** RFC 3987, section 2.2. */
export function isIprivate(code: number): boolean {
  if (code <= 0xffff) return code >= 0xe000 && code <= 0xf8ff;
  return code >= 0xf0000 && (code & 0xffff) <= 0xfffd;
}
