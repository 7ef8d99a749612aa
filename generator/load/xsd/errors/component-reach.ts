import { addTo } from "../../../model/grouped.js";
import { xsNamespace } from "../../../model/xml-schema/builtin-types.js";
import { namingAttributes } from "./written-components.js";
import { attribute, childElements, type XmlElement } from "../xml/xml-tree.js";

/**
 * The global components of XSD files that what elements say may depend on: those that they name, and that stand in the place of these by
 * substitution or `xsi:type`. Names count without their namespace, and a wildcard that checks leads to all components: rather one too many.
 * Undefined where that is each of them, or an element is not declared in the files.
 */
export function reachedComponents(
  roots: Iterable<XmlElement>,
  elements: readonly string[],
): ReadonlySet<XmlElement> | undefined {
  const graph = graphOf(roots);
  const starts = elements.map((name) => graph.named(name).filter(({ local }) => local === "element"));
  if (starts.some((nodes) => nodes.length === 0)) return undefined;
  const reached = new Set(starts.flat());
  for (const node of reached) {
    if (graph.isOpen(node)) return undefined;
    for (const next of graph.after(node)) reached.add(next);
  }
  return reached;
}

/** The use of the global components of XSD files by documents. */
export interface ComponentUse {
  /** True for a component that documents may need: all if there are no root elements, or if an element in them has any type. */
  isUsed(node: XmlElement): boolean;
  /** The components that need a component. */
  before(node: XmlElement): readonly XmlElement[];
}

/**
 * Returns the use of the global components of XSD files by documents with certain root elements, "Order" or "{urn:orders}Order"; by default
 * with each of them. A wildcard leads to global elements and attributes.
 */
export function componentUse(roots: Iterable<XmlElement>, rootElements: readonly string[] | undefined): ComponentUse {
  const graph = graphOf(roots);
  const elements = graph.nodes().filter(({ local }) => local === "element");
  const attributes = graph.nodes().filter(({ local }) => local === "attribute");
  const names = rootElements && new Set(rootElements.map((name) => name.slice(name.indexOf("}") + 1)));
  const reached = new Set(elements.filter((node) => names?.has(attribute(node, "name")?.value ?? "") !== false));
  let isAnyUsed = reached.size === 0;
  for (const node of reached) {
    isAnyUsed ||= graph.isAnyType(node);
    for (const next of graph.isOpen(node) ? [...elements, ...attributes] : []) reached.add(next);
    for (const next of graph.after(node)) reached.add(next);
  }
  const before = new Map<XmlElement, XmlElement[]>();
  return {
    isUsed: (node) => isAnyUsed || reached.has(node),
    before(node) {
      if (before.size === 0)
        for (const one of graph.nodes()) for (const next of graph.after(one)) addTo(before, next, one);
      return before.get(node) ?? [];
    },
  };
}

interface Graph {
  /** All components. */
  nodes(): readonly XmlElement[];
  /** The components with a local name, whatever their kind. */
  named(local: string): readonly XmlElement[];
  /** The components that a component names, and those that may stand in its place. */
  after(node: XmlElement): readonly XmlElement[];
  /** True for a component in which anything that is declared may stand. */
  isOpen(node: XmlElement): boolean;
  /** True for a component that contains an element of any type. */
  isAnyType(node: XmlElement): boolean;
}

function graphOf(roots: Iterable<XmlElement>): Graph {
  const byName = new Map<string, XmlElement[]>();
  const namesIn = new Map<XmlElement, ReadonlySet<string>>();
  const substitutes = new Map<string, XmlElement[]>();
  const open = new Set<XmlElement>();
  const anyTypes = new Set<XmlElement>();
  for (const root of roots) for (const child of childElements(root)) addComponents(child);
  return {
    named: (local) => byName.get(local) ?? [],
    after: (node) => {
      const named = [...(namesIn.get(node) ?? [])].flatMap((name) => byName.get(name) ?? []);
      return [...named, ...(substitutes.get(attribute(node, "name")?.value ?? "") ?? [])];
    },
    isOpen: (node) => open.has(node) || anyTypes.has(node),
    isAnyType: (node) => anyTypes.has(node),
    nodes: () => [...namesIn.keys()],
  };

  function addComponents(node: XmlElement): void {
    // Components of redefinitions and overrides are global too.
    if (node.local === "redefine" || node.local === "override") childElements(node).forEach(addComponents);
    addTo(byName, attribute(node, "name")?.value ?? "", node);
    const names = new Set<string>();
    for (const inner of elementsWithin(node)) {
      if (isOpenWildcard(inner)) open.add(node);
      if (isOfAnyType(inner)) anyTypes.add(node);
      for (const { local, namespace, value } of inner.attributes) {
        if (namespace !== "" || !namingAttributes.has(local)) continue;
        for (const name of value.split(/\s+/)) {
          names.add(localOf(name));
          if (local === "base" || local === "substitutionGroup") addTo(substitutes, localOf(name), node);
        }
      }
    }
    namesIn.set(node, names);
  }
}

/** An element and all that it holds; the depth of a document is limited by its reader. */
function* elementsWithin(node: XmlElement): Iterable<XmlElement> {
  yield node;
  for (const child of childElements(node)) yield* elementsWithin(child);
}

/** True for a wildcard that looks for declarations. */
function isOpenWildcard(node: XmlElement): boolean {
  const isWildcard = node.namespace === xsNamespace && (node.local === "any" || node.local === "anyAttribute");
  return isWildcard && attribute(node, "processContents")?.value !== "skip";
}

/** True for an element of any type. */
function isOfAnyType(node: XmlElement): boolean {
  if (node.namespace !== xsNamespace || node.local !== "element") return false;
  const type = attribute(node, "type")?.value;
  if (type !== undefined) return ["anyType", "anySimpleType", "anyAtomicType"].includes(localOf(type));
  const hasType = childElements(node).some(({ local }) => local === "complexType" || local === "simpleType");
  return !hasType && attribute(node, "ref") === undefined && attribute(node, "substitutionGroup") === undefined;
}

function localOf(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
