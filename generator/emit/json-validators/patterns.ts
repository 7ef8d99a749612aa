import { invariant } from "../../diagnostics/invariant.js";
import { patternKind } from "../../model/json-schema/pattern.js";
import { stringLiteral } from "../../text/literals.js";
import { holds, type Condition } from "./condition.js";
import type { Site } from "./site.js";

/** JSON Schema validation, section 6.3.3: the pattern is found anywhere in the text unless it is anchored. */
export function patternCondition(pattern: string, value: string, site: Site): Condition {
  const kind = patternKind(pattern);
  invariant(kind.kind !== "refused", `pattern "${pattern}" should have been refused on loading`);
  const wish = `${site.label}Pattern`;
  if (kind.kind === "native") {
    const expression = `/* @__PURE__ */ new RegExp(${stringLiteral(pattern)}, "u")`;
    return holds(`${site.module.constant(wish, "RegExp", expression)}.test(${value})`);
  }
  const matcher = site.module.runtime("linear-pattern", "linearPattern");
  const expression = `/* @__PURE__ */ ${matcher}(${stringLiteral(pattern)})`;
  return holds(
    `${site.module.constant(wish, "{ test(text: string): boolean }", expression, [matcher])}.test(${value})`,
  );
}
