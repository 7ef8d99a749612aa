import { isHex } from "./characters.js";

/** Runs of characters that parts of a URI (RFC 3986) or IRI (RFC 3987) may hold. */

/**
 * For each code of ASCII a character whose last four bits say where it may stand: 1 in a registered name (unreserved,
 * sub-delims), 2 in the user information (":"), 4 in a path ("/", "@"), 8 in a query ("?").
 */
const uriClasses =
  "0000000000000000000000000000000001001011111111141111111111210108411111111111111111111111111000010111111111111111111111111110001";

/** The sets of characters of RFC 3986, section 3, as bits of `uriClasses`. */
export const uriParts = { regName: 1, userinfo: 3, path: 7, query: 15 } as const;

/** True for characters beyond ASCII that may stand in a part. */
export type IsInternational = (code: number, part: number) => boolean;

/** The end of the run of characters from an offset on that a part allows, percent-encoded ones included. */
export function uriRunEnd(text: string, from: number, part: number, isInternational?: IsInternational): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if ((uriClasses.charCodeAt(code) & part) > 0) at += 1;
    else if (code === 0x25 && isHex(text.charCodeAt(at + 1)) && isHex(text.charCodeAt(at + 2))) at += 3;
    else if (code >= 0x80 && isInternational?.(text.codePointAt(at)!, part) === true) at += codeLength(text, at);
    else return at;
  }
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
