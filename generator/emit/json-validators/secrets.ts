import { keywordRows, type KeywordName } from "../../model/json-schema/keywords.js";
import { schemasInPlace, schemasUnder, type JsonSchema } from "../../model/json-schema/schema.js";
import { holdsSecrets, isSecret } from "../../model/json-schema/secrets.js";
import { stringLiteral } from "../../text/literals.js";
import { safePart } from "../../../templates/runtime/json/pointer.js";
import { arrayText } from "../body/expression-texts.js";
import type { ValidatorModule } from "./emit-context.js";

const otherInside: readonly KeywordName[] = keywordRows.flatMap(([name, { applies }]) =>
  applies === "inside" && name !== "properties" ? [name] : [],
);

/** The ways from a value of a schema to what is secret, as a list: see the runtime's `secrets`. */
export function secretWays(root: JsonSchema, module: ValidatorModule): string {
  const found = new Set<string>();
  walk(root, []);
  return arrayText([...found]);

  function walk(schema: JsonSchema, way: readonly string[]): void {
    if (!holdsSecrets(schema)) return;
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
    if (holdsSecrets(schema)) found.add(arrayText([...way, module.secretsName(schema)]));
  }
}
