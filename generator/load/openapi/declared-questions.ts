import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { isArray, isObject, member, members, originOf, type Cursor } from "./cursor.js";

/** Open questions by id, as marks show them: "Q-12: The unit is not specified." */
export type DeclaredQuestions = ReadonlyMap<string, string>;

/** The questions that a document declares under `x-open-questions`. Reports values that are not strings. */
export function declaredQuestions(root: Cursor, diagnostics: Diagnostics): DeclaredQuestions {
  const declared = member(root, "x-open-questions");
  const questions = new Map<string, string>();
  if (declared === undefined) return questions;
  const report = (at: Cursor): void =>
    diagnostics.report("openapi/malformed-mark", originOf(at), { mark: "x-open-questions" });
  if (!isObject(declared.value)) report(declared);
  for (const { key, at } of members(declared)) {
    if (typeof at.value === "string") questions.set(key, `${key}: ${at.value.trim()}`);
    else report(at);
  }
  return questions;
}

/** An open question, or a list of them, with the text of each id that is declared. */
export function withQuestionTexts(mark: JsonValue, questions: DeclaredQuestions): JsonValue {
  if (isArray(mark)) return mark.map((item) => withQuestionTexts(item, questions));
  return typeof mark === "string" ? (questions.get(mark) ?? mark) : mark;
}
