import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import { suggest } from "../../diagnostics/suggest.js";
import { expandedName, type ElementDeclaration, type XmlSchema } from "../../model/xml-schema/components.js";
import { chooseRoots } from "../../model/xml-schema/choose-roots.js";
import { substitutesOf } from "../../model/xml-schema/substitutions.js";

/**
 * A schema whose documents begin with elements of these names, "Order" or "{urn:orders}Order", or with one of `others`. An abstract element
 * stands for those in its place. Names that nothing has are reported.
 */
export function withChosenRoots(
  schema: XmlSchema,
  names: readonly string[],
  others: Iterable<ElementDeclaration>,
  diagnostics: Diagnostics,
): XmlSchema {
  const elements = [...schema.elements.values()];
  const substitutes = substitutesOf(schema);
  const roots = new Set(others);
  for (const name of names) {
    const found = elements.filter((element) => name === element.name.local || name === expandedName(element.name));
    found.flatMap(substitutes).forEach((element) => roots.add(element));
    for (const element of found) if (!element.abstract) roots.add(element);
    const [document] = schema.documents;
    if (found.length > 0 || document === undefined) continue;
    const known = elements.map((element) => (name.startsWith("{") ? expandedName(element.name) : element.name.local));
    diagnostics.report("xsd/unknown-root", document.origin, { name, near: suggest(name, known) });
  }
  return chooseRoots(schema, [...roots]);
}
