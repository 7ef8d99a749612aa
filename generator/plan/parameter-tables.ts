import type { FieldTable, ParameterTable, ValueShape } from "../../templates/runtime/http/operation.js";
import type { PartTable } from "../../templates/runtime/http/payload-multipart-table.js";
import { takesItems, takesMembers } from "../../templates/runtime/parameters/shape.js";
import type { Header, MediaTypeObject, Parameter } from "../model/contract.js";
import { defaultOf, isDefaultRefused } from "../model/json-schema/default-of.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import { addTo } from "../model/grouped.js";
import type { FieldPlan } from "./form-fields.js";
import { textShape, type PartPlan } from "./form-parts.js";
import { parameterEncoding } from "./payload-encoding.js";
import { valueShape, type Alternatives } from "./value-shapes.js";

/** True if no string of the values of some schemas contains a comma. */
export type IsCommaFree = (schemas: Alternatives) => boolean;

/** Returns the table of a parameter (runtime/http/operation): the rules by which its values are written and read. */
export function parameterTable(parameter: Parameter, isCommaFree: IsCommaFree): ParameterTable {
  const { name, in: location, style, explode, content, allowReserved, spansSegments, extensions } = parameter;
  const anyText = location === "path" && extensions.get("x-allow-any-text") === true;
  const form = content === undefined ? { style, explode } : contentForm(content, location);
  return {
    name,
    in: location,
    ...form,
    ...described(valueSchemas(parameter), { ...form, isEncoded: location !== "header" }, isCommaFree),
    ...(allowReserved && { allowReserved }),
    ...(anyText && { anyText }),
    ...(spansSegments === true && { spansSegments }),
  };
}

/** Returns the table of a header of a response, or of a part of a form. */
export function headerTable(header: Header): ParameterTable {
  const { name, explode, content } = header;
  const form = content === undefined ? { style: "simple" as const, explode } : contentForm(content, "header");
  return { name, in: "header", ...form, ...described(valueSchemas(header)) };
}

/** Returns the table of a field of an urlencoded form; defaults of style and explode are left out. */
export function fieldTable(
  { name, schemas, style, explode, allowReserved }: FieldPlan,
  isCommaFree: IsCommaFree,
): FieldTable {
  return {
    name,
    ...(style !== "form" && { style }),
    ...(!explode && { explode }),
    ...described(schemas, { style, explode, isEncoded: true }, isCommaFree),
    ...(allowReserved && { allowReserved }),
  };
}

/** Returns the table of a part of a multipart form that a style serializes: without percent-encoding. */
export function styledTable({ name, schemas, style, explode }: PartPlan): ParameterTable {
  return { name, in: "query", style, explode, ...described(schemas) };
}

/** Returns the table of another part of a multipart form, without its headers. */
export function partTable({ name, kind, contentType, item, many, required }: PartPlan): PartTable {
  const isText = kind === "text" || kind === "value" || kind === "open";
  return {
    name,
    kind: kind === "styled" ? "text" : kind,
    ...(contentType !== undefined && { contentType }),
    ...(isText && { shape: textShape(item) }),
    ...(many !== false && { many }),
    ...(required && { required }),
  };
}

/** Returns the form of a parameter with `content`: JSON, or its string in the default style of the location. */
function contentForm(content: MediaTypeObject, location: Parameter["in"]): Pick<ParameterTable, "style" | "explode"> {
  if (parameterEncoding(content) !== "text") return { style: "json", explode: false };
  return { style: location === "query" || location === "cookie" ? "form" : "simple", explode: false };
}

/** Returns the schemas of a parameter's value; undefined if none describes its string. */
function valueSchemas({ schema, content }: Pick<Parameter, "schema" | "content">): Alternatives | undefined {
  if (schema !== undefined) return [schema];
  if (content?.payload.kind !== "json" || parameterEncoding(content) !== "text") return undefined;
  return [content.payload.schema];
}

/** The serialization of percent-encoded values. */
interface EncodedForm extends Pick<ParameterTable, "style" | "explode"> {
  readonly isEncoded: boolean;
}

function described(
  schemas: Alternatives | undefined,
  form?: EncodedForm,
  isCommaFree: IsCommaFree = () => false,
): Pick<ParameterTable, "shape" | "commaFree" | "default"> {
  if (schemas === undefined) return { shape: "string" };
  const shape = valueShape(schemas);
  const isFree = form !== undefined && hasEncodedCommas(form, shape) && isCommaFree(schemas);
  const value = filledValue(schemas);
  return { shape, ...(isFree && { commaFree: true }), ...(value !== undefined && { default: value }) };
}

/** True if commas separate the items of a list, or the properties of an object, in percent-encoded text. */
function hasEncodedCommas({ style, explode, isEncoded }: EncodedForm, shape: ValueShape): boolean {
  if (!isEncoded || !(takesItems(shape) || takesMembers(shape))) return false;
  return style === "simple" || (!explode && ["form", "label", "matrix"].includes(style));
}

/** Returns the names of parameters that a server fills in if they are missing, by location. A path always has all. */
export function filledParameters(parameters: readonly Parameter[]): ReadonlyMap<Parameter["in"], readonly string[]> {
  const names = new Map<Parameter["in"], string[]>();
  for (const parameter of parameters) {
    if (parameter.required || filledValue(valueSchemas(parameter) ?? []) === undefined) continue;
    addTo(names, parameter.in, parameter.name);
  }
  return names;
}

/** Returns the names of fields of an urlencoded form that a server fills in if they are missing. */
export function filledFields(fields: readonly FieldPlan[]): readonly string[] {
  return fields.flatMap(({ name, schemas }) => (filledValue(schemas) === undefined ? [] : [name]));
}

/** Returns the value of a missing parameter: the first default that its schema accepts. */
function filledValue(schemas: Alternatives): JsonValue | undefined {
  for (const schema of schemas) {
    const value = defaultOf(schema)?.value;
    // A default that its schema rejects would reject each request without the parameter.
    if (value !== undefined && !isDefaultRefused(schema, value)) return value;
  }
  return undefined;
}
