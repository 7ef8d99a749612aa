import { cached, PairMap } from "../../pair-map.js";
import type { JsonSchema, JsonValue } from "../../../model/json-schema/schema.js";
import type { Answer, Relation } from "../../../prove/json-schema/relation.js";
import type { ValueDirection } from "../../kind-of-change.js";
import type { SchemaSession } from "../schema-session.js";
import { compareLists, maySplitValues } from "./compare-lists.js";
import { createConfirmation, restricted, type Confirmation, type TextSettings, findExample } from "./confirm-value.js";
import { serializedTexts, type TextForm } from "./text-form.js";
import { possibleTypes } from "../../../model/json-schema/possible-types.js";
import type { WireForm } from "./wire-form.js";
import type { Versions } from "../../versions.js";

/** A session for values that are sent as strings, in parameters, headers and forms: versions are compared as the strings they accept. */
export interface TextSession extends SchemaSession {
  /** Confirms a counterexample by the readers of both versions. */
  readonly confirm: Confirmation["confirm"];
}

/** Begins the comparison of strings. */
export function createTextSession(session: SchemaSession, settings: TextSettings): TextSession {
  const lists = settings.wire?.lists;
  const confirmation = createConfirmation(session, settings);
  const { confirm, sideOf, sendable } = confirmation;
  const textAnswer = createTextAnswer(session, settings, confirmation);
  const compared: TextAnswer = (accepting, refusing, direction) => {
    const confirmed = (value: JsonValue): JsonValue | undefined => confirm(value, accepting, refusing, direction);
    const answer = (one: JsonSchema, other: JsonSchema): Answer => textAnswer(one, other, direction);
    const found =
      lists === undefined
        ? answer(accepting, refusing)
        : compareLists(accepting, refusing, { lists, answer, confirm: confirmed });
    const side = sideOf(accepting, refusing);
    if (found.kind !== "unknown" || side === undefined) return found;
    const relate = (one: JsonSchema, other: JsonSchema): Answer => session.relation(one, other, direction).narrowed;
    return findExample(sendable(accepting, side), refusing, relate, confirmed) ?? found;
  };
  const whole: TextAnswer = (accepting, refusing, direction) => {
    const found = compared(accepting, refusing, direction);
    if (found.kind !== "no" || lists === undefined) return found;
    const answer = (one: JsonSchema, other: JsonSchema): Answer => session.relation(one, other, direction).narrowed;
    return maySplitValues(accepting, refusing, { lists, answer }) ? splitValues : found;
  };
  const answers = {
    sent: new PairMap<JsonSchema, JsonSchema, Answer>(),
    read: new PairMap<JsonSchema, JsonSchema, Answer>(),
  };
  const answerOf: TextAnswer = (accepting, refusing, direction) =>
    answers[direction].getOrAdd(accepting, refusing, () => whole(accepting, refusing, direction));
  return {
    ...session,
    sendsTexts: true,
    confirm,
    isRefused: (value, accepting, refusing, direction) => confirm(value, accepting, refusing, direction) !== undefined,
    relation(old, now, direction): Relation {
      return {
        get narrowed() {
          return answerOf(old, now, direction);
        },
        get widened() {
          return answerOf(now, old, direction);
        },
      };
    },
    // Pairs of this session have other verdicts.
    pairs: new PairMap(),
    links: new Map(),
  };
}

/** Does the second schema reject a string that the first accepts? */
type TextAnswer = (accepting: JsonSchema, refusing: JsonSchema, direction: ValueDirection) => Answer;

function createTextAnswer(
  session: SchemaSession,
  { wire }: TextSettings,
  { confirm, sideOf, sendable }: Confirmation,
): TextAnswer {
  const flat = (schema: JsonSchema): JsonSchema => session.flat(schema).schema;
  const plainForm = cached((schema: JsonSchema) => serializedTexts(schema, flat));
  const formOf = (schema: JsonSchema, repeated: ReadonlySet<string>): TextForm | undefined =>
    repeated.size > 0 ? serializedTexts(schema, flat, repeated) : plainForm(schema);
  return (accepting, refusing, direction) => {
    const side = sideOf(accepting, refusing);
    const plain = session.relation(sendable(accepting, side), refusing, direction).narrowed;
    if (plain.kind === "no") return plain;
    const found = plain.kind === "yes" ? confirm(plain.witness, accepting, refusing, direction) : undefined;
    if (found !== undefined) return { kind: "yes", witness: found };
    const repeated = repeatedFields(side && wire, flat(accepting), flat(refusing));
    const [form, refusingForm] = [formOf(accepting, repeated), formOf(refusing, repeated)];
    if (form === undefined || refusingForm?.isExact !== true) return undecided;
    const texts = sendable(restricted(form.schema, ...withItems(form.schema, repeated)), side);
    const answer = session.relation(texts, refusingForm.schema, direction).narrowed;
    if (answer.kind !== "yes") return answer;
    const value = confirm(answer.witness, accepting, refusing, direction);
    return value === undefined ? undecided : { kind: "yes", witness: value };
  };
}

const splitValues: Answer = { kind: "unknown", reason: "a value with a separator is now several items" };

const undecided: Answer = { kind: "unknown", reason: "not all strings of both versions could be compared" };

/**
 * Returns the properties of a value that are lists in one version or both, and for which a single value is the same text as a list of one
 * item: if items are repeated, or if `accepting` has only single values.
 */
function repeatedFields(
  wire: Versions<WireForm> | undefined,
  accepting: JsonSchema,
  refusing: JsonSchema,
): ReadonlySet<string> {
  const fieldsOf = (form: WireForm | undefined): ReadonlyMap<string, boolean> =>
    new Map(
      [accepting, refusing].flatMap((one) => form?.fields?.(one).map((field) => [field.name, field.isRepeated]) ?? []),
    );
  const typesOf = ({ properties }: JsonSchema, name: string): ReadonlySet<string> => {
    const property = properties?.get(name);
    return property === undefined ? new Set() : possibleTypes(property);
  };
  const [before, after] = [fieldsOf(wire?.before), fieldsOf(wire?.after)];
  return new Set(
    [...before].flatMap(([name, isRepeated]) => {
      const [old, now] = [typesOf(accepting, name), typesOf(refusing, name)];
      const isOneText = (isRepeated && after.get(name) === true) || (after.has(name) && !old.has("array"));
      const isList = (old.has("array") || now.has("array")) && !old.has("object") && !now.has("object");
      return isOneText && isList ? [name] : [];
    }),
  );
}

/** Returns schemas of values in which no such list is empty: an empty list is not sent. */
function withItems({ origin }: JsonSchema, fields: ReadonlySet<string>): readonly JsonSchema[] {
  if (fields.size === 0) return [];
  return [{ origin, properties: new Map([...fields].map((name) => [name, { origin, minItems: 1 }])) }];
}
