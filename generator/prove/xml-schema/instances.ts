import { anyType } from "../../model/xml-schema/builtin-types.js";
import {
  expandedName,
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type QName,
  type SimpleTypeDefinition,
  type TypeDefinition,
  type ValueConstraint,
} from "../../model/xml-schema/components.js";
import { inOrder } from "../../text/in-order.js";
import type { AllContent } from "../../model/xml-schema/content-expression.js";
import { ContentMachine, type ContentMove } from "./content-machine.js";
import { completion, stateAfter } from "./content-search.js";
import type { Side } from "./side.js";
import { candidateTexts } from "./simple/candidates.js";
import { takesText } from "./simple/read-text.js";
import type { WitnessAttribute, XmlTree } from "./xml-tree.js";

/** Requirements for an example of a type, in addition to the type's own. */
export interface WitnessRequest {
  /** The children by name; by default the shortest valid ones. */
  readonly word?: readonly QName[];
  /** A child that replaces the one at an index of the word. */
  readonly child?: { readonly index: number; readonly tree: XmlTree };
  /** The text of simple or mixed content. */
  readonly text?: string;
  /** Attributes in addition to the required ones, or replacing them. */
  readonly attributes?: readonly WitnessAttribute[];
  /** Required attributes to leave out. */
  readonly without?: readonly string[];
  /** True for an element with xsi:nil="true". */
  readonly isNil?: boolean;
}

/** Maximum number of elements in one example, and maximum depth. */
const maxElements = 20_000;
const maxDepth = 60;

/** Makes the smallest elements that a version accepts. */
export class Instances {
  private readonly known = new Map<ElementDeclaration, XmlTree>();
  private readonly open = new Set<ElementDeclaration>();
  private readonly texts = new Map<SimpleTypeDefinition, string | undefined>();
  private readonly machines = new Map<ComplexTypeDefinition, ContentMachine>();
  private made = 0;

  constructor(readonly side: Side) {}

  /** Returns a minimal element; undefined if none is found. */
  element(declaration: ElementDeclaration): XmlTree | undefined {
    const known = this.known.get(declaration);
    if (known !== undefined) return known;
    if (this.open.has(declaration) || this.open.size > maxDepth || ++this.made > maxElements) return undefined;
    if (declaration.abstract) return undefined;
    this.open.add(declaration);
    try {
      const tree = this.elementOf(declaration, {});
      if (tree !== undefined) this.known.set(declaration, tree);
      return tree;
    } finally {
      this.open.delete(declaration);
    }
  }

  /** Returns a small element that satisfies the request; of another type that `derived` names, if set. */
  elementOf(declaration: ElementDeclaration, wish: WitnessRequest, derived?: TypeDefinition): XmlTree | undefined {
    const { name, type, valueConstraint } = declaration;
    const actual = derived ?? this.concreteType(declaration);
    if (actual === undefined) return undefined;
    const attributes = this.attributes(actual, wish);
    const children = wish.isNil === true ? [] : this.children(actual, valueConstraint, wish);
    if (attributes === undefined || children === undefined) return undefined;
    return {
      name,
      attributes,
      children,
      ...(wish.isNil === true ? { isNil: true } : {}),
      ...(actual === type || actual.name === undefined ? {} : { type: actual.name }),
    };
  }

  text(type: SimpleTypeDefinition): string | undefined {
    if (!this.texts.has(type)) {
      const found = candidateTexts(type).filter((text) => takesText(type, text));
      // The value that people read best comes before the shortest.
      const chosen = type.facets.enumeration === undefined ? found.sort((a, b) => rank(a) - rank(b))[0] : found[0];
      this.texts.set(type, chosen);
    }
    return this.texts.get(type);
  }

  machine(type: ComplexTypeDefinition): ContentMachine {
    let machine = this.machines.get(type);
    if (machine === undefined) {
      const { side } = this;
      machine = new ContentMachine(side.contentOf(type), {
        keepsUnknown: false,
        admits: (wildcard, name) => side.behindWildcard(wildcard, name) !== undefined,
      });
      this.machines.set(type, machine);
    }
    return machine;
  }

  /** Returns the shortest children after a prefix; undefined if they are too many. */
  rest(type: ComplexTypeDefinition, prefix: readonly QName[]): readonly QName[] | undefined {
    const machine = this.machine(type);
    if (machine.content.kind === "all") {
      if (machine.content.optional && prefix.length === 0) return [];
      return missingInAll(machine.content, prefix);
    }
    const state = stateAfter(machine, prefix);
    return state && completion(machine, state, [...machine.names.values(), strange], (move) => this.canFill(move));
  }

