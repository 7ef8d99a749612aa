import { expandedName, type ElementDeclaration, type QName, type Wildcard } from "../../model/xml-schema/components.js";
import { allowsNamespace } from "../../model/xml-schema/wildcards.js";
import { isNullable, leavesOf, type AllContent, type Content, type Leaf } from "./content-expression.js";

/** What is left to come: expressions one after the other. Equal states are one object. */
export interface ContentState {
  readonly id: number;
  readonly head: Content | undefined;
  readonly rest: ContentState | undefined;
  readonly isFinal: boolean;
}

export interface Move {
  /** What takes the child; "unknown" where unknown elements are kept. */
  readonly accepts: ElementDeclaration | Wildcard | "unknown";
  readonly leaf: Leaf | undefined;
  readonly next: ContentState;
}

interface LeafMove {
  readonly leaf: Leaf;
  readonly next: ContentState;
}

interface StateIndex {
  readonly byName: ReadonlyMap<string, readonly Move[]>;
  readonly elements: readonly ElementDeclaration[];
  readonly wildcards: readonly Move[];
}

function makeIndex(leafMoves: readonly LeafMove[]): StateIndex {
  const byName = new Map<string, Move[]>();
  const elements: ElementDeclaration[] = [];
  const wildcards: Move[] = [];
  for (const { leaf, next } of leafMoves) {
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

export interface MachineOptions {
  /** Whether elements that the content model does not know may stand anywhere. */
  readonly keepsUnknown: boolean;
  /** Whether a wildcard takes elements of a name: not where it is strict and nothing is declared. */
  readonly admits?: (wildcard: Wildcard, name: QName) => boolean;
}

/** A content model at work: its states are made when they are reached (derivatives of the expression). */
export class ContentMachine {
  readonly start: ContentState;
  /** The names that the model declares itself. */
  readonly names: ReadonlyMap<string, QName>;
  private readonly states = new Map<string, ContentState>();
  private readonly contents = new Map<Content, number>();
  private readonly repeats = new Map<string, Content>();
  private readonly alls = new Map<string, Content>();
  private readonly moves = new Map<ContentState, readonly LeafMove[]>();
  private readonly byName = new Map<string, readonly Move[]>();
  private readonly indexes = new Map<ContentState, StateIndex>();
  private readonly end: ContentState;

  constructor(
    readonly content: Content,
    private readonly options: MachineOptions,
  ) {
    this.end = { id: 0, head: undefined, rest: undefined, isFinal: true };
    this.start = this.cons(content, this.end);
    const names = new Map<string, QName>();
    for (const { accepts } of leavesOf(content)) {
      for (const each of accepts) if (each.kind === "element") names.set(expandedName(each.name), each.name);
    }
    this.names = names;
  }

  /** How many states there are so far. */
  get size(): number {
    return this.states.size;
  }

  /** The ways on with a child of a name: one at most, unless leaves were taken out of the expression. */
  step(state: ContentState, name: QName): readonly Move[] {
    const expanded = expandedName(name);
    const key = `${state.id}/${expanded}`;
    let found = this.byName.get(key);
    if (found === undefined) this.byName.set(key, (found = this.findMoves(state, name, expanded)));
    return found;
  }

  /** All leaves that may take the next child. */
  leafMoves(state: ContentState): readonly LeafMove[] {
    let found = this.moves.get(state);
    if (found === undefined) this.moves.set(state, (found = this.findLeafMoves(state)));
    return found;
  }

  /** The names that may come next; undefined where any may. */
  available(state: ContentState): readonly QName[] | undefined {
    if (this.options.keepsUnknown) return undefined;
    const { elements, wildcards } = this.indexOf(state);
    return wildcards.length > 0 ? undefined : elements.map(({ name }) => name);
  }

  private indexOf(state: ContentState): StateIndex {
    let index = this.indexes.get(state);
    if (index === undefined) this.indexes.set(state, (index = makeIndex(this.leafMoves(state))));
    return index;
  }

  private findMoves(state: ContentState, name: QName, expanded: string): readonly Move[] {
    const { byName, wildcards } = this.indexOf(state);
    const moves: Move[] = [...(byName.get(expanded) ?? [])];
    for (const move of wildcards) {
      if (move.accepts !== "unknown" && this.takes(move.accepts, name, expanded)) moves.push(move);
    }
    // An element declaration goes before a wildcard.
    if (moves.some(({ accepts }) => accepts !== "unknown" && accepts.kind === "element")) {
      return moves.filter(({ accepts }) => accepts !== "unknown" && accepts.kind === "element");
    }
    if (moves.length === 0 && this.options.keepsUnknown && !this.names.has(expanded)) {
      return [{ accepts: "unknown", leaf: undefined, next: state }];
    }
    return moves;
  }

  private takes(accepts: ElementDeclaration | Wildcard, name: QName, expanded: string): boolean {
    if (accepts.kind === "element") return expandedName(accepts.name) === expanded;
    if (!allowsNamespace(accepts.namespaces, name.namespace)) return false;
    return this.options.admits?.(accepts, name) ?? true;
  }

  private findLeafMoves(state: ContentState): readonly LeafMove[] {
    const moves: LeafMove[] = [];
    for (let { head, rest } = state; head !== undefined && rest !== undefined; { head, rest } = rest) {
      this.addFirst(head, rest, moves);
      if (!isNullable(head)) break;
    }
    return moves;
  }

  /** The leaves that a child at the start of `content` may be counted for. */
  private addFirst(content: Content, rest: ContentState, into: LeafMove[]): void {
    switch (content.kind) {
      case "leaf":
        into.push({ leaf: content, next: rest });
        return;
      case "choice":
        for (const item of content.items) this.addFirst(item, rest, into);
        return;
      case "sequence":
        this.addSequence(content.items, rest, into);
        return;
      case "repeat": {
        const { min, max, body } = content;
        const again = max === 1 ? rest : this.cons(this.repeat(body, Math.max(min - 1, 0), max - 1), rest);
        this.addFirst(body, again, into);
        return;
      }
      case "all":
        for (const member of content.members) {
          into.push({ leaf: member.leaf, next: this.cons(this.withoutMember(content, member), rest) });
        }
        return;
    }
  }

  private addSequence(items: readonly Content[], rest: ContentState, into: LeafMove[]): void {
    const first = items.findIndex((item) => !isNullable(item));
    const starters = first === -1 ? items.length : first + 1;
    let after = rest;
    const states: ContentState[] = [];
    for (let index = items.length - 1; index >= 0; index--) {
      states[index] = after;
      after = this.cons(items[index]!, after);
    }
    for (let index = 0; index < starters; index++) this.addFirst(items[index]!, states[index]!, into);
  }

  private repeat(body: Content, min: number, max: number): Content {
    const key = `${this.idOf(body)}/${min}/${max}`;
    let found = this.repeats.get(key);
    if (found === undefined) this.repeats.set(key, (found = { kind: "repeat", min, max, body }));
    return found;
  }

  private withoutMember({ members }: AllContent, gone: AllContent["members"][number]): Content {
    const left = members.filter((member) => member !== gone);
    const key = left.map(({ leaf }) => this.idOf(leaf)).join();
    let found = this.alls.get(key);
    if (found === undefined) this.alls.set(key, (found = { kind: "all", optional: false, members: left }));
    return found;
  }

  private idOf(content: Content): number {
    let id = this.contents.get(content);
    if (id === undefined) this.contents.set(content, (id = this.contents.size));
    return id;
  }

  private cons(head: Content, rest: ContentState): ContentState {
    const key = `${this.idOf(head)}/${rest.id}`;
    let found = this.states.get(key);
    if (found === undefined) {
      const isFinal = rest.isFinal && isNullable(head);
      this.states.set(key, (found = { id: this.states.size + 1, head, rest, isFinal }));
    }
    return found;
  }
}
