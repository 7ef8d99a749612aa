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

/** The offset behind a number that JSON.parse reads exactly; -1 for any other, and for integers from 2^53 on. */
export function exactNumberEnd(text: string, start: number): number {
  let at = start + 1;
  let isDecimal = true;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if ((code >= 0x30 && code <= 0x39) || code === 0x2e) continue;
    if ((code | 0x20) !== 0x65 && code !== 0x2b && code !== 0x2d) break;
    isDecimal = false;
  }
  // At most 15 characters have at most 15 digits, which a double holds.
  if (isDecimal && at - start <= 15) return at;
  const value = exactNumber(text.slice(start, at));
  return value !== undefined && (Number.isSafeInteger(value) || !Number.isInteger(value)) ? at : -1;
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
