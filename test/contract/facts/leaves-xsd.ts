import type { Leaf } from "./leaf.js";
import { pathsOf } from "./xsd-places.js";
import { annotations, type XsdDocument, type XsdNode } from "./xsd-tree.js";
import { branchesOf, facetsOf, typeOf, valueOfFacet } from "./xsd-types.js";

/** The leaves of an XSD: its elements, attributes and enumeration values, used or not. */
export function leavesOfXsd(document: XsdDocument): readonly Leaf[] {
  const paths = pathsOf(document);
  const holders = holdersOf(document, paths);
  const leaves: Leaf[] = [];
  const visit = (node: XsdNode, type: string, outer: boolean): void => {
    const name = node.attributes.get("name");
    const open = outer || (isHolder(node) && annotations(node, "open-question").length > 0);
    const inner = node.name.endsWith("Type") && name !== undefined ? name : type;
    if ((node.name === "element" || node.name === "attribute") && name !== undefined) {
      leaves.push({ kind: node.name, at: placeOfNode(node), place: paths.get(node) ?? `${inner}/${name}`, open });
    } else if (node.name === "enumeration") {
      leaves.push({
        kind: "value",
        at: placeOfNode(node),
        place: `${holders.get(node) ?? inner}; value ${valueOfFacet(node)}`,
        open,
      });
    }
    for (const part of node.children) visit(part, inner, open);
  };
  for (const node of document.root.children) visit(node, "", false);
  return leaves;
}

/** The unique location of the declaration of an XSD node. */
export function placeOfNode(node: XsdNode): string {
  return `line ${node.line}, column ${node.column}`;
}

function isHolder(node: XsdNode): boolean {
  return ["element", "attribute", "enumeration", "simpleType", "complexType"].includes(node.name);
}

/** The first path to an element or attribute that takes each enumeration value. */
function holdersOf(document: XsdDocument, paths: ReadonlyMap<XsdNode, string>): ReadonlyMap<XsdNode, string> {
  const holders = new Map<XsdNode, string>();
  for (const [node, path] of paths) {
    const type = typeOf(document, node);
    for (const branch of type === undefined ? [] : branchesOf(document, type)) {
      for (const value of facetsOf(branch, "enumeration")) if (!holders.has(value)) holders.set(value, path);
    }
  }
  return holders;
}
