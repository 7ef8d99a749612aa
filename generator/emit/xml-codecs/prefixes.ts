import type { ElementDeclaration, SimpleTypeDefinition, TypeDefinition } from "../../model/xml-schema/components.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { shapeElements, type ComplexTypeShape, type XmlShapes } from "../../plan/xml-shape.js";
import { simpleForm } from "../../model/xml-schema/simple-form.js";

/** Prefix and namespace, as the root element of a document declares them; the prefix is "" for the default namespace. */
export type Prefix = readonly [prefix: string, namespace: string];

/** The prefixes for documents with one of these root elements; see `prefixesFor`. */
export function createDocumentPrefixes(
  roots: readonly Root[],
  { xmlShapes: shapes, contract, xmlPrefixes = {} }: Pick<InterfacePlan, "xmlShapes" | "contract" | "xmlPrefixes">,
): (roots: readonly Root[], needsPrefix?: boolean) => readonly Prefix[] {
  let everything: Found | undefined;
  const wanted = [
    ...Object.entries(xmlPrefixes),
    ...(contract.xml?.documents ?? []).flatMap(({ prefixes }) => [...prefixes]),
  ];
  return (some, needsPrefix = false) => {
    everything ??= collectNamespaces(roots, shapes);
    return prefixesFor(collectNamespaces(some, shapes, needsPrefix ? undefined : everything), wanted, needsPrefix);
  };
}

/** The parts of an element declaration that prefixes depend on. */
type Root = Pick<ElementDeclaration, "name" | "type" | "block">;

/**
 * The prefixes for documents with a root element. One namespace alone, on every element, is the default one. If some
 * elements are in none, or qualified names stand in values, each namespace gets a prefix, since the default would catch
 * them. `wanted` has prefixes and their namespaces, the first one of a namespace first.
 */
function prefixesFor(
  { namespaces, hasNames }: Found,
  wanted: readonly Prefix[],
  needsPrefixes: boolean,
): readonly Prefix[] {
  const all = [...namespaces].filter((namespace) => namespace !== "");
  const needsPrefix = needsPrefixes || namespaces.has("") || hasNames;
  const taken = new Set<string>();
  const take = (prefix: string): boolean => {
    const isFree = !taken.has(prefix);
    taken.add(prefix);
    return isFree;
  };
  return all.map((namespace, index): Prefix => {
    if (index === 0 && !needsPrefix) return ["", namespace];
    const usual = wanted.find(([prefix, uri]) => uri === namespace && isUsual(prefix) && take(prefix))?.[0];
    if (usual !== undefined) return [usual, namespace];
    let number = index + 1;
    while (!take(numbered(number))) number += 1;
    return [numbered(number), namespace];
  });
}

/** "ns", "ns2": a prefix for a namespace that has none of its own. */
export function numbered(number: number): string {
  return number === 1 ? "ns" : `ns${number}`;
}

/** True unless a prefix means something by itself (Namespaces in XML, section 3), or is none that people would write. */
export function isUsual(prefix: string): boolean {
  return !/^(?:xml|xsi$|xsd?$)/i.test(prefix) && prefix.length <= 40;
}

interface Found {
  /** Of elements, in the order in which they are reached. */
  readonly namespaces: ReadonlySet<string>;
  /** True when values may hold qualified names. */
  readonly hasNames: boolean;
}

/**
 * Looks at everything that can be reached, or until there is nothing more to find: `everything` is what all roots reach.
 * Without it, thousands of roots that reach each other would all be walked from each.
 */
function collectNamespaces(roots: readonly Root[], shapes: XmlShapes, everything?: Found): Found {
  const namespaces = new Set<string>();
  const types = new Set<TypeDefinition>();
  let hasNames = false;
  roots.forEach(addElement);
  for (const type of types) {
    if (namespaces.size === everything?.namespaces.size && hasNames === everything.hasNames) break;
    if (type.kind === "simple") hasNames ||= holdsNames(type);
    else addShape(shapes.shapeOf(type));
  }
  return { namespaces, hasNames };

  function addElement(element: Root): void {
    namespaces.add(element.name.namespace);
    types.add(element.type);
    for (const derived of shapes.substitutableTypes(element)) {
      types.add(derived);
      // The value of xsi:type is a qualified name.
      hasNames ||= derived.name?.namespace === "";
    }
  }

  function addShape(shape: ComplexTypeShape): void {
    for (const { use } of shape.attributes) types.add(use.attribute.type);
    if (shape.content.kind === "text") types.add(shape.content.type);
    shapeElements(shape).forEach(addElement);
  }
}

function holdsNames(type: SimpleTypeDefinition): boolean {
  const form = simpleForm(type);
  if (form.kind === "list") return holdsNames(form.item);
  return form.kind === "name" || (form.kind === "union" && form.members.some(holdsNames));
}
