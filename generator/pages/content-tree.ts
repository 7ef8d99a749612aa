import { isBuiltin } from "../model/xml-schema/builtin-types.js";
import {
  expandedName,
  type AttributeUse,
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type Particle,
  type SimpleTypeDefinition,
  type TypeDefinition,
  type ValueConstraint,
  type Wildcard,
} from "../model/xml-schema/components.js";
import { annotationSentences } from "../model/xml-schema/annotation-sentences.js";
import { joinAnnotations } from "../model/xml-schema/join-annotations.js";
import { substitutesOf, withoutSubstitution, type Substitutes } from "../model/xml-schema/substitutions.js";
import { limitSentence } from "../model/xml-schema/type-limits.js";
import { cutMessage } from "../text/visible.js";
import { annotationNotes } from "./notes.js";
import type { PageTools } from "./page-tools.js";
import type { AttributeRow, ContentTree, TypeWord } from "./site-model.js";

/** Maximum depth of a tree, and maximum number of its parts. */
const maxDepth = 12;
const maxParts = 2_000;

/** Describes the content models of an XSD. Types with pages are links. */
export class ContentTrees {
  readonly #elements: ReadonlyMap<string, string>;
  #left = maxParts;
  /** The namespace of the page. */
  #namespace = "";
  readonly #substitutes: Substitutes;

  constructor(readonly tools: PageTools) {
    const { plan, paths } = tools;
    const global = plan.xmlElements.filter(({ view }) => view === undefined);
    this.#substitutes = plan.contract.xml === undefined ? withoutSubstitution : substitutesOf(plan.contract.xml);
    this.#elements = new Map(global.map((named) => [expandedName(named.element.name), paths.element(named)]));
  }

  /** The content of a type in a document of a namespace; undefined if it is empty. */
  content(type: ComplexTypeDefinition, namespace: string): ContentTree | undefined {
    this.#left = maxParts;
    this.#namespace = namespace;
    return this.#contentOf(type, 0);
  }

