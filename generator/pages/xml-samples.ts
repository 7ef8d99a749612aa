import {
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type Particle,
  type XmlSchema,
} from "../model/xml-schema/components.js";
import { isValidElement } from "../prove/xml-schema/evaluate-element.js";
import { Instances } from "../prove/xml-schema/instances.js";
import { createSide, type Side } from "../prove/xml-schema/side.js";
import { printTree, type XmlTree } from "../prove/xml-schema/xml-tree.js";

/** Maximum depth of optional elements in a sample, and maximum number of elements. */
const fullDepth = 6;
const maxElements = 300;

/** Valid documents of the elements of XSDs. */
export class XmlSamples {
  readonly #makers = new Map<XmlSchema, XmlMaker>();

  /** A document with an element as its root, with its optional parts if that is valid; undefined if none was found. */
  document(element: ElementDeclaration, schema: XmlSchema | undefined): string | undefined {
    if (schema === undefined) return undefined;
    let maker = this.#makers.get(schema);
    if (maker === undefined) this.#makers.set(schema, (maker = new XmlMaker(schema)));
    const tree = maker.element(element);
    return tree === undefined ? undefined : inLines(tree);
  }
}

class XmlMaker {
  readonly #side: Side;
  readonly #instances: Instances;
  #left = maxElements;

  constructor(schema: XmlSchema) {
    this.#side = createSide("after", schema);
    this.#instances = new Instances(this.#side);
  }

  element(element: ElementDeclaration): XmlTree | undefined {
    this.#left = maxElements;
    const full = this.#full(element, 0);
    if (full !== undefined && isValidElement(full, element, this.#side)) return full;
    const least = this.#instances.element(element);
    return least !== undefined && isValidElement(least, element, this.#side) ? least : undefined;
  }

  #full(element: ElementDeclaration, depth: number): XmlTree | undefined {
    this.#left -= 1;
    const { type, valueConstraint, name } = element;
    if (
      type.kind === "simple" ||
      type.content.kind === "empty" ||
      type.content.kind === "simple" ||
      type.abstract ||
      element.abstract
    )
      return this.#withAttributes(element, this.#instances.element(element));
    if (depth >= fullDepth || this.#left <= 0 || valueConstraint !== undefined) return this.#instances.element(element);
    const { particle } = type.content;
    const children = particle === undefined ? [] : this.#children(particle, depth);
    const whole = children && this.#withAttributes(element, { name, attributes: [], children });
    return whole !== undefined && isValidElement(whole, element, this.#side) ? whole : this.#instances.element(element);
  }

  #withAttributes({ type }: ElementDeclaration, tree: XmlTree | undefined): XmlTree | undefined {
    if (tree === undefined || type.kind === "simple" || tree.type !== undefined) return tree;
    const attributes = this.#attributes(type);
    return attributes === undefined ? tree : { ...tree, attributes };
  }

  #attributes({ attributeUses }: ComplexTypeDefinition): XmlTree["attributes"] | undefined {
    const found = attributeUses.map(({ attribute: { name, type }, required, valueConstraint }) => {
      const value = valueConstraint?.value ?? this.#instances.text(type);
      return value === undefined ? (required ? undefined : []) : [{ name, value }];
    });
    return found.includes(undefined) ? undefined : found.flatMap((attribute) => attribute ?? []);
  }

  /** The children of each part once, or as often as it must occur; of a choice, those of the first part that can be filled. */
  #children({ term, minOccurs, maxOccurs }: Particle, depth: number): readonly XmlTree[] | undefined {
    const times = Math.max(minOccurs, maxOccurs === 0 ? 0 : 1);
    if (times > maxElements) return undefined;
    if (term.kind === "wildcard") return minOccurs === 0 ? [] : undefined;
    const once = term.kind === "element" ? this.#child(term, depth) : this.#group(term, depth);
    if (once === undefined) return minOccurs === 0 ? [] : undefined;
    return Array.from({ length: times }, () => once).flat();
  }

  #child(element: ElementDeclaration, depth: number): readonly XmlTree[] | undefined {
    const declared = element.abstract ? this.#side.substitutes(element)[0] : element;
    const tree = declared && this.#full(declared, depth + 1);
    return tree && [tree];
  }

  #group(group: Extract<Particle["term"], { kind: "group" }>, depth: number): readonly XmlTree[] | undefined {
    if (group.compositor === "choice") {
      for (const particle of group.particles) {
        const found = this.#children(particle, depth);
        if (found !== undefined && found.length > 0) return found;
      }
      return group.particles.some(({ minOccurs }) => minOccurs === 0) ? [] : undefined;
    }
    const parts = group.particles.map((particle) => this.#children(particle, depth));
    return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
  }
}

/** A document in lines, with indented elements. Elements with text stay on their line. */
function inLines(tree: XmlTree, defaultNamespace = "", margin = ""): string {
  const isSplit = tree.children.length > 0 && tree.children.every((child) => typeof child !== "string");
  if (!isSplit) return margin + printTree(tree, defaultNamespace);
  const empty = printTree({ ...tree, children: [] }, defaultNamespace);
  const lines = tree.children.map((child) => inLines(child, tree.name.namespace, `${margin}  `));
  return [`${margin}${empty.slice(0, -2)}>`, ...lines, `${margin}</${tree.name.local}>`].join("\n");
}
