import { xsInteger } from "./integer.js";
import { notInLexicalSpace, orderedTextForm, type SimpleType, type ValueForm } from "./simple-type.js";
import { collapseWhiteSpace } from "./white-space.js";

// In a union with strings some strings are not decimals; those have no order.
const decimalForm: ValueForm<string> = /* @__PURE__ */ orderedTextForm(
  (a, b) => (isDecimal(a) && isDecimal(b) ? compareDecimals(a, b) : undefined),
  (value) => (isDecimal(value) ? decimalKey(value) : undefined),
);

/** Part 2, section 3.2.3: a decimal number of any size, kept as its text because a JavaScript number would round it. */
export const xsDecimal: SimpleType<string> = {
  name: "xs:decimal",
  form: decimalForm,
  derived: () => [xsInteger],
  read(text, context) {
    const value = collapseWhiteSpace(text);
    return isDecimal(value) ? value : notInLexicalSpace("xs:decimal", value, context);
  },
};

/** True if a string is in the lexical space of xs:decimal. */
export function isDecimal(text: string): boolean {
  return /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/.test(text);
}

/** Compares two decimals by value: negative, zero or positive. Part 2, section 3.2.3. */
export function compareDecimals(left: string, right: string): number {
  const a = decimalParts(left);
  const b = decimalParts(right);
  if (a.negative !== b.negative) return a.negative ? -1 : 1;
  const size = compareSizes(a, b);
  return a.negative ? -size : size;
}

/** Returns a key that all spellings of one decimal share, integers included. */
function decimalKey(text: string): string {
  const { negative, integer, fraction } = decimalParts(text);
  return `d${negative ? "-" : ""}${integer === "" ? "0" : integer}${fraction === "" ? "" : `.${fraction}`}`;
}

/** The number of digits that the value needs, before the point and after it: Part 2, section 4.3.11. */
export function totalDigitsOf(text: string): number {
  const { integer, fraction } = decimalParts(text);
  return Math.max(1, integer.length + fraction.length);
}

/** The number of digits that the value needs after the point: Part 2, section 4.3.12. */
export function fractionDigitsOf(text: string): number {
  return decimalParts(text).fraction.length;
}

/** A decimal without sign and without redundant zeros. */
interface DecimalParts {
  /** False for zero. */
  readonly negative: boolean;
  /** Digits before the point without zeros at the front; "" for none. */
  readonly integer: string;
  /** Digits behind the point without zeros at the end; "" for none. */
  readonly fraction: string;
}

function decimalParts(text: string): DecimalParts {
  const first = text.charCodeAt(0);
  const start = first === 0x2d || first === 0x2b ? 1 : 0;
  const point = text.indexOf(".");
  const integerEnd = point < 0 ? text.length : point;
  let from = start;
  while (from < integerEnd && text.charCodeAt(from) === 0x30) from++;
  let to = text.length;
  while (to > integerEnd + 1 && text.charCodeAt(to - 1) === 0x30) to--;
  const integer = text.slice(from, integerEnd);
  const fraction = point < 0 ? "" : text.slice(point + 1, to);
  return { negative: first === 0x2d && (integer !== "" || fraction !== ""), integer, fraction };
}

function compareSizes(a: DecimalParts, b: DecimalParts): number {
  if (a.integer.length !== b.integer.length) return a.integer.length - b.integer.length;
  if (a.integer !== b.integer) return a.integer < b.integer ? -1 : 1;
  // A fraction that extends another one is the greater: neither has zeros at the end.
  return a.fraction === b.fraction ? 0 : a.fraction < b.fraction ? -1 : 1;
}
