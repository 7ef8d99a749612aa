import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { isList, isRecord } from "../../model/json-schema/json-kinds.js";
import { none } from "./outcome.js";
import type { Prover } from "./prover.js";
import { is, isNot, type TermClaim } from "./term.js";

/**
 * Relates many pairs of mutually recursive schemas at once. Each pair is proved alone, on the assumption that no other
 * pair has a counterexample. A proof that used a refuted assumption is repeated. The remaining proofs are valid by
 * induction: the smallest counterexample of one pair would contain a smaller one of another. So each pair is proved a
 * few times, not once per reference to it.
 */
export function proveTogether(pairs: readonly (readonly [JsonSchema, JsonSchema])[], prover: Prover): void {
  const questions = questionsOf(pairs, prover);
  const premises = new Set(questions.keys());
  const pruned = new Set<string>();
  const resting = new Map<string, Set<string>>();
  const waiting = new Set(questions.keys());
  let budget = maxSteps + questions.size * stepsEach;
  // Iterating a Set visits items that are added again.
  for (const key of waiting) {
    waiting.delete(key);
    const claims = questions.get(key);
    if (claims === undefined || !premises.has(key)) continue;
    const { outcome, premisesUsed, steps } = prover.askUnder(key, claims, { premises, pruned });
    budget -= steps;
    // A search that was not finished proves nothing.
    if (budget < 0) return;
    if (outcome.kind === "none") {
      for (const text of premisesUsed) resting.set(text, (resting.get(text) ?? new Set()).add(key));
      continue;
    }
    premises.delete(key);
    const isKnown = outcome.kind === "value" && isHandy(outcome.value);
    prover.remember(key, isKnown ? outcome : undefined);
    if (!isKnown) pruned.add(key);
    for (const text of resting.get(key) ?? []) waiting.add(text);
    resting.delete(key);
  }
  for (const key of premises) prover.remember(key, none);
}

/** Returns the queries for values that one side accepts and the other rejects, by their keys. */
function questionsOf(
  pairs: readonly (readonly [JsonSchema, JsonSchema])[],
  prover: Prover,
): ReadonlyMap<string, readonly TermClaim[]> {
  const questions = new Map<string, readonly TermClaim[]>();
  for (const [a, b] of pairs) {
    const [first, second] = [prover.terms.of(a), prover.terms.of(b)];
    for (const claims of [
      [is(first), isNot(second)],
      [is(second), isNot(first)],
    ]) {
      const key = prover.openKey(claims);
      if (key !== undefined) questions.set(key, claims);
    }
  }
  return questions;
}

const maxSteps = 500_000;
const stepsEach = 1000;

/** Examples are composed of each other: this bounds their growth. */
const maxParts = 2000;
const maxDepth = 100;

function isHandy(value: JsonValue): boolean {
  let parts = 0;
  let level: readonly JsonValue[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    parts += level.length;
    if (parts > maxParts || depth > maxDepth) return false;
    level = level.flatMap((value) => (isList(value) ? value : isRecord(value) ? Object.values(value) : []));
  }
  return true;
}
