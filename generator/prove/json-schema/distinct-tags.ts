import { canonicalText } from "../../../templates/runtime/json/unique.js";
import type { Term } from "./term.js";

/**
 * True when terms are told apart by a member that all of them ask for, each with values of its own, as a discriminator
 * does it. Seen without a search, however many there are.
 */
export function haveDistinctTags(terms: readonly Term[]): boolean {
  const [first, ...rest] = terms.map(tagsOf);
  if (first === undefined) return false;
  return [...first.keys()].some((name) => {
    const seen = new Set<string>();
    return [first, ...rest].every((tags) => tags.get(name)?.every((value) => !seen.has(value) && seen.add(value)));
  });
}

/** The values of members that objects must have, by name; none for a term that is not about objects alone. */
function tagsOf(term: Term): ReadonlyMap<string, readonly string[]> {
  const known = tags.get(term);
  if (known !== undefined) return known;
  const { assertions } = term;
  const isObject = assertions.some(
    ({ kind, ...each }) => kind === "type" && "types" in each && [...each.types].join() === "object",
  );
  const required = new Set(assertions.flatMap((each) => (each.kind === "has" ? [each.name] : [])));
  const found = new Map<string, readonly string[]>();
  for (const each of isObject ? assertions : []) {
    if (each.kind !== "members" || each.names.kind !== "name" || !required.has(each.names.name)) continue;
    const listed = each.member.assertions.find(({ kind }) => kind === "values");
    if (listed?.kind === "values") found.set(each.names.name, [...new Set(listed.values.map(canonicalText))]);
  }
  tags.set(term, found);
  return found;
}

const tags = new WeakMap<Term, ReadonlyMap<string, readonly string[]>>();
