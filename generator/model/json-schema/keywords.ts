import { codePointLength } from "../../../templates/runtime/base/code-points.js";
import { hasUniqueItems } from "../../../templates/runtime/json/unique.js";
import { countMembers } from "../../../templates/runtime/json/object-members.js";
import { hasDivisor } from "../../../templates/runtime/json/has-divisor.js";
import { numberFormats, textFormats } from "./formats.js";
import { isPatternFound } from "../../languages/pattern-search.js";

/** The types that a keyword constrains without other keywords; an integer is a number. */
export type KeywordType = "number" | "string" | "array" | "object";

/** Knowledge of the toolchain about one keyword. */
export interface KeywordRow {
  /** The property of `SchemaValues` with the type of its value. */
  readonly shape: string;
  /** Its name in a spec, where the model has another. */
  readonly written?: string;
  /** True if OpenAPI 3.0 does not have it. */
  readonly isNew?: true;
  /** The draft of JSON Schema that introduced it; undefined for draft 4 and for keywords outside JSON Schema. */
  readonly since?: "draft-06" | "draft-07" | "2019-09" | "2020-12";
  /** True for keywords that OpenAPI adds. */
  readonly isOfOpenApi?: true;
  /** The types that it constrains: values of other types are valid. Undefined: every value. */
  readonly of?: readonly KeywordType[];
  /** The keyword that it requires to have an effect. */
  readonly beside?: string;
  /** The values that its schemas apply to: the same value, its properties or items, or the names of its properties. */
  readonly applies?: "here" | "inside" | "names";
  /** True if its schemas are only conditions: other keywords describe the properties that they name. */
  readonly isQuestion?: true;
  /** True if it applies to the parts that no other keyword evaluated. */
  readonly isRest?: true;
  /** The way in which it bounds: a lower bound is stricter when it is raised. */
  readonly bound?: "lower" | "upper";
  /** True if the bound itself is excluded. */
  readonly isExclusive?: true;
  /** The lower bound of the same. */
  readonly lower?: string;
  /** The size that it bounds; the value itself unless given. */
  readonly size?: (value: never) => number;
  /** The unit of that size, for documentation. */
  readonly unit?: string;
  /** The name of the bounded thing in sentences about changes. */
  readonly called?: string;
  /** True for values that fit, where the keyword alone decides it and is not a bound. */
  readonly holds?: (value: never, said: never) => boolean;
  /** A sentence for documentation. */
  readonly sentence?: (said: never) => string;
  /**
   * Undefined if it decides validity. "prose" is documentation, a "mark" informs clients and servers, "carriage"
   * defines serialization or distinguishes branches.
   */
  readonly role?: "prose" | "mark" | "carriage";
}

const characters = {
  shape: "count",
  of: ["string"],
  unit: "character",
  called: "length",
  size: codePointLength,
} as const;
const items = {
  shape: "count",
  of: ["array"],
  unit: "item",
  called: "number of items",
  size: (list: readonly unknown[]) => list.length,
} as const;
const members = {
  shape: "count",
  of: ["object"],
  unit: "member",
  called: "number of properties",
  size: countMembers,
} as const;
const number = { shape: "number", of: ["number"] } as const;