  private canFill({ accepts }: ContentMove): boolean {
    return accepts === "unknown" || accepts.kind === "wildcard" || this.element(accepts) !== undefined;
  }

  private concreteType(declaration: ElementDeclaration): TypeDefinition | undefined {
    const { type } = declaration;
    if (type.kind === "simple" || !type.abstract) return type;
    return [...this.side.derivedTypes(declaration).values()][0];
  }

  private attributes(type: TypeDefinition, wish: WitnessRequest): readonly WitnessAttribute[] | undefined {
    const attributes: WitnessAttribute[] = [];
    const wishedAttributes = wish.attributes ?? [];
    const isDefined = (name: QName): boolean =>
      wishedAttributes.some(
        (attribute) => attribute.name.local === name.local && attribute.name.namespace === name.namespace,
      );
    const uses =
      type.kind === "simple" ? [] : inOrder(type.attributeUses, ({ attribute: { name } }) => expandedName(name));
    for (const { attribute, required, valueConstraint } of uses) {
      if (!required || isDefined(attribute.name) || wish.without?.includes(attribute.name.local) === true) continue;
      const value = valueConstraint?.kind === "fixed" ? valueConstraint.value : this.text(attribute.type);
      if (value === undefined) return undefined;
      attributes.push({ name: attribute.name, value });
    }
    return [...attributes, ...wishedAttributes];
  }

  private children(
    type: TypeDefinition,
    constraint: ValueConstraint | undefined,
    wish: WitnessRequest,
  ): readonly (XmlTree | string)[] | undefined {
    const simple = type.kind === "simple" ? type : type.content.kind === "simple" ? type.content.type : undefined;
    if (simple !== undefined) {
      const text = wish.text ?? (constraint?.kind === "fixed" ? constraint.value : this.text(simple));
      return text === undefined ? undefined : text === "" ? [] : [text];
    }
    if (type.kind === "simple") return undefined;
    const text = wish.text === undefined ? [] : [wish.text];
    if (type === anyType || type.content.kind === "empty")
      return text.length === 0 && wish.word?.length ? undefined : text;
    const word = wish.word ?? this.rest(type, []);
    const elements = word === undefined ? undefined : this.fill(type, word, wish.child);
    return elements && [...text, ...elements];
  }

  /** Creates the elements of a word. */
  private fill(
    type: ComplexTypeDefinition,
    word: readonly QName[],
    child: WitnessRequest["child"],
  ): readonly XmlTree[] | undefined {
    const machine = this.machine(type);
    const trees: XmlTree[] = [];
    let state = machine.start;
    for (const [index, name] of word.entries()) {
      const [move] = machine.step(state, name);
      // An unknown or forbidden element stays empty: an example may need it there.
      if (move !== undefined) state = move.next;
      const tree = child?.index === index ? child.tree : this.filled(move, name);
      if (tree === undefined) return undefined;
      trees.push(tree);
    }
    return trees;
  }

  private filled(move: ContentMove | undefined, name: QName): XmlTree | undefined {
    const accepts = move?.accepts;
    if (accepts === undefined || accepts === "unknown") return { name, attributes: [], children: [] };
    if (accepts.kind === "element") return this.element(accepts);
    const declared = this.side.behindWildcard(accepts, name);
    return declared === undefined || declared === "anything"
      ? { name, attributes: [], children: [] }
      : this.element(declared);
  }
}

/** A name for a wildcard, if no other name is possible. */
const strange: QName = { namespace: "urn:example:other", local: "other" };

function rank(text: string): number {
  const isOdd = text === "" || /^\s|\s$|[^\x20-\x7e]/.test(text) || /^[+0][0-9]|\.$/.test(text);
  return text.length + (isOdd ? 10 : 0);
}

/** The children that an xs:all group still requires after others; undefined if they are too many, or a wildcard requires them. */
function missingInAll({ members }: AllContent, prefix: readonly QName[]): readonly QName[] | undefined {
  const counts = new Map<string, number>();
  for (const name of prefix) counts.set(expandedName(name), (counts.get(expandedName(name)) ?? 0) + 1);
  const names: QName[] = [];
  for (const { leaf, min } of members) {
    const elements = leaf.accepts.flatMap((term) => (term.kind === "element" ? [term.name] : []));
    const count = elements.reduce((sum, name) => sum + (counts.get(expandedName(name)) ?? 0), 0);
    if (count >= min) continue;
    const [first] = elements;
    if (first === undefined || names.length + min > maxElements) return undefined;
    names.push(...Array.from({ length: min - count }, () => first));
  }
  return names;
}
