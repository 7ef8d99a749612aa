import type { Contract, MediaTypeObject, Operation } from "../model/contract.js";
import { essence, framingOf, isJsonType, isXmlType } from "../model/media-types.js";

/** The forms of an API's messages, as people call them: "JSON", "XML". In order of the spec. */
export function formatsOf(contract: Contract): readonly string[] {
  const media = [...contract.operations, ...contract.webhooks].flatMap(mediaTypesOf);
  const formats = new Set(media.map(formatOf));
  if (contract.openapi === undefined && contract.xml !== undefined) formats.add("XML");
  return [...formats];
}

function mediaTypesOf({ requestBody, responses, callbacks }: Operation): readonly MediaTypeObject[] {
  return [
    ...(requestBody?.content ?? []),
    ...responses.flatMap(({ content }) => content),
    ...callbacks.flatMap(mediaTypesOf),
  ];
}

const sequences = { events: "events", lines: "JSON lines", records: "JSON sequence" } as const;

function formatOf({ mediaType, payload }: MediaTypeObject): string {
  const type = essence(mediaType);
  if (payload.kind === "xml" || isXmlType(type)) return "XML";
  if (isJsonType(type)) return "JSON";
  const framing = framingOf(type);
  if (framing !== undefined) return sequences[framing];
  if (type === "application/x-www-form-urlencoded") return "form";
  if (type.startsWith("multipart/")) return "multipart";
  return type.startsWith("text/") ? "text" : "binary";
}
