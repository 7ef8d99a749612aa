import { canonicalText } from "../../../templates/runtime/json/unique.js";
import { nameSetKey } from "./name-set.js";
import type { Assertion, Term } from "./term.js";

/** Finds structurally equal terms, regardless of the order of their assertions. */
export class SameTerms {
  /** Number of compared parts, including comparisons that callers add: some searches have few but long steps. */
  effort = 0;
  readonly #leaders = new Map<Term, Term>();
  readonly #different = new Set<string>();
  readonly #shapes = new WeakMap<Term, number>();
  readonly #shapeNumbers = new Map<string, number>();

  /** Returns the representative of all terms that are known to be equal. */
  leaderOf(term: Term): Term {
    let leader = term;
    for (let next = this.#leaders.get(leader); next !== undefined; next = this.#leaders.get(leader)) leader = next;
    if (leader !== term) this.#leaders.set(term, leader);
    return leader;
  }

  /** Returns the same number for all terms that might be equal. */
  shapeOf(term: Term): number {
    const known = this.#shapes.get(term);
    if (known !== undefined) return known;
    const text = sorted(term)
      .map(({ key, parts }) => `${key} ${parts.map(outline).join(";")}`)
      .join("\n");
    const shape = this.#shapeNumbers.get(text) ?? this.#shapeNumbers.size;
    this.#shapeNumbers.set(text, shape);
    this.#shapes.set(term, shape);
    return shape;
  }

  /** True if two terms are structurally equal; false if the comparison exceeds its limit. */
  areSame(a: Term, b: Term): boolean {
    if (a === b) return true;
    if (this.shapeOf(a) !== this.shapeOf(b)) return false;
    const merged: Term[] = [];
    const steps = { left: maxSteps };
    if (this.#merge(a, b, merged, steps, 0)) return true;
    for (const term of merged) this.#leaders.delete(term);
    return false;
  }

  /** Assumes that both are equal and searches for a contradiction: Hopcroft and Karp. */
  #merge(a: Term, b: Term, merged: Term[], steps: { left: number }, depth: number): boolean {
    const first = this.#currentLeader(a);
    const second = this.#currentLeader(b);
    if (first === second) return true;
    steps.left -= 1;
    this.effort += 1;
    if (steps.left < 0 || depth > maxDepth) return false;
    const pair = first.id < second.id ? `${first.id} ${second.id}` : `${second.id} ${first.id}`;
    if (this.#different.has(pair)) return false;
    this.#leaders.set(second, first);
    merged.push(second);
    const isSame = this.#areAlike(first, second, (x, y) => this.#merge(x, y, merged, steps, depth + 1));
    if (!isSame && steps.left >= 0 && depth <= maxDepth) this.#different.add(pair);
    return isSame;
  }

  /** Without path compression: a merge may be undone. */
  #currentLeader(term: Term): Term {
    let leader = term;
    for (let next = this.#leaders.get(leader); next !== undefined; next = this.#leaders.get(leader)) leader = next;
    return leader;
  }

  #areAlike(a: Term, b: Term, same: (x: Term, y: Term) => boolean): boolean {
    const mine = sorted(a);
    const other = sorted(b);
    return (
      mine.length === other.length &&
      mine.every(({ key }, index) => key === other[index]?.key) &&
      mine.every(({ parts }, index) => {
        const otherParts = other[index]?.parts ?? [];
        return (
          parts.length === otherParts.length &&
          parts.every((part, at) => {
            const otherPart = otherParts[at];
            return otherPart !== undefined && same(part, otherPart);
          })
        );
      })
    );
  }
}

const maxSteps = 20_000;
const maxDepth = 400;

/** Returns the outline of a small term, so that many terms that differ only in a value are distinguished at once. */
function outline(term: Term): string {
  const said = sorted(term);
  return said.length > 3 ? String(said.length) : said.map(({ key }) => key).join();
}

interface Piece {
  /** The content of a term without its inner terms, as a string. */
  readonly key: string;
  /** The terms inside, in order. */
  readonly parts: readonly Term[];
}

const pieces = new WeakMap<Term, readonly Piece[]>();

function sorted(term: Term): readonly Piece[] {
  const known = pieces.get(term);
  if (known !== undefined) return known;
  const found = term.assertions.map(pieceOf).sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  pieces.set(term, found);
  return found;
}

function pieceOf(assertion: Assertion): Piece {
  const { kind } = assertion;
  switch (assertion.kind) {
    case "never":
    case "whole":
    case "unique":
      return { key: kind, parts: [] };
    case "type":
      return { key: `type ${[...assertion.types].sort().join()}`, parts: [] };
    case "values":
      return { key: `values ${assertion.values.map(canonicalText).sort().join()}`, parts: [] };
    case "least":
    case "most":
      return { key: `${kind} ${assertion.limit} ${assertion.isExclusive}`, parts: [] };
    case "multiple":
      return { key: `multiple ${assertion.of}`, parts: [] };
    case "pattern":
      return { key: `pattern ${assertion.pattern}`, parts: [] };
    case "format":
      return { key: `format ${assertion.format}`, parts: [] };
    case "keyword":
      return { key: `${assertion.name} ${canonicalText(assertion.said)} ${assertion.of}`, parts: [] };
    case "size":
      return { key: `size ${assertion.of} ${assertion.min} ${assertion.max}`, parts: [] };
    case "items":
      return { key: `items ${assertion.from} ${assertion.to}`, parts: [assertion.item] };
    case "contains":
      return { key: `contains ${assertion.min} ${assertion.max}`, parts: [assertion.item] };
    case "has":
      return { key: `has ${assertion.name}`, parts: [] };
    case "members":
      return { key: `members ${nameSetKey(assertion.names)}`, parts: [assertion.member] };
    case "names":
      return { key: "names", parts: [assertion.name] };
    case "all":
    case "any":
    case "one":
      return { key: kind, parts: assertion.of };
    case "not":
      return { key: kind, parts: [assertion.of] };
    case "if":
      return { key: kind, parts: [assertion.condition, assertion.then, assertion.else] };
    case "unevaluated-items":
      return { key: kind, parts: [assertion.item] };
    case "unevaluated-members":
      return { key: kind, parts: [assertion.member] };
  }
}
