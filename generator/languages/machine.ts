import { isNullable, type Expression, type LeafNode, type Repeat } from "./expression.js";

/** The position of a word in a text: assertions hold at its start or at its end only. */
export interface Edge {
  /** True before the first symbol. */
  readonly isStart: boolean;
  /** True behind the last symbol. */
  readonly isEnd: boolean;
}

/** The meaning of an expression's leaves. `S`: the symbols that words are made of. */
export interface Leaves<L extends LeafNode, S> {
  /** True when a leaf may stand for no symbol at all. */
  isNullable(leaf: L, at: Edge): boolean;
  /** The symbols that a leaf reads, each with what is left of the leaf then. */
  reads(leaf: L): readonly { readonly symbol: S; readonly left?: L | undefined }[];
}

/** The rest that is left to be read: expressions one after the other. Equal states are one object. */
export interface State<L extends LeafNode> {
  /** A number that no other state of the machine has. */
  readonly id: number;
  /** The expression that is read next; undefined where nothing is left. */
  readonly head: Expression<L> | undefined;
  /** Expressions behind `head`; undefined where it is the last. */
  readonly rest: State<L> | undefined;
  /** True when the word may end here, and when it may whatever follows. */
  readonly isFinal: boolean;
  readonly isDone: boolean;
}

/** One way on: with a symbol to a state. */
export interface Move<L extends LeafNode, S> {
  /** The symbol that is read. */
  readonly symbol: S;
  /** The state behind the symbol. */
  readonly next: State<L>;
}

const start: Edge = { isStart: true, isEnd: false };
const between: Edge = { isStart: false, isEnd: false };
const end: Edge = { isStart: false, isEnd: true };

/**
 * The automaton of an expression, nondeterministic. Its states are the expression's partial derivatives, made when they are
 * reached (V. Antimirov, 1996): a count is part of what is left, so that maxOccurs="1000000" unrolls nothing before words
 * are as long.
 */
export class Machine<L extends LeafNode, S> {
  readonly start: State<L>;
  readonly #leaves: Leaves<L, S>;
  readonly #end: State<L> = { id: 0, head: undefined, rest: undefined, isFinal: true, isDone: true };
  readonly #states = new Map<string, State<L>>();
  readonly #ids = new Map<Expression<L>, number>();
  readonly #repeats = new Map<string, Repeat<L>>();
  readonly #moves = new Map<State<L>, readonly Move<L, S>[]>();

  constructor(expression: Expression<L>, leaves: Leaves<L, S>) {
    this.#leaves = leaves;
    this.start = this.#cons(expression, this.#end);
  }

  /** The ways on from a state in the middle of a word. */
  moves(state: State<L>): readonly Move<L, S>[] {
    let found = this.#moves.get(state);
    if (found === undefined) this.#moves.set(state, (found = this.#movesAt(state, between)));
    return found;
  }

  /** The ways on from the start of a word. */
  firstMoves(): readonly Move<L, S>[] {
    return this.#movesAt(this.start, start);
  }

  /** True when the empty word belongs to the expression; with `isEnd` false: when every word begins with one that does. */
  acceptsEmpty(isEnd: boolean = true): boolean {
    return this.#isNullable(this.start.head, { isStart: true, isEnd });
  }

  #isNullable(node: Expression<L> | undefined, at: Edge): boolean {
    return node === undefined || isNullable(node, (leaf) => this.#leaves.isNullable(leaf, at));
  }

  #movesAt(state: State<L>, at: Edge): readonly Move<L, S>[] {
    const moves: Move<L, S>[] = [];
    for (let { head, rest } = state; head !== undefined && rest !== undefined; { head, rest } = rest) {
      this.#addFirst(head, rest, at, moves);
      if (!this.#isNullable(head, at)) break;
    }
    return moves;
  }

  /** The ways on at the start of an expression. */
  #addFirst(node: Expression<L>, rest: State<L>, at: Edge, into: Move<L, S>[]): void {
    switch (node.kind) {
      case "choice":
        for (const item of node.of) this.#addFirst(item, rest, at, into);
        return;
      case "sequence":
        this.#addSequence(node.of, rest, at, into);
        return;
      case "repeat":
        if (node.max > 0) this.#addFirst(node.of, this.#again(node, rest, at), at, into);
        return;
      default:
        for (const { symbol, left } of this.#leaves.reads(node)) {
          into.push({ symbol, next: left === undefined ? rest : this.#cons(left, rest) });
        }
    }
  }

  #addSequence(items: readonly Expression<L>[], rest: State<L>, at: Edge, into: Move<L, S>[]): void {
    const first = items.findIndex((item) => !this.#isNullable(item, at));
    const starters = first === -1 ? items.length : first + 1;
    let after = rest;
    const states: State<L>[] = [];
    for (let index = items.length - 1; index >= 0; index--) {
      states[index] = after;
      after = this.#cons(items[index]!, after);
    }
    for (let index = 0; index < starters; index++) this.#addFirst(items[index]!, states[index]!, at, into);
  }

  /**
   * The continuation after one round of a repetition. Rounds that may be empty here may be the ones that have to be.
   */
  #again(repeat: Repeat<L>, rest: State<L>, at: Edge): State<L> {
    const { of, max } = repeat;
    if (max === 1) return rest;
    const min = repeat.min === 0 || this.#isNullable(of, at) ? 0 : repeat.min - 1;
    if (min === repeat.min && max === Infinity) return this.#cons(repeat, rest);
    const key = `${this.#idOf(of)}/${min}/${max - 1}`;
    let found = this.#repeats.get(key);
    if (found === undefined) this.#repeats.set(key, (found = { kind: "repeat", min, max: max - 1, of }));
    return this.#cons(found, rest);
  }

  #idOf(node: Expression<L>): number {
    let id = this.#ids.get(node);
    if (id === undefined) this.#ids.set(node, (id = this.#ids.size));
    return id;
  }

  #cons(head: Expression<L>, rest: State<L>): State<L> {
    const key = `${this.#idOf(head)}/${rest.id}`;
    let found = this.#states.get(key);
    if (found === undefined) {
      const isFinal = rest.isFinal && this.#isNullable(head, end);
      const isDone = rest.isDone && this.#isNullable(head, between);
      this.#states.set(key, (found = { id: this.#states.size + 1, head, rest, isFinal, isDone }));
    }
    return found;
  }
}
