import { codeAt, isHex } from "./characters.js";

/** Runs of characters that parts of a URI (RFC 3986) or IRI (RFC 3987) may hold. */

/**
 * The parts of RFC 3986, section 3: each finds the first character that may not stand there as it is. A search for one character
 * goes through a text once and needs no memory.
 */
export const uriParts: { readonly authority: RegExp; readonly path: RegExp; readonly query: RegExp } = {
  authority: /[^\w!$&'()*+,;=:~.-]/g,
  path: /[^\w!$&'()*+,;=:~.@/-]/g,
  query: /[^\w!$&'()*+,;=:~.@/?-]/g,
};

/**
 * The end of the run of characters from an offset on that a part allows, percent-encoded ones included. `isOther`: those
 * beyond ASCII that may stand there.
 */
export function uriRunEnd(text: string, from: number, part: RegExp, isOther?: (code: number) => boolean): number {
  for (let start = from; ;) {
    part.lastIndex = start;
    if (!part.test(text)) return text.length;
    const stop = part.lastIndex - 1;
    let at = stop;
    for (let code = codeAt(text, at); ; code = codeAt(text, at)) {
      if (code === 0x25 && isHex(codeAt(text, at + 1)) && isHex(codeAt(text, at + 2))) at += 3;
      else if (code >= 0x80 && isOther?.(text.codePointAt(at)!) === true) at += codeLength(text, at);
      else break;
    }
    if (at === stop) return at;
    start = at;
  }
}

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
