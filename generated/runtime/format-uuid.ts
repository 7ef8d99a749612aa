/** RFC 4122, section 3 (RFC 9562, section 4): 32 hexadecimal digits in five groups, any version. */
export function hasUuidFormat(text: string): boolean {
  if (text.length !== 36) return false;
  for (let at = 0; at < 36; at += 1) {
    const code = text.charCodeAt(at);
    if (at === 8 || at === 13 || at === 18 || at === 23) {
      if (code !== 0x2d) return false;
    } else if (!((code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66))) {
      return false;
    }
  }
  return true;
}
