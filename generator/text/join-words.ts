/** Characters of a list in a sentence; further items are counted. */
const maxLength = 350;
const maxItemLength = 80;

/** Items of a list in a sentence: "a, b or c", "a, b and 17 more". */
export function joinWords(items: readonly string[], word: "and" | "or", most = Infinity): string {
  let length = 0;
  const cut = items.map((item) => (item.length > maxItemLength ? `${item.slice(0, maxItemLength)}…` : item));
  const fitting = cut.findIndex((item) => (length += item.length + 2) > maxLength);
  const limit = Math.min(most, fitting < 0 ? Infinity : fitting + 1);
  const shown = items.length > limit ? [...cut.slice(0, limit - 1), `${items.length - limit + 1} more`] : cut;
  const last = shown.at(-1) ?? "";
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(", ")} ${word} ${last}`;
}

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A number with its noun, as a sentence has it: "two values", "31 values". */
export function countWords(count: number, noun: string): string {
  return `${numbers[count] ?? count} ${noun}${count === 1 ? "" : "s"}`;
}
