import type { MediaTypeObject } from "../model/contract.js";
import { concreteType } from "../model/media-types.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import { payloadEncoding, type PayloadEncoding } from "../plan/payload-encoding.js";
import { payloadText, streamItem } from "../plan/payload-text.js";
import type { Direction } from "../plan/plan.js";
import type { PayloadSamples } from "./payload-samples.js";
import { sampleFile, sentForm, type SentForm } from "./sent-form.js";

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
  const text = payloadText(media, encoding, value);
  if (text === undefined) return undefined;
  const written = encoding.kind === "stream" ? [streamItem(media, encoding, value)] : value;
  return { kind: "text", contentType, text, value: written, isJson: encoding.kind === "json" };
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
