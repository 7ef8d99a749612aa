/** True for the code of a digit of ASCII. */
export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** RFC 2673, section 3.2: four numbers up to 255 in decimal, without leading zeros. */
export function hasIpv4Format(text: string): boolean {
  if (text.length > 15) return false;
  const parts = text.split(".");
  return parts.length === 4 && parts.every(isOctet);
}

function isOctet(part: string): boolean {
  return /^(0|[1-9][0-9]{0,2})$/.test(part) && Number(part) <= 255;
}

/** RFC 4291, section 2.2. */
export function hasIpv6Format(text: string): boolean {
  if (text.length > 45) return false;
  const halves = text.split("::");
  if (halves.length > 2) return false;
  const groups = halves.map(countGroups);
  const [head = -1, tail] = groups;
  if (head === -1 || tail === -1) return false;
  // Only the very end may be written as an IPv4 address.
  if (tail !== undefined && (halves[0] ?? "").includes(".")) return false;
  return tail === undefined ? head === 8 : head + tail <= 7;
}

/** How many groups of 16 bits a part has; -1 when it is malformed. */
function countGroups(part: string): number {
  if (part === "") return 0;
  const groups = part.split(":");
  const last = groups.at(-1) ?? "";
  const hasIpv4 = last.includes(".");
  if (hasIpv4 && !hasIpv4Format(last)) return -1;
  const plain = hasIpv4 ? groups.slice(0, -1) : groups;
  return plain.every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group)) ? plain.length + (hasIpv4 ? 2 : 0) : -1;
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

/** Runs of characters that parts of a URI (RFC 3986) or IRI (RFC 3987) may hold. */

/** Which characters a part allows beside percent-encoded ones: ASCII ones by name, and whether those beyond ASCII. */
export interface UriPart {
  /** By character code. */
  readonly ascii: readonly boolean[];
  /** RFC 3987, section 2.2: ucschar. */
  readonly international: boolean;
  /** RFC 3987, section 2.2: iprivate, of a query only. */
  readonly isPrivateAllowed: boolean;
}

const unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
const subDelims = "!$&'()*+,;=";

/** The ASCII characters of each part of a URI. */
export interface UriParts {
  readonly userinfo: string;
  readonly regName: string;
  readonly path: string;
  readonly query: string;
  readonly future: string;
}

export const uriParts: UriParts = /* @__PURE__ */ charactersOfParts();

function charactersOfParts(): UriParts {
  const regName = unreserved + subDelims;
  return { userinfo: `${regName}:`, regName, path: `${regName}:@/`, query: `${regName}:@/?`, future: `${regName}:` };
}

export function uriPart(characters: string, international: boolean, isPrivateAllowed: boolean = false): UriPart {
  const ascii = Array.from({ length: 128 }, (_, code) => characters.includes(String.fromCharCode(code)));
  return { ascii, international, isPrivateAllowed };
}

/** Whether a text consists of what a part allows. */
export function isMadeOf(text: string, part: UriPart): boolean {
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at) ?? 0;
    if (code === 0x25) {
      if (!isHex(text.charCodeAt(at + 1)) || !isHex(text.charCodeAt(at + 2))) return false;
      at += 3;
    } else if (code < 0x80) {
      if (part.ascii[code] !== true) return false;
      at += 1;
    } else {
      if (!part.international || !(isUcschar(code) || (part.isPrivateAllowed && isIprivate(code)))) return false;
      at += code > 0xffff ? 2 : 1;
    }
  }
  return true;
}

export function isHex(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66);
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
  return uuid.test(text);
}

const uuid = /^[\da-fA-F]{8}-(?:[\da-fA-F]{4}-){3}[\da-fA-F]{12}$/;

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
  return text.length > 11 && (text.charCodeAt(10) | 0x20) === 0x74 && isDateAt(text) && isTimeFrom(text, 11);
}

/** The number that two digits make; NaN when one of them is no digit. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 0x30;
  const ones = text.charCodeAt(at + 1) - 0x30;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

function isDateAt(text: string): boolean {
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (text.charCodeAt(4) !== 0x2d || text.charCodeAt(7) !== 0x2d) return false;
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
  if (text.charCodeAt(at + 2) !== 0x3a || text.charCodeAt(at + 5) !== 0x3a) return false;
  if (!(hour <= 23 && minute <= 59 && second <= 60)) return false;
  const zone = fractionEnd(text, at + 8);
  const offset = zone === -1 ? undefined : offsetMinutes(text, zone);
  if (offset === undefined) return false;
  if (second < 60) return true;
  // A leap second is the last second of a day in universal time.
  return (hour * 60 + minute - offset + 2880) % 1440 === 1439;
}

/** Where a fraction of a second ends; -1 when it has no digits. */
function fractionEnd(text: string, at: number): number {
  if (text.charCodeAt(at) !== 0x2e) return at;
  let end = at + 1;
  while (isDigit(text.charCodeAt(end))) end += 1;
  return end > at + 1 ? end : -1;
}

