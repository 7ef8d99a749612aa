import { canonicalText, canonicalTextUpTo } from "./unique.js";

/**
 * A function that returns true for values that equal one of many lists or objects. The first call makes texts of the constants; later
 * ones take time in proportion to the text of the value, and read no more of it than the longest constant has.
 */
export function constantLookup(constants: readonly unknown[]): (value: unknown) => boolean {
  let texts: ReadonlySet<string> | undefined;
  let maxLength = 0;
  return (value) => {
    if (typeof value !== "object" || value === null) return false;
    if (texts === undefined) {
      texts = new Set(constants.map(canonicalText));
      for (const text of texts) maxLength = Math.max(maxLength, text.length);
    }
    return texts.has(canonicalTextUpTo(value, maxLength));
  };
}
