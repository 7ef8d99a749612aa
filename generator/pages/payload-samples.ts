import type { MediaTypeObject } from "../model/contract.js";
import type { JsonSchema, JsonValue } from "../model/json-schema/schema.js";
import type { ElementDeclaration, XmlSchema } from "../model/xml-schema/components.js";
import type { Direction } from "../plan/plan.js";
import { evaluate } from "../model/json-schema/evaluate.js";
import { payloadEncoding } from "../plan/payload-encoding.js";
import { createExamples, type FindExample } from "../prove/json-schema/example-values.js";
import { escapedUnseen } from "../text/visible.js";
import { sentBody } from "./sent-body.js";
import { partHead, type SentField } from "./sent-form.js";
import { visibleValue } from "./visible-value.js";
import { XmlSamples } from "./xml-samples.js";
import type { CodeSample } from "./site-model.js";

/** Maximum length of a sample as JSON; a longer one has only required properties. */
const maxLength = 4_000;

/** Valid values for the messages of one API: examples of the spec, otherwise values that the prover finds. */
export class PayloadSamples {
  readonly #find: Readonly<Record<Direction, FindExample>> = {
    request: createExamples({ direction: "sent" }),
    response: createExamples({ direction: "read" }),
  };

  readonly #xml = new XmlSamples();

  constructor(readonly schema: XmlSchema | undefined) {}

  /** A valid value of a schema; undefined if none was found. */
  value(schema: JsonSchema, direction: Direction, written: readonly JsonValue[] = []): JsonValue | undefined {
    const find = this.#find[direction];
    const found = find(schema, { written, seed: 0 });
    const isLong = found !== undefined && JSON.stringify(found).length > maxLength;
    const value = isLong ? (find(schema, { written: [], seed: 0, isSmall: true }) ?? found) : found;
    if (value === undefined) return undefined;
    const visible = visibleValue(value, [schema], direction);
    return evaluate(schema, visible, { direction: direction === "request" ? "sent" : "read" }) === true
      ? visible
      : value;
  }

  /** A valid document of an element, by the schema of a view if it has one; undefined if none was found. */
  document(element: ElementDeclaration, view: XmlSchema | undefined): string | undefined {
    return this.#xml.document(element, view ?? this.schema);
  }

  /** Valid payloads of a media type as they are sent. */
  ofMedia(media: MediaTypeObject, direction: Direction): readonly CodeSample[] {
    const body = sentBody(media, direction, this);
    if (body === undefined || body.kind === "file") return [];
    if (body.kind === "parts") return [{ title: "Form", language: "text", code: partsText(body.fields) }];
    switch (payloadEncoding(media).kind) {
      case "xml":
        return [{ title: "XML", language: "xml", code: body.text }];
      case "json":
        return [jsonSample(body.value ?? null)];
      case "form":
        return [{ title: "Form", language: "text", code: body.text }];
      case "stream":
        return [{ title: "One item", language: "text", code: escapedUnseen(body.text.trimEnd(), "\n") }];
      default:
        return [{ title: "Text", language: "text", code: body.text }];
    }
  }
}

/** The boundary of multipart forms in samples. */
export const sampleBoundary = "sample-boundary";

/** A form as it is sent, with names of files for their bytes. */
function partsText(fields: ReadonlyMap<string, SentField>): string {
  const parts = [...fields.values()].flatMap((field) => field.parts);
  const lines = parts.flatMap((part) => [
    `--${sampleBoundary}`,
    ...partHead(part),
    "",
    part.isFile ? `(the bytes of ${part.content})` : part.content,
  ]);
  return [...lines, `--${sampleBoundary}--`].join("\n");
}

/** A value as indented JSON. Characters that cannot be seen are escaped. */
export function jsonSample(value: JsonValue, title = "JSON"): CodeSample {
  return { title, language: "json", code: escapedUnseen(JSON.stringify(value, undefined, 2), "\n") };
}
