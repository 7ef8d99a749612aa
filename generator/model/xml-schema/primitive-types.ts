import { xsHexBinary, xsBase64Binary } from "../../../templates/runtime/xsd/binary.js";
import { xsBoolean } from "../../../templates/runtime/xsd/boolean.js";
import {
  xsDateTime,
  xsTime,
  xsDate,
  xsGYearMonth,
  xsGYear,
  xsGMonthDay,
  xsGDay,
  xsGMonth,
} from "../../../templates/runtime/xsd/date-time.js";
import { xsDecimal } from "../../../templates/runtime/xsd/decimal.js";
import { xsDuration } from "../../../templates/runtime/xsd/duration.js";
import { xsFloat, xsDouble } from "../../../templates/runtime/xsd/float.js";
import { xsQName, xsNOTATION } from "../../../templates/runtime/xsd/name.js";
import { xsString } from "../../../templates/runtime/xsd/string.js";
import { xsAnyURI } from "../../../templates/runtime/xsd/uri.js";
import type { SimpleType } from "../../../templates/runtime/xsd/simple-type.js";
import type { FacetMeasure } from "./facets.js";

/** Knowledge of the toolchain about one primitive type. Part 2, section 3.2. */
export interface PrimitiveRow {
  /** The module of the runtime that has it, under its name with "xs" before. */
  readonly module: string;
  /** The type that decoders read values with. */
  readonly type: SimpleType<unknown>;
  /** Measures that its facets may limit. Part 2, section 4.1.5. */
  readonly facets: readonly FacetMeasure[];
  /** The form of its values in TypeScript; a decimal is a string unless it is an integer. */
  readonly form: "text" | "boolean" | "decimal" | "double" | "bytes" | "name";
  /** The whiteSpace facet that derived types may change; undefined if it is always "collapse". */
  readonly whiteSpace?: "preserve";
  /** A necessary condition: all strings of the type match it, white space collapsed; undefined if any string is allowed. */
  readonly pattern?: string;
  /** A sufficient condition: every string that matches it is of the type; undefined if no such pattern exists. */
  readonly within?: string;
  /** Example strings of the type, simple ones first. */
  readonly samples: readonly string[];
}

const ordered = ["pattern", "enumeration", "whiteSpace", "order"] as const;

/** Measures that facets of lists limit, and those of types that have a length. */
export const measured = ["length", "pattern", "enumeration", "whiteSpace"] as const;

const decimal = "[+\\-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)";
const double = `${decimal}([Ee][+\\-]?[0-9]+)?|INF|-INF|NaN`;
const zone = "(Z|[+\\-](0[0-9]|1[0-4]):[0-5][0-9])?";
const year = "-?([1-9][0-9]{4,}|[0-9]{4})";
const month = "(0[1-9]|1[0-2])";
const day = "(0[1-9]|[12][0-9]|3[01])";
const clock = "([01][0-9]|2[0-4]):[0-5][0-9]:[0-5][0-9](\\.[0-9]+)?";
const base64 = "[A-Za-z0-9+/]";

function exactly(pattern: string): Pick<PrimitiveRow, "pattern" | "within"> {
  return { pattern, within: pattern };
}

const floating = {
  module: "xsd/float",
  facets: ordered,
  form: "double",
  ...exactly(double),
  samples: ["0", "1", "-1", "0.5", "1E9", "INF", "-INF", "NaN", "100"],
} as const;
const calendar = { module: "xsd/date-time", facets: ordered, form: "text" } as const;
const naming = {
  module: "xsd/name",
  facets: measured,
  form: "name",
  pattern: "([\\i-[:]][\\c-[:]]*:)?[\\i-[:]][\\c-[:]]*",
} as const;

