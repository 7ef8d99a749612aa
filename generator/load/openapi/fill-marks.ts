import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import { suggest } from "../../diagnostics/suggest.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import type { MarkKey } from "../../model/marks.js";
import type { XmlSchemaDocument } from "../../model/xml-schema/components.js";
import { isObject, originOf, type Cursor } from "./cursor.js";
import type { DeclaredQuestions } from "./declared-questions.js";

/** One rule, open question or choice of a document. */
export interface WrittenMark {
  readonly key: MarkKey;
  readonly at: Cursor;
}

interface Family {
  /** The diagnostic of a mark that does not have the form of one. */
  readonly malformed: "openapi/malformed-rule" | "openapi/malformed-mark";
  /** The diagnostic of a mark that no text is written for. */
  readonly unknown: "openapi/unknown-rule" | "openapi/unknown-mark";
  /** The diagnostic of a mark that has two texts. */
  readonly repeated: "openapi/repeated-rule" | "openapi/repeated-mark";
  /** The marks of an XSD that have the same texts. */
  readonly ofXsd: keyof Pick<XmlSchemaDocument, "rules" | "openQuestions" | "sandboxChoices">;
}

const ofRules = {
  malformed: "openapi/malformed-rule",
  unknown: "openapi/unknown-rule",
  repeated: "openapi/repeated-rule",
} as const;
const ofMarks = {
  malformed: "openapi/malformed-mark",
  unknown: "openapi/unknown-mark",
  repeated: "openapi/repeated-mark",
} as const;
const families: Readonly<Record<MarkKey, Family>> = {
  "x-rules": { ...ofRules, ofXsd: "rules" },
  "x-open-question": { ...ofMarks, ofXsd: "openQuestions" },
  "x-sandbox-choice": { ...ofMarks, ofXsd: "sandboxChoices" },
};

/**
 * Gives its text to each mark that has a name alone: it is written once, in the document or in its XSD, and named wherever
 * it holds as well. Marks are members of documents that were read for this contract, and are filled in place. Reports names
 * that no mark of the kind has, and marks that are written twice. A question or a choice may be a text without a name, and a
 * rule the name of one whose sentence is in the description.
 */
export function fillMarks(
  written: readonly WrittenMark[],
  xsd: readonly XmlSchemaDocument[],
  questions: DeclaredQuestions,
  diagnostics: Diagnostics,
): void {
  for (const [key, family] of Object.entries(families)) {
    const ofXsd = xsd.flatMap((document) => document[family.ofXsd]);
    fillKind(
      key as MarkKey,
      written.flatMap((mark) => (mark.key === key ? [mark.at] : [])),
      family,
      ofXsd,
    );
  }

  function fillKind(
    mark: MarkKey,
    places: readonly Cursor[],
    { malformed, unknown, repeated }: Family,
    ofXsd: readonly { readonly name: string; readonly text: string }[],
  ): void {
    const texts = new Map(ofXsd.flatMap(({ name, text }) => (name === "" ? [] : [[name, text] as const])));
    const first = new Map<string, Cursor>();
    const pointing: { readonly value: Record<string, JsonValue>; readonly name: string; readonly at: Cursor }[] = [];
    for (const at of places) {
      if (typeof at.value === "string") {
        const isId = questions.size > 0 && mark === "x-open-question" && !/\s/.test(at.value);
        if (isId)
          diagnostics.report(unknown, originOf(at), {
            name: at.value,
            mark,
            near: suggest(at.value, questions.keys()),
          });
        continue;
      }
      const value = isObject(at.value) ? (at.value as Record<string, JsonValue>) : {};
      const { name, text } = value;
      if (typeof name !== "string" || name === "" || (text !== undefined && typeof text !== "string")) {
        diagnostics.report(malformed, originOf(at), { mark });
      } else if (text === undefined) {
        pointing.push({ value, name, at });
      } else if (texts.has(name)) {
        const earlier = first.get(name);
        const related = earlier === undefined ? [] : [{ message: "first written at", origin: originOf(earlier) }];
        diagnostics.report(repeated, originOf(at), { name, mark }, related);
      } else {
        texts.set(name, text);
        first.set(name, at);
      }
    }
    for (const { value, name, at } of pointing) {
      const text = texts.get(name);
      if (text !== undefined) value["text"] = text;
      else diagnostics.report(unknown, originOf(at), { name, mark, near: suggest(name, texts.keys()) });
    }
  }
}
