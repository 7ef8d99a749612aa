import { annotationSentences, isRetired } from "../../../model/xml-schema/annotation-sentences.js";
import { isSensitive, viewMark, type AnnotatedMark, type Annotation } from "../../../model/xml-schema/components.js";
import type { JsonValue } from "../../../model/json-schema/schema.js";
import { present, type JsonObject } from "../cursor.js";

/** The keywords of a JSON schema for what people wrote about a component of an XSD, its marks included. */
export function annotate(annotation: Annotation): JsonObject {
  const { documentation, openQuestions, rules, sandboxChoices } = annotation;
  const description = [documentation, ...annotationSentences(annotation)]
    .filter((sentence) => sentence !== undefined && sentence !== "")
    .join("\n\n");
  const [create, update] = [viewMark(annotation, "create"), viewMark(annotation, "update")];
  return {
    ...(description !== "" && { description }),
    ...(isRetired(annotation) && { deprecated: true }),
    ...(create === "absent" && update === "absent" && { readOnly: true }),
    ...present("x-xsd-create", create),
    ...present("x-xsd-update", update),
    ...(isSensitive(annotation) && { "x-sensitive": true }),
    ...(openQuestions.length > 0 && { "x-open-question": marked(openQuestions) }),
    ...(sandboxChoices.length > 0 && { "x-sandbox-choice": marked(sandboxChoices) }),
    ...(rules.length > 0 && { "x-rules": rules.map(({ name, text }) => ({ name, text })) }),
  };
}

/** A mark with its name where it has one; several are a list. */
function marked(marks: readonly AnnotatedMark[]): JsonValue {
  const values = marks.map(({ name, text }) => (name === "" ? text : { name, text }));
  return values.length === 1 ? values[0]! : values;
}
