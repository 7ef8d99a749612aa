import type { ElementDeclaration, SimpleTypeDefinition, TypeDefinition } from "../../model/xml-schema/components.js";
import { shapeElements, type XmlShape, type XmlShapes } from "../../plan/xml-shape.js";
import { simpleForm } from "../../model/xml-schema/simple-form.js";

/** Prefix and namespace, as the root element of a document declares them; the prefix is "" for the default namespace. */
export type Prefix = readonly [prefix: string, namespace: string];

/** The prefixes for documents with one of these root elements; see `prefixesFor`. */
export function createPrefixes(
  roots: readonly ElementDeclaration[],
  shapes: XmlShapes,
): (root: ElementDeclaration) => readonly Prefix[] {
  let everything: Found | undefined;
  return (root) => prefixesFor(root, shapes, (everything ??= collectNamespaces(roots, shapes)));
}

/**
 * The prefixes for documents with a root element. One namespace alone, on every element, is the default one. Where some
 * elements are in none, or qualified names stand in values, each namespace gets a prefix, since the default would catch them.
 */
function prefixesFor(root: ElementDeclaration, shapes: XmlShapes, everything: Found): readonly Prefix[] {
  const { namespaces, hasNames } = collectNamespaces([root], shapes, everything);
  const [first, ...others] = [...namespaces].filter((namespace) => namespace !== "");
  if (first === undefined) return [];
  const prefix = namespaces.has("") || hasNames ? "ns" : "";
  return [[prefix, first], ...others.map((namespace, index): Prefix => [`ns${index + 2}`, namespace])];
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
function collectNamespaces(roots: readonly ElementDeclaration[], shapes: XmlShapes, everything?: Found): Found {
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

  function addElement(element: ElementDeclaration): void {
    namespaces.add(element.name.namespace);
    types.add(element.type);
    for (const derived of shapes.substitutableTypes(element)) {
      types.add(derived);
      // The value of xsi:type is a qualified name.
      hasNames ||= derived.name?.namespace === "";
    }
  }

  function addShape(shape: XmlShape): void {
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
