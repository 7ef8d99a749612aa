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

interface Graph {
  /** The components with a local name, whatever their kind. */
  named(local: string): readonly XmlElement[];
  /** The components that a component names, and those that may stand in its place. */
  after(node: XmlElement): readonly XmlElement[];
  /** True for a component in which anything that is declared may stand. */
  isOpen(node: XmlElement): boolean;
}

function graphOf(roots: Iterable<XmlElement>): Graph {
  const byName = new Map<string, XmlElement[]>();
  const namesIn = new Map<XmlElement, ReadonlySet<string>>();
  const substitutes = new Map<string, XmlElement[]>();
  const open = new Set<XmlElement>();
  for (const root of roots) for (const child of childElements(root)) addComponents(child);
  return {
    named: (local) => byName.get(local) ?? [],
    after: (node) => {
      const named = [...(namesIn.get(node) ?? [])].flatMap((name) => byName.get(name) ?? []);
      return [...named, ...(substitutes.get(attribute(node, "name")?.value ?? "") ?? [])];
    },
    isOpen: (node) => open.has(node),
  };

  function addComponents(node: XmlElement): void {
    // Components of redefinitions and overrides are global too.
    if (node.local === "redefine" || node.local === "override") childElements(node).forEach(addComponents);
    addTo(byName, attribute(node, "name")?.value ?? "", node);
    const names = new Set<string>();
    for (const inner of elementsWithin(node)) {
      if (isOpenPart(inner)) open.add(node);
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

/** True for wildcards that look for declarations, and for elements of any type. */
function isOpenPart(node: XmlElement): boolean {
  if (node.namespace !== xsNamespace) return false;
  if (node.local === "any" || node.local === "anyAttribute")
    return attribute(node, "processContents")?.value !== "skip";
  if (node.local !== "element") return false;
  const type = attribute(node, "type")?.value;
  if (type !== undefined) return ["anyType", "anySimpleType"].includes(localOf(type));
  const hasType = childElements(node).some(({ local }) => local === "complexType" || local === "simpleType");
  return !hasType && attribute(node, "ref") === undefined && attribute(node, "substitutionGroup") === undefined;
}

function localOf(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
