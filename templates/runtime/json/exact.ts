import { exactNumber } from "./number.js";
import { parsePlainJson } from "./parse-plain-json.js";
import { jsonTextError, type JsonTextError } from "./errors.js";
import { readTokens, type JsonTextLimits } from "./text.js";
import { JsonTokens } from "./tokens.js";

/** A value of JSON text; `hasLongs` where there are bigints in it. */
export type ExactJsonResult =
  | { readonly ok: true; readonly value: unknown; readonly hasLongs: boolean }
  | { readonly ok: false; readonly error: JsonTextError };

/** JSON text of which each whole number that a double cannot hold is a bigint; other numbers are those of JSON.parse. */
export function parseExactJson(text: string, limits: JsonTextLimits): ExactJsonResult {
  if (text.length > limits.maxLength) return { ok: false, error: jsonTextError("json/too-large", 0, limits.maxLength) };
  const plain = parsePlainJson(text, limits.maxDepth);
  if (plain !== undefined) return { ok: true, value: plain.value, hasLongs: false };
  const tokens = new ExactTokens(text);
  const read = readTokens(tokens, limits.maxDepth);
  return read.ok === false ? read : { ...read, hasLongs: tokens.hasLongs };
}

/** Longer numbers are of no use to integers of 64 bits, and reading them would take the square of their length. */
const maxIntegerDigits = 64;

class ExactTokens extends JsonTokens {
  hasLongs = false;

  protected override numberOf(text: string): unknown {
    const exact = exactNumber(text);
    // Some doubles beyond 2^53 are exact as well: there, each whole number is a bigint.
    if (exact !== undefined && (Number.isSafeInteger(exact) || !Number.isInteger(exact))) return exact;
    const whole = wholeNumber(text);
    if (whole === undefined) return Number(text);
    this.hasLongs = true;
    return whole;
  }
}

/** The whole number that a text names, also with a fraction of zeros or an exponent; undefined for other numbers. */
function wholeNumber(text: string): bigint | undefined {
  if (text.length > maxIntegerDigits) return undefined;
  const [mantissa = "", exponent = "0"] = text.toLowerCase().split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const shift = Number(exponent) - fraction.length;
  if (Math.abs(shift) > maxIntegerDigits) return undefined;
  if (shift >= 0) return BigInt(whole + fraction + "0".repeat(shift));
  const digits = whole + fraction;
  const cut = digits.length + shift;
  return cut > 0 && /^0*$/.test(digits.slice(cut)) && /\d/.test(digits.slice(0, cut))
    ? BigInt(digits.slice(0, cut))
    : undefined;
}
