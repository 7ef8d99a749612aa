import { xsNamespace } from "../../../model/xml-schema/builtin-types.js";
import { tokenValue } from "../xml/values.js";
import type { XmlElement } from "../xml/xml-tree.js";

/** Part 1, section 2.5: what has names of its own. */
export type SymbolSpace = "type" | "element" | "attribute" | "group" | "attributeGroup" | "notation";

/** In words, for messages. */
export const spaceWords: { readonly [space in SymbolSpace]: string } = {
  type: "type",
  element: "element",
  attribute: "attribute",
  group: "group",
  attributeGroup: "attribute group",
  notation: "notation",
};

/** The symbol space of each kind of global element. */
const spaces: { readonly [local: string]: SymbolSpace } = {
  simpleType: "type",
  complexType: "type",
  element: "element",
  attribute: "attribute",
  group: "group",
  attributeGroup: "attributeGroup",
  notation: "notation",
};

/** The symbol space and the local name of a global declaration or definition; undefined for other elements. */
export function symbolOf(node: XmlElement): { readonly space: SymbolSpace; readonly local: string } | undefined {
  const space = node.namespace === xsNamespace && Object.hasOwn(spaces, node.local) ? spaces[node.local] : undefined;
  const local = tokenValue(node, "name");
  return space === undefined || local === undefined ? undefined : { space, local };
}
