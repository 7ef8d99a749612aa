import { linearPattern } from "../patterns/linear.js";
import type { TextPattern } from "./facets.js";

/** Same as `pattern`, for expressions that may make a RegExp backtrack. A string must match one of them. */
export function patternInLinearTime(source: string, ...expressions: readonly string[]): TextPattern {
  const matchers = expressions.map(linearPattern);
  return { source, test: (text) => matchers.some((matcher) => matcher.test(text)) };
}
