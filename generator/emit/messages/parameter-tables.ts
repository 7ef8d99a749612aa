import { addTo } from "../../model/grouped.js";
import { objectText, trueIf } from "../body/expression-texts.js";
import type { Header, MediaTypeObject, Parameter } from "../../model/contract.js";
import type { ValueShape } from "../../../templates/runtime/http/operation.js";
import { takesItems, takesMembers } from "../../../templates/runtime/parameters/shape.js";
import { defaultOf, isDefaultRefused } from "../../model/json-schema/default-of.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { booleanLiteral, jsonLiteral, stringLiteral } from "../../text/literals.js";
import { parameterEncoding } from "../../plan/payload-encoding.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { commaFreeOf } from "./comma-free.js";
import type { FieldPlan } from "../../plan/form-fields.js";
import type { PartPlan } from "../../plan/form-parts.js";
import { valueShape, type Alternatives } from "../../plan/value-shapes.js";
import { valueShapeText } from "./value-shape.js";

/** The text of a `ParameterTable` (runtime/http/operation) for a parameter. */
export function parameterTable(parameter: Parameter, plan: InterfacePlan): string {
  const { name, in: location, style, explode, schema, content, allowReserved, spansSegments, extensions } = parameter;
  const anyText = location === "path" && extensions.get("x-allow-any-text") === true;
  const form = content === undefined ? { style, explode } : contentForm(content, location);
  const said = schema ?? schemaOfText(content);
  const schemas = said && [said];
  return table({ name, place: location, ...form, schemas, allowReserved, anyText, spansSegments }, plan);
}

/** The same for a header of a response, or of a part of a form. */
export function headerTable({ name, explode, schema, content }: Header): string {
  const form = content === undefined ? { style: "simple" as const, explode } : contentForm(content, "header");
  const said = schema ?? schemaOfText(content);
  return table({ name, place: "header", ...form, schemas: said && [said] });
}

/** The text of a `FieldTable` for a field of an urlencoded form. */
export function fieldTable({ style, explode, ...field }: FieldPlan, plan: InterfacePlan): string {
  return table({ ...field, ...(style !== "form" && { style }), ...(!explode && { explode }) }, plan);
}

/** The same for a part of a multipart form that is written by a style. */
export function styledTable({ name, schemas, style, explode }: PartPlan): string {
  return table({ name, place: "query", schemas, style, explode, isEncoded: false });
}

/** The form in which a parameter's `content` travels: JSON, or its text in the ordinary style of the place. */
function contentForm(
  content: MediaTypeObject,
  location: Parameter["in"],
): Required<Pick<TableOf, "style" | "explode">> {
  if (parameterEncoding(content) !== "text") return { style: "json", explode: false };
  return { style: location === "query" || location === "cookie" ? "form" : "simple", explode: false };
}

/** The schema of a parameter's `content` that is a text. */
function schemaOfText(content: MediaTypeObject | undefined): JsonSchema | undefined {
  if (content?.payload.kind !== "json" || parameterEncoding(content) !== "text") return undefined;
  return content.payload.schema;
}

interface TableOf {
  readonly name: string;
  /** Absent for fields of forms, which stand in no part of a request but the body. */
  readonly place?: Parameter["in"];
  /** "json" for a parameter whose `content` is JSON; the ordinary style of the place when absent. */
  readonly style?: Parameter["style"] | "json";
  /** The ordinary one of the style when absent. */
  readonly explode?: boolean;
  /** Schemas of which any may describe the value; undefined where none does. */
  readonly schemas: Alternatives | undefined;
  /** True where reserved characters stay as they are; percent-encoded when absent or false. */
  readonly allowReserved?: boolean;
  /** True where a text in a path may be empty or hold dots alone (`x-allow-any-text`); refused when absent or false. */
  readonly anyText?: boolean;
  /** True where slashes of a text in a path travel as they are; percent-encoded when absent. */
  readonly spansSegments?: true | undefined;
  /** False where text is not percent-encoded. If absent, everything but headers is. */
  readonly isEncoded?: false;
}

/** Names of parameters that a server fills in where they are left out, by their place. A path has every one of its own. */
export function filledParameters(parameters: readonly Parameter[]): ReadonlyMap<Parameter["in"], readonly string[]> {
  const names = new Map<Parameter["in"], string[]>();
  for (const { name, in: location, required, schema, content } of parameters) {
    const said = schema ?? schemaOfText(content);
    if (required || said === undefined || filledValue([said]) === undefined) continue;
    addTo(names, location, name);
  }
  return names;
}

/** Names of fields of an urlencoded form that a server fills in where they are left out. */
export function filledFields(fields: readonly FieldPlan[]): readonly string[] {
  return fields.flatMap(({ name, schemas }) => (filledValue(schemas) === undefined ? [] : [name]));
}

/** The value that stands for one that is left out: the first default that its own schema does not refuse. */
function filledValue(schemas: Alternatives): JsonValue | undefined {
  for (const schema of schemas) {
    const value = defaultOf(schema)?.value;
    // A default that its own schema refuses would refuse everybody who leaves the parameter out.
    if (value !== undefined && !isDefaultRefused(schema, value)) return value;
  }
  return undefined;
}

/** Without a plan, no text is percent-encoded. */
function table(parts: TableOf, plan?: InterfacePlan): string {
  const { name, place: location, style, explode, schemas, allowReserved = false, anyText = false } = parts;
  const value = filledValue(schemas ?? []);
  const shape = schemas === undefined ? "string" : valueShape(schemas);
  return objectText({
    name: stringLiteral(name),
    in: location && stringLiteral(location),
    style: style && stringLiteral(style),
    explode: explode === undefined ? undefined : booleanLiteral(explode),
    shape: valueShapeText(shape),
    commaFree: trueIf(
      schemas !== undefined && plan !== undefined && hasEncodedCommas(parts, shape) && commaFreeOf(plan)(schemas),
    ),
    allowReserved: trueIf(allowReserved),
    anyText: trueIf(anyText),
    spansSegments: trueIf(parts.spansSegments === true),
    default: value === undefined ? undefined : jsonLiteral(value),
  });
}

/** True if commas separate the items of a list, or the members of an object, in percent-encoded text. */
function hasEncodedCommas(parts: TableOf, shape: ValueShape): boolean {
  const { place: location, style = "form", explode = style === "form", isEncoded = location !== "header" } = parts;
  if (!isEncoded || !(takesItems(shape) || takesMembers(shape))) return false;
  return style === "simple" || (!explode && ["form", "label", "matrix"].includes(style));
}
