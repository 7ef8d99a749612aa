import { stringLiteral } from "../../text/literals.js";
import { holds, type Condition } from "./condition.js";
import type { Site } from "./site.js";

/** JSON Schema validation, section 6.3.3: the pattern is found anywhere in the text unless it is anchored. */
export function patternCondition(pattern: string, value: string, site: Site): Condition {
  const flags = isUnicodePattern(pattern) ? ', "u"' : "";
  const expression = `/* @__PURE__ */ new RegExp(${stringLiteral(pattern)}${flags})`;
  const name = site.module.constant(`${site.label}Pattern`, "RegExp", expression);
  return holds(`${name}.test(${value})`);
}

/** Most patterns are valid with the `u` flag; some older ones escape what needs no escape and are read without it. */
function isUnicodePattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").unicode;
  } catch {
    return false;
  }
}
