import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { isList, isRecord } from "../../model/json-schema/json-kinds.js";
import { none } from "./outcome.js";
import type { Prover } from "./prover.js";
import { is, isNot, type TermClaim } from "./term.js";

/**
 * Relates many pairs of schemas that refer to each other, at once. Each is looked at alone, as if none of the others
 * had a value; an answer that rested on one with a value is looked at again. The rest has none: the
 * smallest value that one of them had would hold a smaller one of another. So each is gone into a few times, not once
 * for each that leads to it.
 */
export function proveTogether(pairs: readonly (readonly [JsonSchema, JsonSchema])[], prover: Prover): void {
  const questions = questionsOf(pairs, prover);
  const premises = new Set(questions.keys());
  const pruned = new Set<string>();
  const resting = new Map<string, Set<string>>();
  const waiting = new Set(questions.keys());
  let budget = maxSteps + questions.size * stepsEach;
  // A set that grows while it is walked through: what is added again is met again.
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

/** Questions about values that either side accepts and the other refuses, by their keys. */
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

/** Examples are made of each other: they must not grow without end. */
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
