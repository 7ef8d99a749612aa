import { textFormats } from "../../model/json-schema/formats.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { numberLiteral, stringLiteral } from "../../text/literals.js";
import { holds, test } from "./condition.js";
import { patternCondition } from "./patterns.js";
import { problemAt, type Site } from "./site.js";
import { check, type Statement } from "./statement.js";

/** JSON Schema validation, section 6.3, and the formats of texts (section 7.3). The variable is a string here. */
export function stringChecks(schema: JsonSchema, site: Site): readonly Statement[] {
  const checks: Statement[] = [];
  const { value, module } = site;
  if (schema.minLength !== undefined && schema.minLength > 0) {
    const limit = numberLiteral(schema.minLength);
    const condition =
      schema.minLength === 1
        ? test(`${value}.length > 0`, `${value}.length === 0`)
        : holds(`${module.runtime("text/code-points", "hasMinLength")}(${value}, ${limit})`);
    checks.push(check(condition, problemAt(site, "minLength", limit)));
  }
  if (schema.maxLength !== undefined) {
    const limit = numberLiteral(schema.maxLength);
    const condition = holds(`${module.runtime("text/code-points", "hasMaxLength")}(${value}, ${limit})`);
    checks.push(check(condition, problemAt(site, "maxLength", limit)));
  }
  if (schema.pattern !== undefined) {
    const condition = patternCondition(schema.pattern, value, site);
    checks.push(check(condition, problemAt(site, "pattern", stringLiteral(schema.pattern))));
  }
  const format = schema.format === undefined ? undefined : textFormats.get(schema.format);
  if (format !== undefined && schema.format !== undefined) {
    const condition = holds(`${module.runtime(format.module, format.name)}(${value})`);
    checks.push(check(condition, problemAt(site, "format", stringLiteral(schema.format))));
  }
  return checks;
}
