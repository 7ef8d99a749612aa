import { Budget } from "../../languages/breadth-first.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { evaluate } from "../../model/json-schema/evaluate.js";
import type { SchemaView } from "../../model/json-schema/schema-view.js";
import { proveTogether } from "./prove-together.js";
import { Prover } from "./prover.js";
import type { Answer, Relation } from "./relation.js";
import { shrinkWitness } from "./shrink-witness.js";
import { is, isNot } from "./term.js";
import { Terms } from "./terms.js";

/** Pairs of schemas that a pair may refer to. */
export type TermRelation = () => readonly (readonly [JsonSchema, JsonSchema])[];

/**
 * Relates the values of two schemas: `after` may accept fewer than `before`, more, or both. Results are cached as long
 * as the view object exists: pass the same one for all schemas of a comparison. If separate proofs take too long, its
 * `kin` are proved together, once. A value of the schema `telling`, if defined, is tried as an example before any
 * search.
 */
export function relate(
  before: JsonSchema,
  after: JsonSchema,
  view: SchemaView,
  kin: TermRelation = noKin,
  telling?: JsonSchema,
): Relation {
  const prover = proverOf(view);
  let narrowed: Answer | undefined;
  let widened: Answer | undefined;
  // Both are computed on first use: a proof may take long.
  return {
    get narrowed() {
      return (narrowed ??= difference(before, after, prover, kin, telling));
    },
    get widened() {
      return (widened ??= difference(after, before, prover, kin, telling));
    },
  };
}

/**
 * Returns a test that is true if `outer` is proved to accept each value of `inner`. All its proofs share a budget of
 * counted work; nothing is proved once it is spent.
 */
export function createInclusionTest(
  view: SchemaView,
  maxWork: number,
): (inner: JsonSchema, outer: JsonSchema) => boolean {
  const prover = new Prover(new Terms(view), new Budget(maxWork));
  const { terms } = prover;
  return (inner, outer) => prover.ask([is(terms.of(inner)), isNot(terms.of(outer))]).kind === "none";
}

const noKin: TermRelation = () => [];

function proverOf(view: SchemaView): Prover {
  const prover = provers.get(view) ?? new Prover(new Terms(view));
  provers.set(view, prover);
  return prover;
}

const provers = new WeakMap<SchemaView, Prover>();

/** False if that was done before. */
function prepare(prover: Prover, kin: TermRelation): boolean {
  if (prepared.has(prover)) return false;
  prepared.add(prover);
  proveTogether(kin(), prover);
  return true;
}

const prepared = new WeakSet<Prover>();

/** Decides if one schema accepts a value that the other rejects. */
function difference(
  accepting: JsonSchema,
  refusing: JsonSchema,
  prover: Prover,
  kin: TermRelation,
  telling: JsonSchema | undefined,
): Answer {
  const { terms } = prover;
  // Examples are constructed from assertions, and then checked against both original schemas.
  const isWitness = (value: JsonValue): boolean =>
    evaluate(accepting, value, terms.view) === true && evaluate(refusing, value, terms.view) === false;
  const likely = telling && prover.ask([is(terms.of(telling))]);
  if (likely?.kind === "value" && isWitness(likely.value)) return shown(() => shrinkWitness(likely.value, isWitness));
  const claims = [is(terms.of(accepting)), isNot(terms.of(refusing))];
  if (prover.needsJointProof) prepare(prover, kin);
  let outcome = prover.ask(claims);
  if (outcome.kind === "unsure" && prover.needsJointProof && prepare(prover, kin)) outcome = prover.ask(claims);
  switch (outcome.kind) {
    case "none":
      return { kind: "no" };
    case "unsure":
      return { kind: "unknown", reason: outcome.reason };
    case "value": {
      if (!isWitness(outcome.value)) return { kind: "unknown", reason: "the example could not be checked" };
      return shown(() => shrinkWitness(outcome.value, isWitness));
    }
  }
}

/** Minimizes the example on first use. */
function shown(make: () => JsonValue): Answer {
  let made: { readonly value: JsonValue } | undefined;
  return {
    kind: "yes",
    get witness() {
      made ??= { value: make() };
      return made.value;
    },
  };
}
