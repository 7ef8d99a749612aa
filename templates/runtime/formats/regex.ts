/** A regular expression of ECMA-262, read as Unicode text. */
export function hasRegexFormat(text: string): boolean {
  try {
    return new RegExp(text, "u").unicode;
  } catch {
    return false;
  }
}
