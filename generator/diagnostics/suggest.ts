import { nearestName as suggest } from "../../templates/runtime/base/near.js";

export { suggest };

/** Finds the name that a wrong one most likely means. */
export type Suggest = (wrong: string, known: Iterable<string>) => string | undefined;

/**
 * `suggest` for a document that may contain thousands of errors: after a number of comparisons it returns nothing, so
 * that a broken document costs no more time than a valid one.
 */
export function createSuggest(mostCompared = 200_000): Suggest {
  let compared = 0;
  return (wrong, known) => {
    if (compared > mostCompared) return undefined;
    return suggest(
      wrong,
      counted(known, () => compared++),
    );
  };
}

function* counted(names: Iterable<string>, count: () => void): Generator<string, void> {
  for (const name of names) {
    count();
    yield name;
  }
}

/** The hint for a name that is near a known one. */
export function didYouMean(near: string | undefined): string | undefined {
  return near === undefined ? undefined : `did you mean "${near}"?`;
}

/** The hint for a name that may be near a known one, and an instruction for one that is not. */
export function didYouMeanOr(instruction: string): (params: { readonly near?: string | undefined }) => string {
  return ({ near }) => didYouMean(near) ?? instruction;
}
