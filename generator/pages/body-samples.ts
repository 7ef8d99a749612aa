import type { MediaTypeObject } from "../model/contract.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import { payloadEncoding } from "../plan/payload-encoding.js";
import type { Direction } from "../plan/plan.js";
import { documentLines } from "../text/document-lines.js";
import { escapedUnseen } from "../text/visible.js";
import type { PayloadSamples } from "./payload-samples.js";
import { sentBody } from "./sent-body.js";
import { partHead, type SentForm } from "./sent-form.js";
import type { CodeSample } from "./site-model.js";

/** Valid payloads of a media type as they are sent. */
export function bodySamples(
  media: MediaTypeObject,
  direction: Direction,
  samples: PayloadSamples,
): readonly CodeSample[] {
  const body = sentBody(media, direction, samples);
  if (body === undefined || body.kind === "file") return [];
  if (body.kind === "parts") return [{ title: "Form", language: "text", code: partsText(body.form) }];
  switch (payloadEncoding(media).kind) {
    case "xml":
      return [{ title: "XML", language: "xml", code: body.text }];
    case "document":
      return [{ title: "XML", language: "xml", code: documentLines(body.text) }];
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

/** The boundary of multipart forms in samples. */
export const sampleBoundary = "sample-boundary";

/** A form as it is sent, with names of files for their bytes. */
function partsText({ fields }: SentForm): string {
  const parts = fields.flatMap((field) => field.parts);
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
