import { extensionWords } from "../../model/extension-words.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { structure } from "../../model/openapi-structure.js";
import { isObject, type JsonObject } from "./cursor.js";
import { errorTablesSchema } from "./error-forms.js";
import { lenientSchema } from "./lenient-schema.js";

/**
 * The published schema of OpenAPI 3.1 with our `x-` words, for editors: values of the words are described wherever they are, and a
 * word that differs from one of them by one letter is invalid. Words of other tools are valid.
 */
export function editorSchema(published: JsonObject): JsonObject {
  const { $id: _, ...schema } = JSON.parse(JSON.stringify(lenientSchema(published)), (_key, value: JsonValue) =>
    withExtensions(value),
  ) as JsonObject;
  const words = { ...extensionWords, "x-errors": errorTables };
  const properties = Object.entries(words).map(([word, { says, value }]) => [word, { description: says, ...value }]);
  const extensions = {
    properties: Object.fromEntries(properties) as JsonObject,
    patternProperties: { "^x-": true, [slipsOf(Object.keys(words))]: false },
  };
  return {
    $comment:
      "Derived from the schema of OpenAPI 3.1 (OpenAPI Initiative, Apache License 2.0) and the x- keywords of specwright.",
    ...schema,
    $defs: {
      ...(schema["$defs"] as JsonObject),
      "specification-extensions": extensions,
      schema: {
        $ref: "#/$defs/specification-extensions",
        type: ["object", "boolean"],
        properties: Object.fromEntries(schemaFields()),
      },
    },
  };
}

/** An object with the described extensions in place of any. */
function withExtensions(value: JsonValue): JsonValue {
  const patterns = isObject(value) ? value["patternProperties"] : undefined;
  if (!isObject(value) || !isObject(patterns) || !Object.hasOwn(patterns, "^x-")) return value;
  const { patternProperties: _all, additionalProperties, ...rest } = value;
  const { "^x-": _any, ...others } = patterns;
  const closed = additionalProperties ?? rest["unevaluatedProperties"];
  return {
    $ref: "#/$defs/specification-extensions",
    ...rest,
    ...(Object.keys(others).length > 0 && { patternProperties: others }),
    ...(closed !== undefined && { unevaluatedProperties: closed }),
  };
}

const errorTables = { says: "Tables of errors by name; under components.", value: errorTablesSchema() };

/** The keywords of a Schema Object that hold schemas. */
function schemaFields(): readonly (readonly [string, JsonValue])[] {
  const schema = { $ref: "#/$defs/schema" };
  return Object.entries(structure.schema).flatMap(
    ([key, { kind, shape }]): readonly (readonly [string, JsonValue])[] => {
      if (kind !== "schema" || key === "dependencies") return [];
      if (shape === "list") return [[key, { type: "array", items: schema }]];
      return [[key, shape === "one" ? schema : { type: "object", additionalProperties: schema }]];
    },
  );
}

/** A pattern of the names that differ from one of the words by a missing, added, changed or swapped letter. */
function slipsOf(words: readonly string[]): string {
  const slips = words.flatMap((word) =>
    [...word.slice("x-".length)].flatMap((letter, index) => {
      const [before, after] = [word.slice(0, index + 2), word.slice(index + 3)];
      const next = after.slice(0, 1);
      const swapped = next === "" || next === letter ? [] : [before + next + letter + after.slice(1)];
      return [before + after, `${before}.${after}`, `${before}.${letter}${after}`, ...swapped];
    }),
  );
  return `^(?!(?:${words.join("|")})$)(?:${[...new Set(slips)].filter((slip) => !words.includes(slip)).join("|")})$`;
}
