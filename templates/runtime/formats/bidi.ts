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
