import { objectText, trueIf } from "../body/expressions.js";
import type { Encoding, Header, Parameter } from "../../model/contract.js";
import { defaultOf, isDefaultRefused } from "../../model/json-schema/default-of.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { booleanLiteral, jsonLiteral, stringLiteral } from "../../text/literals.js";
import { isJsonField } from "../../plan/carriers.js";
import { valueShape } from "./value-shape.js";

/** The text of a `ParameterTable` (runtime/http/operation) for a parameter. */
export function parameterTable(parameter: Parameter): string {
  const { name, in: place, style, explode, schema, content, extensions } = parameter;
  const anyText = place === "path" && extensions.get("x-allow-any-text") === true;
  return content === undefined
    ? table(name, place, style, explode, schema, parameter.allowReserved, anyText)
    : table(name, place, "json", false, undefined, false, anyText);
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
  return table(
    name,
    "query",
    style,
    !isJson && (encoding?.explode ?? style === "form"),
    schema,
    encoding?.allowReserved ?? false,
  );
}

function table(
  name: string,
  place: Parameter["in"],
  style: Parameter["style"] | "json",
  explode: boolean,
  schema: JsonSchema | undefined,
  allowReserved: boolean,
  allowsAnyText: boolean = false,
): string {
  const value = schema && defaultOf(schema)?.value;
  // A default that its own schema refuses would refuse everybody who leaves the parameter out.
  const isFine = schema !== undefined && value !== undefined && !isDefaultRefused(schema, value);
  return objectText({
    name: stringLiteral(name),
    in: stringLiteral(place),
    style: stringLiteral(style),
    explode: booleanLiteral(explode),
    shape: schema === undefined ? '"string"' : valueShape(schema),
    allowReserved: trueIf(allowReserved),
    anyText: trueIf(allowsAnyText),
    default: isFine ? jsonLiteral(value) : undefined,
  });
}
