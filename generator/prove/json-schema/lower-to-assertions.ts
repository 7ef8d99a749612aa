import type { JsonSchema } from "../../model/json-schema/schema.js";
import { keywordRows, type KeywordName, type keywords } from "../../model/json-schema/keywords.js";
import { numberFormats, textFormats } from "../../model/json-schema/formats.js";
import { entriesInOrder, namesInOrder, schemasInOrder, valuesInOrder } from "./stable-order.js";
import { hiddenNames, isExclusive, type HiddenNames, type SchemaView } from "../../model/json-schema/schema-view.js";
import type { NameSet } from "./name-set.js";
import type { Assertion, SizedType, Term } from "./term.js";

/** The source of the terms of other schemas. */
export interface TermSource {
  /** The side from which schemas are read. */
  readonly view: SchemaView;
  /** The term that every value satisfies. */
  readonly anything: Term;
  /** The term of a schema; `around` are properties that schemas around it hide. */
  of(schema: JsonSchema, around?: HiddenNames): Term;
  /** Returns the term for objects with some properties. */
  having(names: readonly string[]): Term;
}

/** Lowers a schema to assertions, one after the other. `owner` is the term of the schema itself. */
export function lowerToAssertions(
  schema: JsonSchema,
  around: HiddenNames,
  terms: TermSource,
  owner: Term,
): readonly Assertion[] {
  const hidden = hiddenNames(schema, terms.view, around);
  const inner = (branch: JsonSchema): Term => terms.of(branch, hidden);
  return [
    ...lowerAnyType(schema),
    ...lowerNumber(schema),
    ...lowerText(schema),
    ...lowerArray(schema, terms),
    ...lowerObject(schema, terms, hidden),
    ...lowerComposition(schema, terms, inner),
    ...lowerUnevaluated(schema, terms, owner),
    ...keywordRows.flatMap(([name, { of = [] }]) => {
      if (name in lowered || schema[name] === undefined) return [];
      return of.map((type): Assertion => ({ kind: "keyword", name, of: type, said: schema[name] }));
    }),
  ];
}

/** Keywords that apply other schemas, or that constrain values of every type. */
type Composed = {
  [Name in KeywordName]: (typeof keywords)[Name] extends
    | { readonly role: string }
    | { readonly holds: unknown }
    | { readonly bound: string }
    ? never
    : Name;
}[KeywordName];

/** Keywords with their own conversion. Any other keyword is only known by the values that it accepts. */
const lowered: { readonly [Name in Composed]: true } & { readonly [Name in KeywordName]?: true } = {
  ref: true,
  types: true,
  enum: true,
  const: true,
  format: true,
  pattern: true,
  multipleOf: true,
  minimum: true,
  maximum: true,
  exclusiveMinimum: true,
  exclusiveMaximum: true,
  minLength: true,
  maxLength: true,
  minItems: true,
  maxItems: true,
  prefixItems: true,
  items: true,
  contains: true,
  minContains: true,
  maxContains: true,
  uniqueItems: true,
  minProperties: true,
  maxProperties: true,
  properties: true,
  patternProperties: true,
  additionalProperties: true,
  propertyNames: true,
  required: true,
  dependentRequired: true,
  dependentSchemas: true,
  not: true,
  if: true,
  then: true,
  else: true,
  allOf: true,
  anyOf: true,
  oneOf: true,
  unevaluatedItems: true,
  unevaluatedProperties: true,
};

function lowerAnyType(schema: JsonSchema): readonly Assertion[] {
  const found: Assertion[] = [];
  if (schema.types !== undefined) found.push({ kind: "type", types: new Set(schema.types) });
  if (schema.enum !== undefined) found.push({ kind: "values", values: valuesInOrder(schema.enum) });
  if (schema.const !== undefined) found.push({ kind: "values", values: [schema.const.value] });
  return found;
}

function lowerNumber(schema: JsonSchema): readonly Assertion[] {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf } = schema;
  const found: Assertion[] = [];
  if (minimum !== undefined) found.push({ kind: "least", limit: minimum, isExclusive: false });
  if (exclusiveMinimum !== undefined) found.push({ kind: "least", limit: exclusiveMinimum, isExclusive: true });
  if (maximum !== undefined) found.push({ kind: "most", limit: maximum, isExclusive: false });
  if (exclusiveMaximum !== undefined) found.push({ kind: "most", limit: exclusiveMaximum, isExclusive: true });
  if (multipleOf !== undefined) found.push({ kind: "multiple", of: multipleOf });
  if (schema.format !== undefined) found.push(...numberFormat(schema.format));
  return found;
}

function numberFormat(format: string): readonly Assertion[] {
  const { limit = Infinity, isExclusive = false, isWhole = false } = numberFormats.get(format) ?? {};
  if (limit === Infinity) return [];
  return [
    ...(isWhole ? [{ kind: "whole" } as const] : []),
    { kind: "least", limit: -limit, isExclusive: false },
    { kind: "most", limit, isExclusive },
  ];
}

