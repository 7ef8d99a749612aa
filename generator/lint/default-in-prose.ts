// Only phrases that name a value: "by default" is often about behavior, "default currency" about a thing.
const phrase = /\bdefaults to\b|\bdefault(?: value)?(?: is|:| =|=)\s|\(default\b/i;
/** Sentences that deny a default, or call it unknown. */
const denial = /\b(?:no|not|without|unknown|unstated|silent)\b/i;
const maxQuoteLength = 40;

/** The words of a description that promise a default value ("Defaults to 25."), or undefined. */
export function defaultInProse(description: string | undefined): string | undefined {
  if (description === undefined) return undefined;
  const found = phrase.exec(description);
  if (found === null) return undefined;
  const end = description.slice(found.index).search(/[.!?](?:\s|$)|\n/);
  const start = Math.max(description.lastIndexOf(". ", found.index), description.lastIndexOf("\n", found.index)) + 1;
  const sentence = description.slice(start, end === -1 ? undefined : found.index + end);
  if (denial.test(sentence)) return undefined;
  const words = sentence.slice(found.index - start).trim();
  return words.length > maxQuoteLength ? `${words.slice(0, maxQuoteLength).trimEnd()}...` : words;
}
