import { childrenOf, type XsdDocument, type XsdNode } from "./xsd-tree.js";
import { contentOf, derivationOf, itemOf, membersOf, typeOf, type Declared, type XsdType } from "./xsd-types.js";

/** The target of a path in an XSD. */
export interface XsdPlace {
  readonly kind: "schema" | "element" | "attribute";
  readonly node: XsdNode;
  readonly type: XsdType | undefined;
  /** The declaration in its parent; undefined for a global element and the schema. */
  readonly declared: Declared | undefined;
}

/** Follows a path; returns a message if the target does not exist. */
export function findInXsd(document: XsdDocument, path: string): XsdPlace | string {
  if (path === "/") return { kind: "schema", node: document.root, type: undefined, declared: undefined };
  const [first = "", ...rest] = path.split("/");
  const root = document.named.get(`element ${first}`);
  if (root === undefined) return `There is no global element "${first}".`;
  let place: XsdPlace = { kind: "element", node: root, type: typeOf(document, root), declared: undefined };
  for (const step of rest) {
    const kind = step.startsWith("@") ? "attribute" : "element";
    const name = step.replace("@", "");
    const content = place.type === undefined ? [] : contentOf(document, place.type);
    const declared = content.find(({ node }) => node.name === kind && node.attributes.get("name") === name);
    if (declared === undefined) return `There is no ${kind} "${name}".`;
    place = { kind, node: declared.node, type: typeOf(document, declared.node), declared };
  }
  return place;
}

/** Everything whose annotations speak of a place: its declaration, and its type without the elements within. */
export function describedBy(document: XsdDocument, { node, type, declared }: XsdPlace): readonly XsdNode[] {
  const nodes = new Set<XsdNode>([node]);
  if (declared !== undefined) nodes.add(declared.use);
  if (type !== undefined) addType(document, type, nodes);
  return [...nodes];
}

function addType(document: XsdDocument, type: XsdType, nodes: Set<XsdNode>): void {
  if (type.kind === "builtIn" || nodes.has(type.node)) return;
  addParts(type.node, nodes);
  const base = derivationOf(document, type.node)?.base;
  const item = itemOf(document, type.node);
  for (const each of [base, item, ...membersOf(document, type.node)]) {
    if (each !== undefined) addType(document, each, nodes);
  }
}

function addParts(node: XsdNode, nodes: Set<XsdNode>): void {
  nodes.add(node);
  for (const child of node.children) {
    if (!["annotation", "element", "attribute", "simpleType", "complexType"].includes(child.name))
      addParts(child, nodes);
  }
}

/** The paths of the elements and attributes of an XSD, the shortest to each, by their declarations. */
export function pathsOf(document: XsdDocument): ReadonlyMap<XsdNode, string> {
  const paths = new Map(childrenOf(document.root, "element").map((node) => [node, node.attributes.get("name") ?? ""]));
  // A map that grows while it is walked: breadth first.
  for (const [node, path] of paths) {
    const type = typeOf(document, node);
    for (const declared of type === undefined ? [] : contentOf(document, type)) {
      const sign = declared.node.name === "attribute" ? "@" : "";
      if (!paths.has(declared.node))
        paths.set(declared.node, `${path}/${sign}${declared.node.attributes.get("name") ?? ""}`);
    }
  }
  return paths;
}
