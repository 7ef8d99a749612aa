/** Returns a string without trailing `character`s. Takes linear time, unlike a search for /x+$/. */
export function withoutTrailing(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text.charAt(end - 1) === character) end -= 1;
  return text.slice(0, end);
}
