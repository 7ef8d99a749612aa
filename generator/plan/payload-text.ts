import { formWriter } from "../../templates/runtime/parameters/form-body.js";
import { eventText, type EventFields } from "../../templates/runtime/http/events.js";
import type { MediaTypeObject } from "../model/contract.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import { eventForm } from "./event-form.js";
import { fieldTable } from "./parameter-tables.js";
import type { PayloadEncoding } from "./payload-encoding.js";
import { writtenDocument } from "./written-document.js";

/** Returns a value, or one item of a stream, as it is sent; undefined for other formats, and for values that cannot be encoded. */
export function payloadText(media: MediaTypeObject, encoding: PayloadEncoding, value: JsonValue): string | undefined {
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

type StreamEncoding = PayloadEncoding & { readonly kind: "stream" };

/** Returns the item of a stream as callers write it: data alone is an event with that data. */
export function streamItem(
  { itemSchema }: MediaTypeObject,
  { framing, item }: StreamEncoding,
  value: JsonValue,
): JsonValue {
  return framing === "events" && !eventForm(item, itemSchema !== undefined).isWhole ? { data: value } : value;
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

function itemText(media: MediaTypeObject, encoding: StreamEncoding, value: JsonValue): string | undefined {
  switch (encoding.framing) {
    case "lines":
      return `${JSON.stringify(value)}\n`;
    case "records":
      return `\u001e${JSON.stringify(value)}\n`;
    case "events": {
      const { data: form } = eventForm(encoding.item, media.itemSchema !== undefined);
      const fields = streamItem(media, encoding, value) as EventFields & { readonly data?: JsonValue };
      const { data = "" } = fields;
      try {
        return eventText(fields, form === "text" && typeof data === "string" ? data : JSON.stringify(data));
      } catch {
        return undefined;
      }
    }
  }
}
