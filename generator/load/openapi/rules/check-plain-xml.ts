import type { Diagnostics } from "../../../diagnostics/collector.js";
import type { Origin } from "../../../diagnostics/origin.js";

/** Says, once for a document, that XML without an XSD element gets no codec. */
export function checkPlainXml(
  places: readonly { readonly mediaType: string; readonly origin: Origin }[],
  diagnostics: Diagnostics,
): void {
  const [first] = places;
  if (first === undefined) return;
  diagnostics.report("openapi/xml-without-xsd", first.origin, { mediaType: first.mediaType, count: places.length });
}
