import { patternKind } from "../languages/ecma/pattern-kind.js";
import { stringLiteral } from "../text/literals.js";
import { pureCall } from "./body/expression-texts.js";

/** The code of an object that finds a pattern in strings in linear time. */
interface PatternMatcher {
  /** The type of the object. */
  readonly type: string;
  /** The expression of the object. */
  readonly expression: string;
  /** Names of the runtime in the expression. */
  readonly needs: readonly string[];
}

/** Returns the matcher of a pattern: a RegExp if it never backtracks, or one of the runtime, which `runtime` imports. */
export function patternMatcher(pattern: string, runtime: (file: string, name: string) => string): PatternMatcher {
  if (patternKind(pattern).kind !== "linear")
    return {
      type: "RegExp",
      expression: pureCall("new RegExp", stringLiteral(pattern), stringLiteral("u")),
      needs: [],
    };
  const name = runtime("patterns/linear", "linearPattern");
  return { type: "{ test(text: string): boolean }", expression: pureCall(name, stringLiteral(pattern)), needs: [name] };
}
