import type { PrimitiveName } from "../../../model/xml-schema/components.js";

/** How the texts of a primitive type look, as a pattern: every text of the type matches. */
export interface LexicalPattern {
  readonly pattern: string;
  /** Whether every text that matches is of the type. */
  readonly isExact: boolean;
}

const decimal = "[+\\-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)";
const double = `${decimal}([Ee][+\\-]?[0-9]+)?|INF|-INF|NaN`;
const zone = "(Z|[+\\-](0[0-9]|1[0-4]):[0-5][0-9])?";
const year = "-?([1-9][0-9]{4,}|[0-9]{4})";
const month = "(0[1-9]|1[0-2])";
const day = "(0[1-9]|[12][0-9]|3[01])";
const clock = "([01][0-9]|2[0-4]):[0-5][0-9]:[0-5][0-9](\\.[0-9]+)?";
const base64 = "[A-Za-z0-9+/]";

/** Part 2, sections 3.2.1 to 3.2.19; after white space was collapsed. */
export const lexicalPatterns: { readonly [name in PrimitiveName]?: LexicalPattern } = {
  boolean: { pattern: "true|false|1|0", isExact: true },
  decimal: { pattern: decimal, isExact: true },
  float: { pattern: double, isExact: true },
  double: { pattern: double, isExact: true },
  duration: {
    pattern: "-?P([0-9]+Y)?([0-9]+M)?([0-9]+D)?(T([0-9]+H)?([0-9]+M)?([0-9]+(\\.[0-9]+)?S)?)?",
    isExact: false,
  },
  dateTime: { pattern: `${year}-${month}-${day}T${clock}${zone}`, isExact: false },
  time: { pattern: `${clock}${zone}`, isExact: false },
  date: { pattern: `${year}-${month}-${day}${zone}`, isExact: false },
  gYearMonth: { pattern: `${year}-${month}${zone}`, isExact: false },
  gYear: { pattern: `${year}${zone}`, isExact: false },
  gMonthDay: { pattern: `--${month}-${day}${zone}`, isExact: false },
  gDay: { pattern: `---${day}${zone}`, isExact: false },
  gMonth: { pattern: `--${month}${zone}`, isExact: false },
  hexBinary: { pattern: "([0-9a-fA-F]{2})*", isExact: true },
  base64Binary: { pattern: `(${base64} ?)*(= ?){0,2}`, isExact: false },
  QName: { pattern: "([\\i-[:]][\\c-[:]]*:)?[\\i-[:]][\\c-[:]]*", isExact: false },
  NOTATION: { pattern: "([\\i-[:]][\\c-[:]]*:)?[\\i-[:]][\\c-[:]]*", isExact: false },
};
