import type { ValueShape } from "../../templates/runtime/http/operation.js";
import { takesMembers } from "../../templates/runtime/parameters/shape.js";
import type { Encoding } from "../model/contract.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import { isJsonType } from "../model/media-types.js";
import { othersOf, propertiesOf, valueShape, type Alternatives } from "./value-shapes.js";

/** The fields of an urlencoded form. */
export interface FormFields {
  /** One for each property that the schema describes. */
  readonly named: readonly FieldPlan[];
  /** The shape of fields without a name of their own; absent where none is described. */
  readonly others?: ValueShape;
}

/** One property of an urlencoded form. OpenAPI, Encoding Object. */
export interface FieldPlan {
  /** The name of the property, under which its values travel. */
  readonly name: string;
  /** Schemas that may describe the value. */
  readonly schemas: Alternatives;
  /** "json" where the content type of the field is JSON. */
  readonly style: "form" | "spaceDelimited" | "pipeDelimited" | "deepObject" | "json";
  /** True where each item or member is a field of its own. */
  readonly explode: boolean;
  /** True where characters that RFC 3986, section 2.2, reserves are not percent-encoded. */
  readonly allowReserved: boolean;
}

/**
 * Fields by which a form's properties travel. An Encoding Object that gives a style decides. Else JSON if its
 * contentType says so; else values by style form, exploded, but objects in brackets behind the name of their property:
 * exploded they would lose it.
 */
export function formFields(schema: JsonSchema | undefined, encoding: ReadonlyMap<string, Encoding>): FormFields {
  if (schema === undefined) return { named: [], others: "any" };
  const properties = propertiesOf([schema]);
  const named = [...properties].map(([name, schemas]) => ({ name, schemas, ...styleOf(schemas, encoding.get(name)) }));
  const others = othersOf([schema]);
  if (others === undefined && (properties.size > 0 || isClosed(schema))) return { named };
  return { named, others: others === undefined ? "any" : valueShape(others) };
}

function styleOf(
  schemas: Alternatives,
  encoding: Encoding | undefined,
): Pick<FieldPlan, "style" | "explode" | "allowReserved"> {
  const allowReserved = encoding?.allowReserved ?? false;
  if (!hasStyle(encoding)) {
    if (isJsonType(encoding?.contentType ?? "")) return { style: "json", explode: false, allowReserved };
    return { style: takesMembers(valueShape(schemas)) ? "deepObject" : "form", explode: true, allowReserved };
  }
  const style = encoding?.style ?? "form";
  return { style, explode: encoding?.explode ?? style === "form", allowReserved };
}

/** True where a property is written by a style; its contentType then says nothing. OpenAPI, Encoding Object. */
export function hasStyle(encoding: Encoding | undefined): boolean {
  return encoding?.style !== undefined || encoding?.explode !== undefined || encoding?.allowReserved === true;
}

/** True for a form that has no other fields than those it names. */
export function isClosed(schema: JsonSchema): boolean {
  const shape = valueShape([schema]);
  return typeof shape === "object" && "closed" in shape;
}
