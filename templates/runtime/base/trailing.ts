/** A text without those characters at its end that are `character`. Takes linear time, as a search for /x+$/ does not. */
export function withoutTrailing(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text.charAt(end - 1) === character) end -= 1;
  return text.slice(0, end);
}
