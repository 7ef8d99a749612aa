import { readPattern, tooLarge } from "./read-pattern.js";
import { PatternScan } from "./scan.js";

/** Searches a string for a pattern. */
export interface LinearPattern {
  /** True when the pattern is found anywhere in the text, as by a RegExp with the flag u. */
  test(text: string): boolean;
}

/**
 * Returns a matcher in linear time for every string: it follows all paths through the pattern at once. For patterns that may make a
 * RegExp backtrack. Throws if the pattern has backreferences or is too large.
 */
export function linearPattern(source: string): LinearPattern {
  let search: LinearPattern | undefined;
  return { test: (text) => (search ??= searchOf(source)).test(text) };
}

/** Each lookaround is searched at every position first: a lookahead from the end of the text to its start. */
function searchOf(source: string): LinearPattern {
  const read = readPattern(source);
  const reason = read.kind === "refusal" ? read.reason : tooLarge(read);
  if (read.kind === "refusal" || reason !== undefined)
    throw new SyntaxError(`Pattern "${source}" cannot be matched: ${reason}.`);
  const whole = new PatternScan(read.node);
  const looks = read.looks.map(({ node, isAhead, isNegative }) => ({
    scan: new PatternScan(node, isAhead),
    isNegative,
  }));
  if (looks.length === 0) return { test: (text) => whole.isFound(text, none) };
  return {
    test(text) {
      const held = new Int32Array(text.length + 1);
      looks.forEach(({ scan, isNegative }, number) => scan.mark(text, held, 1 << number, isNegative));
      return whole.isFound(text, held);
    },
  };
}

const none = /* @__PURE__ */ new Int32Array(0);
