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
  /** The shape of undeclared fields; undefined if the schema describes none. */
  readonly others?: ValueShape;
}

/** One property of an urlencoded form. OpenAPI, Encoding Object. */
export interface FieldPlan {
  /** The name of the property, and of its serialized field. */
  readonly name: string;
  /** Schemas that may describe the value. */
  readonly schemas: Alternatives;
  /** "json" where the content type of the field is JSON. */
  readonly style: "form" | "spaceDelimited" | "pipeDelimited" | "deepObject" | "json";
  /** True if each item or property is a separate field. */
  readonly explode: boolean;
  /** True if characters that RFC 3986, section 2.2, reserves are not percent-encoded. */
  readonly allowReserved: boolean;
}

/**
 * Returns the fields of a form's properties. An Encoding Object with a style decides. Otherwise the value is JSON if
 * its contentType is; otherwise it is serialized by style form, exploded. Objects use brackets after the name of their
 * property: exploded they would lose it.
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

/** True if a style serializes a property; its contentType is then ignored. OpenAPI, Encoding Object. */
export function hasStyle(encoding: Encoding | undefined): boolean {
  return encoding?.style !== undefined || encoding?.explode !== undefined || encoding?.allowReserved === true;
}

/** True for a form that has no other fields than those it names. */
export function isClosed(schema: JsonSchema): boolean {
  const shape = valueShape([schema]);
  return typeof shape === "object" && "closed" in shape;
}