  /** Text of a simple type. */
  text(type: SimpleTypeDefinition): ContentTree {
    return { kind: "text", occurs: "1", type: [this.typeWord(type)], sentences: this.#limits(type) };
  }

  #contentOf({ content }: ComplexTypeDefinition, depth: number): ContentTree | undefined {
    switch (content.kind) {
      case "empty":
        return undefined;
      case "simple":
        return this.text(content.type);
      case "element-only":
        return this.#particle(content.particle, depth);
      case "mixed": {
        const parts = content.particle === undefined ? [] : [this.#particle(content.particle, depth)];
        return { kind: "text", occurs: "1", sentences: ["Text between the elements."], parts };
      }
    }
  }

  #particle(particle: Particle, depth: number): ContentTree {
    const { minOccurs, maxOccurs, term } = particle;
    const occurs = occursText(minOccurs, maxOccurs);
    this.#left -= 1;
    if (term.kind === "wildcard") {
      const { documentation = [] } = term.annotation ?? {};
      return { kind: "wildcard", occurs, sentences: [documentation, wildcardSentence(term)].flat() };
    }
    if (term.kind === "group") {
      if (depth >= maxDepth || this.#left <= 0) return { kind: term.compositor, occurs, isCut: true };
      return { kind: term.compositor, occurs, parts: term.particles.map((part) => this.#particle(part, depth + 1)) };
    }
    return { ...this.#element(term, particle, depth), occurs };
  }

  #element(element: ElementDeclaration, particle: Particle, depth: number): Omit<ContentTree, "occurs"> {
    const { type, name, nillable, valueConstraint } = element;
    const annotation = joinAnnotations(particle.annotation, element.annotation);
    const sentences = [
      ...(element.abstract ? ["Abstract: one of its substitutes stands here."] : []),
      ...this.#namespaceSentence(name.namespace),
      ...(nillable ? ['May be empty with xsi:nil="true".'] : []),
      ...(valueConstraint === undefined ? [] : [this.constraint(valueConstraint)]),
      ...(type.kind === "simple" ? this.#limits(type) : []),
      ...annotationSentences(annotation),
    ];
    const { documentation } = annotation;
    const isOpen = type.kind === "complex" && type.name === undefined;
    const inner = isOpen && depth < maxDepth && this.#left > 0 ? this.#contentOf(type, depth + 1) : undefined;
    return {
      kind: "element",
      name: name.local,
      type: isOpen ? [] : [this.#elementType(element)],
      ...(documentation !== undefined && { description: documentation }),
      ...(sentences.length > 0 && { sentences }),
      notes: annotationNotes(annotation),
      ...(inner !== undefined && { parts: [inner] }),
      ...(isOpen && { attributes: this.attributes(type) }),
      ...(isOpen && inner === undefined && type.content.kind !== "empty" && { isCut: true }),
    };
  }

  #namespaceSentence(namespace: string): readonly string[] {
    if (namespace === this.#namespace) return [];
    return [namespace === "" ? "In no namespace." : `In the namespace ${cutMessage(namespace)}.`];
  }

  #elementType(element: ElementDeclaration): TypeWord {
    const page = element.scope === "global" ? this.#elements.get(expandedName(element.name)) : undefined;
    const word = this.typeWord(element.type);
    const isHead = page !== undefined && (element.abstract || this.#substitutes(element).length > 1);
    return page !== undefined && (isHead || word.page === undefined)
      ? { text: isHead ? element.name.local : word.text, page }
      : word;
  }

  /** The attributes of a type, in order of the schema. */
  attributes({ attributeUses, attributeWildcard }: ComplexTypeDefinition): readonly AttributeRow[] {
    const rows = attributeUses.map((use) => this.#attribute(use));
    if (attributeWildcard === undefined) return rows;
    const sentences = [wildcardSentence(attributeWildcard)];
    return [...rows, { name: "*", namespace: "", required: false, type: [], sentences, notes: [] }];
  }

  #attribute({ attribute, required, valueConstraint, annotation }: AttributeUse): AttributeRow {
    const { name, type } = attribute;
    const joined = joinAnnotations(annotation, attribute.annotation);
    return {
      name: name.local,
      namespace: name.namespace,
      required,
      type: [this.typeWord(type)],
      ...(joined.documentation !== undefined && { description: joined.documentation }),
      sentences: [
        ...(name.namespace === "" ? [] : [`In the namespace ${cutMessage(name.namespace)}.`]),
        ...(valueConstraint === undefined ? [] : [this.constraint(valueConstraint)]),
        ...this.#limits(type),
        ...annotationSentences(joined),
      ],
      notes: annotationNotes(joined),
    };
  }

  /** "Always "EUR".", "Default: "1"." */
  constraint({ kind, value }: ValueConstraint): string {
    return kind === "fixed" ? `Always ${JSON.stringify(value)}.` : `Default: ${JSON.stringify(value)}.`;
  }

  /** The limits of a type that has no page. */
  #limits(type: SimpleTypeDefinition): readonly string[] {
    if (isBuiltin(type) || this.tools.paths.type(type) !== undefined) return [];
    const values = type.facets.enumeration?.map(({ value }) => JSON.stringify(value)) ?? [];
    return [...limitSentence(type), ...(values.length === 0 ? [] : [`One of ${values.join(", ")}.`])];
  }

  /** The name of a type, with its page. */
  typeWord(type: TypeDefinition): TypeWord {
    const { plan, paths } = this.tools;
    const page = paths.type(type);
    if (page !== undefined) return { text: plan.xmlTypeName(type)?.typeName ?? type.name?.local ?? "type", page };
    if (type.name !== undefined) return { text: isBuiltin(type) ? `xs:${type.name.local}` : type.name.local };
    if (type.kind === "simple" && type.base !== undefined) return { text: this.typeWord(type.base).text };
    return { text: "anonymous type" };
  }

  /** The name of a global element, with its page. */
  elementWord({ name }: ElementDeclaration): TypeWord {
    const page = this.#elements.get(expandedName(name));
    return page === undefined ? { text: name.local } : { text: name.local, page };
  }

  /** The types that xsi:type can substitute for a type. */
  derived(type: ComplexTypeDefinition): readonly TypeWord[] {
    return this.tools.plan.xmlShapes.substitutableTypes({ type }).map((derived) => this.typeWord(derived));
  }
}

function occursText(min: number, max: number | "unbounded"): string {
  return min === max ? `${min}` : `${min}..${max === "unbounded" ? "*" : max}`;
}

function wildcardSentence({ namespaces, processContents }: Wildcard): string {
  const where =
    namespaces.kind === "any"
      ? "any namespace"
      : namespaces.kind === "not"
        ? `any namespace but ${namespaces.namespace === "" ? "none" : namespaces.namespace}`
        : namespaces.namespaces.map((name) => (name === "" ? "no namespace" : name)).join(", ");
  const checked = { strict: "must be declared", lax: "checked if declared", skip: "not checked" }[processContents];
  return `Of ${where}; ${checked}.`;
}
