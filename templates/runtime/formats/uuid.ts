import { isHex } from "./characters.js";

/** RFC 4122, section 3 (RFC 9562, section 4): 32 hexadecimal digits in five groups, any version. */
export function hasUuidFormat(text: string): boolean {
  if (text.length !== 36) return false;
  for (let at = 0; at < 36; at += 1) {
    const code = text.charCodeAt(at);
    if (!isHex(code) && !(code === 0x2d && (at === 8 || at === 13 || at === 18 || at === 23))) return false;
  }
  return isHyphen(text, 8) && isHyphen(text, 13) && isHyphen(text, 18) && isHyphen(text, 23);
}

function isHyphen(text: string, at: number): boolean {
  return text.charCodeAt(at) === 0x2d;
}
