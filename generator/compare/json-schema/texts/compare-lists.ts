import type { JsonSchema, JsonValue, JsonType } from "../../../model/json-schema/schema.js";
import type { Answer } from "../../../prove/json-schema/relation.js";
import type { ListWriting } from "../../finding.js";
import { possibleTypes } from "../../../model/json-schema/possible-types.js";

/** The questions that a comparison of serialized lists asks. */
export interface ListQuestions {
  readonly lists: ListWriting;
  /** Does the second schema refuse a text that the first accepts? */
  readonly answer: (accepting: JsonSchema, refusing: JsonSchema) => Answer;
  /** Returns the value of the accepting schema that the refusing one rejects; undefined if that is not confirmed. */
  readonly confirm: (value: JsonValue) => JsonValue | undefined;
}

/**
 * Compares two schemas of which one may accept single texts where the other accepts lists. A single text and a list of one item have
 * the same serialized form, and an empty list is not sent at all; so both are compared as lists of one item or more.
 */
export function compareLists(accepting: JsonSchema, refusing: JsonSchema, questions: ListQuestions): Answer {
  const { lists, answer, confirm } = questions;
  const [old, now] = [listsOf(accepting), listsOf(refusing)];
  /** The answer with a value of the accepting schema; undefined if the refusing one accepts its text all the same. */
  const confirmed = (found: Answer): Answer | undefined => {
    if (found.kind !== "yes") return found;
    const { witness } = found;
    const single = Array.isArray(witness) && witness.length === 1 ? (witness as readonly JsonValue[])[0] : undefined;
    const value = confirm(witness) ?? (single === undefined ? undefined : confirm(single));
    return value === undefined ? undefined : { kind: "yes", witness: value };
  };
  if (old === undefined || now === undefined) return confirmed(answer(accepting, refusing)) ?? undecided;
  // Two single texts, or two lists.
  if (old.kind === now.kind && old.kind !== "mixed") return answer(accepting, refusing);
  const { origin } = accepting;
  const text: JsonSchema = { origin, types: ["string"] };
  const texts: JsonSchema = { origin, types: ["array"], items: text, minItems: 1 };
  const acceptsAll = (all: JsonSchema, schema: JsonSchema): boolean => answer(all, schema).kind === "no";
  const { separator } = lists;
  // Any list is some text, and any text is some list.
  if (acceptsAll(texts, now.schema) || (separator !== undefined && acceptsAll(text, refusing))) return { kind: "no" };
  const withEmpty: JsonSchema = { origin, anyOf: [now.schema, { origin, types: ["array"], maxItems: 0 }] };
  const sent: JsonSchema = { origin, allOf: [old.schema, { origin, minItems: 1 }] };
  const first = confirmed(answer(sent, withEmpty));
  if (first !== undefined && (first.kind !== "no" || lists.isEscaped)) return first;
  if (separator === undefined) return undecided;
  return compareSplit(sent, now.schema, separator, { ...questions, confirmed, first });
}

/**
 * True if a reader of the second schema may split a single value of the first: its separator is not encoded. All its strings may be valid
 * all the same, but one value is now several items.
 */
export function maySplitValues(
  accepting: JsonSchema,
  refusing: JsonSchema,
  { lists: { separator, isEscaped }, answer }: Pick<ListQuestions, "lists" | "answer">,
): boolean {
  if (separator === undefined || isEscaped) return false;
  if (listsOf(accepting)?.kind !== "single" || listsOf(refusing)?.kind === "single") return false;
  const { origin } = accepting;
  const separated: JsonSchema = { origin, allOf: [accepting, textsWith(separator, accepting)] };
  return answer(separated, { origin, boolean: false }).kind !== "no";
}

function textsWith(separator: string, { origin }: JsonSchema): JsonSchema {
  return { origin, types: ["string"], pattern: `[${separator}]` };
}

interface SplitQuestions extends ListQuestions {
  /** The answer with a value of the accepting schema; undefined if the refusing schema accepts the text of the example. */
  readonly confirmed: (found: Answer) => Answer | undefined;
  /** "no" if each list of texts is accepted as it is; undefined if the example was accepted as one text. */
  readonly first: Answer | undefined;
}

/** The rest, where a reader splits what was one text, or takes a list for one text. */
function compareSplit(
  sent: JsonSchema,
  now: JsonSchema,
  separator: string,
  { answer, confirmed, first }: SplitQuestions,
): Answer {
  const { origin } = sent;
  const separated = textsWith(separator, sent);
  const only = (more: Omit<JsonSchema, "origin">): JsonSchema => ({ origin, allOf: [sent, { origin, ...more }] });
  const single = only({ maxItems: 1, items: { origin, pattern: `^[^${separator}]*$` } });
  const plain = first ?? confirmed(answer(single, now));
  if (plain?.kind !== "no") return plain ?? undecided;
  const rest = only({
    anyOf: [
      { origin, minItems: 2 },
      { origin, contains: separated },
    ],
  });
  const never: JsonSchema = { origin, boolean: false };
  const accepted: JsonValue[] = [];
  while (accepted.length < maxExamples) {
    const known: JsonSchema = { origin, not: { origin, enum: [...accepted] } };
    const example = answer(accepted.length === 0 ? rest : { origin, allOf: [rest, known] }, never);
    if (example.kind !== "yes") return example;
    const found = confirmed(example);
    if (found !== undefined) return found;
    accepted.push(example.witness);
  }
  return undecided;
}

/** Lists and texts are read one by one up to this number. */
const maxExamples = 16;

const undecided: Answer = { kind: "unknown", reason: "not all strings of both versions could be compared" };

/** A schema of the lists that a schema's values are read as; undefined where it may accept objects, or anything. */
export function listsOf(
  schema: JsonSchema,
): { readonly kind: "single" | "list" | "mixed"; readonly schema: JsonSchema } | undefined {
  const { origin } = schema;
  const types = [...possibleTypes(schema)];
  if (types.length === 0 || types.includes("object")) return undefined;
  const plain = types.filter((type) => type !== "array");
  if (plain.length === 0) return { kind: "list", schema };
  if (plain.length === types.length) return { kind: "single", schema: listOfOne(schema) };
  const only = (some: readonly JsonType[]): JsonSchema => ({ origin, allOf: [schema, { origin, types: some }] });
  return { kind: "mixed", schema: { origin, anyOf: [only(["array"]), listOfOne(only(plain))] } };
}

function listOfOne(items: JsonSchema): JsonSchema {
  return { origin: items.origin, types: ["array"], items, minItems: 1, maxItems: 1 };
}
