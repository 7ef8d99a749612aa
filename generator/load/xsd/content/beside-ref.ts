import type { Mapping } from "../names/mapping.js";
import { schemaChildren } from "../types/simple-types.js";
import { attribute, writtenName, type XmlElement } from "../xml/xml-tree.js";

/** Reports what may not stand beside attribute "ref": attributes of these names, and a part inside. Part 1, sections 3.2.3 and 3.3.3. */
export function reportBesideRef(mapping: Mapping, node: XmlElement, names: readonly string[]): void {
  const refuse = ({ origin }: Pick<XmlElement, "origin">, second: string): void => {
    const params = { element: writtenName(node), first: 'attribute "ref"', second };
    mapping.diagnostics.report("xsd/conflicting-parts", origin, params);
  };
  for (const name of names) {
    const conflicting = attribute(node, name);
    if (conflicting !== undefined) refuse(conflicting, `attribute "${name}"`);
  }
  const [inline] = schemaChildren(node);
  if (inline !== undefined) refuse(inline, `"${writtenName(inline)}" inside`);
}
