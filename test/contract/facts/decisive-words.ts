/** A part of a sentence that determines its meaning: changing it makes another claim. */
export interface DecisiveWord {
  readonly kind: "number" | "negation" | "name";
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const patterns: Readonly<Record<DecisiveWord["kind"], RegExp>> = {
  // Separate clauses check the question numbers.
  number: /(?<![\w.-])\d+(?![\w.-]*\w)/g,
  negation: /\b(?:not|never|cannot|no|none|neither|nor|without|nothing|nobody)\b/gi,
  name: /\b[A-Za-z][a-z]*(?:[A-Z_]\w*|\d\w*)\b/g,
};

/** The numbers, negations and names of properties and values in a sentence, in order. */
export function decisiveWords(text: string): readonly DecisiveWord[] {
  return Object.entries(patterns)
    .flatMap(([kind, pattern]) =>
      [...text.matchAll(pattern)].map((match) => ({
        kind: kind as DecisiveWord["kind"],
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .sort((a, b) => a.start - b.start);
}

/** Splits prose into sentences, on one line each. */
export function sentencesIn(text: string): readonly string[] {
  const line = text.replace(/\s+/g, " ").trim();
  return [...line.matchAll(/\S.*?(?:[.:;?](?=\s)|$)/gs)].map(([sentence]) => sentence);
}
