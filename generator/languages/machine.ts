import { isNullable, type Expression, type LeafNode, type Repeat } from "./expression.js";

/** The position of a word in a string: assertions only hold at its start or at its end. */
export interface Edge {
  /** True before the first symbol. */
  readonly isStart: boolean;
  /** True after the last symbol. */
  readonly isEnd: boolean;
}

/** The meaning of an expression's leaves. `S`: the symbols that words are made of. */
export interface Leaves<L extends LeafNode, S> {
  /** True if a leaf can match no symbol at all. */
  isNullable(leaf: L, at: Edge): boolean;
  /** Returns the symbols that a leaf accepts, each with the rest of the leaf. */
  reads(leaf: L): readonly { readonly symbol: S; readonly left?: L | undefined }[];
}

/** The rest that is left to be read: expressions one after the other. Equal states are one object. */
export interface State<L extends LeafNode> {
  /** A number that no other state of the machine has. */
  readonly id: number;
  /** The next expression; undefined if nothing is left. */
  readonly head: Expression<L> | undefined;
  /** Expressions after `head`; undefined if it is the last. */
  readonly rest: State<L> | undefined;
  /** True if the word may end here, and if it may regardless of what follows. */
  readonly isFinal: boolean;
  readonly isDone: boolean;
}

/** One way on: with a symbol to a state. */
export interface Move<L extends LeafNode, S> {
  /** The symbol that is read. */
  readonly symbol: S;
  /** The state after the symbol. */
  readonly next: State<L>;
}

const start: Edge = { isStart: true, isEnd: false };
const between: Edge = { isStart: false, isEnd: false };
const end: Edge = { isStart: false, isEnd: true };

/**
 * The nondeterministic automaton of an expression. Its states are the expression's partial derivatives, created when
 * they are reached (V. Antimirov, 1996). Counts are part of the state, so that maxOccurs="1000000" is only unrolled as
 * far as words are long.
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

  moves(state: State<L>): readonly Move<L, S>[] {
    let found = this.#moves.get(state);
    if (found === undefined) this.#moves.set(state, (found = this.#movesAt(state, between)));
    return found;
  }

  firstMoves(): readonly Move<L, S>[] {
    return this.#movesAt(this.start, start);
  }

  /** True if the expression accepts the empty word; with `isEnd` false, as a prefix of any word. */
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
