/** The Bidi rule of RFC 5893, section 2, for labels whose characters RFC 5892 allows; the classes below tell such characters apart, and no others. */

/** Digits of class AN. */
const arabicDigit = /[\u0660-\u0669\u{10d30}-\u{10d39}\u{10d40}-\u{10d49}]/u;

/** Digits of class EN. */
const europeanDigit = /[0-9\u06f0-\u06f9]/;

/** Letters, signs and digits of classes R and AL, where they are not among the digits above: whole blocks are kept for such scripts. */
const rightToLeft =
  /(?![\u06f0-\u06f9])(?=[\p{L}\p{Nd}\u05f3\u05f4\u06fd\u06fe])[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The hyphen, and characters of classes ON and BN. */
const neutral = /[\u200d\u00b7\u02b9\u02ba\u02c6-\u02cf\u02ec\u0375\u200c\u2e2f\u30fb\ua67f\ua717-\ua71f\ua788-]/;

/** True for a label with a character of class R, AL or AN: its name is a Bidi domain name (section 1.4). */
export function isRightToLeft(label: string): boolean {
  return arabicDigit.test(label) || rightToLeft.test(label);
}

/** True for a label that satisfies the six conditions. */
export function satisfiesBidiRule(label: string): boolean {
  const classes = Array.from(label, bidiClass);
  const has = (name: BidiClass): boolean => classes.includes(name);
  const last = classes.filter((name) => name !== "NSM").pop();
  if (last === "ON") return false;
  if (classes[0] === "R") return !has("L") && !(has("AN") && has("EN"));
  return classes[0] === "L" && !has("R") && !has("AN");
}

/** Classes that the rule tells apart: "R" is AL as well, and "ON" is all that no label ends with. */
type BidiClass = "L" | "R" | "AN" | "EN" | "NSM" | "ON";

function bidiClass(character: string): BidiClass {
  if (europeanDigit.test(character)) return "EN";
  if (arabicDigit.test(character)) return "AN";
  if (/\p{Mn}/u.test(character)) return "NSM";
  if (neutral.test(character)) return "ON";
  return rightToLeft.test(character) ? "R" : "L";
}

/** OpenAPI, format "byte"; RFC 4648, section 4: base64 with padding and without line breaks. */
export function hasByteFormat(text: string): boolean {
  if (text.length % 4 !== 0) return false;
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  for (let at = 0; at < text.length - padding; at += 1) {
    if (!isBase64(text.charCodeAt(at))) return false;
  }
  return true;
}

function isBase64(code: number): boolean {
  const letter = code | 0x20;
  return (letter >= 0x61 && letter <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === 0x2b || code === 0x2f;
}

/** Returns the code unit at an offset; -1 past the end. Reading a string past its end is slow. */
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

/** RFC 3339, appendix A: duration. Units follow each other without a gap: "P1Y2M", "PT1H30M", "P2W", but not "PT1H30S". */
export function hasDurationFormat(text: string): boolean {
  if (!text.startsWith("P") || text.length < 3) return false;
  const time = text.indexOf("T");
  const date = text.slice(1, time === -1 ? undefined : time);
  if (time === -1) return isRunOf(date, "W") || isRunOf(date, "YMD");
  return (date === "" || isRunOf(date, "YMD")) && isRunOf(text.slice(time + 1), "HMS");
}

/** True if a string is numbers with units, in the order of `units` without gaps. */
function isRunOf(text: string, units: string): boolean {
  let last = -1;
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) {
      digits += 1;
      continue;
    }
    const unit = units.indexOf(text.charAt(at));
    if (digits === 0 || unit === -1 || (last !== -1 && unit !== last + 1)) return false;
    last = unit;
    digits = 0;
  }
  return last !== -1 && digits === 0;
}

/**
 * Characters by their rules in RFC 5892. Each expression reads a label once. The classes are Unicode's own if
 * JavaScript supports them.
 */

/** Characters that are neither a letter, a digit, a mark nor the hyphen (sections 2.1 and 2.5), nor among the exceptions of section 2.6 or appendix A. */
export const unlisted: RegExp =
  /[^\u200d\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}\u00b7\u0375\u05f3\u05f4\u06fd\u06fe\u0f0b\u200c\u3007\u30fb-]/u;

/**
 * Sections 2.2 to 2.4 and 2.9: unstable, ignorable, in an ignored block, or an old Hangul letter; and the exceptions of
 * section 2.6. The characters in the lookahead are valid, some of them only in certain positions.
 */
