import { textFormats } from "../../model/json-schema/formats.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { numberLiteral, stringLiteral } from "../../text/literals.js";
import { holds, someCondition, test, type Condition } from "../body/condition.js";
import { formatChecks } from "./number-checks.js";
import { patternCondition } from "./patterns.js";
import { problemAt, type KeywordChecks, type EmitContext } from "./emit-context.js";
import { check, type Statement } from "./statement.js";

/** JSON Schema validation, section 6.3, and the formats of texts (section 7.3). The variable is a string here. */
export function stringChecks(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  return Object.values(checks).flatMap((checksOf) => checksOf(schema, site));
}

const checks: KeywordChecks<"string"> = {
  minLength({ minLength = 0 }, site) {
    if (minLength === 0) return [];
    const limit = numberLiteral(minLength);
    const condition =
      minLength === 1
        ? test(`${site.value}.length > 0`, `${site.value}.length === 0`)
        : holds(`${site.module.runtime("base/code-points", "hasMinLength")}(${site.value}, ${limit})`);
    return [check(condition, problemAt(site, "minLength", limit))];
  },
  maxLength({ maxLength }, site) {
    if (maxLength === undefined) return [];
    const limit = numberLiteral(maxLength);
    return [check(maxLengthCondition(maxLength, site), problemAt(site, "maxLength", limit))];
  },
  pattern({ pattern }, site) {
    if (pattern === undefined) return [];
    return [check(patternCondition(pattern, site.value, site), problemAt(site, "pattern", stringLiteral(pattern)))];
  },
  format: (schema, site) => formatChecks(textFormats, schema, site),
};

/** Engines keep a place for each character that an expression counts: for so many at most. */
const maxCountedLength = 1000;

/** Code points are counted where units of UTF-16 do not decide; by an expression, which takes fewer bytes than a function of which there are few calls. */
function maxLengthCondition(maxLength: number, { module, value }: EmitContext): Condition {
  const limit = numberLiteral(maxLength);
  if (maxLength > maxCountedLength)
    return holds(`${module.runtime("base/code-points", "hasMaxLength")}(${value}, ${limit})`);
  const expression = `/^[^]{0,${limit}}$/u.test(${value})`;
  return someCondition([test(`${value}.length <= ${limit}`, `${value}.length > ${limit}`), holds(expression)]);
}
