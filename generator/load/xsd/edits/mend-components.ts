import type { Diagnostic } from "../../../diagnostics/diagnostic.js";
import type { SkippedPart } from "../../../model/contract.js";
import type { JsonValue } from "../../../model/json-schema/schema.js";
import { xsNamespace } from "../../../model/xml-schema/builtin-types.js";
import { reachedComponents } from "./component-reach.js";
import { writtenComponents } from "./written-components.js";
import {
  attribute,
  childElements,
  writtenName,
  type XmlAttribute,
  type XmlElement,
  type XmlNode,
} from "../xml/xml-tree.js";

/** Edits of XSD files, gathered over several readings: each fault costs the global component that it stands in. */
export interface ComponentMending {
  /** The xs:schema element of a file with the edits so far. */
  mended(root: XmlElement): XmlElement;
  /** Says that the faults of another reading follow. */
  begin(): void;
  /** Gives up the component around a fault, or the attribute of the schema itself; undefined where nothing is left to give up. */
  skip(cause: Diagnostic): SkippedPart | "again" | undefined;
  /** True where what an element says may depend on something that was given up; "Order", without its namespace. */
  isTouched(element: string): boolean;
}

/**
 * Components (XML Schema Part 1, section 2.2) with a fault keep their names and lose what they say: a type of any content, an element or
 * attribute of any type, a text. Components that cannot be opened so, or have a fault still, are taken out.
 */
export function createComponentMending(): ComponentMending {
  const roots = new Map<string, XmlElement>();
  /** The global components of the roots, in the order of the file. */
  const componentsOf = new Map<XmlElement, readonly XmlElement[]>();
  const edits = new Map<string, Edit>();
  /** Components that were given up in this reading. */
  const fresh = new Set<string>();
  const dropped = new Set<string>();

  function dropAttribute(root: XmlElement, cause: Diagnostic): SkippedPart | "again" | undefined {
    const { origin } = cause;
    const start = origin.kind === "offset" ? origin.start : undefined;
    const found = root.attributes.find((entry) => entry.origin.start === start || entry.valueOrigin.start === start);
    if (found === undefined) return undefined;
    const key = keyOf(found);
    if (dropped.has(key)) return fresh.has(key) ? "again" : undefined;
    dropped.add(key);
    fresh.add(key);
    return { kind: "member", origin: { kind: "pointer", file: origin.file, pointer: `/${found.local}` }, cause };
  }

  return {
    begin: () => fresh.clear(),
    mended(root) {
      const { file } = root.origin;
      roots.set(file.path, root);
      const children = root.children.flatMap((child) => withEdits(child, edits));
      return { ...root, attributes: root.attributes.filter((entry) => !dropped.has(keyOf(entry))), children };
    },
    isTouched(element) {
      if (edits.size === 0 && dropped.size === 0) return false;
      const reached = reachedComponents(roots.values(), [element]);
      return reached === undefined || dropped.size > 0 || [...reached].some((node) => edits.has(keyOf(node)));
    },
    skip(cause) {
      const { origin } = cause;
      if (origin.kind !== "offset") return undefined;
      const root = roots.get(origin.file.path);
      if (root === undefined) return undefined;
      const written = (): JsonValue => writtenComponents(roots.values(), root);
      const components = componentsOf.get(root) ?? componentsIn(root);
      componentsOf.set(root, components);
      const node = components[firstAfter(components, origin.start) - 1];
      if (node === undefined) return dropAttribute(root, cause);
      const key = keyOf(node);
      if (fresh.has(key)) return "again";
      const before = edits.get(key);
      const next = before === undefined && opened(node) !== undefined ? "open" : "removed";
      if (before === "removed") return undefined;
      edits.set(key, next);
      fresh.add(key);
      return lossOf(node, cause, written);
    },
  };
}

/** The result for a component with a fault. */
type Edit = "open" | "removed";

/** A global component with its edit, and with those of the components in it. */
function withEdits(child: XmlNode, edits: ReadonlyMap<string, Edit>): readonly XmlNode[] {
  if (child.kind !== "element") return [child];
  const edit = edits.get(keyOf(child));
  if (edit === undefined && !isReplacing(child)) return [child];
  if (edit === undefined)
    return [{ ...child, children: child.children.flatMap((component) => withEdits(component, edits)) }];
  const open = edit === "open" ? opened(child) : undefined;
  return open === undefined ? [] : [open];
}

/** The global components of a file, those of redefinitions and overrides after the element around them. */
function componentsIn(root: XmlElement): readonly XmlElement[] {
  return childElements(root).flatMap((child) => (isReplacing(child) ? [child, ...childElements(child)] : [child]));
}

/** True for an element whose children replace global components. */
function isReplacing({ local }: XmlElement): boolean {
  return local === "redefine" || local === "override";
}

/** The index of the first element that starts after an offset; elements are in the order of the file. */
function firstAfter(elements: readonly XmlElement[], offset: number): number {
  let [low, high] = [0, elements.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (elements[middle]!.origin.start <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function lossOf(node: XmlElement, cause: Diagnostic, written: () => JsonValue): SkippedPart {
  const pointer = `/${node.local}/${attribute(node, "name")?.value ?? ""}`;
  return {
    kind: "component",
    origin: { kind: "pointer", file: cause.origin.file, pointer },
    cause,
    // Only comparisons of two versions look at it.
    get document() {
      return written();
    },
  };
}

function keyOf({ origin }: XmlElement | XmlAttribute): string {
  return `${origin.start} ${origin.file.path}`;
}

/** A global component that keeps its name and allows everything; undefined for what has no such form. */
function opened(node: XmlElement): XmlElement | undefined {
  if (node.namespace !== xsNamespace) return undefined;
  const names = node.attributes.filter(({ local, namespace }) => local === "name" && namespace === "");
  const emptied = (children: readonly XmlElement[], more: readonly XmlAttribute[] = []): XmlElement => ({
    ...node,
    attributes: [...names, ...more],
    children,
  });
  const word = (local: string, attributes: Readonly<Record<string, string>>, children: readonly XmlElement[] = []) => ({
    ...node,
    local,
    attributes: Object.entries(attributes).map(([name, value]) => attributeOf(node, name, value)),
    children,
  });
  const any = word("sequence", {}, [word("any", { minOccurs: "0", maxOccurs: "unbounded", processContents: "skip" })]);
  const anyAttribute = word("anyAttribute", { processContents: "skip" });
  switch (node.local) {
    case "simpleType":
      return emptied([word("restriction", { base: writtenName({ prefix: node.prefix, local: "string" }) })]);
    case "complexType":
      return emptied([any, anyAttribute], [attributeOf(node, "mixed", "true")]);
    case "element":
    case "attribute":
      return emptied([]);
    case "group":
      return emptied([any]);
    case "attributeGroup":
      return emptied([anyAttribute]);
    default:
      return undefined;
  }
}

function attributeOf({ origin }: XmlElement, local: string, value: string): XmlAttribute {
  return { prefix: "", namespace: "", local, value, origin, valueOrigin: origin };
}
