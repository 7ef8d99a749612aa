import { grouped } from "../model/grouped.js";
import type { JsonSchema, JsonValue } from "../model/json-schema/schema.js";
import type { Answer } from "../prove/json-schema/relation.js";
import type { FoundChange, Witness } from "./change.js";
import type { ChangeFinding, SchemaPair, SerializationChange } from "./finding.js";
import { harmIn } from "./json-schema/judge.js";
import type { SchemaSession } from "./json-schema/schema-session.js";
import { createConfirmation, serializeValues, type Confirmation } from "./json-schema/texts/confirm-value.js";
import type { TextSession } from "./json-schema/texts/text-session.js";
import type { ValueDirection } from "./kind-of-change.js";
import { lookThrough } from "./operations/look-through.js";
import { messageText, wholeMessage, type MessageValues } from "./witness-message.js";

/** Messages of a change that are tried. */
const maxPairs = 10;

/** Pairs of schemas by the messages that contain their values. */
export type PairsOfChange = (finding: ChangeFinding, direction: ValueDirection) => readonly SchemaPair[];

/** Finds the pairs that a change is found in. */
export function pairsByUse(pairs: readonly SchemaPair[]): PairsOfChange {
  const known = grouped(pairs, ({ use }) => `${use.direction} ${use.text}`);
  return ({ uses }, direction) =>
    uses
      .filter((use) => use.direction === direction)
      .flatMap(({ text }) => known.get(`${direction} ${text}`) ?? [])
      .slice(0, maxPairs);
}

/**
 * Shows the counterexample of a change as the message that contains it, if the code that generated servers and clients read with accepts
 * the message by one version and rejects it by the other. Other counterexamples are left out; an effect without any is a warning.
 */
export function confirmWitness(finding: ChangeFinding, pairsOf: PairsOfChange, session: TextSession): ChangeFinding {
  const { change } = finding;
  const direction = harmedDirection(change);
  if (direction === undefined) return finding;
  const { witness: _, ...others } = change;
  const pairs = pairsOf(finding, direction);
  const wholes = pairs.map((pair) => wholeAnswer(pair, direction, session));
  const value = change.witness && (JSON.parse(change.witness.text) as JsonValue);
  for (const candidate of [
    value,
    value && [value],
    ...wholes.map((whole) => (whole.kind === "yes" ? whole.witness : undefined)),
  ]) {
    if (candidate === undefined) continue;
    for (const pair of pairs) {
      const witness = messageWitness(pair, candidate, direction, session);
      if (witness !== undefined) return { ...finding, change: { ...others, witness } };
    }
  }
  const isDoubtful = wholes.every(({ kind }) => kind === "unknown") && change.levels?.[direction] === "breaking";
  const levels = isDoubtful ? { levels: { ...change.levels, [direction]: "warning" } } : {};
  return { ...finding, change: { ...others, ...levels, isUnconfirmed: true } };
}

/** Sets the levels of another serialized form: a break needs a message that is rejected, or read as another value. */
export function confirmSerialization(
  { finding, pairs, part, changesEveryText = false }: SerializationChange,
  session: SchemaSession,
): ChangeFinding {
  const [pair] = pairs;
  if (pair === undefined) return finding;
  const { direction } = pair.use;
  const { accepting, side } = sidesOf(pair, direction);
  const confirmationOf = (before: JsonSchema, after: JsonSchema): Confirmation =>
    createConfirmation(session, { wire: pair.wire, roots: [{ before, after }] });
  // Both forms of the same values: a changed schema is a change of its own.
  const same = { ...accepting };
  const ofForms = side === "before" ? confirmationOf(accepting, same) : confirmationOf(same, accepting);
  const { answer, isSame } = serializeValues(session, ofForms, [accepting, same], direction, part);
  if (answer?.kind === "yes") {
    const confirmation = confirmationOf(lookThrough(pair.before), lookThrough(pair.after));
    const witness = messageWitness(pair, answer.witness, direction, { ...session, ...confirmation });
    return { ...finding, change: { ...finding.change, witness } };
  }
  if (!isSame || changesEveryText) return finding;
  const level = answer?.kind === "no" ? "info" : "warning";
  return { ...finding, change: { ...finding.change, levels: { sent: level, read: level } } };
}

/** Adds the message with a counterexample in JSON. */
export function withMessage(finding: ChangeFinding, pairsOf: PairsOfChange, session: SchemaSession): ChangeFinding {
  const { change } = finding;
  const { witness } = change;
  const direction = harmedDirection(change);
  if (witness?.language !== "json" || direction === undefined) return finding;
  const message = (): ReturnType<NonNullable<Witness["message"]>> => {
    const value = JSON.parse(witness.text) as JsonValue;
    for (const pair of pairsOf(finding, direction)) {
      const { accepting, refusing, side } = sidesOf(pair, direction);
      const whole = wholeAnswer(pair, direction, session);
      const found = [value, whole.kind === "yes" ? whole.witness : undefined].find(
        (one) => one !== undefined && session.isRefused(one, accepting, refusing, direction),
      );
      const { wire, operations } = pair;
      if (found === undefined || wire === undefined || operations === undefined) continue;
      const values = valuesFor(session, direction);
      const text = wire[side].codec(accepting, session.isCommaFree).write(found);
      const carrier = wire.carriers[side];
      const sent = text === undefined ? undefined : wholeMessage(operations[side], { carrier, text }, values);
      if (sent !== undefined) return sent;
    }
    return undefined;
  };
  return { ...finding, change: { ...change, witness: { ...witness, message } } };
}

/** The direction of a counterexample, or of a break without one. */
function harmedDirection({ witness, levels }: FoundChange): ValueDirection | undefined {
  if (witness !== undefined) return witness.acceptedBy === "before" ? "sent" : "read";
  return (["sent", "read"] as const).find((direction) => levels?.[direction] === "breaking");
}

function sidesOf({ before, after }: SchemaPair, direction: ValueDirection) {
  const [old, now] = [lookThrough(before), lookThrough(after)];
  return direction === "sent"
    ? ({ accepting: old, refusing: now, side: "before" } as const)
    : ({ accepting: now, refusing: old, side: "after" } as const);
}

/** The relation of whole values: of the parameter, the header or the body. */
function wholeAnswer({ before, after }: SchemaPair, direction: ValueDirection, session: SchemaSession): Answer {
  return harmIn(direction, lookThrough(before), lookThrough(after), session);
}

function messageWitness(
  pair: SchemaPair,
  candidate: JsonValue,
  direction: ValueDirection,
  session: TextSession,
): Witness | undefined {
  const { wire, operations } = pair;
  const { accepting, refusing, side } = sidesOf(pair, direction);
  const value = session.confirm(candidate, accepting, refusing, direction);
  if (value === undefined || wire === undefined || operations === undefined) return undefined;
  const carrier = wire.carriers[side];
  const name =
    carrier.kind === "parameter" ? carrier.parameter.name : carrier.kind === "header" ? carrier.header.name : undefined;
  const sent = wire[side].codec(accepting, session.isCommaFree, name).write(value);
  const values = valuesFor(session, direction);
  const text = sent === undefined ? undefined : messageText(operations[side], carrier, sent, values);
  if (sent === undefined || text === undefined) return undefined;
  const message = (): ReturnType<typeof wholeMessage> =>
    wholeMessage(operations[side], { carrier, text: sent }, values);
  return { language: "http", text, acceptedBy: side, message };
}

function valuesFor({ instance, isCommaFree }: SchemaSession, direction: ValueDirection): MessageValues {
  return { instance: (schema) => instance(schema, direction), isCommaFree };
}
