import { formWriter } from "../../templates/runtime/parameters/form-body.js";
import type { MediaTypeObject } from "../model/contract.js";
import type { JsonSchema, JsonValue } from "../model/json-schema/schema.js";
import type { XmlSchema } from "../model/xml-schema/components.js";
import type { Direction } from "../plan/plan.js";
import { evaluate } from "../model/json-schema/evaluate.js";
import { fieldTable } from "../plan/parameter-tables.js";
import { payloadEncoding } from "../plan/payload-encoding.js";
import { createExamples, type FindExample } from "../prove/json-schema/example-values.js";
import { escapedUnseen } from "../text/visible.js";
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

  readonly xml = new XmlSamples();

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

  /** The value of a payload in JSON or text; undefined for other formats. */
  payloadValue(media: MediaTypeObject, direction: Direction): JsonValue | undefined {
    const encoding = payloadEncoding(media);
    if (encoding.kind !== "json" && encoding.kind !== "text" && encoding.kind !== "form") return undefined;
    const written = media.examples.map(({ value }) => value);
    if (encoding.schema === undefined) return encoding.kind === "text" ? "text" : (written[0] ?? undefined);
    const value = this.value(encoding.schema, direction, written);
    return encoding.kind === "text" && typeof value !== "string" ? undefined : value;
  }

  /** Valid payloads of a media type as they are sent. */
  ofMedia(media: MediaTypeObject, direction: Direction, schema: XmlSchema | undefined): readonly CodeSample[] {
    const { payload } = media;
    if (payload.kind === "xml") {
      const text = this.xml.document(payload.element, payload.view?.schema ?? schema);
      return text === undefined ? [] : [{ title: "XML", language: "xml", code: text }];
    }
    const value = this.payloadValue(media, direction);
    const form = value === undefined ? undefined : formText(media, value);
    if (form !== undefined) return [{ title: "Form", language: "text", code: form }];
    if (value === undefined) return [];
    return [
      typeof value === "string" && payloadEncoding(media).kind === "text"
        ? { title: "Text", language: "text", code: value }
        : jsonSample(value),
    ];
  }
}

/** A form as it is sent; undefined for other formats, and for values that cannot be encoded. */
export function formText(media: MediaTypeObject, value: JsonValue): string | undefined {
  const encoding = payloadEncoding(media);
  if (encoding.kind !== "form") return undefined;
  const tables = encoding.fields.named.map((field) => fieldTable(field, () => false));
  try {
    const { body } = formWriter(media.mediaType, tables, undefined, encoding.fields.others).write(value, undefined);
    return typeof body === "string" ? body : undefined;
  } catch {
    return undefined;
  }
}

/** A value as indented JSON. Characters that cannot be seen are escaped. */
export function jsonSample(value: JsonValue, title = "JSON"): CodeSample {
  return { title, language: "json", code: escapedUnseen(JSON.stringify(value, undefined, 2), "\n") };
}
