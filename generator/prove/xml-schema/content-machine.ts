import type { State } from "../../languages/machine.js";
import { expandedName, type ElementDeclaration, type QName, type Wildcard } from "../../model/xml-schema/components.js";
import { ContentGraph, type AllContent, type Content, type Leaf } from "../../model/xml-schema/content-expression.js";
import { allowsNamespace } from "../../model/xml-schema/wildcard-namespaces.js";
import { leavesOf } from "./content-expression.js";

/** The rest of a content model that is still to come. Equal states are one object. */
export type MachineState = State<Leaf | AllContent>;

/** A move of a content model's machine: one child is taken. */
export interface ContentMove {
  /** The declaration that takes the child; "unknown" where unknown elements are kept. */
  readonly accepts: ElementDeclaration | Wildcard | "unknown";
  /** The particle that takes the child; undefined for an unknown element. */
  readonly leaf: Leaf | undefined;
  /** The state after the child. */
  readonly next: MachineState;
}

interface StateIndex {
  /** The moves by expanded name: of declared elements at first, and of other names once they were computed. */
  readonly byName: Map<string, readonly ContentMove[]>;
  readonly elements: readonly ElementDeclaration[];
  /** The moves of wildcards, for any name. */
  readonly wildcards: readonly ContentMove[];
}

/** Options of a content model's machine. */
export interface MachineOptions {
  /** True if undeclared elements are allowed everywhere. */
  readonly keepsUnknown: boolean;
  /** True if a wildcard accepts elements of a name: false if it is strict and the name is not declared. */
  readonly admits?: (wildcard: Wildcard, name: QName) => boolean;
}

/** The automaton of a content model, by the names of children. */
export class ContentMachine {
  readonly start: MachineState;
  /** The names that the model declares itself. */
  readonly names: ReadonlyMap<string, QName>;
  private readonly graph: ContentGraph;
  private readonly indexes = new Map<MachineState, StateIndex>();

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
  step(state: MachineState, name: QName): readonly ContentMove[] {
    const expanded = expandedName(name);
    const { byName, wildcards } = this.indexOf(state);
    // An element declaration precedes a wildcard.
    let found = byName.get(expanded);
    if (found === undefined) byName.set(expanded, (found = this.undeclared(state, name, wildcards)));
    return found;
  }

  /** True if a leaf may match the next child. */
  isNext(state: MachineState, leaf: Leaf): boolean {
    return this.graph.moves(state).some(({ symbol }) => symbol === leaf);
  }

  /** Yields the moves by the names that may come next; if any may, by `names`. */
  *waysFrom(state: MachineState, names: Iterable<QName>): Generator<readonly [QName, ContentMove]> {
    for (const name of this.available(state) ?? names) {
      for (const move of this.step(state, name)) yield [name, move];
    }
  }

  /** Returns the names that may come next; undefined if any may. */
  available(state: MachineState): readonly QName[] | undefined {
    if (this.options.keepsUnknown) return undefined;
    const { elements, wildcards } = this.indexOf(state);
    return wildcards.length > 0 ? undefined : elements.map(({ name }) => name);
  }

  private indexOf(state: MachineState): StateIndex {
    let index = this.indexes.get(state);
    if (index === undefined) this.indexes.set(state, (index = this.makeIndex(state)));
    return index;
  }

  private makeIndex(state: MachineState): StateIndex {
    const byName = new Map<string, ContentMove[]>();
    const elements: ElementDeclaration[] = [];
    const wildcards: ContentMove[] = [];
    for (const { symbol: leaf, next } of this.graph.moves(state)) {
      for (const accepts of leaf.accepts) {
        const move: ContentMove = { accepts, leaf, next };
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

  private undeclared(state: MachineState, name: QName, wildcards: readonly ContentMove[]): readonly ContentMove[] {
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
