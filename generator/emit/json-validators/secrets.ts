import { keywordRows, type KeywordName } from "../../model/json-schema/keywords.js";
import { schemasInPlace, schemasUnder, subschemas, type JsonSchema } from "../../model/json-schema/schema.js";
import { createSpread } from "../../model/json-schema/spread.js";
import { stringLiteral } from "../../text/literals.js";
import { safePart } from "../../../templates/runtime/json/pointer.js";
import { arrayText } from "../body/expression-texts.js";
import type { ValidatorModule } from "./site.js";

/** Answers whether a value of a schema is secret, or holds what is. Each schema is looked at once. */
export function createHoldsSecrets(): (schema: JsonSchema) => boolean {
  return createSpread(isSecret, (schema) =>
    schema.ref === undefined ? subschemas(schema) : [schema.ref.target, ...subschemas(schema)],
  );
}

/** OpenAPI: writeOnly and the format password; and the extension x-sensitive. */
function isSecret({ sensitive, writeOnly, format }: JsonSchema): boolean {
  return sensitive === true || writeOnly === true || format === "password";
}

const otherInside: readonly KeywordName[] = keywordRows.flatMap(([name, { applies }]) =>
  applies === "inside" && name !== "properties" ? [name] : [],
);

/** The ways from a value of a schema to what is secret, as a list: see the runtime's `secrets`. */
export function secretWays(root: JsonSchema, module: ValidatorModule): string {
  const found = new Set<string>();
  walk(root, []);
  return arrayText([...found]);

  function walk(schema: JsonSchema, way: readonly string[]): void {
    if (!module.holdsSecrets(schema)) return;
    if (isSecret(schema)) return void found.add(arrayText(way));
    if (schema !== root && module.typeName(schema) !== undefined) return leadOn(schema, way);
    for (const inner of schemasInPlace(schema)) {
      if (inner === schema.ref?.target) leadOn(inner, way);
      else walk(inner, way);
    }
    schema.properties?.forEach((member, name) => walk(member, [...way, stringLiteral(safePart(name))]));
    for (const keyword of otherInside) {
      for (const inner of schemasUnder(schema, keyword)) walk(inner, [...way, "null"]);
    }
  }

  function leadOn(schema: JsonSchema, way: readonly string[]): void {
    if (module.holdsSecrets(schema)) found.add(arrayText([...way, module.secretsName(schema)]));
  }
}