/** Every keyword, as the model names it: JSON Schema 2020-12 and OpenAPI's additions. Documentation lists bounds in this order. */
export const keywords = {
  // References, and validation, section 6.1: any type. `types` has no duplicates and keeps the order of the spec.
  /** `$ref`, resolved. Its siblings apply as well (core, section 8.2.3.1). */
  ref: { shape: "ref", written: "$ref", applies: "here" },
  types: { shape: "types", written: "type" },
  enum: { shape: "values" },
  const: { shape: "value", since: "draft-06", isNew: true },
  /** Section 7; asserted. A format that the toolchain does not know is an annotation. */
  format: {
    shape: "text",
    of: ["number", "string"],
    holds: (value: number | string, name: string) =>
      (typeof value === "string" ? textFormats.get(name)?.check(value) : numberFormats.get(name)?.check(value)) !==
      false,
    sentence: (name: string) => `Format: ${name}.`,
  },

  // Sections 6.3 to 6.5: how much there is. Lengths count Unicode code points.
  maxLength: { ...characters, bound: "upper", lower: "minLength" },
  minLength: { ...characters, bound: "lower" },
  maxItems: { ...items, bound: "upper", lower: "minItems" },
  minItems: { ...items, bound: "lower" },
  maxProperties: { ...members, bound: "upper", lower: "minProperties" },
  minProperties: { ...members, bound: "lower" },

  // Section 6.2: numbers.
  minimum: { ...number, bound: "lower", sentence: (limit: number) => `At least ${limit}.` },
  exclusiveMinimum: {
    ...number,
    bound: "lower",
    isExclusive: true,
    sentence: (limit: number) => `More than ${limit}.`,
  },
  maximum: { ...number, bound: "upper", sentence: (limit: number) => `At most ${limit}.` },
  exclusiveMaximum: {
    ...number,
    bound: "upper",
    isExclusive: true,
    sentence: (limit: number) => `Less than ${limit}.`,
  },
  multipleOf: {
    shape: "positive",
    of: ["number"],
    holds: hasDivisor,
    sentence: (divisor: number) => `A multiple of ${divisor}.`,
  },

  pattern: {
    shape: "pattern",
    of: ["string"],
    holds: (text: string, pattern: string) => isPatternFound(pattern, text),
    sentence: (pattern: string) => `Pattern: ${pattern}`,
  },

  // Section 6.4 and core, section 10.3.1: arrays.
  prefixItems: { shape: "schemas", since: "2020-12", isNew: true, of: ["array"], applies: "inside" },
  items: { shape: "schema", of: ["array"], applies: "inside" },
  contains: { shape: "schema", since: "draft-06", isNew: true, of: ["array"], applies: "inside", isQuestion: true },
  minContains: { shape: "count", since: "2019-09", isNew: true, of: ["array"], beside: "contains", bound: "lower" },
  maxContains: { shape: "count", since: "2019-09", isNew: true, of: ["array"], beside: "contains", bound: "upper" },
  uniqueItems: {
    shape: "flag",
    of: ["array"],
    holds: (list: readonly unknown[], isAsked: boolean) => !isAsked || hasUniqueItems(list),
  },

  // Section 6.5 and core, section 10.3.2: objects.
  properties: { shape: "schemasByName", of: ["object"], applies: "inside" },
  patternProperties: { shape: "schemasByPattern", isNew: true, of: ["object"], applies: "inside" },
  additionalProperties: { shape: "schema", of: ["object"], applies: "inside" },
  propertyNames: {
    shape: "schema",
    since: "draft-06",
    isNew: true,
    of: ["object"],
    applies: "names",
    isQuestion: true,
  },
  required: { shape: "names", of: ["object"] },
  dependentRequired: { shape: "namesByName", since: "2019-09", isNew: true, of: ["object"] },

  // Core, section 10.2: composition.
  not: { shape: "schema", applies: "here", isQuestion: true },
  if: { shape: "schema", since: "draft-07", isNew: true, applies: "here", isQuestion: true },
  then: { shape: "schema", since: "draft-07", isNew: true, beside: "if", applies: "here", isQuestion: true },
  else: { shape: "schema", since: "draft-07", isNew: true, beside: "if", applies: "here", isQuestion: true },
  allOf: { shape: "schemas", applies: "here" },
  anyOf: { shape: "schemas", applies: "here" },
  oneOf: { shape: "schemas", applies: "here" },
  dependentSchemas: {
    shape: "schemasByName",
    since: "2019-09",
    isNew: true,
    of: ["object"],
    applies: "here",
    isQuestion: true,
  },

  // Core, section 11.
  unevaluatedItems: { shape: "schema", since: "2019-09", isNew: true, of: ["array"], applies: "inside", isRest: true },
  unevaluatedProperties: {
    shape: "schema",
    since: "2019-09",
    isNew: true,
    of: ["object"],
    applies: "inside",
    isRest: true,
  },

  // Annotations (validation, sections 8 and 9) and OpenAPI's own.
  title: { shape: "text", role: "prose" },
  description: { shape: "text", role: "prose" },
  examples: { shape: "examples", since: "draft-06", isNew: true, role: "prose" },
  /** Properties that begin with "x-", as written. */
  extensions: { shape: "extensions", role: "prose" },
  default: { shape: "value", role: "mark" },
  deprecated: { shape: "flag", since: "2019-09", role: "mark" },
  readOnly: { shape: "flag", since: "draft-07", role: "mark" },
  writeOnly: { shape: "flag", since: "draft-07", role: "mark" },
  /** Marks values that no message shows. An extension of ours. */
  sensitive: { shape: "flag", written: "x-sensitive", role: "prose" },
  /** The meaning of each value of `enum`. An extension that viewers of OpenAPI show too. */
  enumDescriptions: { shape: "textsByValue", written: "x-enumDescriptions", role: "prose" },
  contentEncoding: { shape: "text", since: "draft-07", isNew: true, role: "carriage" },
  contentMediaType: { shape: "text", since: "draft-07", isNew: true, role: "carriage" },
  contentSchema: { shape: "schema", since: "2019-09", isNew: true, role: "carriage" },
  /** OpenAPI, Discriminator Object. An annotation of oneOf or anyOf: it never changes validity. */
  discriminator: { shape: "discriminator", isOfOpenApi: true, role: "carriage" },
  /** OpenAPI, XML Object. */
  xml: { shape: "xml", isOfOpenApi: true, role: "carriage" },
} as const satisfies Readonly<Record<string, KeywordRow>>;

