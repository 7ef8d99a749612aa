import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { Origin } from "../../../diagnostics/origin.js";

interface PlainXml {
  /** As written: "application/xml". */
  readonly mediaType: string;
  /** The reason, in words. */
  readonly why: string;
  readonly origin: Origin;
}

/** Says once for each reason that XML is not all that its JSON schema says. */
export function checkPlainXml(places: readonly PlainXml[], diagnostics: Diagnostics): void {
  const counts = new Map<string, { readonly first: PlainXml; count: number }>();
  for (const first of places) {
    const known = counts.get(first.why);
    if (known === undefined) counts.set(first.why, { first, count: 1 });
    else known.count += 1;
  }
  for (const [why, { first, count }] of counts) {
    diagnostics.report("openapi/xml-without-xsd", first.origin, { mediaType: first.mediaType, why, count });
  }
}
