import { canonicalText } from "../../../templates/runtime/json/unique.js";
import type { Term } from "./term.js";

/**
 * True if a property that all terms require distinguishes them, with distinct values for each, like a discriminator.
 * Needs no search, for any number of terms.
 */
export function haveDistinctTags(terms: readonly Term[]): boolean {
  const [first, ...rest] = terms.map(tagsOf);
  if (first === undefined) return false;
  return [...first.keys()].some((name) => {
    const seen = new Set<string>();
    return [first, ...rest].every((tags) => tags.get(name)?.every((value) => !seen.has(value) && seen.add(value)));
  });
}

/** Returns the values of required properties by name; none for a term that does not require an object. */
function tagsOf(term: Term): ReadonlyMap<string, readonly string[]> {
  const known = tags.get(term);
  if (known !== undefined) return known;
  const { assertions } = term;
  const isObject = assertions.some(
    ({ kind, ...membersOfBranch }) =>
      kind === "type" && "types" in membersOfBranch && [...membersOfBranch.types].join() === "object",
  );
  const required = new Set(assertions.flatMap((assertion) => (assertion.kind === "has" ? [assertion.name] : [])));
  const found = new Map<string, readonly string[]>();
  for (const assertion of isObject ? assertions : []) {
    if (assertion.kind !== "members" || assertion.names.kind !== "name" || !required.has(assertion.names.name))
      continue;
    const listed = assertion.member.assertions.find(({ kind }) => kind === "values");
    if (listed?.kind === "values") found.set(assertion.names.name, [...new Set(listed.values.map(canonicalText))]);
  }
  tags.set(term, found);
  return found;
}

const tags = new WeakMap<Term, ReadonlyMap<string, readonly string[]>>();
