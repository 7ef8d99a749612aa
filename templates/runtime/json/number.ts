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

/** True for a character of a number; false for NaN, which stands behind a text. */
export function isPartOfNumber(code: number): boolean {
  return (code >= 0x2d && code <= 0x39 && code !== 0x2f) || code === 0x2b || (code | 0x20) === 0x65;
}

/** The end of a number in a text; negative if a double changes the number. Whole numbers without an exponent are not checked. */
export function exactNumberEnd(text: string, start: number): number {
  let at = start + 1;
  let code = text.charCodeAt(at);
  while (code >= 0x30 && code <= 0x39) code = text.charCodeAt((at += 1));
  const point = at;
  let isPlain = true;
  if (code === 0x2e) {
    isPlain = false;
    do {
      // A double is too precise to round a fraction to a whole number if one of its first 15 digits is neither 0 nor 9.
      code = text.charCodeAt((at += 1));
      isPlain ||= code > 0x30 && code < 0x39 && at - start < 16;
    } while (code >= 0x30 && code <= 0x39);
  }
  if ((code | 0x20) === 0x65) {
    const exponent = at;
    do code = text.charCodeAt((at += 1));
    while ((code >= 0x30 && code <= 0x39) || code === 0x2b || code === 0x2d);
    isPlain = hasSmallExponent(text, start, point, exponent, at);
  }
  const isExact = (isPlain && at - start <= maxDigits) || exactNumber(text.slice(start, at)) !== undefined;
  return isExact ? at : -at;
}

/** True for a number of one digit before the point that is below 0.1, and not as small as the smallest double: "1.5e-7". */
function hasSmallExponent(text: string, start: number, point: number, exponent: number, end: number): boolean {
  const isNegative = text.charCodeAt(start) === 0x2d;
  if (point - start > (isNegative ? 2 : 1) || text.charCodeAt(exponent + 1) !== 0x2d || end - exponent > 4)
    return false;
  const first = text.charCodeAt(exponent + 2);
  return end - exponent === 4 ? first > 0x30 || text.charCodeAt(exponent + 3) > 0x31 : first > 0x31;
}

/** True when a text has more significant digits than a writer of doubles would write. */
function hasManyDigits(text: string): boolean {
  return text.length > maxDigits && normalForm(text).indexOf("e") > maxDigits;
}

/** The largest number of digits of a fraction. */
export const maxDigits = 100;

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
