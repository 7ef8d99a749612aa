import { isNullable, repeated, type Expression } from "../../languages/expression.js";
import { Machine, type Leaves } from "../../languages/machine.js";
import type { ElementDeclaration, ModelGroup, Particle, Wildcard } from "./components.js";
import type { Substitutes } from "./substitutions.js";

/** A content model as an expression over elements. */
export type Content = Expression<Leaf | AllContent>;

/** An element or wildcard particle in a content model. */
export interface Leaf {
  readonly kind: "leaf";
  readonly particle: Particle;
  /** The accepted elements, with substitution groups expanded, or a wildcard. */
  readonly accepts: readonly (ElementDeclaration | Wildcard)[];
}

/** Elements and wildcards in any order, each within its counts; empty content is valid if it is optional. */
export interface AllContent {
  readonly kind: "all";
  /** True if empty content is valid. */
  readonly optional: boolean;
  /** Each element of the group, in order of the schema; then the wildcards, since elements precede them. */
  readonly members: readonly AllOperand[];
}

/** An element or wildcard of an `xs:all`, before compilation. */
export interface AllOperand {
  readonly leaf: Leaf;
  /** The least number of occurrences, unless the whole group is omitted. */
  readonly min: number;
  /** The greatest number: 1 in XSD 1.0, Infinity where there is no bound. */
  readonly max: number;
}

/** True if each operand is an element that occurs at most once: all that XSD 1.0 allows. */
export function isPlainAll({ members }: AllContent): boolean {
  return members.every(({ leaf, max }) => max === 1 && leaf.particle.term.kind === "element");
}

/** No child at all. */
export const noContent: Content = { kind: "sequence", of: [] };

/** Thrown when a content model has more particles of elements and wildcards than `limit`. */
export class ContentTooLarge extends Error {}

/**
 * Returns the simplest expression of a particle (Part 1, sections 3.8 and 3.9). Particles that cannot occur are
 * dropped, groups of one are unwrapped, and nested sequences and choices are joined. A repetition of a repetition
 * becomes one if that is equivalent.
 */
export function contentOf(particle: Particle, substitutes: Substitutes, limit: number = Infinity): Content {
  let size = 0;

  function mapParticle(current: Particle): Content {
    if (current.maxOccurs === 0) return noContent;
    const { term, minOccurs, maxOccurs } = current;
    if (term.kind === "group" && term.compositor === "all") return mapAll(current, term);
    if (term.kind !== "group") size += 1;
    if (size > limit) throw new ContentTooLarge();
    const of = term.kind === "group" ? mapGroup(term) : leafOf(current, term);
    return repeatedContent(of, minOccurs, maxOccurs === "unbounded" ? Infinity : maxOccurs);
  }

  function leafOf(current: Particle, term: ElementDeclaration | Wildcard): Leaf {
    return { kind: "leaf", particle: current, accepts: term.kind === "element" ? substitutes(term) : [term] };
  }

  function mapGroup(group: ModelGroup): Content {
    // A prohibited particle is not a branch of a choice, so it does not make the choice optional.
    const items = group.particles.filter(({ maxOccurs }) => maxOccurs !== 0).map(mapParticle);
    const [only] = items;
    if (items.length === 1 && only !== undefined) return only;
    const kind = group.compositor === "choice" ? "choice" : "sequence";
    const isNested = items.some((item) => item.kind === kind);
    return { kind, of: isNested ? items.flatMap((item) => (item.kind === kind ? item.of : [item])) : items };
  }

  function mapAll({ minOccurs }: Particle, group: ModelGroup): Content {
    const members = group.particles.flatMap((member): readonly AllOperand[] => {
      const { term, maxOccurs, minOccurs: min } = member;
      if (term.kind === "group" || maxOccurs === 0) return [];
      return [{ leaf: leafOf(member, term), min, max: maxOccurs === "unbounded" ? Infinity : maxOccurs }];
    });
    const isElement = ({ leaf }: AllOperand): boolean => leaf.particle.term.kind === "element";
    const inOrder = [...members.filter(isElement), ...members.filter((member) => !isElement(member))];
    return { kind: "all", optional: minOccurs === 0, members: inOrder };
  }

  return mapParticle(particle);
}

/** The content some number of times. */
export function repeatedContent(of: Content, min: number, max: number): Content {
  return repeated(of, min, max, isEmptyLeaf);
}

/** True if a content model accepts empty content. */
export function isEmptiableContent(content: Content): boolean {
  return isNullable(content, isEmptyLeaf);
}

function isEmptyLeaf(leaf: Leaf | AllContent): boolean {
  return leaf.kind === "all" && (leaf.optional || leaf.members.every(({ min }) => min === 0));
}

/** The automaton of a content model, nondeterministic; its symbols are the leaves that children are counted for. */
export class ContentGraph extends Machine<Leaf | AllContent, Leaf> {
  constructor(content: Content) {
    super(content, new ContentLeaves());
  }
}

/** The rest of an xs:all group after a child is the group with one less of that element. Equal rests share one object. */
class ContentLeaves implements Leaves<Leaf | AllContent, Leaf> {
  readonly #alls = new Map<string, AllContent>();
  readonly #ids = new Map<Leaf, number>();

  isNullable(leaf: Leaf | AllContent): boolean {
    return isEmptyLeaf(leaf);
  }

  reads(leaf: Leaf | AllContent): readonly { readonly symbol: Leaf; readonly left?: AllContent }[] {
    if (leaf.kind === "leaf") return [{ symbol: leaf }];
    return leaf.members.map((member) => ({ symbol: member.leaf, left: this.#without(leaf, member) }));
  }

  #without({ members }: AllContent, gone: AllOperand): AllContent {
    const left = members.flatMap((member): readonly AllOperand[] => {
      if (member !== gone) return [member];
      return member.max === 1 ? [] : [{ leaf: member.leaf, min: Math.max(member.min - 1, 0), max: member.max - 1 }];
    });
    const key = left.map(({ leaf, min, max }) => `${this.#idOf(leaf)}:${min}:${max}`).join();
    let found = this.#alls.get(key);
    if (found === undefined) this.#alls.set(key, (found = { kind: "all", optional: false, members: left }));
    return found;
  }

  #idOf(leaf: Leaf): number {
    let id = this.#ids.get(leaf);
    if (id === undefined) this.#ids.set(leaf, (id = this.#ids.size));
    return id;
  }
}
