/** The code unit at an offset; -1 behind the end. Asking a text itself for what is behind its end is slow. */
export function codeAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : -1;
}

/** True for the code of a digit of ASCII. */
export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** True for the code of a letter of ASCII. */
export function isLetter(code: number): boolean {
  return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
}

/** Tells whether a character is a hexadecimal digit. */
export function isHex(code: number): boolean {
  return isDigit(code) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66);
}

/** OpenAPI, format "int32": a whole number of 32 bits with a sign. */
export function hasInt32Format(value: number): boolean {
  return Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31;
}

/** OpenAPI, format "int64": a whole number of 64 bits with a sign. */
export function hasInt64Format(value: number): boolean {
  return Number.isInteger(value) && value >= -(2 ** 63) && value < 2 ** 63;
}

/** OpenAPI, format "float": within the range of single precision. */
export function hasFloatFormat(value: number): boolean {
  return Math.abs(value) <= 3.4028234663852886e38;
}

/** OpenAPI, format "double": every number that JSON text can bring is one. */
export function hasDoubleFormat(value: number): boolean {
  return Number.isFinite(value);
}

/** RFC 4122, section 3 (RFC 9562, section 4): 32 hexadecimal digits in five groups, any version. */
export function hasUuidFormat(text: string): boolean {
  return text.length === 36 && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

/** RFC 3339, section 5.6: full-date. "2024-02-29". */
export function hasDateFormat(text: string): boolean {
  return text.length === 10 && isDateAt(text);
}

/** RFC 3339, section 5.6: full-time. "23:59:60Z" is a leap second. */
export function hasTimeFormat(text: string): boolean {
  return isTimeFrom(text, 0);
}

/** RFC 3339, section 5.6: date-time. "T" and "Z" may be small letters. */
export function hasDateTimeFormat(text: string): boolean {
  return text.length > 11 && (codeAt(text, 10) | 0x20) === 0x74 && isDateAt(text) && isTimeFrom(text, 11);
}

/** The number that two digits make; NaN when one of them is not a digit. */
function twoDigits(text: string, at: number): number {
  const tens = codeAt(text, at) - 0x30;
  const ones = codeAt(text, at + 1) - 0x30;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

function isDateAt(text: string): boolean {
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (codeAt(text, 4) !== 0x2d || codeAt(text, 7) !== 0x2d) return false;
  return year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year);
}

function daysIn(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isTimeFrom(text: string, at: number): boolean {
  const hour = twoDigits(text, at);
  const minute = twoDigits(text, at + 3);
  const second = twoDigits(text, at + 6);
  if (codeAt(text, at + 2) !== 0x3a || codeAt(text, at + 5) !== 0x3a) return false;
  if (!(hour <= 23 && minute <= 59 && second <= 60)) return false;
  const zone = fractionEnd(text, at + 8);
  const offset = zone === -1 ? undefined : offsetMinutes(text, zone);
  if (offset === undefined) return false;
  if (second < 60) return true;
  // A leap second is the last second of a day in universal time.
  return (hour * 60 + minute - offset + 2880) % 1440 === 1439;
}

/** The offset at which a fraction of a second ends; -1 when it has no digits. */
function fractionEnd(text: string, at: number): number {
  if (codeAt(text, at) !== 0x2e) return at;
  let end = at + 1;
  while (isDigit(codeAt(text, end))) end += 1;
  return end > at + 1 ? end : -1;
}

/** The offset from universal time in minutes when "Z", "+01:00" or "-05:30" is all that is left. */
function offsetMinutes(text: string, at: number): number | undefined {
  const sign = codeAt(text, at);
  if ((sign | 0x20) === 0x7a) return text.length === at + 1 ? 0 : undefined;
  if ((sign !== 0x2b && sign !== 0x2d) || text.length !== at + 6 || codeAt(text, at + 3) !== 0x3a) return undefined;
  const hours = twoDigits(text, at + 1);
  const minutes = twoDigits(text, at + 4);
  if (!(hours <= 23 && minutes <= 59)) return undefined;
  return (sign === 0x2b ? 1 : -1) * (hours * 60 + minutes);
}

/** RFC 2673, section 3.2: four numbers up to 255 in decimal, without leading zeros. */
export function hasIpv4Format(text: string): boolean {
  return isIpv4From(text, 0);
}

/** True when the text from an offset to its end is four numbers. */
function isIpv4From(text: string, from: number): boolean {
  let at = from;
  for (let octet = 0; octet < 4; octet += 1) {
    if (octet > 0 && codeAt(text, at++) !== 0x2e) return false;
    const start = at;
    let value = 0;
    for (; at < start + 3 && isDigit(codeAt(text, at)); at += 1) value = value * 10 + codeAt(text, at) - 0x30;
    if (at === start || value > 255 || (at > start + 1 && codeAt(text, start) === 0x30)) return false;
  }
  return at === text.length;
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
      if (!isIpv4From(text, start)) return false;
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
