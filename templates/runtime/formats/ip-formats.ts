import { codeAt, isHex } from "./character-codes.js";

/** RFC 2673, section 3.2: four numbers up to 255 in decimal, without leading zeros. */
export function hasIpv4Format(text: string): boolean {
  return /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text);
}

/** RFC 4291, section 2.2. */
export function hasIpv6Format(text: string): boolean {
  if (text.length > 45) return false;
  let groups = 0;
  let isShortened = false;
  let at = 0;
  if (text.startsWith("::")) {
    isShortened = true;
    at = 2;
  }
  while (at < text.length) {
    const start = at;
    while (at < start + 4 && isHex(codeAt(text, at))) at += 1;
    // Only the very end may be written as an IPv4 address.
    if (codeAt(text, at) === 0x2e) {
      if (!hasIpv4Format(text.slice(start))) return false;
      groups += 2;
      break;
    }
    if (at === start) return false;
    groups += 1;
    if (at === text.length) break;
    if (codeAt(text, at) !== 0x3a) return false;
    at += 1;
    if (codeAt(text, at) === 0x3a) {
      if (isShortened) return false;
      isShortened = true;
      at += 1;
    } else if (at === text.length) {
      return false;
    }
  }
  return isShortened ? groups <= 7 : groups === 8;
}
