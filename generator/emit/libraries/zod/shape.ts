import type { JsonValue } from "../../../model/json-schema/schema.js";
import { jsonLiteral, numberLiteral, propertyKey } from "../../../text/literals.js";

/** Names and facts of types that the code of a shape refers to. */
export interface ShapeContext {
  /** Returns the name of the schema of a type. */
  readonly nameOf: (typeName: string) => string;
  /** True for a type that zod cannot distinguish from a missing property. */
  readonly isOpen: (typeName: string) => boolean;
}

/** A schema of zod that accepts at least the values of a JSON Schema. */
export interface Shape {
  /** Returns the expression of the schema. */
  readonly code: (context: ShapeContext) => string;
  /** True if it accepts no other value, provided that the schemas of its types do not. */
  readonly isExact: boolean;
  /** True if zod cannot distinguish a missing property of it from a valid one; types that it refers to do not count. */
  readonly isOpen: boolean;
  /** The types of other values than parts of the value: `$ref`, and the branches of `allOf`, `anyOf` and `oneOf`. */
  readonly sameValue: readonly string[];
  /** All types that it refers to. */
  readonly types: readonly string[];
  /** The functions of `objectFunctions` that it calls. */
  readonly functions: readonly ObjectFunction[];
}

/**
 * Functions of the module for objects. Their results have a plain type: the compiler would take long to derive one for
 * each object.
 */
export const objectFunctions = {
  looseObject: "const looseObject: (shape: z.ZodRawShape) => z.ZodType = z.looseObject;",
  strictObject: "const strictObject: (shape: z.ZodRawShape) => z.ZodType = z.strictObject;",
  objectWith: `function objectWith(shape: z.ZodRawShape, others: z.ZodType): z.ZodType {
  return z.object(shape).catchall(others);
}`,
} as const;

type ObjectFunction = keyof typeof objectFunctions;

type Keywords = { readonly [keyword: string]: JsonValue };

