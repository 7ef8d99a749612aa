import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import type { Witness } from "../change.js";
import { valueDirections, type ValueDirection, type Level } from "../kind-of-change.js";
import type { KeywordChange } from "./keyword-finding.js";
import type { SchemaSession } from "./schema-session.js";
import type { Verdict, PairPath } from "./schema-pair-node.js";
import { jsonText } from "../../prove/json-schema/stable-order.js";
import { holderOf, type ChangeStep } from "./step.js";
import type { Answer } from "../../prove/json-schema/relation.js";
import { isList, isRecord } from "../../model/json-schema/json-kinds.js";
import type { ComparedVersion } from "../versions.js";

/** True when two schemas are proved to accept the same values, whichever way they travel. `telling` is tried for examples first. */
export function areEqual(
  before: JsonSchema,
  after: JsonSchema,
  session: SchemaSession,
  directions: Iterable<ValueDirection> = valueDirections,
  telling?: JsonSchema,
): boolean {
  for (const direction of directions) {
    const relation = session.valueRelation(before, after, direction, telling);
    // The harmful direction is asked for first: it will be needed.
    const [first, second] =
      direction === "sent" ? (["narrowed", "widened"] as const) : (["widened", "narrowed"] as const);
    if (relation[first].kind !== "no" || relation[second].kind !== "no") return false;
  }
  return true;
}

/**
 * The levels of a change in some directions: what its keywords alone do to the earlier schema, with all else as it was.
 * Undefined where they are proved to do nothing.
 */
export function judgePair(
  change: KeywordChange,
  before: JsonSchema,
  way: PairPath | undefined,
  directions: ReadonlySet<ValueDirection>,
  session: SchemaSession,
): Verdict | undefined {
  const { hybrid, telling } = change;
  if (hybrid === undefined) return { levels: {} };
  const asked = directions.size === 0 ? valueDirections : directions;
  if (change.atLeast === undefined && areEqual(before, hybrid, session, asked, telling)) return undefined;
  const levels: { sent?: Level; read?: Level } = {};
  let witness: Witness | undefined;
  for (const direction of valueDirections) {
    if (!directions.has(direction)) continue;
    const answer = harmIn(direction, before, hybrid, session);
    const level = within(levelOf(answer), change.atLeast?.[direction], change.atMost?.[direction]);
    levels[direction] = level;
    if (level === "info" || witness !== undefined) continue;
    witness = wholeWitness(answer, direction, way, session);
  }
  if (change.isToldIfProved === true && levels.sent !== "breaking" && levels.read !== "breaking") return undefined;
  return witness === undefined ? { levels } : { levels, witness };
}

/** Those who send are harmed when less is accepted, those who read when more is. */
export function harmIn(
  direction: ValueDirection,
  before: JsonSchema,
  after: JsonSchema,
  session: SchemaSession,
): Answer {
  return session.relation(before, after, direction)[direction === "sent" ? "narrowed" : "widened"];
}

/** The level that an answer of the proofs gives. */
export function levelOf({ kind }: Answer): Level {
  return kind === "yes" ? "breaking" : kind === "no" ? "info" : "warning";
}

const ranks = { info: 0, warning: 1, breaking: 2 } as const;

function within(level: Level, least: Level = "info", most: Level = "breaking"): Level {
  const raised = ranks[level] < ranks[least] ? least : level;
  return ranks[raised] > ranks[most] ? most : raised;
}

/** The example of a proof, when the two versions themselves disagree about it. */
export function pairWitness(
  answer: Answer,
  direction: ValueDirection,
  before: JsonSchema,
  after: JsonSchema,
  { isRefused }: SchemaSession,
): Witness | undefined {
  if (answer.kind !== "yes") return undefined;
  const [accepting, refusing] = direction === "sent" ? [before, after] : [after, before];
  const { witness } = answer;
  if (!isRefused(witness, accepting, refusing, direction)) return undefined;
  const acceptedBy = direction === "sent" ? "before" : "after";
  return { language: "json", text: jsonText(witness), acceptedBy };
}

/**
 * A whole document that holds the example of a proof, told apart by the versions of what is whole: a named schema, or a
 * payload. None where the way is too long, or where the whole accepts and refuses the same all the same.
 */
export function wholeWitness(
  answer: Answer,
  direction: ValueDirection,
  way: PairPath | undefined,
  session: SchemaSession,
): Witness | undefined {
  if (answer.kind !== "yes" || way === undefined || way.steps.length > maxSteps) return undefined;
  const { before, after } = way;
  const { origin } = before;
  if (way.steps.length === 0) return pairWitness(answer, direction, before, after, session);
  const holder = holderOf(answer.witness, way.steps, origin);
  if (holder === undefined) return undefined;
  const [accepting, refusing] = direction === "sent" ? [before, after] : [after, before];
  // Most often it is enough to put the example into some document.
  const value = placedIn(accepting, answer.witness, way.steps, {
    direction,
    side: direction === "sent" ? "before" : "after",
    session,
  });
  const placed =
    value === undefined ? undefined : pairWitness({ kind: "yes", witness: value }, direction, before, after, session);
  if (placed !== undefined) return placed;
  const holding: JsonSchema = { origin, allOf: [accepting, holder] };
  return pairWitness(session.relation(holding, refusing, direction).narrowed, direction, before, after, session);
}

const maxSteps = 8;

/** The documents that examples are put into. */
interface Placing {
  readonly direction: ValueDirection;
  /** The version that accepts the example. */
  readonly side: ComparedVersion;
  readonly session: SchemaSession;
}

/**
 * A document that a schema accepts, with a value put where a way leads to; undefined where there is no place for it.
 * The caller still has to ask the schema whether it accepts the document with it.
 */
function placedIn(
  schema: JsonSchema,
  value: JsonValue,
  steps: readonly ChangeStep[],
  placing: Placing,
): JsonValue | undefined {
  return placed(placing.session.instance(schema, placing.direction), steps, value, placing);
}

function placed(
  holder: JsonValue | undefined,
  [step, ...rest]: readonly ChangeStep[],
  value: JsonValue,
  placing: Placing,
): JsonValue | undefined {
  if (step === undefined) return value;
  const put = (inside: JsonValue | undefined): JsonValue | undefined => placed(inside, rest, value, placing);
  switch (step.kind) {
    case "member":
      return withMember(holder, step.name, put);
    case "others":
      return withMember(holder, "extra", put);
    case "item":
      return withItem(holder, 0, put);
    case "position":
      return withItem(holder, step.index, put);
    case "branch": {
      // Another branch has other members.
      const branch = step.versions?.[placing.side];
      return put(branch === undefined ? holder : placing.session.instance(branch, placing.direction));
    }
    case "pattern":
      return undefined;
  }
}

type Put = (inside: JsonValue | undefined) => JsonValue | undefined;

function withMember(holder: JsonValue | undefined, name: string, put: Put): JsonValue | undefined {
  const members = holder !== undefined && isRecord(holder) ? holder : {};
  const inner = put(Object.hasOwn(members, name) ? members[name] : undefined);
  if (inner === undefined) return undefined;
  return Object.fromEntries([...Object.entries(members).filter(([otherName]) => otherName !== name), [name, inner]]);
}

function withItem(holder: JsonValue | undefined, at: number, put: Put): JsonValue | undefined {
  const items = holder !== undefined && isList(holder) ? holder : [];
  if (items.length < at) return undefined;
  const inner = put(items[at]);
  return inner === undefined ? undefined : [...items.slice(0, at), inner, ...items.slice(at + 1)];
}