/** The name of a keyword. */
export type KeywordName = keyof typeof keywords;

/** The shapes of all keywords. */
export type KeywordShape = (typeof keywords)[KeywordName]["shape"];

/** The keywords of some shapes. */
export type KeywordsOfShape<Shape extends KeywordShape> = {
  [Name in KeywordName]: (typeof keywords)[Name]["shape"] extends Shape ? Name : never;
}[KeywordName];

/** The keywords of some role, which never decide validity. */
export type KeywordsOfRole<Role extends string = string> = {
  [Name in KeywordName]: (typeof keywords)[Name] extends { readonly role: Role } ? Name : never;
}[KeywordName];

/** The keywords that constrain a type, or every value (`undefined`), without other schemas. */
export type KeywordsAbout<Type extends KeywordType | undefined> = {
  [Name in KeywordName]: (typeof keywords)[Name] extends
    | { readonly role: string }
    | { readonly beside: string }
    | { readonly isRest: true }
    ? never
    : (typeof keywords)[Name] extends { readonly of: readonly (infer Of)[] }
      ? Type extends Of
        ? Name
        : never
      : Type extends undefined
        ? Name
        : never;
}[KeywordName];

interface TypedRow extends KeywordRow {
  readonly shape: KeywordShape;
  /** The keyword of the lower bound that an upper bound goes with; undefined for any other keyword. */
  readonly lower?: KeywordsOfShape<"count">;
  /** The keyword that this one requires to have an effect; undefined if it needs none. */
  readonly beside?: KeywordName;
}

/** The keywords that bound how much there is. */
export type CountKeyword = Exclude<KeywordsOfShape<"count">, "minContains" | "maxContains">;

/** Every keyword with its row. */
export const keywordRows = Object.entries(keywords) as readonly (readonly [KeywordName, TypedRow])[];

const rowsByName: ReadonlyMap<string, TypedRow> = new Map(keywordRows);

/** Returns the row of a property of a schema; undefined for `origin` and `boolean`. */
export function keywordRow(name: string): TypedRow | undefined {
  return rowsByName.get(name);
}

/** Keywords that bound a count. */
export const countRows = keywordRows.filter(([, { called }]) => called !== undefined) as readonly (readonly [
  CountKeyword,
  TypedRow,
])[];

/** True for properties of a schema that never decide validity. */
export function isAnnotation(name: string): boolean {
  return name === "origin" || keywordRow(name)?.role !== undefined;
}

/** True for properties of a schema that are documentation only. */
export function isProse(name: string): boolean {
  return name === "origin" || keywordRow(name)?.role === "prose";
}
