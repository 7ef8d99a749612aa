import {
  alwaysValid,
  disallowed,
  joinsBackwardOnly,
  joinsForward,
  joinsForwardOnly,
  joinsThrough,
  letterDigits,
  neverValid,
  virama,
} from "./idna-tables.js";
import { decodePunycode, encodePunycode } from "./punycode.js";

/** The longest label in octets (RFC 1035, section 2.3.4). */
const longestLabel = 63;

/** A U-label: RFC 5890, section 2.3.2.1, with the rules of RFC 5891, section 4.2 and RFC 5892. Bidirectional rules (RFC 5893) are not checked. */
export function isUnicodeLabel(label: string): boolean {
  // An ASCII form is never shorter than the label has characters.
  if (label.length === 0 || label.length > 2 * longestLabel) return false;
  if (label.normalize("NFC") !== label || label.startsWith("-") || label.endsWith("-")) return false;
  const characters = Array.from(label);
  if ((characters[2] === "-" && characters[3] === "-") || /^\p{M}/u.test(label)) return false;
  if (!characters.every((character, at) => isAllowed(character, characters, at))) return false;
  const ascii = encodePunycode(label);
  return ascii !== undefined && ascii.length + 4 <= longestLabel;
}

/** An A-label: RFC 5890, section 2.3.2.1; "xn--" and the Punycode of a U-label. */
export function isAsciiLabel(label: string): boolean {
  const text = label.toLowerCase();
  if (!text.startsWith("xn--") || text.length > longestLabel) return false;
  const decoded = decodePunycode(text.slice(4));
  if (decoded === undefined || !/[^\0-\x7f]/.test(decoded)) return false;
  return encodePunycode(decoded) === text.slice(4) && isUnicodeLabel(decoded);
}

/** RFC 5892, section 3. */
function isAllowed(character: string, label: readonly string[], at: number): boolean {
  if (alwaysValid.test(character)) return true;
  if (neverValid.test(character)) return false;
  const rule = contextRules.get(character);
  if (rule !== undefined) return rule(label, at);
  if (arabicIndic.test(character)) return !label.some((other) => extendedArabicIndic.test(other));
  if (extendedArabicIndic.test(character)) return !label.some((other) => arabicIndic.test(other));
  return letterDigits.test(character) && !disallowed.test(character);
}

const arabicIndic = /^[\u0660-\u0669]$/;
const extendedArabicIndic = /^[\u06f0-\u06f9]$/;

type ContextRule = (label: readonly string[], at: number) => boolean;

const afterHebrew: ContextRule = (label, at) => /^\p{Script=Hebrew}$/u.test(label[at - 1] ?? "");

/** RFC 5892, appendix A. */
const contextRules: ReadonlyMap<string, ContextRule> = new Map<string, ContextRule>([
  ["\u200c", (label, at) => virama.test(label[at - 1] ?? "") || joinsAround(label, at)],
  ["\u200d", (label, at) => virama.test(label[at - 1] ?? "")],
  ["\u00b7", (label, at) => label[at - 1] === "l" && label[at + 1] === "l"],
  ["\u0375", (label, at) => /^\p{Script=Greek}$/u.test(label[at + 1] ?? "")],
  ["\u05f3", afterHebrew],
  ["\u05f4", afterHebrew],
  ["\u30fb", (label) => label.some((other) => /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]$/u.test(other))],
]);

/** Appendix A.1: a zero width non-joiner stands between letters that would join. */
function joinsAround(label: readonly string[], at: number): boolean {
  let before = at - 1;
  while (joinsThrough.test(label[before] ?? "")) before -= 1;
  let after = at + 1;
  while (joinsThrough.test(label[after] ?? "")) after += 1;
  const next = label[after] ?? "";
  const joinsBackward = joinsBackwardOnly.test(next) || (joinsForward.test(next) && !joinsForwardOnly.test(next));
  return joinsForward.test(label[before] ?? "") && joinsBackward;
}
