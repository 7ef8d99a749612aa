/** Columns of a line, from 0, the end excluded. */
export type MarkedColumns = readonly [start: number, end: number];

/** A word: a name or a number. */
const wordCharacter = /[\p{L}\p{N}_$.-]/u;

/** The parts of two lines between their common start and their common end, at the bounds of words. Undefined if they have nothing in common. */
export function markedParts(
  before: string,
  after: string,
): { readonly before?: MarkedColumns | undefined; readonly after?: MarkedColumns | undefined } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  while (start > 0 && (isInWord(before, start) || isInWord(after, start))) start -= 1;
  while (end > 0 && (isInWord(before, before.length - end) || isInWord(after, after.length - end))) end -= 1;
  const common = before.slice(0, start) + before.slice(before.length - end);
  if (common.trim() === "") return {};
  return { before: [start, before.length - end], after: [start, after.length - end] };
}

/** True if a column is between two characters of a word. */
function isInWord(line: string, column: number): boolean {
  return wordCharacter.test(line[column - 1] ?? "") && wordCharacter.test(line[column] ?? " ");
}
