import { evaluate } from "../../../model/json-schema/evaluate.js";
import type { JsonSchema, JsonValue } from "../../../model/json-schema/schema.js";
import type { SchemaView } from "../../../model/json-schema/schema-view.js";
import type { Answer, Relation } from "../../../prove/json-schema/relation.js";
import type { ListWriting } from "../../finding.js";
import type { ValueDirection } from "../../kind-of-change.js";
import type { SchemaSession } from "../schema-session.js";
import { compareLists } from "./compare-lists.js";
import { serializedTexts, type TextForm } from "./text-form.js";
import { asTexts, listReadings, valuesOfTexts } from "./travelling-values.js";

/**
 * A session for values that travel as texts, in parameters and headers: two versions are compared as the texts that they take. `lists`
 * is given if a single text of one version may be a list in the other.
 */
export function createTextSession(session: SchemaSession, lists?: ListWriting): SchemaSession {
  const forms = new Map<JsonSchema, TextForm | undefined>();
  const formOf = (schema: JsonSchema): TextForm | undefined => {
    if (!forms.has(schema))
      forms.set(
        schema,
        serializedTexts(schema, (schema) => session.flat(schema).schema),
      );
    return forms.get(schema);
  };
  const isRefused: SchemaSession["isRefused"] = (value, schema, direction) =>
    readingsOf(asTexts(value), lists).every((texts) => isRefusedText(texts, schema, session.views[direction]));
  /** Does the second schema refuse a text that the first accepts? The first is the earlier one where "narrowed" is asked. */
  const textAnswer: TextAnswer = (accepting, refusing, direction, question) => {
    const texts = (): Answer | undefined => {
      const [form, refusingForm] = [formOf(accepting), formOf(refusing)];
      return form && refusingForm?.isExact === true
        ? session.relation(form.schema, refusingForm.schema, direction).narrowed
        : undefined;
    };
    const [old, now] = question === "narrowed" ? [accepting, refusing] : [refusing, accepting];
    const plain = session.relation(old, now, direction)[question];
    return asTextAnswer(plain, accepting, refusing, texts, session.views[direction]);
  };
  const listAnswer = (writing: ListWriting): TextAnswer =>
    onceForEach((accepting, refusing, direction, question) =>
      compareLists(accepting, refusing, {
        lists: writing,
        answer: (one, other) => textAnswer(one, other, direction, question),
        accepts: (value) => evaluate(accepting, value, session.views[direction]) === true,
        isRefused: (value) => isRefused(value, refusing, direction),
      }),
    );
  const answerOf = lists === undefined ? textAnswer : listAnswer(lists);
  return {
    ...session,
    isRefused,
    relation(old, now, direction): Relation {
      const turned: { narrowed?: Answer; widened?: Answer } = {};
      return {
        get narrowed() {
          return (turned.narrowed ??= answerOf(old, now, direction, "narrowed"));
        },
        get widened() {
          return (turned.widened ??= answerOf(now, old, direction, "widened"));
        },
      };
    },
    // Pairs of this session have other verdicts.
    pairs: new Map(),
    links: new Map(),
  };
}

type TextAnswer = (
  accepting: JsonSchema,
  refusing: JsonSchema,
  direction: ValueDirection,
  question: keyof Relation,
) => Answer;

function onceForEach(answerOf: TextAnswer): TextAnswer {
  const known = new Map<JsonSchema, Map<JsonSchema, Map<string, Answer>>>();
  return (accepting, refusing, direction, question) => {
    const byRefusing = known.get(accepting) ?? new Map<JsonSchema, Map<string, Answer>>();
    known.set(accepting, byRefusing);
    const answers = byRefusing.get(refusing) ?? new Map<string, Answer>();
    byRefusing.set(refusing, answers);
    const key = `${direction} ${question}`;
    const answer = answers.get(key) ?? answerOf(accepting, refusing, direction, question);
    answers.set(key, answer);
    return answer;
  };
}

/** Turns a proof about values into one about texts: a value is refused if no reading of its text is taken. */
function asTextAnswer(
  plain: Answer,
  accepting: JsonSchema,
  refusing: JsonSchema,
  ofTexts: () => Answer | undefined,
  view: SchemaView,
): Answer {
  if (plain.kind === "no") return plain;
  if (plain.kind === "yes" && isRefusedText(asTexts(plain.witness), refusing, view)) return plain;
  const answer = ofTexts();
  if (answer === undefined || answer.kind === "no") return answer ?? undecided;
  if (answer.kind === "unknown") return answer;
  const value = valuesOfTexts(answer.witness)?.find((valuesOfText) => evaluate(accepting, valuesOfText, view) === true);
  return value !== undefined && isRefusedText(asTexts(value), refusing, view)
    ? { kind: "yes", witness: value }
    : undecided;
}

const undecided: Answer = { kind: "unknown", reason: "not all strings of both versions could be compared" };

function readingsOf(texts: JsonValue, lists: ListWriting | undefined): readonly JsonValue[] {
  return lists === undefined ? [texts] : listReadings(texts, lists);
}

function isRefusedText(texts: JsonValue, refusing: JsonSchema, view: SchemaView): boolean {
  return valuesOfTexts(texts)?.every((value) => evaluate(refusing, value, view) === false) ?? false;
}
