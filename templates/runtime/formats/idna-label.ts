import { isRightToLeft, satisfiesBidiRule } from "./bidi.js";
import { disallowed, joiningExpression, unjoined, unlisted } from "./idna-expressions.js";
import { decodePunycode, encodePunycode } from "./punycode.js";

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
