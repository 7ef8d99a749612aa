/** "Application/JSON; charset=utf-8" -> "application/json". */
export function essence(mediaType: string): string {
  return (mediaType.split(";", 1)[0] ?? mediaType).trim().toLowerCase();
}

/** True for JSON media types: RFC 8259, and the suffix "+json" (RFC 6839). */
export function isJsonType(mediaType: string): boolean {
  const type = essence(mediaType);
  return type === "application/json" || type === "text/json" || type.endsWith("+json");
}

/** True for the media types of XML text. RFC 7303, sections 4.1 and 8. */
export function isXmlType(mediaType: string): boolean {
  const type = essence(mediaType);
  return type === "application/xml" || type === "text/xml" || type.endsWith("+xml");
}

/** The separation of items in a sequence. */
export type Framing = "events" | "lines" | "records";

/** Media types of sequences, in addition to the suffix "+json-seq" (RFC 8091). OpenAPI 3.2, "Sequential Media Types". */
const framings: ReadonlyMap<string, Framing> = new Map([
  ["text/event-stream", "events"],
  ["application/jsonl", "lines"],
  ["application/x-jsonl", "lines"],
  ["application/jsonlines", "lines"],
  ["application/x-jsonlines", "lines"],
  ["application/ndjson", "lines"],
  ["application/x-ndjson", "lines"],
  ["application/json-seq", "records"],
]);

/** The form of a sequence; undefined for media types of one value. */
export function framingOf(mediaType: string): Framing | undefined {
  const type = essence(mediaType);
  return type.endsWith("+json-seq") ? "records" : framings.get(type);
}

/** A media type that a list of types and ranges accepts. */
export function concreteType(types: string): string {
  const type = types.split(",")[0]?.trim() ?? "";
  if (!type.includes("*")) return type;
  return (
    { image: "image/png", text: "text/plain", audio: "audio/mpeg", video: "video/mp4" }[type.split("/")[0] ?? ""] ??
    "application/octet-stream"
  );
}
