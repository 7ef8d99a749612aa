import type { Facets } from "../../../model/xml-schema/components.js";
import { shortestFirst } from "../../../text/in-order.js";

const known = new WeakMap<Facets, readonly string[]>();

/** Returns the strings of an enumeration, short ones first, independent of their order in the schema. */
export function listedTexts(facets: Facets): readonly string[] | undefined {
  const { enumeration } = facets;
  if (enumeration === undefined) return undefined;
  let texts = known.get(facets);
  if (texts === undefined) {
    const written = enumeration.map(({ value }) => value);
    known.set(facets, (texts = shortestFirst(written, (text) => text)));
  }
  return texts;
}
