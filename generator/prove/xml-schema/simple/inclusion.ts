/** The answer to: are all texts of one type texts of another? */
export type SimpleInclusion =
  | { readonly kind: "yes" }
  /** A text that only the first type takes. */
  | { readonly kind: "no"; readonly text: string }
  | { readonly kind: "unknown"; readonly reason: string };

/** The outcome that each value of the one type is one of the other. */
export const included: SimpleInclusion = { kind: "yes" };

/** The outcome that nothing could be decided, for a reason. */
export function undecided(reason: string): SimpleInclusion {
  return { kind: "unknown", reason };
}

/** All of some, as far as it is known: a text that is not included settles it. */
export function every(answers: Iterable<SimpleInclusion>): SimpleInclusion {
  let result = included;
  for (const answer of answers) {
    if (answer.kind === "no") return answer;
    if (answer.kind === "unknown" && result.kind === "yes") result = answer;
  }
  return result;
}
