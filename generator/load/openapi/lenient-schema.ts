import type { JsonValue } from "../../model/json-schema/schema.js";
import { isObject, type JsonObject } from "./cursor.js";

/**
 * The published schema as our check needs it. `uniqueItems` goes from both versions: ajv compares each pair of items,
 * and stumbles over members called "valueOf"; our own rules find duplicates. In 2.0, "in" decides the alternative of a
 * parameter (`parametersByPosition`). The other changes are for 3.1:
 *
 * - ajv resolves its dynamic references wrongly (ajv issue 1573), so they become plain ones, as in swagger-parser. A
 *   Schema Object is an object or a boolean, and our own reader checks the rest.
 * - ajv takes every member for known once one begins with "x-" (the extensions are behind a reference there), so the
 *   pattern moves to where it is used, and `additionalProperties` stands for `unevaluatedProperties` where it can.
 * - The edition that swagger-parser brings (2021-04-15) contradicts the text of OpenAPI 3.1 in a few places; see
 *   `correctedDefinitions`.
 */
export function lenientSchema(published: JsonObject): JsonObject {
  const schema = JSON.parse(JSON.stringify(published), (key, value: JsonValue) =>
    correctedValue(key, value),
  ) as JsonObject;
  const older = schema["definitions"];
  if (isObject(older) && isObject(older["nonBodyParameter"]))
    return { ...schema, definitions: { ...older, ...parametersByPosition(older["nonBodyParameter"]) } };
  const definitions = schema["$defs"];
  const properties = schema["properties"];
  if (!isObject(definitions) || !isObject(properties)) return schema;
  return { ...schema, properties: { ...properties, openapi: newerVersions }, $defs: correctedDefinitions(definitions) };
}

/**
 * The Parameter Object of Swagger 2.0 as implications: the published alternatives report errors within a body parameter as if it were
 * another parameter without a type.
 */
function parametersByPosition({ oneOf: _alternatives, ...nonBodyParameter }: JsonObject): JsonObject {
  const subschemas = ["header", "formData", "query", "path"];
  return {
    parameter: {
      allOf: [
        inPosition(["body", ...subschemas]),
        ifIn(["body"], "bodyParameter"),
        ifIn(subschemas, "nonBodyParameter"),
      ],
    },
    nonBodyParameter: {
      ...nonBodyParameter,
      allOf: subschemas.map((name) => ifIn([name], `${name}ParameterSubSchema`)),
    },
  };
}

function inPosition(names: readonly string[]): JsonObject {
  return { required: ["in"], properties: { in: { enum: names } } };
}

/** Draft 4 has no "if". */
function ifIn(names: readonly string[], definition: string): JsonObject {
  return { anyOf: [{ not: inPosition(names) }, { $ref: `#/definitions/${definition}` }] };
}

function correctedValue(key: string, value: JsonValue): JsonValue {
  if (!isObject(value)) return value;
  const { $dynamicAnchor, $dynamicRef, uniqueItems, ...rest } = value;
  if (uniqueItems === true) return rest;
  // Names of authentication schemes have no case (RFC 9110, section 11.1).
  if (value["const"] === "bearer" || JSON.stringify(value["enum"]) === '["bearer"]')
    return { pattern: "^[Bb][Ee][Aa][Rr][Ee][Rr]$" };
  if ($dynamicRef !== undefined) return { ...rest, $ref: "#/$defs/schema" };
  if (key === "schema" && $dynamicAnchor !== undefined) return rest;
  return withExtensions(value);
}

const extensions = "#/$defs/specification-extensions";

function withExtensions(schema: JsonObject): JsonObject {
  const { $ref, allOf, ...rest } = schema;
  const parts = Array.isArray(allOf) ? (allOf as readonly JsonObject[]) : [];
  const others = parts.filter((part) => part["$ref"] !== extensions);
  if ($ref !== extensions && others.length === parts.length) return schema;
  const patterns = { ...(rest["patternProperties"] as JsonObject | undefined), "^x-": true };
  const corrected: JsonObject = {
    ...rest,
    ...(others.length === 0 ? {} : { allOf: others }),
    patternProperties: patterns,
  };
  const isClosed =
    corrected["unevaluatedProperties"] === false && others.length === 0 && corrected["dependentSchemas"] === undefined;
  if (!isClosed) return corrected;
  const { unevaluatedProperties, ...open } = corrected;
  return { ...open, additionalProperties: unevaluatedProperties ?? false };
}

/** Documents of OpenAPI 3.2 are checked once they say no more than 3.1 and `itemSchema`. */
const newerVersions = { type: "string", pattern: "^3\\.[12]\\.\\d+(-.+)?$" };

function correctedDefinitions(definitions: JsonObject): JsonObject {
  const part = (name: string): JsonObject => definitions[name] as JsonObject;
  const fields = (name: string): JsonObject => part(name)["properties"] as JsonObject;
  const { oneOf: _neitherIsRequired, ...license } = part("license");
  return {
    ...definitions,
    // License Object: neither identifier nor url is required; they are mutually exclusive.
    license: { ...license, not: { required: ["identifier", "url"] } },
    // Media Type Object of 3.2; our reader refuses the field in documents of 3.1.
    "media-type": {
      ...part("media-type"),
      properties: { ...fields("media-type"), itemSchema: { $ref: "#/$defs/schema" } },
    },
    // Parameter Object: the name is required.
    parameter: { ...part("parameter"), required: ["name", "in"] },
    // Link Object: the field is called "server", and the schema says "body".
    link: { ...part("link"), properties: { ...fields("link"), server: { $ref: "#/$defs/server" } } },
    // Server Variable Object: the field is called "description", and the schema says "descriptions".
    "server-variable": {
      ...part("server-variable"),
      properties: { ...fields("server-variable"), description: { type: "string" } },
    },
    // Path Item Object: $ref is one of its fields, and others may stand beside it.
    "path-item": { ...part("path-item"), properties: { ...fields("path-item"), $ref: { type: "string" } } },
    "path-item-or-reference": { $ref: "#/$defs/path-item" },
  };
}
