import { ownProperty } from "../../../templates/runtime/base/own-property.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import {
  expandedName,
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type Particle,
  type QName,
  type SimpleTypeDefinition,
  type XmlSchema,
} from "../../model/xml-schema/components.js";
import { elementsOf } from "../../model/xml-schema/elements-of.js";
import { builtinBase } from "../../model/xml-schema/simple-form.js";
import { isValidElement } from "./evaluate-element.js";
import { takesText } from "./simple/read-text.js";
import { Instances } from "./instances.js";
import { createSide, type Side } from "./side.js";
import { printTree, type XmlTree } from "./xml-tree.js";

/** Maximum depth of optional elements in a sample, and maximum number of elements. */
const fullDepth = 6;
const maxElements = 300;

/** Values of child elements by name. */
type Values = { readonly [name: string]: JsonValue };

/** Valid documents of the elements of XSDs. */
export class XmlSamples {
  readonly #makers = new Map<XmlSchema, XmlMaker>();

  /** Different documents with an element as its root: with its optional parts if that is valid, and without them. */
  documents(element: ElementDeclaration, schema: XmlSchema | undefined): readonly string[] {
    const maker = schema && this.#maker(schema);
    const found = [maker?.element(element), maker?.element(element, true)];
    return [...new Set(found.flatMap((tree) => (tree === undefined ? [] : [printTree(tree)])))];
  }

  /** The document of an element whose child elements have these values; undefined if it is invalid. */
  filled(element: ElementDeclaration, values: Values, schema: XmlSchema | undefined): string | undefined {
    const tree = schema && this.#maker(schema).filled(element, values);
    return tree && printTree(tree);
  }

  #maker(schema: XmlSchema): XmlMaker {
    const maker = this.#makers.get(schema) ?? new XmlMaker(schema);
    this.#makers.set(schema, maker);
    return maker;
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

  element(element: ElementDeclaration, isSmall = false): XmlTree | undefined {
    this.#left = maxElements;
    this.#ids = 0;
    this.#references = 0;
    const full = isSmall ? this.#minimal(element) : this.#full(element, 0);
    if (this.#references > 0 && this.#ids === 0) return undefined;
    return full !== undefined && isValidElement(full, element, this.#side) ? full : undefined;
  }

  filled(element: ElementDeclaration, values: Values): XmlTree | undefined {
    const { name, type } = element;
    const particle =
      type.kind === "complex" && type.content.kind === "element-only" ? type.content.particle : undefined;
    const children = elementsOf(particle).flatMap((child): readonly XmlTree[] => {
      const value = ownProperty(values, child.name.local);
      return value === undefined || typeof value === "object"
        ? []
        : [{ name: child.name, attributes: [], children: [String(value)] }];
    });
    const tree = { name, attributes: [], children };
    return isValidElement(tree, element, this.#side) ? tree : undefined;
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
      return this.#withAttributes(element, this.#minimal(element));
    if (depth >= fullDepth || this.#left <= 0 || valueConstraint !== undefined) return this.#minimal(element);
    const particle = content?.particle;
    const children = particle === undefined ? [] : this.#children(particle, depth);
    const whole = children && this.#withAttributes(element, { name, attributes: [], children });
    return whole !== undefined && isValidElement(whole, element, this.#side) ? whole : this.#minimal(element);
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

  #minimal(element: ElementDeclaration): XmlTree | undefined {
    const tree = this.#instances.element(element);
    return tree && this.#withIdentifiers(tree, element);
  }

  /** The same element, whose identifiers differ from all others of the document. */
  #withIdentifiers(tree: XmlTree, element: ElementDeclaration): XmlTree {
    const derived = tree.type && this.#side.derivedTypes(element).get(expandedName(tree.type));
    const type = derived ?? element.type;
    const textType = type.kind === "simple" ? type : type.content.kind === "simple" ? type.content.type : undefined;
    const uses = type.kind === "complex" ? type.attributeUses : [];
    const particle = type.kind === "complex" && "particle" in type.content ? type.content.particle : undefined;
    const declared = elementsOf(particle).flatMap((child) => [child, ...this.#side.substitutes(child)]);
    return {
      ...tree,
      attributes: tree.attributes.map((attribute) => {
        const use = uses.find((one) => hasSameName(one.attribute, attribute));
        return { ...attribute, value: (use && this.#identifier(use.attribute.type)) ?? attribute.value };
      }),
      children: tree.children.map((child) => {
        if (typeof child === "string") return (textType && this.#identifier(textType)) ?? child;
        const declaration = declared.find((one) => hasSameName(one, child));
        return declaration === undefined ? child : this.#withIdentifiers(child, declaration);
      }),
    };
  }

  /** A new identifier, or a reference to the first; undefined for other types. */
  #identifier(type: SimpleTypeDefinition): string | undefined {
    const builtin = builtinBase(type)?.name?.local;
    if (builtin === "ID") return `id${(this.#ids += 1)}`;
    if (builtin !== "IDREF" && builtin !== "IDREFS") return undefined;
    this.#references += 1;
    return "id1";
  }

  /** A valid value that people can read; identifiers differ, and optional references are left out. */
  #text(type: SimpleTypeDefinition, isOptional = false): string | undefined {
    const builtin = builtinBase(type)?.name?.local;
    if (isOptional && /^ID(?:REFS?)?$/.test(builtin ?? "")) return undefined;
    const identifier = this.#identifier(type);
    if (identifier !== undefined) return identifier;
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

interface Named {
  readonly name: QName;
}

function hasSameName(one: Named, other: Named): boolean {
  return expandedName(one.name) === expandedName(other.name);
}
