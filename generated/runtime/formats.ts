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

/** RFC 4122, section 3 (RFC 9562, section 4): 32 hexadecimal digits in five groups, any version. */
export function hasUuidFormat(text: string): boolean {
  // The places of hyphens are looked at first: a group without a count is read in half the time.
  return text.length === 36 && /^(?=........-....-....-....-)[\da-f]+(?:-[\da-f]+){4}$/i.test(text);
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
  // Long and short ones take turns, once more from August on.
  return 30 + ((month + (month >> 3)) & 1);
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

/** RFC 3986, section 3: a URI with its scheme. */
export function hasUriFormat(text: string): boolean {
  return isReference(text, uri);
}

/** RFC 3986, section 4.1: a URI or a relative reference. */
export function hasUriReferenceFormat(text: string): boolean {
  return isReference(text, uriReference);
}

/** RFC 3987: an IRI with its scheme. */
export function hasIriFormat(text: string): boolean {
  return isReference(text, uri, inAscii(text));
}

/** RFC 3987: an IRI or a relative reference. */
export function hasIriReferenceFormat(text: string): boolean {
  return isReference(text, uriReference, inAscii(text));
}

/**
 * Section 3: scheme, authority with its host or something in brackets, or a path that does not look like one; path, query and fragment. "%"
 * stands for all that it encodes. Each run ends at a character that it cannot have, so that the time is linear, and no run takes memory.
 */
const uri =
  /^[A-Za-z][A-Za-z\d+.-]*:(?:\/\/(?:[!$-.0-;=A-Z_a-z~]*@)??(?:\[[^[\]]*\]|[!$-.0-9;=A-Z_a-z~]*)(?::\d*)?(?![^/?#])|(?!\/\/))[!$-;=@-Z_a-z~]*(?:\?[!$-;=?-Z_a-z~]*)?(?:#[!$-;=?-Z_a-z~]*)?$/;

const uriReference: RegExp = /* @__PURE__ */ withOptionalScheme(uri);

/** A colon in the first segment of a relative reference would make a scheme: section 4.2. */
function withOptionalScheme({ source }: RegExp): RegExp {
  return new RegExp(`(?:${source.replace(":", ":|^(?![^/?#]*:))")}`);
}

/** `ascii`: the same text with other characters in the place of those beyond ASCII that may stand there. */
function isReference(text: string, expression: RegExp, ascii: string = text): boolean {
  return expression.test(ascii) && !(text.includes("%") && /%(?![\dA-Fa-f]{2})/.test(text)) && hasAddress(text);
}

/** Section 3.2.2: an address of IPv6 or of a version to come, where there are brackets. */
function hasAddress(text: string): boolean {
  const start = text.indexOf("[") + 1;
  if (start === 0) return true;
  const address = text.slice(start, text.indexOf("]"));
  return hasIpv6Format(address) || /^v[\da-f]+\.[\w!$&'()*+,;=:~.-]+$/i.test(address);
}

/** An IRI with "_" for each character that a URI cannot have; some of them stand in a query alone. RFC 3987, section 2.2. */
function inAscii(text: string): string {
  return text.replace(/^[^?#]+|\?[^#]*|#[^]*/g, (part) =>
    part.replace(/[^\0-\x7f]/gu, (character) => {
      const code = character.codePointAt(0)!;
      return isUcschar(code) || (part.startsWith("?") && isIprivate(code)) ? "_" : character;
    }),
  );
}
