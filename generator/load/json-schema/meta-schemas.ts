import { publishedFile } from "../openapi/meta-schema.js";

/** The place of each published meta-schema in what swagger-parser brings along, by its URI. */
const files: ReadonlyMap<string, string> = new Map([
  ["http://json-schema.org/draft-04/schema", "ajv-draft-04/dist/refs/json-schema-draft-04.json"],
  ["http://json-schema.org/draft-06/schema", "ajv/dist/refs/json-schema-draft-06.json"],
  ["http://json-schema.org/draft-07/schema", "ajv/dist/refs/json-schema-draft-07.json"],
  ...vocabularies("2019-09", ["applicator", "content", "core", "format", "meta-data", "validation"]),
  ...vocabularies("2020-12", [
    "applicator",
    "content",
    "core",
    "format-annotation",
    "meta-data",
    "unevaluated",
    "validation",
  ]),
]);

function vocabularies(draft: string, names: readonly string[]): readonly (readonly [string, string])[] {
  return ["schema", ...names.map((name) => `meta/${name}`)].map((path) => [
    `https://json-schema.org/draft/${draft}/${path}`,
    `ajv/dist/refs/json-schema-${draft}/${path}.json`,
  ]);
}

/** The text of a published meta-schema; undefined for any other URI. */
export function metaSchemaText(uri: string): string | undefined {
  const path = files.get(uri);
  return path === undefined ? undefined : publishedFile(path);
}
