/** One error in prose that an author of a spec might make. */
export interface PlantedError {
  /** The alteration: "number", "polarity" or "name". */
  readonly kind: string;
  readonly text: string;
}

/**
 * Errors in prose, at most one of each kind in each selected sentence: another number, the opposite, another name of a
 * property or a value.
 */
export function plantErrors(
  text: string,
  isWanted: (sentence: string) => boolean = () => true,
): readonly PlantedError[] {
  return sentencesOf(text).flatMap(({ start, sentence }) =>
    isWanted(sentence)
      ? Object.entries(errors).flatMap(([kind, plant]) => {
          const changed = plant(sentence);
          if (changed === undefined) return [];
          return [{ kind, text: text.slice(0, start) + changed + text.slice(start + sentence.length) }];
        })
      : [],
  );
}

function sentencesOf(text: string): readonly { readonly start: number; readonly sentence: string }[] {
  return [...text.matchAll(/\S.*?(?:[.:;?](?=\s)|$)/gs)].map(({ 0: sentence, index }) => ({ start: index, sentence }));
}

const errors: Readonly<Record<string, (sentence: string) => string | undefined>> = {
  // Other mutants cover numbers of questions.
  number: (sentence) => replaced(sentence, /(?<![\w.-])\d+(?![\w.-]*\w)/, (digits) => String(Number(digits) + 1)),
  polarity: (sentence) =>
    replaced(sentence, /\b(?:not|never) /, () => "") ??
    replaced(sentence, /\bcannot\b/, () => "can") ??
    replaced(sentence, /\b(?:is|are|can|must|may|has|have|was|were|will|should)\b/, (verb) => `${verb} not`),
  name: (sentence) => replaced(sentence, /\b[A-Za-z][a-z]*(?:[A-Z_]\w*|\d\w*)\b/, (name) => `${name}X`),
};

function replaced(text: string, pattern: RegExp, by: (found: string) => string): string | undefined {
  const changed = text.replace(pattern, by);
  return changed === text ? undefined : changed;
}
