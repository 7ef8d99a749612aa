/**
 * The value of a JSON number (RFC 8259, section 6), or undefined when a double would stand for another number: a whole
 * number that is not exact, a number too large, one too small to be told from zero, a fraction that reads as a whole
 * number, or one of more than a hundred digits. Other fractions may be rounded to the nearest double, as everywhere.
 */
export function exactNumber(text: string): number | undefined {
  const value = Number(text);
  const isPlain = !/[.eE]/.test(text);
  // Integers below 2^53 are exact, and so is each text of which the value is one.
  if (isPlain && Number.isSafeInteger(value)) return value;
  if (!Number.isFinite(value)) return undefined;
  if (value === 0) return /^[^eE]*[1-9]/.test(text) ? undefined : value;
  if (!Number.isInteger(value)) return hasManyDigits(text) ? undefined : value;
  return normalForm(text) === normalForm(String(value)) ? value : undefined;
}

/**
 * The offset behind a number of which the digits and the point end at `end`, if JSON.parse reads it exactly; -1 for any other, and
 * for integers from 2^53 on.
 */
export function exactNumberEnd(text: string, bytes: Uint8Array, start: number, end: number): number {
  let point = start;
  while (point < end && bytes[point] !== 0x2e) point += 1;
  let at = end;
  while (isPartOfNumber(bytes[at])) at += 1;
  if (at - start > maxDigits) return -1;
  const isPlain =
    at === end ? isExactDecimal(bytes, start, point, end) : hasSmallExponent(bytes, start, point, end, at);
  if (isPlain) return at;
  const isAscii = bytes.length === text.length;
  const value = exactNumber(isAscii ? text.slice(start, at) : String.fromCharCode(...bytes.subarray(start, at)));
  return value !== undefined && (Number.isSafeInteger(value) || !Number.isInteger(value)) ? at : -1;
}

function isPartOfNumber(byte: number | undefined): boolean {
  if (byte === undefined || byte === 0x2c) return false;
  return (byte >= 0x2b && byte <= 0x39) || (byte | 0x20) === 0x65;
}

/**
 * True for an integer of 16 digits below 2^53, and for a fraction that a double is too precise to round to a whole number: of its
 * first 15 digits, one behind the point is neither 0 nor 9.
 */
function isExactDecimal(bytes: Uint8Array, start: number, point: number, end: number): boolean {
  if (point === end) return end - start === 16 && isSafe(bytes, start, end);
  for (let at = point + 1; at < end && at - start <= 15; at += 1) {
    if (bytes[at]! > 0x30 && bytes[at]! < 0x39) return true;
  }
  return false;
}

/** True for the digits of an integer below 2^53. */
function isSafe(bytes: Uint8Array, start: number, end: number): boolean {
  let value = 0;
  for (let at = start; at < end; at += 1) value = value * 10 + (bytes[at]! - 0x30);
  return Number.isSafeInteger(value);
}

/** True for a number of one digit before the point that is below 0.1, and not as small as the smallest double: "1.5e-7". */
function hasSmallExponent(bytes: Uint8Array, start: number, point: number, e: number, end: number): boolean {
  const isNegative = bytes[start] === 0x2d;
  if (point - start > (isNegative ? 2 : 1) || bytes[e + 1] !== 0x2d || end - e > 4) return false;
  return end - e === 4 ? bytes[e + 2]! > 0x30 || bytes[e + 3]! > 0x31 : bytes[e + 2]! > 0x31;
}

/** True when a text has more significant digits than a writer of doubles would write. */
function hasManyDigits(text: string): boolean {
  return text.length > maxDigits && normalForm(text).indexOf("e") > maxDigits;
}

const maxDigits = 100;

/** Significant digits and the power of ten of the last one: "1500e1" -> "15e3". */
function normalForm(text: string): string {
  const [mantissa = "", exponent = "0"] = text.toLowerCase().split("e");
  const sign = mantissa.startsWith("-") ? "-" : "";
  const [whole = "", fraction = ""] = mantissa.replace("-", "").split(".");
  const digits = (whole + fraction).replace(/^0+/, "");
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === 0x30) end -= 1;
  return `${sign}${digits.slice(0, end)}e${Number(exponent) - fraction.length + digits.length - end}`;
}
