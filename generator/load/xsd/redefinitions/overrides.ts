import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { Origin } from "../../../diagnostics/origin.js";
import { xsNamespace } from "../../../model/xml-schema/builtin-types.js";
import { spaceWords, symbolOf } from "../names/symbol-spaces.js";
import { attribute, childElements, type XmlElement } from "../xml/xml-tree.js";

/** Maximum number of components in overridden documents and in overrides, counted again for each copy. */
const maxOverridden = 200_000;

/** Components that replace those of documents. XSD 1.1 Part 1, section 4.2.5. */
export interface Overriding {
  /** Equal for the same components. */
  readonly key: string;
  /** By symbol space and name. */
  readonly components: ReadonlyMap<string, XmlElement>;
  /** The namespaces that the components may refer to. */
  readonly visible: ReadonlySet<string>;
  /** True if names of the components without a namespace adopt that of the including document. */
  readonly chameleon: boolean;
}

/** A document that contains an xs:override, and the components that override the document itself. */
interface OverridingDocument extends Pick<Overriding, "visible" | "chameleon"> {
  /** Undefined if the document is not overridden. */
  readonly overriding?: Overriding | undefined;
}

/** The overrides of a set of documents. */
export class Overrides {
  private readonly diagnostics: Diagnostics;
  private readonly numbers = new Map<XmlElement, number>();
  private readonly used = new Set<XmlElement>();
  private readonly copies = new Map<XmlElement, Map<string, XmlElement | undefined>>();
  private size = 0;

  constructor(diagnostics: Diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** Returns the components of an xs:override with those that override its document, which win. Appendix F.2. */
  within(node: XmlElement, { overriding, visible, chameleon }: OverridingDocument): Overriding {
    const written = childElements(node);
    const isSmall = this.hasRoom(written.length + (overriding?.components.size ?? 0), node.origin);
    const components = new Map(isSmall ? overriding?.components : []);
    for (const child of isSmall ? written : []) {
      const key = symbolKey(child);
      if (key === undefined) continue;
      if (!this.numbers.has(child)) this.numbers.set(child, this.numbers.size);
      if (!components.has(key)) components.set(key, child);
      else if (overriding?.components.has(key) === true) this.used.add(child);
    }
    const numbers = [...components.values()].map((component) => this.numbers.get(component) ?? 0);
    return {
      key: numbers.sort((a, b) => a - b).join(" "),
      components,
      visible: new Set([...visible, ...(overriding?.visible ?? [])]),
      chameleon: chameleon || overriding?.chameleon === true,
    };
  }

  /**
   * Returns an xs:schema element with the replaced components; undefined if nothing in it, or in the documents that it includes,
   * is replaced. The target of an xs:redefine keeps its components.
   */
  replaced(root: XmlElement, overriding: Overriding, origin: Origin): XmlElement | undefined {
    const copies = this.copies.get(root) ?? new Map<string, XmlElement | undefined>();
    this.copies.set(root, copies);
    if (!copies.has(overriding.key)) copies.set(overriding.key, this.copyOf(root, overriding, origin));
    return copies.get(overriding.key);
  }

  private copyOf(root: XmlElement, overriding: Overriding, origin: Origin): XmlElement | undefined {
    if (!this.hasRoom(root.children.length + overriding.components.size, origin)) return undefined;
    const children = root.children.map((child) =>
      child.kind === "element" && isRedefine(child)
        ? this.withReplaced(child, overriding)
        : this.replacementOf(child, overriding),
    );
    const leadsOn = childElements(root).some(({ local }) => local === "include" || local === "override");
    const isSame = !leadsOn && children.every((child, index) => child === root.children[index]);
    return isSame ? undefined : { ...root, children };
  }

  /** Reports the components of overrides that replace nothing. */
  reportUnused(): void {
    for (const component of this.numbers.keys()) {
      const symbol = symbolOf(component);
      if (symbol === undefined || this.used.has(component)) continue;
      const origin = attribute(component, "name")?.valueOrigin ?? component.origin;
      this.diagnostics.report("xsd/unused-override", origin, { kind: spaceWords[symbol.space], name: symbol.local });
    }
  }

  private withReplaced(node: XmlElement, overriding: Overriding): XmlElement {
    const children = node.children.map((child) => this.replacementOf(child, overriding));
    return children.every((child, index) => child === node.children[index]) ? node : { ...node, children };
  }

  private replacementOf<Node extends XmlElement["children"][number]>(
    node: Node,
    { components }: Overriding,
  ): Node | XmlElement {
    const key = node.kind === "element" ? symbolKey(node) : undefined;
    const component = key === undefined ? undefined : components.get(key);
    if (component !== undefined) this.used.add(component);
    return component ?? node;
  }

  private hasRoom(components: number, origin: Origin): boolean {
    const before = this.size;
    this.size += components;
    if (this.size <= maxOverridden) return true;
    if (before <= maxOverridden) this.diagnostics.report("xsd/too-many-overrides", origin, { limit: maxOverridden });
    return false;
  }
}

/** True for a redefinition, whose components can be overridden. */
function isRedefine({ namespace, local }: XmlElement): boolean {
  return namespace === xsNamespace && local === "redefine";
}

/** Types of both kinds replace each other. */
function symbolKey(node: XmlElement): string | undefined {
  const symbol = symbolOf(node);
  return symbol && `${symbol.space} ${symbol.local}`;
}
