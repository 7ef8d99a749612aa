import { codeAt, isHex, isLetter } from "./characters.js";

/** Runs of characters that parts of a URI (RFC 3986) or IRI (RFC 3987) may hold. */

/** The parts of RFC 3986, section 3: which characters from " " to "?" they allow, the first by the lowest bit. */
export const uriParts = { regName: 0x2bff7fd2, userinfo: 0x2fff7fd2, path: 0x2fffffd2, query: 0xafffffd2 } as const;

/** True for a character of ASCII that a part allows as it is. Where "/" may stand, "@" may. */
function isUriCharacter(code: number, part: number): boolean {
  if (code < 0x40) return code > 0x20 && ((part >>> (code - 0x20)) & 1) === 1;
  return isLetter(code) || code === 0x5f || code === 0x7e || (code === 0x40 && (part & 0x8000) !== 0);
}

/**
 * The end of the run of characters from an offset on that a part allows, percent-encoded ones included. `isOther`: those
 * beyond ASCII that may stand there.
 */
export function uriRunEnd(text: string, from: number, part: number, isOther?: (code: number) => boolean): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isUriCharacter(code, part)) at += 1;
    else if (code === 0x25 && isHex(codeAt(text, at + 1)) && isHex(codeAt(text, at + 2))) at += 3;
    else if (code >= 0x80 && isOther?.(text.codePointAt(at)!) === true) at += codeLength(text, at);
    else return at;
  }
  return at;
}

/** How many code units the code point at an offset has. */
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