export const disallowed: RegExp =
  /(?![\u200d\u00df\u03c2\u200c])[\p{Changes_When_NFKC_Casefolded}\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Noncharacter_Code_Point}\u302e\u302f\u20d0-\u20ff\u{1d100}-\u{1d1ff}\u{1d200}-\u{1d24f}\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7c6\ud7cb-\ud7fb\u0640\u07fa\u3031-\u3035\u303b]/u;

/** Appendices A.1 and A.2: a joiner or non-joiner behind anything but a virama (canonical combining class 9). For a label between dots. */
export const unjoined: RegExp =
  /[^\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u0e3a\u0eba\u0f84\u1039\u103a\u1714\u1715\u1734\u17d2\u1a60\u1b44\u1baa\u1bab\u1bf2\u1bf3\u2d7f\ua806\ua82c\ua8c4\ua953\ua9c0\uaaf6\uabed\u{10a3f}\u{11046}\u{11070}\u{1107f}\u{110b9}\u{11133}\u{11134}\u{111c0}\u{11235}\u{112ea}\u{1134d}\u{11442}\u{114c2}\u{115bf}\u{1163f}\u{116b6}\u{1172b}\u{11839}\u{1193d}\u{1193e}\u{119e0}\u{11a34}\u{11a47}\u{11a99}\u{11c3f}\u{11d44}\u{11d45}\u{11d97}][\u200c\u200d]/u;

/**
 * Appendix A.1: a letter that joins with the next one (joining type D or L), then transparent characters (T), if a
 * letter follows that joins with the previous one (D or R). No character has two of these types, so a run is read at
 * most twice.
 */
export function joiningExpression(): RegExp {
  const both = String.raw`\u0620\u0626\u0628\u062a-\u062e\u0633-\u063f\u0641-\u0647\u0649-\u064a\u066e-\u066f\u0678-\u0687\u069a-\u06bf\u06c1-\u06c2\u06cc\u06ce\u06d0-\u06d1\u06fa-\u06fc\u06ff\u0712-\u0714\u071a-\u071d\u071f-\u0727\u0729\u072b\u072d-\u072e\u074e-\u0758\u075c-\u076a\u076d-\u0770\u0772\u0775-\u0777\u077a-\u077f\u07ca-\u07ea\u0841-\u0845\u0848\u084a-\u0853\u0855\u0860\u0862-\u0865\u0868\u0886\u0889-\u088d\u088f\u08a0-\u08a9\u08af-\u08b0\u08b3-\u08b8\u08ba-\u08c8\u1807\u1820-\u1878\u1887-\u18a8\u18aa\ua840-\ua871\u{10ac0}-\u{10ac4}\u{10ad3}-\u{10ad6}\u{10ad8}-\u{10adc}\u{10ade}-\u{10ae0}\u{10aeb}-\u{10aee}\u{10b80}\u{10b82}\u{10b86}-\u{10b88}\u{10b8a}-\u{10b8b}\u{10b8d}\u{10b90}\u{10bad}-\u{10bae}\u{10d01}-\u{10d21}\u{10d23}\u{10ec3}-\u{10ec4}\u{10ec6}-\u{10ec7}\u{10f30}-\u{10f32}\u{10f34}-\u{10f44}\u{10f51}-\u{10f53}\u{10f70}-\u{10f73}\u{10f76}-\u{10f81}\u{10fb0}\u{10fb2}-\u{10fb3}\u{10fb8}\u{10fbb}-\u{10fbc}\u{10fbe}-\u{10fbf}\u{10fc1}\u{10fc4}\u{10fca}\u{1e900}-\u{1e943}`;
  const forward = String.raw`\ua872\u{10acd}\u{10ad7}\u{10d00}\u{10ed9}-\u{10eee}\u{10fcb}`;
  const backward = String.raw`\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2-\u06d3\u06d5\u06ee-\u06ef\u0710\u0715-\u0719\u071e\u0728\u072a\u072c\u072f\u074d\u0759-\u075b\u076b-\u076c\u0771\u0773-\u0774\u0778-\u0779\u0840\u0846-\u0847\u0849\u0854\u0856-\u0858\u0867\u0869-\u086a\u0870-\u0882\u088e\u08aa-\u08ac\u08ae\u08b1-\u08b2\u08b9\u{10ac5}\u{10ac7}\u{10ac9}-\u{10aca}\u{10ace}-\u{10ad2}\u{10add}\u{10ae1}\u{10ae4}\u{10aef}\u{10b81}\u{10b83}-\u{10b85}\u{10b89}\u{10b8c}\u{10b8e}-\u{10b8f}\u{10b91}\u{10ba9}-\u{10bac}\u{10d22}\u{10ec2}\u{10f33}\u{10f54}\u{10f74}-\u{10f75}\u{10fb4}-\u{10fb6}\u{10fb9}-\u{10fba}\u{10fbd}\u{10fc2}-\u{10fc3}\u{10fc9}`;
  return new RegExp(`[${both}${forward}][\\p{Mn}\\p{Me}\\p{Cf}]+(?=[${both}${backward}])`, "gu");
}

