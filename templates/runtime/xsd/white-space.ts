/** White space facet "replace": every tab, line feed and carriage return becomes a space. Part 2, section 4.3.6. */
export function replaceWhiteSpace(text: string): string {
  return /[\t\n\r]/.test(text) ? text.replace(/[\t\n\r]/g, " ") : text;
}

/** White space facet "collapse": runs of white space become one space, and none is left at the ends. Part 2, section 4.3.6. */
export function collapseWhiteSpace(text: string): string {
  if (!mayCollapse(text)) return text;
  const words = text.match(/[^ \t\n\r]+/g);
  return words === null ? "" : words.join(" ");
}

/** Returns the words of a string, split at white space. */
export function splitWhiteSpace(text: string): readonly string[] {
  return text.match(/[^ \t\n\r]+/g) ?? [];
}

function mayCollapse(text: string): boolean {
  const last = text.length - 1;
  if (last < 0) return false;
  if (text.charCodeAt(0) <= 0x20 || text.charCodeAt(last) <= 0x20) return true;
  return /[\t\n\r]| {2}/.test(text);
}

/** True if a string contains only white space. */
export function isBlank(text: string): boolean {
  return !/[^ \t\n\r]/.test(text);
}