/** The keywords that each type is translated with; any other has no equivalent. */
const keywordsOf: Readonly<Record<string, readonly string[]>> = {
  null: [],
  boolean: [],
  string: ["minLength"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
  integer: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
  array: ["items", "minItems", "maxItems"],
  object: ["properties", "required", "additionalProperties"],
};

const anything: Shape = leaf("z.unknown()", { isOpen: true });
const nothing: Shape = leaf("z.never()");

/** The shape of a JSON Schema 2020-12, as `SchemaTypeView.jsonSchema` has it. */
export function zodShapeOf(schema: JsonValue): Shape {
  if (schema === false) return nothing;
  if (!isKeywords(schema)) return anything;
  const { $ref, type, enum: values, const: value, allOf, anyOf, oneOf, ...rest } = schema;
  const pieces: Shape[] = [];
  if (typeof $ref === "string") pieces.push(reference($ref));
  const listed = listedValues(values, value);
  if (listed !== undefined) pieces.push(literals(listed, types(type)));
  else if (type !== undefined) pieces.push(union(types(type).map((name) => ofType(name, rest))));
  if (isList(allOf)) pieces.push(...allOf.map(zodShapeOf));
  if (isList(anyOf)) pieces.push(union(anyOf.map(zodShapeOf)));
  if (isList(oneOf))
    pieces.push(oneOf.length === 1 ? union(oneOf.map(zodShapeOf)) : inexact(union(oneOf.map(zodShapeOf))));
  const translated = new Set(listed === undefined ? types(type).flatMap((name) => keywordsOf[name] ?? []) : []);
  const isTranslated = Object.keys(rest).every((keyword) => translated.has(keyword));
  const shape = all(pieces);
  return isTranslated ? shape : inexact(shape);
}

function isKeywords(schema: JsonValue): schema is Keywords {
  return typeof schema === "object" && schema !== null && !Array.isArray(schema);
}

function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function types(type: JsonValue | undefined): readonly string[] {
  return [type].flat().filter((name) => typeof name === "string");
}

function leaf(text: string, { isExact = true, isOpen = false } = {}): Shape {
  return { code: () => text, isExact, isOpen, sameValue: [], types: [], functions: [] };
}

function inexact(shape: Shape): Shape {
  return { ...shape, isExact: false };
}

/** A shape of several others. */
function combined(
  parts: readonly Shape[],
  code: (codes: readonly string[], context: ShapeContext) => string,
  isOpen: boolean,
): Shape {
  return {
    code: (context) =>
      code(
        parts.map((part) => part.code(context)),
        context,
      ),
    isExact: parts.every(({ isExact }) => isExact),
    isOpen,
    sameValue: parts.flatMap(({ sameValue }) => sameValue),
    types: parts.flatMap((part) => part.types),
    functions: parts.flatMap((part) => part.functions),
  };
}

function reference(text: string): Shape {
  const name = text.replace(/^#\/\$defs\//, "");
  return {
    code: ({ nameOf }) => nameOf(name),
    isExact: true,
    isOpen: false,
    sameValue: [name],
    types: [name],
    functions: [],
  };
}

function union(branches: readonly Shape[]): Shape {
  const [only] = branches;
  if (only === undefined) return nothing;
  if (branches.length === 1) return only;
  const isOpen = branches.some((branch) => branch.isOpen);
  return combined(branches, (codes) => `z.union([${codes.join(", ")}])`, isOpen);
}

/** zod merges the results of both sides, and has no equivalent of closed objects there. */
function all(pieces: readonly Shape[]): Shape {
  const [first, ...others] = pieces.filter((piece) => piece !== anything);
  if (first === undefined) return anything;
  if (others.length === 0) return first;
  const code = (codes: readonly string[]): string => codes.reduce((left, right) => `z.intersection(${left}, ${right})`);
  return inexact(
    combined(
      [first, ...others],
      code,
      pieces.every(({ isOpen }) => isOpen),
    ),
  );
}

function listedValues(values: JsonValue | undefined, value: JsonValue | undefined): readonly JsonValue[] | undefined {
  if (isList(values)) return values;
  return value === undefined ? undefined : [value];
}

/** Values of `enum` and `const`; those of other types than `type` are not valid. */
function literals(values: readonly JsonValue[], typeNames: readonly string[]): Shape {
  const simple = values.filter((value) => typeof value !== "object" || value === null);
  if (simple.length < values.length) return inexact(anything);
  const valid = simple.filter((value) => typeNames.length === 0 || typeNames.some((name) => isOfType(value, name)));
  return leaf(
    valid.length === 0 ? "z.never()" : `z.literal(${valid.length === 1 ? jsonLiteral(valid[0]) : jsonLiteral(valid)})`,
  );
}

function isOfType(value: JsonValue, type: string): boolean {
  if (type === "null") return value === null;
  return type === "integer" ? Number.isInteger(value) : typeof value === type;
}

function ofType(type: string, keywords: Keywords): Shape {
  switch (type) {
    case "null":
      return leaf("z.null()");
    case "boolean":
      return leaf("z.boolean()");
    case "string":
      return ofString(keywords);
    case "number":
      return leaf(`z.number()${bounds(keywords)}`);
    case "integer":
      return leaf(`z.number()${bounds(keywords)}.refine(Number.isInteger)`);
    case "array":
      return ofArray(keywords);
    case "object":
      return ofObject(keywords);
    default:
      return inexact(anything);
  }
}

/** zod counts UTF-16 code units, JSON Schema code points: only the empty string has the same length in both. */
function ofString({ minLength = 0 }: Keywords): Shape {
  if (typeof minLength !== "number" || minLength === 0) return leaf("z.string()");
  return leaf(`z.string().min(${numberLiteral(minLength)})`, { isExact: minLength === 1 });
}

const boundMethods = { minimum: "gte", exclusiveMinimum: "gt", maximum: "lte", exclusiveMaximum: "lt" } as const;

function bounds(keywords: Keywords): string {
  return Object.entries(boundMethods)
    .map(([keyword, method]) => {
      const bound = keywords[keyword];
      return typeof bound === "number" ? `.${method}(${numberLiteral(bound)})` : "";
    })
    .join("");
}

function ofArray({ items = true, prefixItems, minItems, maxItems }: Keywords): Shape {
  const item = prefixItems === undefined ? zodShapeOf(items) : anything;
  const size = [
    ...(typeof minItems === "number" ? [`.min(${numberLiteral(minItems)})`] : []),
    ...(typeof maxItems === "number" ? [`.max(${numberLiteral(maxItems)})`] : []),
  ].join("");
  return { ...combined([item], ([code = ""]) => `z.array(${code})${size}`, false), sameValue: [] };
}

function ofObject(keywords: Keywords): Shape {
  const { properties = {}, required = [], additionalProperties = true, patternProperties } = keywords;
  const shown = Object.entries(isKeywords(properties) ? properties : {});
  const mandatory = new Set(isList(required) ? required : []);
  // zod reads inherited properties, too.
  const safe = shown.filter(([name, property]) => !(name in Object.prototype) && !isHidden(property));
  const members = safe.map(([name, property]) => ({
    name,
    shape: zodShapeOf(property),
    isRequired: mandatory.has(name),
  }));
  const isPlain = safe.length === shown.length && patternProperties === undefined;
  const rest = isPlain ? zodShapeOf(additionalProperties) : anything;
  const kind = objectFunction(rest);
  const code = ([last = "", ...codes]: readonly string[], context: ShapeContext): string => {
    const texts = members.map(({ name, shape: { isOpen, sameValue }, isRequired }, at) => {
      const isEasilyMissed = isOpen || sameValue.some(context.isOpen);
      const presence = isEasilyMissed ? ".refine((value) => value !== undefined)" : "";
      return `${propertyKey(name)}: ${codes[at] ?? ""}${isRequired ? presence : ".optional()"}`;
    });
    const text = texts.length === 0 ? "{}" : `{ ${texts.join(", ")} }`;
    return `${kind}(${text}${kind === "objectWith" ? `, ${last}` : ""})`;
  };
  const shape = combined([rest, ...members.map((member) => member.shape)], code, false);
  const areKnown = [...mandatory].every((name) => safe.some(([other]) => other === name));
  // zod drops "__proto__", which other properties may not be called.
  const isFree = rest === anything || additionalProperties === false;
  return {
    ...shape,
    isExact: shape.isExact && isPlain && areKnown && isFree,
    sameValue: [],
    functions: [...shape.functions, kind],
  };
}

function objectFunction(rest: Shape): ObjectFunction {
  if (rest === anything) return "looseObject";
  return rest === nothing ? "strictObject" : "objectWith";
}

/** True for a property that only the other direction has. */
function isHidden(property: JsonValue): boolean {
  return isKeywords(property) && (property["readOnly"] === true || property["writeOnly"] === true);
}