function lowerText({ pattern, format, ...schema }: JsonSchema): readonly Assertion[] {
  const found: Assertion[] = lowerSize("string", schema.minLength, schema.maxLength);
  if (pattern !== undefined) found.push({ kind: "pattern", pattern });
  if (format !== undefined && textFormats.has(format)) found.push({ kind: "format", format });
  return found;
}

function lowerSize(of: SizedType, min: number = 0, max: number = Infinity): Assertion[] {
  return min === 0 && max === Infinity ? [] : [{ kind: "size", of, min, max }];
}

function lowerArray(schema: JsonSchema, terms: TermSource): readonly Assertion[] {
  const { prefixItems = [], items, contains } = schema;
  const found: Assertion[] = lowerSize("array", schema.minItems, schema.maxItems);
  for (const [at, item] of prefixItems.entries()) {
    found.push({ kind: "items", from: at, to: at + 1, item: terms.of(item) });
  }
  if (items !== undefined) found.push({ kind: "items", from: prefixItems.length, to: Infinity, item: terms.of(items) });
  if (contains !== undefined) {
    const { minContains: min = 1, maxContains: max = Infinity } = schema;
    found.push({ kind: "contains", min, max, item: terms.of(contains) });
  }
  if (schema.uniqueItems === true) found.push({ kind: "unique" });
  return found;
}

function lowerObject(schema: JsonSchema, terms: TermSource, hidden: HiddenNames): readonly Assertion[] {
  const { properties = new Map<string, JsonSchema>(), patternProperties = new Map<string, JsonSchema>() } = schema;
  const found: Assertion[] = lowerSize("object", schema.minProperties, schema.maxProperties);
  for (const name of namesInOrder(schema.required ?? [])) if (!hidden.has(name)) found.push({ kind: "has", name });
  const members = (names: NameSet, member: JsonSchema): void => {
    found.push({ kind: "members", names, member: terms.of(member) });
  };
  for (const [name, property] of entriesInOrder(properties)) members({ kind: "name", name }, property);
  for (const [pattern, member] of entriesInOrder(patternProperties)) members({ kind: "pattern", pattern }, member);
  if (schema.additionalProperties !== undefined) {
    const rest: NameSet = {
      kind: "except",
      names: new Set(namesInOrder(properties.keys())),
      patterns: namesInOrder(patternProperties.keys()),
    };
    members(rest, schema.additionalProperties);
  }
  if (schema.propertyNames !== undefined) found.push({ kind: "names", name: terms.of(schema.propertyNames) });
  return found;
}

/** Core, section 10.2; a dependency on a property is a condition like any other. */
function lowerComposition(
  schema: JsonSchema,
  terms: TermSource,
  inner: (branch: JsonSchema) => Term,
): readonly Assertion[] {
  const found: Assertion[] = [];
  if (schema.ref !== undefined) found.push({ kind: "all", of: [terms.of(schema.ref.target)] });
  if (schema.allOf !== undefined) found.push({ kind: "all", of: schemasInOrder(schema.allOf).map(inner) });
  if (schema.anyOf !== undefined) found.push({ kind: "any", of: schemasInOrder(schema.anyOf).map(inner) });
  if (schema.oneOf !== undefined) {
    const kind = schema.oneOf.length > 1 && isExclusive(schema, terms.view) ? "one" : "any";
    found.push({ kind, of: schemasInOrder(schema.oneOf).map(inner) });
  }
  if (schema.not !== undefined) found.push({ kind: "not", of: terms.of(schema.not) });
  const condition = (conditionTerm: Term, then: Term | undefined, otherwise: Term | undefined): void => {
    found.push({
      kind: "if",
      condition: conditionTerm,
      then: then ?? terms.anything,
      else: otherwise ?? terms.anything,
    });
  };
  if (schema.if !== undefined) {
    condition(terms.of(schema.if), schema.then && inner(schema.then), schema.else && inner(schema.else));
  }
  for (const [name, needed] of entriesInOrder(schema.dependentRequired ?? [])) {
    condition(terms.having([name]), terms.having(namesInOrder(needed)), undefined);
  }
  for (const [name, dependent] of entriesInOrder(schema.dependentSchemas ?? []))
    condition(terms.having([name]), inner(dependent), undefined);
  return found;
}

function lowerUnevaluated(schema: JsonSchema, terms: TermSource, owner: Term): readonly Assertion[] {
  const { unevaluatedItems, unevaluatedProperties } = schema;
  const found: Assertion[] = [];
  if (unevaluatedItems !== undefined) {
    found.push({ kind: "unevaluated-items", owner, item: terms.of(unevaluatedItems) });
  }
  if (unevaluatedProperties !== undefined) {
    found.push({ kind: "unevaluated-members", owner, member: terms.of(unevaluatedProperties) });
  }
  return found;
}
