import { numberFormats } from "../../model/json-schema/formats.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { numberLiteral, stringLiteral } from "../../text/literals.js";
import { holds, test } from "./condition.js";
import { problemAt, type Site } from "./site.js";
import { check, type Statement } from "./statement.js";

/** JSON Schema validation, section 6.2, and the formats of numbers. The variable is a number here. */
export function numberChecks(schema: JsonSchema, site: Site): readonly Statement[] {
  const checks: Statement[] = [];
  const { value } = site;
  const compare = (keyword: keyof typeof comparisons): void => {
    const limit = schema[keyword];
    if (limit === undefined) return;
    const [yes, no] = comparisons[keyword];
    const text = numberLiteral(limit);
    checks.push(check(test(`${value} ${yes} ${text}`, `${value} ${no} ${text}`), problemAt(site, keyword, text)));
  };
  compare("minimum");
  compare("exclusiveMinimum");
  compare("maximum");
  compare("exclusiveMaximum");
  if (schema.multipleOf !== undefined) {
    const divisor = numberLiteral(schema.multipleOf);
    // Of whole numbers the remainder is exact.
    const condition =
      Number.isInteger(schema.multipleOf) && Number.isSafeInteger(schema.multipleOf)
        ? test(`${value} % ${divisor} === 0`, `${value} % ${divisor} !== 0`)
        : holds(`${site.module.runtime("json/multiple-of", "hasDivisor")}(${value}, ${divisor})`);
    checks.push(check(condition, problemAt(site, "multipleOf", divisor)));
  }
  const format = schema.format === undefined ? undefined : numberFormats.get(schema.format);
  if (format !== undefined && schema.format !== undefined) {
    const name = site.module.runtime(format.module, format.name);
    checks.push(check(holds(`${name}(${value})`), problemAt(site, "format", stringLiteral(schema.format))));
  }
  return checks;
}

const comparisons = {
  minimum: [">=", "<"],
  exclusiveMinimum: [">", "<="],
  maximum: ["<=", ">"],
  exclusiveMaximum: ["<", ">="],
} as const;
