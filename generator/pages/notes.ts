import type { JsonValue } from "../model/json-schema/schema.js";
import { markTexts } from "../model/marks.js";
import type { Annotation } from "../model/xml-schema/components.js";
import type { Note } from "./site-model.js";

/** The notes of a part of an OpenAPI document. */
export function notesOf(extensions: ReadonlyMap<string, JsonValue> | undefined): readonly Note[] {
  const rules: unknown = extensions?.get("x-rules");
  return [
    ...(Array.isArray(rules) ? rules : []).flatMap((rule: unknown) => ruleNote(rule)),
    ...markTexts(extensions?.get("x-open-question")).map((text): Note => ({ kind: "question", text })),
    ...markTexts(extensions?.get("x-sandbox-choice")).map((text): Note => ({ kind: "choice", text })),
  ];
}

function ruleNote(rule: unknown): readonly Note[] {
  const { name, text } = (typeof rule === "object" && rule !== null ? rule : {}) as Record<string, unknown>;
  return typeof name === "string" && typeof text === "string" ? [{ kind: "rule", text }] : [];
}

/** The notes of a component of an XSD. */
export function annotationNotes({ rules, openQuestions, sandboxChoices }: Annotation): readonly Note[] {
  return [
    ...rules.map(({ text }): Note => ({ kind: "rule", text })),
    ...openQuestions.map(({ text }): Note => ({ kind: "question", text })),
    ...sandboxChoices.map(({ text }): Note => ({ kind: "choice", text })),
  ];
}
