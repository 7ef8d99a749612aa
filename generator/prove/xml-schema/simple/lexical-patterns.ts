import type { PrimitiveName } from "../../../model/xml-schema/components.js";

/** How the texts of a primitive type look, as a pattern: every text of the type matches. */
export interface LexicalPattern {
  readonly pattern: string;
  /** Every text that matches this one is of the type; absent where no pattern says so. */
  readonly within?: string;
}

const decimal = "[+\\-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)";
const double = `${decimal}([Ee][+\\-]?[0-9]+)?|INF|-INF|NaN`;
const zone = "(Z|[+\\-](0[0-9]|1[0-4]):[0-5][0-9])?";
const year = "-?([1-9][0-9]{4,}|[0-9]{4})";
const month = "(0[1-9]|1[0-2])";
const day = "(0[1-9]|[12][0-9]|3[01])";
const clock = "([01][0-9]|2[0-4]):[0-5][0-9]:[0-5][0-9](\\.[0-9]+)?";
const base64 = "[A-Za-z0-9+/]";

function exactly(pattern: string): LexicalPattern {
  return { pattern, within: pattern };
}

/** Part 2, sections 3.2.1 to 3.2.19; after white space was collapsed. */
export const lexicalPatterns: { readonly [name in PrimitiveName]?: LexicalPattern } = {
  boolean: exactly("true|false|1|0"),
  decimal: exactly(decimal),
  float: exactly(double),
  double: exactly(double),
  duration: {
    pattern: "-?P([0-9]+Y)?([0-9]+M)?([0-9]+D)?(T([0-9]+H)?([0-9]+M)?([0-9]+(\\.[0-9]+)?S)?)?",
  },
  dateTime: { pattern: `${year}-${month}-${day}T${clock}${zone}` },
  time: { pattern: `${clock}${zone}` },
  date: { pattern: `${year}-${month}-${day}${zone}` },
  gYearMonth: { pattern: `${year}-${month}${zone}` },
  gYear: { pattern: `${year}${zone}` },
  gMonthDay: { pattern: `--${month}-${day}${zone}` },
  gDay: { pattern: `---${day}${zone}` },
  gMonth: { pattern: `--${month}${zone}` },
  hexBinary: exactly("([0-9a-fA-F]{2})*"),
  base64Binary: { pattern: `(${base64} ?)*(= ?){0,2}` },
  // Without the characters that have rules of their own.
  anyURI: { pattern: "([^ \\t\\n\\r]+( [^ \\t\\n\\r]+)*)?", within: "[^%:#\\[\\] \\t\\n\\r]*" },
  QName: { pattern: "([\\i-[:]][\\c-[:]]*:)?[\\i-[:]][\\c-[:]]*" },
  NOTATION: { pattern: "([\\i-[:]][\\c-[:]]*:)?[\\i-[:]][\\c-[:]]*" },
};
