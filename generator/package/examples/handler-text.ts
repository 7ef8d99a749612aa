import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { memberAccess } from "../../text/literals.js";
import { objectLiteral, sampleLiteral } from "../samples/sample-literal.js";
import type { ShownOperation } from "./choose-operation.js";

/**
 * Returns a handler with an example of the spec as its response, as a method indented by four columns; undefined if it
 * has no body to show. A property that repeats a path parameter is read from the request.
 */
export function handlerText(shown: ShownOperation): string | undefined {
  const { named, success } = shown;
  if (success?.body === undefined) return undefined;
  const { status, body } = success;
  const echoes = isObject(body) ? echoedParameters(shown, body) : {};
  const request = Object.keys(echoes).length > 0 ? "{ path }" : "";
  const text = isObject(body) ? objectLiteral(Object.entries(body), echoes, 6) : sampleLiteral(body, 6);
  return `${named.name}: (${request}) => ({\n      status: ${status},\n      body: ${text},\n    })`;
}

/** Property -> the path parameter with the same value, if any string is valid. */
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
