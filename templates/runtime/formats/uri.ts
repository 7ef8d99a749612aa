import { codeAt, isDigit, isHex, isLetter } from "./characters.js";
import { hasIpv6Format } from "./ip.js";
import { isIprivate, isUcschar, uriParts, uriRunEnd } from "./uri-characters.js";

type CodeTest = (code: number) => boolean;

/** RFC 3986, section 3: a URI with its scheme. */
export function hasUriFormat(text: string): boolean {
  const colon = schemeEnd(text);
  return colon !== -1 && isReference(text, colon);
}

/** RFC 3986, section 4.1: a URI or a relative reference. */
export function hasUriReferenceFormat(text: string): boolean {
  return isReference(text, schemeEnd(text));
}

/** RFC 3987: an IRI with its scheme. */
export function hasIriFormat(text: string): boolean {
  const colon = schemeEnd(text);
  return colon !== -1 && isReference(text, colon, isUcschar, isQueryCharacter);
}

/** RFC 3987: an IRI or a relative reference. */
export function hasIriReferenceFormat(text: string): boolean {
  return isReference(text, schemeEnd(text), isUcschar, isQueryCharacter);
}

/** Characters beyond ASCII that a query may hold. */
function isQueryCharacter(code: number): boolean {
  return isUcschar(code) || isIprivate(code);
}

/** The end of the scheme, where its colon is; -1 when there is none. Section 3.1. */
function schemeEnd(text: string): number {
  if (!isLetter(codeAt(text, 0))) return -1;
  for (let at = 1; ; at += 1) {
    const code = codeAt(text, at);
    if (code === 0x3a) return at;
    if (!isLetter(code) && !isDigit(code) && code !== 0x2b && code !== 0x2d && code !== 0x2e) return -1;
  }
}

/** `colon`: the end of the scheme, or -1. `isOther`: the characters beyond ASCII that may stand there, and in a query. Section 4.1. */
function isReference(text: string, colon: number, isOther?: CodeTest, isOtherInQuery?: CodeTest): boolean {
  const start = colon + 1;
  let at = start;
  if (text.startsWith("//", at)) {
    at = authorityEnd(text, at + 2, isOther);
    // A path that follows begins with a slash.
    if (at === -1 || !isEnd(codeAt(text, at))) return false;
  }
  const path = at;
  at = uriRunEnd(text, path, uriParts.path, isOther);
  // Without a scheme, a colon in the first segment would make one (section 4.2).
  if (path === 0 && isWithin(text, ":", 0, at) && !isWithin(text, "/", 0, text.indexOf(":"))) return false;
  if (codeAt(text, at) === 0x3f) at = uriRunEnd(text, at + 1, uriParts.query, isOtherInQuery);
  if (codeAt(text, at) === 0x23) at = uriRunEnd(text, at + 1, uriParts.query, isOther);
  return at === text.length;
}

/** True when a character stands in a part of a text. */
function isWithin(text: string, character: string, from: number, end: number): boolean {
  const at = text.indexOf(character, from);
  return at !== -1 && at < end;
}

/** True for "/", "?", "#" and the end of the text. */
function isEnd(code: number): boolean {
  return code === 0x2f || code === 0x3f || code === 0x23 || code === -1;
}

/** The offset at which the authority ends; -1 when it is malformed. Section 3.2. */
function authorityEnd(text: string, from: number, isOther?: CodeTest): number {
  const end = uriRunEnd(text, from, uriParts.authority, isOther);
  const hasUser = codeAt(text, end) === 0x40;
  const start = hasUser ? end + 1 : from;
  let at: number;
  if (codeAt(text, start) === 0x5b) {
    at = literalEnd(text, start);
  } else {
    // A name has all characters of a user but the colon, behind which the port is.
    const last = hasUser ? uriRunEnd(text, start, uriParts.authority, isOther) : end;
    at = isWithin(text, ":", start, last) ? text.indexOf(":", start) : last;
  }
  if (at !== -1 && codeAt(text, at) === 0x3a)
    do at += 1;
    while (isDigit(codeAt(text, at)));
  return at;
}

/**
 * The offset at which an IPv6 address, or one of a version to come, ends with its bracket; -1 when it is malformed.
 * Section 3.2.2.
 */
function literalEnd(text: string, start: number): number {
  const end = text.indexOf("]", start);
  if (end === -1) return -1;
  return hasIpv6Format(text.slice(start + 1, end)) || isFuture(text, start + 1, end) ? end + 1 : -1;
}

/** "v", hexadecimal digits, a dot and some characters. */
function isFuture(text: string, start: number, end: number): boolean {
  if ((codeAt(text, start) | 0x20) !== 0x76) return false;
  let at = start + 1;
  while (isHex(codeAt(text, at))) at += 1;
  if (at === start + 1 || codeAt(text, at) !== 0x2e) return false;
  return at + 1 < end && uriRunEnd(text, at + 1, uriParts.authority) === end && !text.slice(at, end).includes("%");
}
