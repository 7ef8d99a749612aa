import { objectText, trueIf } from "../body/expressions.js";
import type { Encoding, Header, Parameter } from "../../model/contract.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { booleanLiteral, jsonLiteral, stringLiteral } from "../../text/literals.js";
import { isJsonField } from "../../plan/carriers.js";
import { valueShape } from "./value-shape.js";

/** The text of a `ParameterTable` (runtime/http/operation) for a parameter. */
export function parameterTable(parameter: Parameter): string {
  const { name, in: place, style, explode, schema, content } = parameter;
  return content === undefined
    ? table(name, place, style, explode, schema, parameter.allowReserved)
    : table(name, place, "json", false, undefined, false);
}

/** The same for a header of a response. */
export function headerTable({ name, explode, schema, content }: Header): string {
  return content === undefined
    ? table(name, "header", "simple", explode, schema, false)
    : table(name, "header", "json", false, undefined, false);
}

/** The same for a field of an urlencoded form. */
export function fieldTable(name: string, schema: JsonSchema, encoding: Encoding | undefined): string {
  const isJson = isJsonField(encoding);
  const style = isJson ? "json" : (encoding?.style ?? "form");
  return table(name, "query", style, !isJson && (encoding?.explode ?? style === "form"), schema, encoding?.allowReserved ?? false); // prettier-ignore
}

function table(
  name: string,
  place: Parameter["in"],
  style: Parameter["style"] | "json",
  explode: boolean,
  schema: JsonSchema | undefined,
  allowReserved: boolean,
): string {
  const value = schema && defaultOf(schema);
  return objectText({
    name: stringLiteral(name),
    in: stringLiteral(place),
    style: stringLiteral(style),
    explode: booleanLiteral(explode),
    shape: schema === undefined ? '"string"' : valueShape(schema),
    allowReserved: trueIf(allowReserved),
    default: value && jsonLiteral(value.value),
  });
}

function defaultOf(schema: JsonSchema): JsonSchema["default"] {
  const seen = new Set<JsonSchema>();
  for (let at: JsonSchema | undefined = schema; at !== undefined && !seen.has(at); at = at.ref?.target) {
    if (at.default !== undefined) return at.default;
    seen.add(at);
  }
  return undefined;
}