/** OpenAPI, format "int32": a signed 32-bit integer. */
export function hasInt32Format(value: number): boolean {
  return Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31;
}

/** OpenAPI, format "int64": a signed 64-bit integer. */
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

// Short checks for consumers of third-party data: the outline of a format, without every rule of its standard. Each
// expression reads a string once from left to right.

/** A year, a month and a day; months of 30 days have 31 here. */
export function hasPracticalDateFormat(text: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text);
}

/** Hours, minutes and seconds with an offset. */
export function hasPracticalTimeFormat(text: string): boolean {
  return /^\d\d:\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d\d:?\d\d)$/i.test(text);
}

/** A date and a time, with "T" or a space between them. */
export function hasPracticalDateTimeFormat(text: string): boolean {
  return /^\d{4}-\d\d-\d\d[t ]\d\d:\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d\d:?\d\d)$/i.test(text);
}

/** A name, "@" and a host, without spaces. */
export function hasPracticalEmailFormat(text: string): boolean {
  return text.length <= 320 && /^[^\s@]+@[^\s@]+$/.test(text);
}

/** Labels of any letters with dots between them. */
export function hasPracticalHostnameFormat(text: string): boolean {
  return text.length <= 255 && /^[^\s.]+(?:\.[^\s.]+)*$/.test(text);
}

/** A scheme and anything without spaces. */
export function hasPracticalUriFormat(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:\S*$/i.test(text);
}

/** Anything without spaces. */
export function hasPracticalUriReferenceFormat(text: string): boolean {
  return !/\s/.test(text);
}

/** Punycode (RFC 3492): how a label with characters beyond ASCII is written in ASCII, without its "xn--". */

const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialCode = 128;
/** No label is longer; it keeps the arithmetic within bounds. */
const longest = 63;

/** Section 6.2. Undefined when the text is not Punycode. Letters of both cases count as the same. */
export function decodePunycode(text: string): string | undefined {
  if (text.length > longest) return undefined;
  const delimiter = text.lastIndexOf("-");
  const output = Array.from(delimiter > 0 ? text.slice(0, delimiter) : "", (letter) => letter.charCodeAt(0));
  let code = initialCode;
  let bias = initialBias;
  let index = 0;
  for (let at = delimiter > 0 ? delimiter + 1 : 0; at < text.length;) {
    const start = index;
    for (let weight = 1, k = base; ; k += base) {
      const digit = digitOf(text.charCodeAt(at));
      at += 1;
      if (digit === -1) return undefined;
      index += digit * weight;
      const threshold = thresholdOf(k, bias);
      if (digit < threshold) break;
      weight *= base - threshold;
      if (index > Number.MAX_SAFE_INTEGER / base || weight > Number.MAX_SAFE_INTEGER / base) return undefined;
    }
    const length = output.length + 1;
    bias = adapt(index - start, length, start === 0);
    code += Math.floor(index / length);
    index %= length;
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined;
    output.splice(index, 0, code);
    index += 1;
  }
  return String.fromCodePoint(...output);
}

