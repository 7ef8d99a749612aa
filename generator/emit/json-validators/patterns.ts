import { patternKind } from "../../languages/ecma/pattern-kind.js";
import { stringLiteral } from "../../text/literals.js";
import { holds, type Condition } from "../body/condition.js";
import { pureCall } from "../body/expression-texts.js";
import type { EmitContext } from "./emit-context.js";

const backtrackingNote =
  "Made with --allow-backtracking: some patterns here can backtrack, so a payload may block the validator. Limit the length of the input.";

/** JSON Schema validation, section 6.3.3: the pattern is found anywhere in the text unless it is anchored. */
export function patternCondition(pattern: string, value: string, site: EmitContext): Condition {
  const { kind } = patternKind(pattern);
  const wish = `${site.label}Pattern`;
  if (kind !== "linear") {
    // One that is refused on loading comes this far when backtracking is allowed.
    const note = kind === "refused" ? backtrackingNote : undefined;
    const expression = pureCall("new RegExp", stringLiteral(pattern), stringLiteral("u"));
    return holds(`${site.module.constant(wish, "RegExp", expression, [], note)}.test(${value})`);
  }
  const matcher = site.module.runtime("patterns/linear", "linearPattern");
  const expression = pureCall(matcher, stringLiteral(pattern));
  return holds(
    `${site.module.constant(wish, "{ test(text: string): boolean }", expression, [matcher])}.test(${value})`,
  );
}
