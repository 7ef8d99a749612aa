import { linearPattern } from "../patterns/linear.js";
import type { TextPattern } from "./facets.js";

/** The same as `pattern`, for expressions on which a RegExp might try too many ways. A text matches one of them. */
export function patternInLinearTime(source: string, ...expressions: readonly string[]): TextPattern {
  const matchers = expressions.map(linearPattern);
  return { source, test: (text) => matchers.some((matcher) => matcher.test(text)) };
}
