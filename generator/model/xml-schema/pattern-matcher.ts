import { translatePattern } from "./pattern.js";

/** Tells of a text whether it matches a pattern facet. Patterns that are not valid (which loading reports) match everything. */
export function patternMatcher(pattern: string): (text: string) => boolean {
  const translated = translatePattern(pattern);
  if (!translated.ok) return () => true;
  const expression = new RegExp(translated.source, "u");
  return (text) => expression.test(text);
}
