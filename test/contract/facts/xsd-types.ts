import { childrenOf, localName, type XsdDocument, type XsdNode } from "./xsd-tree.js";

/** A type: one that XSD has built in, or one that the document defines. */
export type XsdType =
  | { readonly kind: "builtIn"; readonly name: string }
  | { readonly kind: "defined"; readonly node: XsdNode };

/** One way in which a value may be of a simple type: a built-in, and the restrictions down to it, outermost first. */
export interface Branch {
  readonly builtIn: string;
  readonly restrictions: readonly XsdNode[];
}

/** An element or attribute within a type. */
export interface Declared {
  readonly node: XsdNode;
  /** The node in the content: the declaration itself, or a reference to it. */
  readonly use: XsdNode;
  readonly required: boolean;
  readonly repeats: boolean;
}

/** The type that a QName names. */
export function namedType(document: XsdDocument, name: string): XsdType | undefined {
  const prefix = name.includes(":") ? name.slice(0, name.indexOf(":")) : "";
  if (document.prefixes.has(prefix)) return { kind: "builtIn", name: localName(name) };
  const node =
    document.named.get(`simpleType ${localName(name)}`) ?? document.named.get(`complexType ${localName(name)}`);
  return node === undefined ? undefined : { kind: "defined", node };
}

/** The type of a declaration. */
export function typeOf(document: XsdDocument, declaration: XsdNode): XsdType | undefined {
  const name = declaration.attributes.get("type");
  if (name !== undefined) return namedType(document, name);
  const inline = childrenOf(declaration, "simpleType", "complexType")[0];
  return inline === undefined ? undefined : { kind: "defined", node: inline };
}

/** The type from which a type is derived, and the element that derives it. */
export function derivationOf(
  document: XsdDocument,
  type: XsdNode,
): { readonly by: XsdNode; readonly base: XsdType | undefined } | undefined {
  const content = childrenOf(type, "simpleContent", "complexContent")[0] ?? type;
  const by = childrenOf(content, "restriction", "extension")[0];
  if (by === undefined) return undefined;
  const name = by.attributes.get("base");
  const inline = childrenOf(by, "simpleType")[0];
  if (name !== undefined) return { by, base: namedType(document, name) };
  return { by, base: inline === undefined ? undefined : { kind: "defined", node: inline } };
}

/** The member types of a union. */
export function membersOf(document: XsdDocument, type: XsdNode): readonly XsdType[] {
  return childrenOf(type, "union").flatMap((union) => [
    ...(union.attributes.get("memberTypes") ?? "")
      .split(/\s+/)
      .flatMap((name) => (name === "" ? [] : (namedType(document, name) ?? []))),
    ...childrenOf(union, "simpleType").map((node) => ({ kind: "defined", node }) as const),
  ]);
}

/** The type of the items of a list. */
export function itemOf(document: XsdDocument, type: XsdNode): XsdType | undefined {
  const list = childrenOf(type, "list")[0];
  if (list === undefined) return undefined;
  const name = list.attributes.get("itemType");
  if (name !== undefined) return namedType(document, name);
  const inline = childrenOf(list, "simpleType")[0];
  return inline === undefined ? undefined : { kind: "defined", node: inline };
}

/** The ways in which a value may be of a type; none for a type without a value of its own. */
export function branchesOf(
  document: XsdDocument,
  type: XsdType,
  seen: ReadonlySet<XsdNode> = new Set(),
): readonly Branch[] {
  if (type.kind === "builtIn") return [{ builtIn: type.name, restrictions: [] }];
  if (seen.has(type.node)) return [];
  const within = new Set([...seen, type.node]);
  const derivation = derivationOf(document, type.node);
  if (derivation?.base !== undefined) {
    const restriction = derivation.by.name === "restriction" ? [derivation.by] : [];
    return branchesOf(document, derivation.base, within).map(({ builtIn, restrictions }) => ({
      builtIn,
      restrictions: [...restriction, ...restrictions],
    }));
  }
  const item = itemOf(document, type.node);
  return [...membersOf(document, type.node), ...(item === undefined ? [] : [item])].flatMap((member) =>
    branchesOf(document, member, within),
  );
}

/** The facets of a name that hold for a branch: those of the restriction that is nearest to the value. */
export function facetsOf({ restrictions }: Branch, name: string): readonly XsdNode[] {
  for (const restriction of restrictions) {
    const facets = childrenOf(restriction, name);
    if (facets.length > 0) return facets;
  }
  return [];
}

/** True when a branch takes an empty text and nothing else: one that clears. */
export function clears(branch: Branch): boolean {
  const values = facetsOf(branch, "enumeration").map((facet) => facet.attributes.get("value"));
  return values.length > 0
    ? values.every((value) => value === "")
    : facetsOf(branch, "length")[0]?.attributes.get("value") === "0";
}

/** The values that some branches name, and whether they take others as well. */
export function namedValues(branches: readonly Branch[]): {
  readonly named: readonly string[];
  readonly others: boolean;
} {
  const each = branches.map((branch) => facetsOf(branch, "enumeration").map(valueOfFacet));
  return { named: [...new Set(each.flat())], others: each.some((values) => values.length === 0) };
}

/** The value of a facet. */
export function valueOfFacet(facet: XsdNode): string {
  return facet.attributes.get("value") ?? "";
}

/** The content of types by their nodes, which belong to one document each. */
const contents = new WeakMap<XsdNode, readonly Declared[]>();

/** The elements and attributes of a type, those of its bases and groups among them. */
export function contentOf(document: XsdDocument, type: XsdType): readonly Declared[] {
  if (type.kind === "builtIn") return [];
  const known = contents.get(type.node);
  if (known !== undefined) return known;
  // Until it is known, so that a type that derives from itself has an end.
  contents.set(type.node, []);
  const derivation = derivationOf(document, type.node);
  const own = [type.node, ...(derivation === undefined ? [] : [derivation.by])].flatMap((node) =>
    node.children.flatMap((child) => declaredBy(document, child, { required: true, repeats: false }, new Set())),
  );
  const inherits = derivation?.by.name === "extension" || childrenOf(type.node, "simpleContent").length > 0;
  const base = inherits ? derivation?.base : undefined;
  const content = base === undefined ? own : [...contentOf(document, base), ...own];
  contents.set(type.node, content);
  return content;
}

function declaredBy(
  document: XsdDocument,
  node: XsdNode,
  outer: { readonly required: boolean; readonly repeats: boolean },
  seen: ReadonlySet<XsdNode>,
): readonly Declared[] {
  const reference = node.attributes.get("ref");
  const target = reference === undefined ? node : document.named.get(`${node.name} ${localName(reference)}`);
  if (target === undefined || seen.has(target)) return [];
  if (node.name === "attribute") {
    if (node.attributes.get("use") === "prohibited") return [];
    return [{ node: target, use: node, required: node.attributes.get("use") === "required", repeats: false }];
  }
  const inner = {
    required: outer.required && node.attributes.get("minOccurs") !== "0",
    repeats: outer.repeats || !["0", "1"].includes(node.attributes.get("maxOccurs") ?? "1"),
  };
  if (node.name === "element") return [{ node: target, use: node, ...inner }];
  if (!["sequence", "all", "choice", "group", "attributeGroup"].includes(node.name)) return [];
  const within = node.name === "choice" ? { ...inner, required: false } : inner;
  return target.children.flatMap((child) => declaredBy(document, child, within, new Set([...seen, target])));
}
