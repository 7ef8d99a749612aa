import type { JsonValue } from "../../../model/json-schema/schema.js";
import { xsNamespace } from "../../../model/xml-schema/builtin-types.js";
import { attribute, childElements, type XmlElement } from "../xml/xml-tree.js";

/** Attributes that name other components (XML Schema Part 1, section 3.15.3), or lists of them. */
export const namingAttributes: ReadonlySet<string> = new Set([
  "type",
  "base",
  "ref",
  "itemType",
  "memberTypes",
  "substitutionGroup",
  "refer",
]);

/**
 * The global components of XSD files as one JSON document, by kind and name, as they are written: "/complexType/Order".
 * A component's reference to another is a `$ref`, so that two versions say the same only if all that they name does.
 * Prose is left out.
 */
export function writtenComponents(roots: Iterable<XmlElement>, fileRoot: XmlElement): JsonValue {
  const namespace = targetOf(fileRoot);
  const kinds = new Map<string, [string, JsonValue][]>();
  // Of two components with one name the later counts: those of the file itself come last.
  for (const root of [...[...roots].filter((other) => other !== fileRoot), fileRoot]) {
    for (const node of childElements(root)) {
      const name = attribute(node, "name")?.value ?? "";
      const kind = kinds.get(node.local) ?? [];
      kinds.set(node.local, kind);
      kind.push([keyOf(targetOf(root), name, namespace), writtenElement(node, namespace)]);
    }
  }
  return Object.fromEntries([...kinds].map(([kind, entries]) => [kind, Object.fromEntries(entries)]));
}

function writtenElement(node: XmlElement, namespace: string): JsonValue {
  const attributes = node.attributes.map(({ namespace: space, local, value }): [string, JsonValue] => [
    `{${space}}${local}`,
    value,
  ]);
  const names = node.attributes
    .filter(({ local, namespace: space }) => space === "" && namingAttributes.has(local))
    .flatMap(({ local, value }) => value.split(/\s+/).flatMap((name) => referencesTo(name, local, node, namespace)));
  const children = childElements(node).filter(
    ({ local, namespace: space }) => !(space === xsNamespace && local === "annotation"),
  );
  return {
    name: `{${node.namespace}}${node.local}`,
    attributes: Object.fromEntries(attributes),
    names,
    children: children.map((child) => writtenElement(child, namespace)),
  };
}

/** The places of what a name may stand for: types have two kinds, and what `ref` names is of the kind of its holder. */
function referencesTo(name: string, by: string, node: XmlElement, namespace: string): readonly JsonValue[] {
  const [prefix, local] = name.includes(":") ? name.split(":", 2) : ["", name];
  const space = node.namespaces.get(prefix ?? "") ?? "";
  if (space === xsNamespace || local === undefined || local === "") return [];
  const kinds = by === "ref" ? [node.local] : by === "substitutionGroup" ? ["element"] : ["complexType", "simpleType"];
  return kinds.map((kind) => ({ $ref: `#/${kind}/${keyOf(space, local, namespace)}` }));
}

/** A name of the file's own namespace stands alone; of another one, its namespace stands before it. */
function keyOf(space: string, local: string, namespace: string): string {
  return space === namespace ? local : `{${encodeURIComponent(space)}}${local}`;
}

function targetOf(root: XmlElement): string {
  return attribute(root, "targetNamespace")?.value ?? "";
}
