import { patternKind } from "../../languages/ecma/pattern-kind.js";
import { holds, type Condition } from "../body/condition.js";
import { patternMatcher } from "../pattern-matcher.js";
import type { EmitContext } from "./emit-context.js";

const backtrackingNote =
  "Made with --allow-backtracking: some patterns here can backtrack, so a payload may block the validator. Limit the length of the input.";

/** JSON Schema validation, section 6.3.3: the pattern is found anywhere in the text unless it is anchored. */
export function patternCondition(pattern: string, value: string, site: EmitContext): Condition {
  const { type, expression, needs } = patternMatcher(pattern, (file, name) => site.module.runtime(file, name));
  // One that is refused on loading comes this far when backtracking is allowed.
  const note = patternKind(pattern).kind === "refused" ? backtrackingNote : undefined;
  return holds(`${site.module.constant(`${site.label}Pattern`, type, expression, needs, note)}.test(${value})`);
}
