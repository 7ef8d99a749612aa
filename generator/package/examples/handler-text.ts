import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { memberAccess } from "../../text/literals.js";
import { objectText, valueText } from "../samples/value-text.js";
import type { ShownOperation } from "./choose-operation.js";

/**
 * A handler that answers with an example of the contract's, as a method at a depth of four columns; undefined when there
 * is no body to show. A member that repeats a path parameter is taken from the request.
 */
export function handlerText(shown: ShownOperation): string | undefined {
  const { named, success } = shown;
  if (success?.body === undefined) return undefined;
  const { status, body } = success;
  const echoes = isObject(body) ? echoedParameters(shown, body) : {};
  const request = Object.keys(echoes).length > 0 ? "{ path }" : "";
  const text = isObject(body) ? objectText(Object.entries(body), echoes, 6) : valueText(body, 6);
  return `${named.name}: (${request}) => ({\n      status: ${status},\n      body: ${text},\n    })`;
}

/** Member -> the path parameter with the same text, where any text will do. */
function echoedParameters(
  { named: { operation }, success }: ShownOperation,
  body: { readonly [name: string]: JsonValue },
): Readonly<Record<string, string>> {
  const echoes = Object.create(null) as Record<string, string>;
  const payload = operation.responses.find(({ status }) => status === success?.status)?.content[0]?.payload;
  if (payload?.kind !== "json") return echoes;
  const properties = (payload.schema.ref?.target ?? payload.schema).properties;
  for (const { in: parameterPlace, name, schema, examples } of operation.parameters) {
    if (parameterPlace !== "path" || schema === undefined || !isPlainString(schema)) continue;
    for (const [member, value] of Object.entries(body)) {
      const property = properties?.get(member);
      const isSame = examples.some((example) => example.value === value);
      if (isSame && property !== undefined && isPlainString(property)) echoes[member] = `path${memberAccess(name)}`;
    }
  }
  return echoes;
}

/** A schema whose TypeScript type is `string` and nothing narrower. */
function isPlainString(schema: JsonSchema): boolean {
  const { types, enum: members, const: constant, ref, allOf, anyOf, oneOf } = schema;
  const isBare = [members, constant, ref, allOf, anyOf, oneOf].every((keyword) => keyword === undefined);
  return isBare && types?.length === 1 && types[0] === "string";
}

function isObject(value: JsonValue): value is { readonly [name: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
