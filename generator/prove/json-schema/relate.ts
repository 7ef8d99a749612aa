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

/** Pairs of schemas that a pair may lead to. */
export type Kin = () => readonly (readonly [JsonSchema, JsonSchema])[];

/**
 * Relates the values of two schemas: `after` may accept fewer than `before`, more, or both. Results are remembered for
 * as long as the view object lives: give the same one for all schemas of a comparison. When one after the other takes
 * too long, its `kin` are looked at together, once. A value of the schema that is `telling`, where one is given, is
 * tried as an example before anything is searched.
 */
export function relate(
  before: JsonSchema,
  after: JsonSchema,
  view: SchemaView,
  kin: Kin = noKin,
  telling?: JsonSchema,
): Relation {
  const prover = proverOf(view);
  let narrowed: Answer | undefined;
  let widened: Answer | undefined;
  // Each is asked for when it is needed: a proof may take long.
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

const noKin: Kin = () => [];

function proverOf(view: SchemaView): Prover {
  const prover = provers.get(view) ?? new Prover(new Terms(view));
  provers.set(view, prover);
  return prover;
}

const provers = new WeakMap<SchemaView, Prover>();

/** False when that was done before. */
function prepare(prover: Prover, kin: Kin): boolean {
  if (prepared.has(prover)) return false;
  prepared.add(prover);
  proveTogether(kin(), prover);
  return true;
}

const prepared = new WeakSet<Prover>();

/** The question if one schema accepts a value that the other refuses. */
function difference(
  accepting: JsonSchema,
  refusing: JsonSchema,
  prover: Prover,
  kin: Kin,
  telling: JsonSchema | undefined,
): Answer {
  const { terms } = prover;
  // Examples are found by taking schemas apart, and told again by reading both as they are.
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

/** The example is made small when somebody looks at it. */
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