/** Section 6.3. For strings of at most 63 code points; undefined for longer ones. */
export function encodePunycode(text: string): string | undefined {
  const input = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  if (input.length > longest) return undefined;
  const basic = input.filter((character) => character < initialCode);
  let output = String.fromCharCode(...basic) + (basic.length > 0 ? "-" : "");
  let code = initialCode;
  let delta = 0;
  let bias = initialBias;
  for (let handled = basic.length; handled < input.length;) {
    const next = input.reduce(
      (least, character) => (character >= code && character < least ? character : least),
      0x110000,
    );
    delta += (next - code) * (handled + 1);
    code = next;
    for (const encoded of input) {
      if (encoded < code) delta += 1;
      if (encoded !== code) continue;
      output += variableLength(delta, bias);
      bias = adapt(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    code += 1;
  }
  return output;
}

function variableLength(delta: number, bias: number): string {
  let text = "";
  let rest = delta;
  for (let k = base; ; k += base) {
    const threshold = thresholdOf(k, bias);
    if (rest < threshold) return text + digitText(rest);
    text += digitText(threshold + ((rest - threshold) % (base - threshold)));
    rest = Math.floor((rest - threshold) / (base - threshold));
  }
}

function thresholdOf(k: number, bias: number): number {
  return Math.max(tMin, Math.min(tMax, k - bias));
}

/** Section 6.1. */
function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / damp) : Math.floor(delta / 2);
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((base - tMin) * tMax) / 2; k += base) rest = Math.floor(rest / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}

function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 26;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x7a ? letter - 0x61 : -1;
}

function digitText(digit: number): string {
  return String.fromCharCode(digit < 26 ? digit + 0x61 : digit - 26 + 0x30);
}

