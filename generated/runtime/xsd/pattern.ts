import type { TextPattern } from "./facets.js";

/** A step of the facet pattern (Part 2, section 4.3.4): the text in the schema, and the same for a RegExp that matches whole values. */
export function pattern(source: string, expression: string): TextPattern {
  // Made on first use: a module that is only imported does nothing.
  let compiled: RegExp | undefined;
  return {
    source,
    test(text) {
      compiled ??= new RegExp(expression, "u");
      return compiled.test(text);
    },
  };
}