/** Every primitive type, in order of the standard. */
export const primitiveTypes = {
  string: {
    module: "xsd/string",
    type: xsString,
    facets: measured,
    form: "text",
    whiteSpace: "preserve",
    samples: ["", "a", "x1", "a b", "A", "1", " ", "\u00e9", "\t"],
  },
  boolean: {
    module: "xsd/boolean",
    type: xsBoolean,
    facets: ["pattern", "whiteSpace"],
    form: "boolean",
    ...exactly("true|false|1|0"),
    samples: ["true", "false", "1", "0"],
  },
  decimal: {
    module: "xsd/decimal",
    type: xsDecimal,
    facets: ["digits", ...ordered],
    form: "decimal",
    ...exactly(decimal),
    samples: [
      "0",
      "1",
      "-1",
      "10",
      "0.5",
      "-0.5",
      "1.25",
      "100",
      "0.",
      "+1",
      "00",
      "12345678901234567890",
      "-12345678901234567890",
    ],
  },
  float: { ...floating, type: xsFloat },
  double: { ...floating, type: xsDouble },
  duration: {
    module: "xsd/duration",
    type: xsDuration,
    facets: ordered,
    form: "text",
    pattern: "-?P([0-9]+Y)?([0-9]+M)?([0-9]+D)?(T([0-9]+H)?([0-9]+M)?([0-9]+(\\.[0-9]+)?S)?)?",
    samples: ["P1D", "PT1S", "-P1D", "P1Y", "P1M", "PT0S", "P1Y2M3DT4H5M6.7S"],
  },
  dateTime: {
    ...calendar,
    type: xsDateTime,
    pattern: `${year}-${month}-${day}T${clock}${zone}`,
    samples: [
      "2000-01-01T00:00:00",
      "2000-01-01T00:00:00Z",
      "1000-01-01T00:00:00",
      "3000-01-01T00:00:00",
      "2000-01-01T00:00:00.5",
      "2000-01-01T00:00:00+01:00",
    ],
  },
  time: {
    ...calendar,
    type: xsTime,
    pattern: `${clock}${zone}`,
    samples: ["00:00:00", "12:00:00", "23:59:59", "12:00:00Z", "12:00:00+01:00"],
  },
  date: {
    ...calendar,
    type: xsDate,
    pattern: `${year}-${month}-${day}${zone}`,
    samples: ["2000-01-01", "2000-01-01Z", "2000-01-01+01:00", "1000-01-01", "3000-01-01"],
  },
  gYearMonth: {
    ...calendar,
    type: xsGYearMonth,
    pattern: `${year}-${month}${zone}`,
    samples: ["2000-01", "1000-01", "3000-01", "2000-01Z"],
  },
  gYear: {
    ...calendar,
    type: xsGYear,
    pattern: `${year}${zone}`,
    samples: ["2000", "1000", "3000", "2000Z", "2000+01:00"],
  },
  gMonthDay: {
    ...calendar,
    type: xsGMonthDay,
    pattern: `--${month}-${day}${zone}`,
    samples: ["--01-01", "--12-31", "--01-01Z"],
  },
  gDay: {
    ...calendar,
    type: xsGDay,
    pattern: `---${day}${zone}`,
    samples: ["---01", "---31", "---01Z"],
  },
  gMonth: {
    ...calendar,
    type: xsGMonth,
    pattern: `--${month}${zone}`,
    samples: ["--01", "--12", "--01Z"],
  },
  hexBinary: {
    module: "xsd/binary",
    type: xsHexBinary,
    facets: measured,
    form: "bytes",
    ...exactly("([0-9a-fA-F]{2})*"),
    samples: ["", "00", "0a"],
  },
  base64Binary: {
    module: "xsd/binary",
    type: xsBase64Binary,
    facets: measured,
    form: "bytes",
    pattern: `(${base64} ?)*(= ?){0,2}`,
    samples: ["", "AAAA", "AA=="],
  },
  anyURI: {
    module: "xsd/uri",
    type: xsAnyURI,
    facets: measured,
    form: "text",
    pattern: "([^ \\t\\n\\r]+( [^ \\t\\n\\r]+)*)?",
    within: "[^%:#\\[\\] \\t\\n\\r]*",
    samples: ["", "a", "http://a.example/", "a b", "1 2"],
  },
  QName: { ...naming, type: xsQName, samples: ["a", "a.b"] },
  NOTATION: { ...naming, type: xsNOTATION, samples: ["a"] },
} satisfies Readonly<Record<string, PrimitiveRow>>;

/** The name of a primitive type. XML Schema Part 2, section 3.2. */
export type PrimitiveName = keyof typeof primitiveTypes;

/** The row of a primitive type. */
export function primitiveRow(name: PrimitiveName): PrimitiveRow {
  return primitiveTypes[name];
}
