import { notInLexicalSpace, type SimpleType, type ValueForm } from "./simple-type.js";
import { collapseWhiteSpace } from "./white-space.js";

/** xs:float and xs:double. */
export const doubleForm: ValueForm<number> = {
  expected: "a number",
  is: (value): value is number => typeof value === "number",
  write: doubleText,
  same: (a, b) => Object.is(a, b),
  compare: compareDoubles,
  key: (value) => `D${value}`,
};

const floatForm: ValueForm<number> = /* @__PURE__ */ formOfFloats();

function formOfFloats(): ValueForm<number> {
  return { ...doubleForm, compare: compareFloats, key: (value) => `F${Math.fround(value)}` };
}

/** Part 2, section 3.2.5. */
export const xsDouble: SimpleType<number> = /* @__PURE__ */ numbers("xs:double", doubleForm);

/** Part 2, section 3.2.4. Values keep the precision they are written with; comparisons round to single precision. */
export const xsFloat: SimpleType<number> = /* @__PURE__ */ numbers("xs:float", floatForm);

function numbers(name: string, form: ValueForm<number>): SimpleType<number> {
  return {
    name,
    form,
    read(text, context) {
      const value = collapseWhiteSpace(text);
      return parseDouble(value) ?? notInLexicalSpace(name, value, context);
    },
  };
}

/** Returns the number of a string in the lexical space of xs:double; undefined for other strings. */
export function parseDouble(text: string): number | undefined {
  switch (text) {
    case "INF":
      return Infinity;
    case "-INF":
      return -Infinity;
    case "NaN":
      return NaN;
  }
  return /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[Ee][+-]?[0-9]+)?$/.test(text) ? Number(text) : undefined;
}

/** The text of a number as xs:double. */
export function doubleText(value: number): string {
  if (value === Infinity) return "INF";
  if (value === -Infinity) return "-INF";
  return Object.is(value, -0) ? "-0" : String(value);
}

/** Compares two numbers: negative, zero or positive. NaN equals itself and has no order: undefined. */
export function compareDoubles(left: number, right: number): number | undefined {
  if (Number.isNaN(left) && Number.isNaN(right)) return 0;
  if (Number.isNaN(left) || Number.isNaN(right)) return undefined;
  return left === right ? 0 : left < right ? -1 : 1;
}

/** `compareDoubles` in single precision. */
export function compareFloats(left: number, right: number): number | undefined {
  return compareDoubles(Math.fround(left), Math.fround(right));
}
