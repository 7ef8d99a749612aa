import { evaluate } from "../../../model/json-schema/evaluate.js";
import type { JsonSchema, JsonValue } from "../../../model/json-schema/schema.js";
import type { SchemaView } from "../../../model/json-schema/schema-view.js";
import type { Answer, Relation } from "../../../prove/json-schema/relation.js";
import type { SchemaSession } from "../schema-session.js";
import { textForm, type TextForm } from "./text-form.js";
import { asTexts, valuesOfTexts } from "./travelling-values.js";

/** A session for values that travel as texts, in parameters and headers: two versions are compared as the texts that they take. */
export function createTextSession(session: SchemaSession): SchemaSession {
  const forms = new Map<JsonSchema, TextForm | undefined>();
  const formOf = (schema: JsonSchema): TextForm | undefined => {
    if (!forms.has(schema))
      forms.set(
        schema,
        textForm(schema, (schema) => session.flat(schema).schema),
      );
    return forms.get(schema);
  };
  return {
    ...session,
    relation(old, now, direction): Relation {
      const plain = session.relation(old, now, direction);
      const turned: { narrowed?: Answer; widened?: Answer } = {};
      const texts = (one: JsonSchema, other: JsonSchema): Answer | undefined => {
        const [accepting, refusing] = [formOf(one), formOf(other)];
        return accepting && refusing?.isExact === true
          ? session.relation(accepting.schema, refusing.schema, direction).narrowed
          : undefined;
      };
      const view = session.views[direction];
      return {
        get narrowed() {
          return (turned.narrowed ??= asTextAnswer(plain.narrowed, old, now, () => texts(old, now), view));
        },
        get widened() {
          return (turned.widened ??= asTextAnswer(plain.widened, now, old, () => texts(now, old), view));
        },
      };
    },
    // Pairs of this session have other verdicts.
    pairs: new Map(),
    links: new Map(),
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
  if (plain.kind === "yes" && isRefused(asTexts(plain.witness), refusing, view)) return plain;
  const answer = ofTexts();
  if (answer === undefined || answer.kind === "no") return answer ?? undecided;
  if (answer.kind === "unknown") return answer;
  const value = valuesOfTexts(answer.witness)?.find((valuesOfText) => evaluate(accepting, valuesOfText, view) === true);
  return value !== undefined && isRefused(asTexts(value), refusing, view) ? { kind: "yes", witness: value } : undecided;
}

const undecided: Answer = { kind: "unknown", reason: "not all texts of both versions could be compared" };

function isRefused(texts: JsonValue, refusing: JsonSchema, view: SchemaView): boolean {
  return valuesOfTexts(texts)?.every((value) => evaluate(refusing, value, view) === false) ?? false;
}
