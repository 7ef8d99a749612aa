import {
  named,
  notInLexicalSpace,
  type DerivedTypes,
  type SimpleContext,
  type SimpleType,
  type ValueForm,
} from "./simple-type.js";
import { collapseWhiteSpace } from "./white-space.js";

/** Integers from -(2^53 - 1) to 2^53 - 1. */
export const integerForm: ValueForm<number> = {
  expected: "an integer",
  is: (value): value is number => Number.isSafeInteger(value),
  write: (value) => (value === 0 ? "0" : String(value)),
  same: (a, b) => a === b,
  compare: (a, b) => (a === b ? 0 : a < b ? -1 : 1),
  key: (value) => `d${value}`,
};

/** Integers without that limit. */
export const bigintForm: ValueForm<bigint> = {
  expected: "a bigint",
  is: (value): value is bigint => typeof value === "bigint",
  write: (value) => String(value),
  same: (a, b) => a === b,
  compare: (a, b) => (a === b ? 0 : a < b ? -1 : 1),
  key: (value) => `d${value}`,
};

/** Longer integers are refused: turning digits into a bigint takes more than linear time. */
const maxIntegerLength = 4096;

/** Part 2, section 3.3.13. */
export const xsInteger: SimpleType<bigint> = /* @__PURE__ */ bigIntegers("xs:integer", undefined, undefined, () => [
  xsNonPositiveInteger,
  xsLong,
  xsNonNegativeInteger,
]);
/** Part 2, section 3.3.14. */
export const xsNonPositiveInteger: SimpleType<bigint> = /* @__PURE__ */ bigIntegers(
  "xs:nonPositiveInteger",
  undefined,
  0n,
  () => [xsNegativeInteger],
);
/** Part 2, section 3.3.15. */
export const xsNegativeInteger: SimpleType<bigint> = /* @__PURE__ */ bigIntegers("xs:negativeInteger", undefined, -1n);
/** Part 2, section 3.3.20. */
export const xsNonNegativeInteger: SimpleType<bigint> = /* @__PURE__ */ bigIntegers(
  "xs:nonNegativeInteger",
  0n,
  undefined,
  () => [xsUnsignedLong, xsPositiveInteger],
);
/** Part 2, section 3.3.25. */
export const xsPositiveInteger: SimpleType<bigint> = /* @__PURE__ */ bigIntegers("xs:positiveInteger", 1n);
/** Part 2, section 3.3.16. */
export const xsLong: SimpleType<bigint> = /* @__PURE__ */ bigIntegers(
  "xs:long",
  -9_223_372_036_854_775_808n,
  9_223_372_036_854_775_807n,
  () => [xsInt],
);
/** Part 2, section 3.3.21. */
export const xsUnsignedLong: SimpleType<bigint> = /* @__PURE__ */ bigIntegers(
  "xs:unsignedLong",
  0n,
  18_446_744_073_709_551_615n,
  () => [xsUnsignedInt],
);
/** Part 2, section 3.3.17. */
export const xsInt: SimpleType<number> = /* @__PURE__ */ named(
  "xs:int",
  /* @__PURE__ */ integersWithin("xs:int", -2147483648, 2147483647),
  () => [xsShort],
);
/** Part 2, section 3.3.18. */
export const xsShort: SimpleType<number> = /* @__PURE__ */ named(
  "xs:short",
  /* @__PURE__ */ integersWithin("xs:short", -32768, 32767),
  () => [xsByte],
);
/** Part 2, section 3.3.19. */
export const xsByte: SimpleType<number> = /* @__PURE__ */ named(
  "xs:byte",
  /* @__PURE__ */ integersWithin("xs:byte", -128, 127),
);
/** Part 2, section 3.3.22. */
export const xsUnsignedInt: SimpleType<number> = /* @__PURE__ */ named(
  "xs:unsignedInt",
  /* @__PURE__ */ integersWithin("xs:unsignedInt", 0, 4294967295),
  () => [xsUnsignedShort],
);
/** Part 2, section 3.3.23. */
export const xsUnsignedShort: SimpleType<number> = /* @__PURE__ */ named(
  "xs:unsignedShort",
  /* @__PURE__ */ integersWithin("xs:unsignedShort", 0, 65535),
  () => [xsUnsignedByte],
);
/** Part 2, section 3.3.24. */
export const xsUnsignedByte: SimpleType<number> = /* @__PURE__ */ named(
  "xs:unsignedByte",
  /* @__PURE__ */ integersWithin("xs:unsignedByte", 0, 255),
);

/** Integers whose bounds fit a JavaScript number; the named type of a restricted one is its nearest built-in type. */
export function integersWithin(name: string, least: number, greatest: number): SimpleType<number> {
  return {
    form: integerForm,
    read(text, context) {
      const digits = integerText(name, text, context);
      if (digits === undefined) return undefined;
      // Adding zero makes "-0" the integer 0.
      const value = Number(digits) + 0;
      if (value < least) return context.fault("cvc-minInclusive-valid", `at least ${least}`, digits);
      return value > greatest ? context.fault("cvc-maxInclusive-valid", `at most ${greatest}`, digits) : value;
    },
  };
}

function bigIntegers(name: string, least?: bigint, greatest?: bigint, derived?: DerivedTypes): SimpleType<bigint> {
  return {
    name,
    form: bigintForm,
    derived,
    read(text, context) {
      const digits = integerText(name, text, context);
      if (digits === undefined) return undefined;
      const value = BigInt(digits.startsWith("+") ? digits.slice(1) : digits);
      if (least !== undefined && value < least) {
        return context.fault("cvc-minInclusive-valid", `at least ${least}`, digits);
      }
      if (greatest !== undefined && value > greatest) {
        return context.fault("cvc-maxInclusive-valid", `at most ${greatest}`, digits);
      }
      return value;
    },
  };
}

function integerText(name: string, text: string, context: SimpleContext): string | undefined {
  const digits = collapseWhiteSpace(text);
  if (digits.length <= maxIntegerLength && /^[+-]?[0-9]+$/.test(digits)) return digits;
  return notInLexicalSpace(name, digits, context);
}
