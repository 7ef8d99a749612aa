import type { State } from "../../languages/machine.js";
import { expandedName, type ElementDeclaration, type QName, type Wildcard } from "../../model/xml-schema/components.js";
import { ContentGraph, type AllContent, type Content, type Leaf } from "../../model/xml-schema/content-expression.js";
import { allowsNamespace } from "../../model/xml-schema/wildcard-namespaces.js";
import { leavesOf } from "./content-expression.js";

/** The rest of a content model that is still to come. Equal states are one object. */
export type ContentState = State<Leaf | AllContent>;

/** A move of a content model's machine: one child is taken. */
export interface Move {
  /** The declaration that takes the child; "unknown" where unknown elements are kept. */
  readonly accepts: ElementDeclaration | Wildcard | "unknown";
  /** The particle that takes the child; undefined for an unknown element. */
  readonly leaf: Leaf | undefined;
  /** The state after the child. */
  readonly next: ContentState;
}

interface StateIndex {
  /** The ways on by expanded names: of elements at first, and of others once they were asked for. */
  readonly byName: Map<string, readonly Move[]>;
  readonly elements: readonly ElementDeclaration[];
  /** The ways on by wildcards, whatever the name. */
  readonly wildcards: readonly Move[];
}

/** Options of a content model's machine. */
export interface MachineOptions {
  /** True when elements that the content model does not know may stand anywhere. */
  readonly keepsUnknown: boolean;
  /** Tells whether a wildcard takes elements of a name: not where it is strict and nothing is declared. */
  readonly admits?: (wildcard: Wildcard, name: QName) => boolean;
}

/** The automaton of a content model, by the names of children. */
export class ContentMachine {
  readonly start: ContentState;
  /** The names that the model declares itself. */
  readonly names: ReadonlyMap<string, QName>;
  private readonly graph: ContentGraph;
  private readonly indexes = new Map<ContentState, StateIndex>();

  constructor(
    readonly content: Content,
    private readonly options: MachineOptions,
  ) {
    this.graph = new ContentGraph(content);
    this.start = this.graph.start;
    const names = new Map<string, QName>();
    for (const { accepts } of leavesOf(content)) {
      for (const term of accepts) if (term.kind === "element") names.set(expandedName(term.name), term.name);
    }
    this.names = names;
  }

  /** The ways on with a child of a name: one at most, unless leaves were taken out of the expression. */
  step(state: ContentState, name: QName): readonly Move[] {
    const expanded = expandedName(name);
    const { byName, wildcards } = this.indexOf(state);
    // An element declaration goes before a wildcard.
    let found = byName.get(expanded);
    if (found === undefined) byName.set(expanded, (found = this.undeclared(state, name, wildcards)));
    return found;
  }

  /** True when a leaf may take the next child. */
  isNext(state: ContentState, leaf: Leaf): boolean {
    return this.graph.moves(state).some(({ symbol }) => symbol === leaf);
  }

  /** The ways on, by the names that may come next; where any may, by `names`. */
  *waysFrom(state: ContentState, names: Iterable<QName>): Generator<readonly [QName, Move]> {
    for (const name of this.available(state) ?? names) {
      for (const move of this.step(state, name)) yield [name, move];
    }
  }

  /** The names that may come next; undefined where any may. */
  available(state: ContentState): readonly QName[] | undefined {
    if (this.options.keepsUnknown) return undefined;
    const { elements, wildcards } = this.indexOf(state);
    return wildcards.length > 0 ? undefined : elements.map(({ name }) => name);
  }

  private indexOf(state: ContentState): StateIndex {
    let index = this.indexes.get(state);
    if (index === undefined) this.indexes.set(state, (index = this.makeIndex(state)));
    return index;
  }

  private makeIndex(state: ContentState): StateIndex {
    const byName = new Map<string, Move[]>();
    const elements: ElementDeclaration[] = [];
    const wildcards: Move[] = [];
    for (const { symbol: leaf, next } of this.graph.moves(state)) {
      for (const accepts of leaf.accepts) {
        const move: Move = { accepts, leaf, next };
        if (accepts.kind === "wildcard") {
          wildcards.push(move);
          continue;
        }
        const key = expandedName(accepts.name);
        const known = byName.get(key);
        if (known === undefined) {
          byName.set(key, [move]);
          elements.push(accepts);
        } else if (!known.some((other) => other.accepts === accepts && other.next === next)) known.push(move);
      }
    }
    return { byName, elements, wildcards };
  }

  private undeclared(state: ContentState, name: QName, wildcards: readonly Move[]): readonly Move[] {
    const moves = wildcards.filter(({ accepts }) => accepts !== "unknown" && this.takes(accepts, name));
    if (moves.length === 0 && this.options.keepsUnknown && !this.names.has(expandedName(name))) {
      return [{ accepts: "unknown", leaf: undefined, next: state }];
    }
    return moves;
  }

  private takes(accepts: ElementDeclaration | Wildcard, name: QName): boolean {
    if (accepts.kind === "element" || !allowsNamespace(accepts.namespaces, name.namespace)) return false;
    return this.options.admits?.(accepts, name) ?? true;
  }
}