/** A regular expression of ECMA-262, read as Unicode text. */
export function hasRegexFormat(text: string): boolean {
  try {
    return new RegExp(text, "u").unicode;
  } catch {
    return false;
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

/** RFC 4122, section 3 (RFC 9562, section 4): 32 hexadecimal digits in five groups, any version. */
export function hasUuidFormat(text: string): boolean {
  // Checks the hyphens first: a group without a count is read in half the time.
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

/** The longest label in octets (RFC 1035, section 2.3.4). */
const maxLabelLength = 63;

/**
 * The Punycode of a U-label, without its "xn--": RFC 5890, section 2.3.2.1, with the rules of RFC 5891, section 4.2, RFC 5892 and
 * RFC 5893. Undefined when the text is not a valid one.
 */
export function unicodeLabelCode(label: string): string | undefined {
  // An ASCII form is never shorter than the label has characters.
  if (label.length === 0 || label.length > 2 * maxLabelLength) return undefined;
  if (label.normalize("NFC") !== label || label.startsWith("-") || label.endsWith("-")) return undefined;
  if (/^..--/su.test(label) || /^\p{M}/u.test(label) || !isAllowed(label)) return undefined;
  if (isRightToLeft(label) && !satisfiesBidiRule(label)) return undefined;
  const code = encodePunycode(label);
  return code !== undefined && code.length + 4 <= maxLabelLength ? code : undefined;
}

/** The U-label of an A-label: RFC 5890, section 2.3.2.1; "xn--" and the Punycode of a U-label. Undefined for any other text. */
export function unicodeLabel(label: string): string | undefined {
  const text = label.toLowerCase();
  if (!text.startsWith("xn--") || text.length > maxLabelLength) return undefined;
  const decoded = decodePunycode(text.slice(4));
  if (decoded === undefined || !/[^\0-\x7f]/.test(decoded)) return undefined;
  return unicodeLabelCode(decoded) === text.slice(4) ? decoded : undefined;
}

/** RFC 5892, section 3 and appendix A. */
function isAllowed(label: string): boolean {
  if (unlisted.test(label) || disallowed.test(label)) return false;
  // A middle dot, a Greek or a Hebrew sign next to a character of another script.
  if (/[^l]\u00b7|\u00b7[^l]|\u0375\P{Script=Greek}|\P{Script=Hebrew}[\u05f3\u05f4]/u.test(`.${label}.`)) return false;
  if (label.includes("\u30fb") && !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(label)) return false;
  if (/[\u0660-\u0669]/.test(label) && /[\u06f0-\u06f9]/.test(label)) return false;
  return !/[\u200c\u200d]/.test(label) || !unjoined.test(withoutJoints(`.${label}.`));
}

let joining: RegExp | undefined;

/** A label with "a" for each zero width non-joiner between letters that would join. */
function withoutJoints(label: string): string {
  joining ??= joiningExpression();
  return label.replace(joining, (joint) => joint.replace(/\u200c/g, "a"));
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

/** RFC 6901, section 5: JSON Pointer as a JSON string. */
export function hasJsonPointerFormat(text: string): boolean {
  return (text === "" || text.startsWith("/")) && !/~(?![01])/.test(text);
}

/** Relative JSON Pointer, section 3: how far up, then a JSON Pointer or "#". */
export function hasRelativeJsonPointerFormat(text: string): boolean {
  let at = 0;
  while (isDigit(text.charCodeAt(at))) at += 1;
  if (at === 0 || (at > 1 && text.startsWith("0"))) return false;
  const rest = text.slice(at);
  return rest === "#" || hasJsonPointerFormat(rest);
}

/** RFC 6570, section 2: literals, and expressions in braces. */
export function hasUriTemplateFormat(text: string): boolean {
  for (let at = 0; at < text.length;) {
    if (text.charAt(at) === "{") {
      const end = text.indexOf("}", at);
      if (end === -1 || !isExpression(text.slice(at + 1, end))) return false;
      at = end + 1;
      continue;
    }
    const length = literalLength(text, at);
    if (length === 0) return false;
    at += length;
  }
  return true;
}

/** Returns the length of the literal character at an offset; 0 if it is not allowed there. Section 2.1. */
function literalLength(text: string, at: number): number {
  const code = text.codePointAt(at) ?? 0;
  if (code === 0x25) return isPercentEncoded(text, at) ? 3 : 0;
  if (code < 0x80) return code <= 0x20 || code === 0x7f || '"<>\\^`{|}'.includes(text.charAt(at)) ? 0 : 1;
  if (!isUcschar(code) && !isIprivate(code)) return 0;
  return codeLength(text, at);
}

function isPercentEncoded(text: string, at: number): boolean {
  return text.charAt(at) === "%" && isHex(text.charCodeAt(at + 1)) && isHex(text.charCodeAt(at + 2));
}

/** Section 2.2: an operator and a list of variables. */
function isExpression(text: string): boolean {
  const hasOperator = /^[+#./;?&=,!@|]/.test(text);
  return text
    .slice(hasOperator ? 1 : 0)
    .split(",")
    .every(isVariable);
}

/** Sections 2.3 and 2.4: a name, and how much of its value is wanted. */
function isVariable(text: string): boolean {
  if (text.endsWith("*")) return isName(text.slice(0, -1));
  const colon = text.indexOf(":");
  if (colon === -1) return isName(text);
  return isName(text.slice(0, colon)) && /^[1-9][0-9]{0,3}$/.test(text.slice(colon + 1));
}

function isName(text: string): boolean {
  let sinceDot = 0;
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code === 0x2e && sinceDot > 0) {
      sinceDot = 0;
      at += 1;
    } else if (isLetter(code) || isDigit(code) || code === 0x5f) {
      sinceDot += 1;
      at += 1;
    } else if (isPercentEncoded(text, at)) {
      sinceDot += 1;
      at += 3;
    } else {
      return false;
    }
  }
  return sinceDot > 0;
}

const maxNameLength = 253;

/** RFC 1123, section 2.1, with labels that begin with "xn--" as RFC 5890 has them. */
export function hasHostnameFormat(text: string): boolean {
  if (text.length > maxNameLength) return false;
  for (let start = 0; ;) {
    const end = hostLabelEnd(text, start);
    if (end === -1 || end === text.length) return end !== -1;
    if (codeAt(text, end) !== 0x2e) return false;
    start = end + 1;
  }
}

/** RFC 5890, section 2.3.2.3. East Asian dots separate labels as well. */
export function hasIdnHostnameFormat(text: string): boolean {
  return text.length <= 2 * maxNameLength && internationalLength(text.split(/[.\u3002\uff0e\uff61]/)) <= maxNameLength;
}

/** True for labels of a name that are those of letters, digits and hyphens, or any of RFC 5890. */
export function areInternationalLabels(labels: readonly string[]): boolean {
  return internationalLength(labels) < Infinity;
}

/** The number of octets of a name in ASCII; infinite when it is malformed. One label from right to left has all of them obey the Bidi rule. */
function internationalLength(labels: readonly string[]): number {
  let length = -1;
  for (const label of labels) {
    const octets = labelLength(label);
    if (octets === 0) return Infinity;
    length += 1 + octets;
  }
  const shown = labels.map((label) => unicodeLabel(label) ?? label);
  return shown.some(isRightToLeft) && !shown.every(satisfiesBidiRule) ? Infinity : length;
}

/** The number of octets of a label in ASCII; 0 when it is malformed. */
function labelLength(label: string): number {
  if (isAscii(label)) return hostLabelEnd(label, 0) === label.length ? label.length : 0;
  const code = unicodeLabelCode(label);
  return code === undefined ? 0 : code.length + 4;
}

function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}

/**
 * The offset at which the label of letters, digits and hyphens ends that begins at an offset; -1 when it is malformed.
 */
function hostLabelEnd(text: string, start: number): number {
  let at = start;
  let code = codeAt(text, at);
  if (code === 0x2d) return -1;
  for (; isLetter(code) || isDigit(code) || code === 0x2d; code = codeAt(text, at)) at += 1;
  if (at === start || at > start + 63 || codeAt(text, at - 1) === 0x2d) return -1;
  const isEncoded = text.startsWith("--", start + 2) && /^xn/i.test(text.slice(start, start + 2));
  return isEncoded && unicodeLabel(text.slice(start, at)) === undefined ? -1 : at;
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
 * Section 3: scheme, authority with its host or an address in brackets, or a path that does not look like one; path,
 * query and fragment. "%" matches any percent-encoded octet. Each run ends at a character that it cannot contain, so
 * that the time is linear, and no run takes memory.
 */
const uri =
  /^[A-Za-z][A-Za-z\d+.-]*:(?:\/\/(?:[!$-.0-;=A-Z_a-z~]*@)??(?:\[[^[\]]*\]|[!$-.0-9;=A-Z_a-z~]*)(?::\d*)?(?![^/?#])|(?!\/\/))[!$-;=@-Z_a-z~]*(?:\?[!$-;=?-Z_a-z~]*)?(?:#[!$-;=?-Z_a-z~]*)?$/;

const uriReference: RegExp = /* @__PURE__ */ withOptionalScheme(uri);

/** A colon in the first segment of a relative reference would make a scheme: section 4.2. */
function withOptionalScheme({ source }: RegExp): RegExp {
  return new RegExp(`(?:${source.replace(":", ":|^(?![^/?#]*:))")}`);
}

/** `ascii`: the same string with ASCII characters instead of the allowed ones outside ASCII. */
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

/**
 * Replaces each character of an IRI that a URI cannot contain with "_"; some of them are allowed only in a query. RFC
 * 3987, section 2.2.
 */
function inAscii(text: string): string {
  return text.replace(/^[^?#]+|\?[^#]*|#[^]*/g, (part) =>
    part.replace(/[^\0-\x7f]/gu, (character) => {
      const code = character.codePointAt(0)!;
      return isUcschar(code) || (part.startsWith("?") && isIprivate(code)) ? "_" : character;
    }),
  );
}

/** RFC 5321, section 4.1.2: Mailbox. */
export function hasEmailFormat(text: string): boolean {
  return (
    text.length <= maxMailboxLength &&
    mailbox.test(text) &&
    (codeAt(text, text.length - 1) !== 0x5d || isAddressLiteral(text))
  );
}

/** RFC 6531, section 3.3: Mailbox with characters beyond ASCII, in any of the equivalent forms of Unicode. */
export function hasIdnEmailFormat(text: string): boolean {
  if (text.length > maxMailboxLength) return false;
  const at = text.lastIndexOf("@");
  const local = text
    .slice(0, at)
    .replace(/\\[^]|[^\0-\x7f\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff]/g, (found) =>
      found.startsWith("\\") ? found : "_",
    );
  const domain = text.slice(at + 1);
  if (domain.startsWith("[")) return hasEmailFormat(`${local}@${domain}`);
  return at > 0 && hasEmailFormat(`${local}@x`) && areInternationalLabels(composed(domain).split("."));
}

/**
 * Returns the composed form of a string, as in labels (RFC 5890, section 2.3.2.1); compatibility characters stay
 * unchanged.
 */
function composed(text: string): string {
  const isStable = [...text].every((character) => character.normalize("NFC") === character);
  return isStable ? text.normalize("NFC") : text;
}

/**
 * In characters. Engines store a position for each part of a string; the 64 and 255 octets of section 4.5.3.1 are far
 * below.
 */
const maxMailboxLength = 1000;

/**
 * Dot-string or Quoted-string (RFC 5322, section 3.2.3, lists the characters); then sub-domains without a hyphen at
 * either end, or content in brackets.
 */
const mailbox =
  /^(?:[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*|"[ !#-[\]-~]*(?:\\[ -~][ !#-[\]-~]*)*")@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*|\[[\w:.]*\])$/i;

/** Section 4.1.3: an IPv4 or IPv6 address in the brackets at the end. */
function isAddressLiteral(text: string): boolean {
  const address = text.slice(text.lastIndexOf("[") + 1, -1);
  return /^ipv6:/i.test(address) ? hasIpv6Format(address.slice(5)) : hasIpv4Format(address);
}
