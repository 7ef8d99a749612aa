import {
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type Particle,
  type SimpleTypeDefinition,
  type XmlSchema,
} from "../model/xml-schema/components.js";
import { builtinBase } from "../model/xml-schema/simple-form.js";
import { isValidElement } from "../prove/xml-schema/evaluate-element.js";
import { takesText } from "../prove/xml-schema/simple/read-text.js";
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
  /** The number of values of type xs:ID in the document. */
  #ids = 0;
  /** The number of values that refer to an identifier. */
  #references = 0;

  constructor(schema: XmlSchema) {
    this.#side = createSide("after", schema);
    this.#instances = new Instances(this.#side);
  }

  element(element: ElementDeclaration): XmlTree | undefined {
    this.#left = maxElements;
    this.#ids = 0;
    this.#references = 0;
    const full = this.#full(element, 0);
    if (this.#references > 0 && this.#ids === 0) return undefined;
    return full !== undefined && isValidElement(full, element, this.#side) ? full : undefined;
  }

  #full(element: ElementDeclaration, depth: number): XmlTree | undefined {
    this.#left -= 1;
    const { type, valueConstraint, name } = element;
    const text = type.kind === "simple" ? type : type.content.kind === "simple" ? type.content.type : undefined;
    if (text !== undefined && valueConstraint?.kind !== "fixed" && !element.abstract) {
      const value = this.#text(text);
      return value === undefined
        ? undefined
        : this.#withAttributes(element, { name, attributes: [], children: [value] });
    }
    const content = type.kind === "complex" ? type.content : undefined;
    if (
      type.kind === "simple" ||
      content?.kind === "empty" ||
      content?.kind === "simple" ||
      type.abstract ||
      element.abstract
    )
      return this.#withAttributes(element, this.#instances.element(element));
    if (depth >= fullDepth || this.#left <= 0 || valueConstraint !== undefined) return this.#instances.element(element);
    const particle = content?.particle;
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
      const value = valueConstraint?.value ?? this.#text(type, !required);
      return value === undefined ? (required ? undefined : []) : [{ name, value }];
    });
    return found.includes(undefined) ? undefined : found.flatMap((attribute) => attribute ?? []);
  }

  /** A valid value that people can read; identifiers differ, and optional references are left out. */
  #text(type: SimpleTypeDefinition, isOptional = false): string | undefined {
    const builtin = builtinBase(type)?.name?.local;
    if (builtin === "ID") return isOptional ? undefined : `id${(this.#ids += 1)}`;
    if (builtin === "IDREF" || builtin === "IDREFS") {
      if (isOptional) return undefined;
      this.#references += 1;
      return "id1";
    }
    const isWord = type.facets.enumeration === undefined && (builtin === "string" || builtin === "token");
    return isWord && takesText(type, "text") ? "text" : this.#instances.text(type);
  }

  /** The children of each part once, or as often as it must occur; of a choice, those of the first part that can be filled. */
  #children({ term, minOccurs, maxOccurs }: Particle, depth: number): readonly XmlTree[] | undefined {
    const times = Math.max(minOccurs, maxOccurs === 0 ? 0 : 1);
    if (times > maxElements) return undefined;
    if (term.kind === "wildcard") return minOccurs === 0 ? [] : undefined;
    const found = Array.from({ length: times }, () =>
      term.kind === "element" ? this.#child(term, depth) : this.#group(term, depth),
    );
    if (found.includes(undefined)) return minOccurs === 0 ? [] : undefined;
    return found.flatMap((some) => some ?? []);
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
