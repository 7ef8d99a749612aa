/** A media type or range with its parameters (RFC 9110, sections 8.3.1 and 12.5.1). */
export const mediaTypeForm =
  /^(?:\*\/\*|[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+)(?:\s*;\s*[\w!#$%&'*+.^`|~-]+=(?:[\w!#$%&'*+.^`|~-]+|"[^"\\]*"))*$/;

/** application/xml, text/xml and every type that ends in +xml (RFC 7303), parameters aside. */
export function isXmlMediaType(mediaType: string): boolean {
  const type = mediaType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  return type === "application/xml" || type === "text/xml" || type.endsWith("+xml");
}
