/** The result for: are all strings of one type strings of another? */
export type SimpleInclusion =
  | { readonly kind: "yes" }
  /** A string that only the first type accepts. */
  | { readonly kind: "no"; readonly text: string }
  | { readonly kind: "unknown"; readonly reason: string };

/** The outcome that each value of the one type is one of the other. */
export const included: SimpleInclusion = { kind: "yes" };

/** The outcome that nothing could be decided, for a reason. */
export function undecided(reason: string): SimpleInclusion {
  return { kind: "unknown", reason };
}

/** Combines results: one string that is not included decides. */
export function everyInclusion(answers: Iterable<SimpleInclusion>): SimpleInclusion {
  let result = included;
  for (const answer of answers) {
    if (answer.kind === "no") return answer;
    if (answer.kind === "unknown" && result.kind === "yes") result = answer;
  }
  return result;
}
