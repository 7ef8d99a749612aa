/** "Application/JSON; charset=utf-8" -> "application/json". */
export function essence(mediaType: string): string {
  return (mediaType.split(";", 1)[0] ?? mediaType).trim().toLowerCase();
}

/** True for the media types of JSON text: RFC 8259, and those that end in "+json" (RFC 6839). */
export function isJsonType(mediaType: string): boolean {
  const type = essence(mediaType);
  return type === "application/json" || type === "text/json" || type.endsWith("+json");
}

/** True for the media types of XML text. RFC 7303, sections 4.1 and 8. */
export function isXmlType(mediaType: string): boolean {
  const type = essence(mediaType);
  return type === "application/xml" || type === "text/xml" || type.endsWith("+xml");
}
