import { formWriter } from "../../templates/runtime/parameters/form-body.js";
import { eventText, type EventFields } from "../../templates/runtime/http/events.js";
import type { MediaTypeObject } from "../model/contract.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import { eventForm } from "../plan/event-form.js";
import { fieldTable } from "../plan/parameter-tables.js";
import { payloadEncoding, type PayloadEncoding } from "../plan/payload-encoding.js";
import type { Direction } from "../plan/plan.js";
import { writtenDocument } from "./written-document.js";
import type { PayloadSamples } from "./payload-samples.js";
import { concreteType, sampleFile, sentForm, type SentForm } from "./sent-form.js";

/** A valid body. */
export type SentBody =
  /** Text, and the value that callers of the generated client write; undefined for an element of an XSD, which a function of the client reads. */
  | {
      readonly kind: "text";
      readonly contentType: string;
      readonly text: string;
      readonly value?: JsonValue;
      /** True if the text is the value as JSON. */
      readonly isJson: boolean;
    }
  /** The bytes of a file, by its name. */
  | { readonly kind: "file"; readonly contentType: string; readonly file: string }
  | { readonly kind: "parts"; readonly contentType: string; readonly form: SentForm };

/** A valid body of a media type; undefined if none was found. */
export function sentBody(media: MediaTypeObject, direction: Direction, samples: PayloadSamples): SentBody | undefined {
  const encoding = payloadEncoding(media);
  const contentType =
    encoding.kind === "json" && media.mediaType.includes("*") ? "application/json" : concreteType(media.mediaType);
  if (media.payload.kind === "xml") {
    const text = samples.document(media.payload.element, media.payload.view?.schema);
    return text === undefined ? undefined : { kind: "text", contentType, text, isJson: false };
  }
  if (encoding.kind === "binary") return { kind: "file", contentType, file: sampleFile(contentType) };
  const value = valueOf(media, encoding, direction, samples);
  if (value === undefined) return undefined;
  if (encoding.kind === "multipart") {
    const form = sentForm(encoding.parts, value, samples);
    return form && { kind: "parts", contentType, form };
  }
  const text = textOf(media, encoding, value);
  if (text === undefined) return undefined;
  const written = encoding.kind === "stream" ? [itemOf(media, encoding, value)] : value;
  return { kind: "text", contentType, text, value: written, isJson: encoding.kind === "json" };
}

/** The item of a stream as callers write it: data alone is an event with that data. */
function itemOf(
  { itemSchema }: MediaTypeObject,
  { framing, item }: PayloadEncoding & { readonly kind: "stream" },
  value: JsonValue,
): JsonValue {
  return framing === "events" && !eventForm(item, itemSchema !== undefined).isWhole ? { data: value } : value;
}

/** A valid value of JSON, text or a form, and one item of a stream. */
function valueOf(
  { examples }: MediaTypeObject,
  encoding: PayloadEncoding,
  direction: Direction,
  samples: PayloadSamples,
): JsonValue | undefined {
  const written = examples.map(({ value }) => value);
  switch (encoding.kind) {
    case "json":
    case "form":
    case "multipart":
    case "document":
      return encoding.schema === undefined ? written[0] : samples.value(encoding.schema, direction, written);
    case "text":
      return encoding.schema === undefined ? "text" : samples.value(encoding.schema, direction, written);
    case "stream":
      return encoding.item === undefined ? undefined : samples.value(encoding.item, direction);
    default:
      return undefined;
  }
}

/** A value as it is sent; undefined for other formats, and for values that cannot be encoded. */
function textOf(media: MediaTypeObject, encoding: PayloadEncoding, value: JsonValue): string | undefined {
  switch (encoding.kind) {
    case "json":
      return JSON.stringify(value);
    case "text":
      return typeof value === "string" ? value : undefined;
    case "document":
      return writtenDocument(media.mediaType, encoding.schema, value);
    case "form":
      return formText(media.mediaType, encoding.fields, value);
    case "stream":
      return itemText(media, encoding, value);
    default:
      return undefined;
  }
}

function formText(
  mediaType: string,
  { named, others }: (PayloadEncoding & { readonly kind: "form" })["fields"],
  value: JsonValue,
): string | undefined {
  const tables = named.map((field) => fieldTable(field, () => false));
  try {
    const { body } = formWriter(mediaType, tables, undefined, others).write(value, undefined);
    return typeof body === "string" ? body : undefined;
  } catch {
    return undefined;
  }
}

function itemText(
  media: MediaTypeObject,
  encoding: PayloadEncoding & { readonly kind: "stream" },
  value: JsonValue,
): string | undefined {
  switch (encoding.framing) {
    case "lines":
      return `${JSON.stringify(value)}\n`;
    case "records":
      return `\u001e${JSON.stringify(value)}\n`;
    case "events": {
      const { data: form } = eventForm(encoding.item, media.itemSchema !== undefined);
      const fields = itemOf(media, encoding, value) as EventFields & { readonly data?: JsonValue };
      const { data = "" } = fields;
      try {
        return eventText(fields, form === "text" && typeof data === "string" ? data : JSON.stringify(data));
      } catch {
        return undefined;
      }
    }
  }
}