/** The offset from universal time in minutes when "Z", "+01:00" or "-05:30" is all that is left. */
function offsetMinutes(text: string, at: number): number | undefined {
  const sign = text.charCodeAt(at);
  if ((sign | 0x20) === 0x7a) return text.length === at + 1 ? 0 : undefined;
  if ((sign !== 0x2b && sign !== 0x2d) || text.length !== at + 6 || text.charCodeAt(at + 3) !== 0x3a) return undefined;
  const hours = twoDigits(text, at + 1);
  const minutes = twoDigits(text, at + 4);
  if (!(hours <= 23 && minutes <= 59)) return undefined;
  return (sign === 0x2b ? 1 : -1) * (hours * 60 + minutes);
}

/** RFC 3986, section 3: a URI with its scheme. */
export function hasUriFormat(text: string): boolean {
  return hasScheme(text) && isReference(text, uri);
}

/** RFC 3986, section 4.1: a URI or a relative reference. */
export function hasUriReferenceFormat(text: string): boolean {
  return isReference(text, uri);
}

/** RFC 3987: an IRI with its scheme. */
export function hasIriFormat(text: string): boolean {
  return hasScheme(text) && isReference(text, iri);
}

/** RFC 3987: an IRI or a relative reference. */
export function hasIriReferenceFormat(text: string): boolean {
  return isReference(text, iri);
}

interface Grammar {
  readonly userinfo: UriPart;
  readonly regName: UriPart;
  readonly path: UriPart;
  readonly query: UriPart;
  readonly fragment: UriPart;
}

const uri: Grammar = /* @__PURE__ */ grammar(false);
const iri: Grammar = /* @__PURE__ */ grammar(true);
const future: UriPart = /* @__PURE__ */ futurePart();

function futurePart(): UriPart {
  return uriPart(uriParts.future, false);
}

function grammar(international: boolean): Grammar {
  return {
    userinfo: uriPart(uriParts.userinfo, international),
    regName: uriPart(uriParts.regName, international),
    path: uriPart(uriParts.path, international),
    query: uriPart(uriParts.query, international, international),
    fragment: uriPart(uriParts.query, international),
  };
}

/** The end of the scheme, where its colon is; -1 when there is none. Section 3.1. */
function schemeEnd(text: string): number {
  if (!/^[A-Za-z]/.test(text)) return -1;
  let at = 1;
  while (/[A-Za-z0-9+.-]/.test(text.charAt(at))) at += 1;
  return text.charAt(at) === ":" ? at : -1;
}

function hasScheme(text: string): boolean {
  return schemeEnd(text) !== -1;
}

function isReference(text: string, parts: Grammar): boolean {
  const [beforeFragment, fragment] = splitAt(text, "#");
  const [beforeQuery, query] = splitAt(beforeFragment, "?");
  if (fragment !== undefined && !isMadeOf(fragment, parts.fragment)) return false;
  if (query !== undefined && !isMadeOf(query, parts.query)) return false;
  const rest = beforeQuery.slice(schemeEnd(beforeQuery) + 1);
  if (!rest.startsWith("//")) {
    // Without a scheme, a colon in the first segment would make one (section 4.2).
    const firstSegment = splitAt(rest, "/")[0];
    if (rest === beforeQuery && firstSegment.includes(":")) return false;
    return isMadeOf(rest, parts.path);
  }
  const slash = rest.indexOf("/", 2);
  const authority = slash === -1 ? rest.slice(2) : rest.slice(2, slash);
  const path = slash === -1 ? "" : rest.slice(slash);
  return isAuthority(authority, parts) && isMadeOf(path, parts.path);
}

/** What stands before the first separator, and after it. */
function splitAt(text: string, separator: string): readonly [string, string | undefined] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** Section 3.2. */
function isAuthority(text: string, parts: Grammar): boolean {
  const at = text.indexOf("@");
  if (at !== -1 && !isMadeOf(text.slice(0, at), parts.userinfo)) return false;
  const hostPort = text.slice(at + 1);
  const colon = hostPort.startsWith("[") ? hostPort.indexOf("]") + 1 : hostPort.indexOf(":");
  const hasColon = colon > 0 || hostPort.startsWith(":");
  const host = hasColon ? hostPort.slice(0, colon) : hostPort;
  const port = hasColon ? hostPort.slice(colon) : "";
  if (port !== "" && (!port.startsWith(":") || /[^0-9]/.test(port.slice(1)))) return false;
  return host.startsWith("[") ? isIpLiteral(host) : isMadeOf(host, parts.regName);
}

/** Section 3.2.2: an IPv6 address, or one of a version to come, in brackets. */
function isIpLiteral(host: string): boolean {
  if (!host.endsWith("]")) return false;
  const address = host.slice(1, -1);
  if (hasIpv6Format(address)) return true;
  const dot = address.indexOf(".");
  const rest = address.slice(dot + 1);
  return dot !== -1 && /^v[0-9a-f]+$/i.test(address.slice(0, dot)) && rest !== "" && !rest.includes("%") && isMadeOf(rest, future); // prettier-ignore
}
