import { isList } from "../../model/json-schema/json-kinds.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { isNot, type ArrayAssertion, type Term, type TermClaim, is } from "./term.js";
import { firstValue, found, none, tooMuch, unsure, type Atom, type Outcome, type Search } from "./outcome.js";

type Items = Extract<ArrayAssertion, { kind: "items" }>;
type Contains = Extract<ArrayAssertion, { kind: "contains" }>;

interface ArrayConditions {
  /** The least length. */
  readonly min: number;
  /** Maximum length; Infinity where there is no bound. */
  readonly max: number;
  /** Terms that all items of some positions satisfy. */
  readonly itemClaims: readonly Items[];
  /** At least one item in these positions does not satisfy the term. */
  readonly some: readonly Items[];
  /** Claims about the number of items that satisfy a term. */
  readonly counted: readonly Contains[];
  readonly isUnique: boolean;
  readonly isNotUnique: boolean;
  /** The index from which all positions have the same claims. */
  readonly alikeFrom: number;
}

/** Maximum length of an array that is built item by item. */
const maxLength = 300;
/** Maximum length of an array with a repeated last item. */
const maxRepeated = 20_000;

/** Maximum number of required items that are assigned in all combinations. */
const maxNeeds = 8;

/** Returns an array with an allowed length whose items satisfy the conditions of their positions. */
export function solveArray(atoms: readonly Atom[], search: Search): Outcome {
  const conditions = conditionsOf(atoms);
  const { min, max, some, counted, isUnique, isNotUnique, alikeFrom } = conditions;
  if (isUnique && isNotUnique) return none;
  const needed = some.length + counted.reduce((sum, { min: least }) => sum + least, 0) + (isNotUnique ? 2 : 0);
  if (min > max) return none;
  if (some.length + counted.length > maxNeeds) return tooMuch;
  // Longer arrays can drop an unneeded item; all items after `alikeFrom` are alike.
  const longest = Math.min(max, needed === 0 ? min : Math.max(min, alikeFrom + needed));
  if (longest > maxLength) {
    const long = longArray(conditions, needed, search);
    if (long !== undefined) return long;
    const item = firstImpossible(conditions, Math.min(min, alikeFrom + 1), search);
    return item ? none : unsure("the arrays are too long");
  }
  return firstValue(attempts());

  function* attempts(): Iterable<Outcome> {
    for (let length = min; length <= longest; length += 1) {
      if (!isNotUnique) {
        yield new ArrayBuilder(conditions, search, length).build();
        continue;
      }
      for (const [first, second] of pairs(length, alikeFrom)) {
        yield new ArrayBuilder(conditions, search, length, { first, second }).build();
      }
    }
  }
}

/** Returns an array that repeats its last item, if no condition is about a distant position; undefined if no such simple array exists. */
function longArray(conditions: ArrayConditions, needed: number, search: Search): Outcome | undefined {
  const { min, counted, isUnique, isNotUnique, alikeFrom } = conditions;
  const start = Math.min(min, alikeFrom + 1);
  if (needed > 0 || counted.length > 0 || isUnique || isNotUnique || start > maxLength || min > maxRepeated)
    return undefined;
  const outcome = new ArrayBuilder(conditions, search, start).build();
  if (outcome.kind !== "value" || !isList(outcome.value)) return undefined;
  const last = outcome.value.at(-1) ?? null;
  return found([...outcome.value, ...Array<JsonValue>(min - start).fill(last)]);
}

function conditionsOf(atoms: readonly Atom[]): ArrayConditions {
  let [min, max, isUnique, isNotUnique, alikeFrom] = [0, Infinity, false, false, 0];
  const itemClaims: Items[] = [];
  const some: Items[] = [];
  const counted: Contains[] = [];
  for (const { what, holds } of atoms) {
    if (what.kind === "size") [min, max] = [Math.max(min, what.min), Math.min(max, what.max)];
    else if (what.kind === "contains") counted.push(what);
    else if (what.kind === "unique" && holds) isUnique = true;
    else if (what.kind === "unique") isNotUnique = true;
    else if (what.kind === "items") {
      (holds ? itemClaims : some).push(what);
      alikeFrom = Math.max(alikeFrom, what.to === Infinity ? what.from : what.to);
    }
  }
  return { min, max, itemClaims, some, counted, isUnique, isNotUnique, alikeFrom };
}

function claimsAt({ itemClaims }: ArrayConditions, at: number): readonly TermClaim[] {
  return itemClaims.filter(({ from, to }) => at >= from && at < to).map(({ item }) => is(item));
}

/** Returns the first position with its own schemas that no item can fill. */
function firstImpossible(conditions: ArrayConditions, count: number, search: Search): boolean {
  for (let at = 0; at < count; at += 1) {
    if (search.satisfy(claimsAt(conditions, at)).kind === "none") return true;
  }
  return false;
}

/** Yields pairs of positions with equal items; positions after `alikeFrom` represent all of their kind. */
function* pairs(length: number, alikeFrom: number): Iterable<readonly [number, number]> {
  const last = Math.min(length, alikeFrom + 2);
  for (let first = 0; first < last; first += 1) {
    for (let second = first + 1; second < last; second += 1) yield [first, second];
  }
}

interface Twins {
  /** The position of the first of two items that are equal. */
  readonly first: number;
  /** The position of the other, which is larger. */
  readonly second: number;
}

/** State of a search for an array: needs that are met, and items that each "contains" has counted. */
interface Progress {
  /** The position of the item that is chosen next. */
  readonly at: number;
  /** Needs that no item before has met. */
  readonly open: ReadonlySet<Items>;
  /** The number of items found for each claim of `counted`, in the same order. */
  readonly counts: readonly number[];
  /** Claims about the items before, by position. */
  readonly claims: readonly (readonly TermClaim[])[];
}

class ArrayBuilder {
  readonly #failed = new Set<string>();

  constructor(
    readonly conditions: ArrayConditions,
    readonly search: Search,
    readonly length: number,
    readonly twins?: Twins,
  ) {}

  build(): Outcome {
    const { some, counted } = this.conditions;
    return this.#place({ at: 0, open: new Set(some), counts: counted.map(() => 0), claims: [] });
  }

  #place(progress: Progress): Outcome {
    const { at, open, counts, claims } = progress;
    const { counted, isUnique } = this.conditions;
    if (at >= this.length) {
      if (open.size > 0 || counted.some(({ min }, index) => (counts[index] ?? 0) < min)) return none;
      return this.#fill(claims);
    }
    if (this.twins?.second === at) return this.#place({ ...progress, at: at + 1, claims: [...claims, []] });
    const key = `${at} ${counts.join()} ${[...open].map((item) => this.conditions.some.indexOf(item)).join()}`;
    // With unique items the values chosen before matter as well.
    if (!isUnique && this.#failed.has(key)) return none;
    if (!this.search.spend()) return tooMuch;
    const outcome = firstValue(this.#choices(progress));
    if (outcome.kind === "none") this.#failed.add(key);
    return outcome;
  }

  *#choices({ at, open, counts, claims }: Progress): Iterable<Outcome> {
    const places = this.twins?.first === at ? [at, this.twins.second] : [at];
    const base = places.flatMap((position) => claimsAt(this.conditions, position));
    const useful = [...open].filter(({ from, to }) => places.some((position) => position >= from && position < to));
    for (const marks of combinations(this.conditions.counted.length)) {
      const next = counts.map((count, index) => count + (marks[index] === true ? places.length : 0));
      if (this.conditions.counted.some(({ max }, index) => (next[index] ?? 0) > max)) continue;
      const marked = this.conditions.counted.flatMap((item, index): readonly TermClaim[] =>
        isDecided(item) ? [] : [marks[index] === true ? is(item.item) : isNot(item.item)],
      );
      if (this.conditions.counted.some((item, index) => isDecided(item) && marks[index] === true)) continue;
      for (const met of combinations(useful.length)) {
        const done = useful.filter((_, index) => met[index] === true);
        const here = [...base, ...marked, ...done.map(({ item }) => isNot(item))];
        const item = this.search.satisfy(here);
        if (item.kind === "none") continue;
        if (item.kind === "unsure") yield item;
        const rest = new Set([...open].filter((item) => !done.includes(item)));
        yield this.#place({ at: at + 1, open: rest, counts: next, claims: [...claims, here] });
      }
    }
  }

  #fill(claims: readonly (readonly TermClaim[])[]): Outcome {
    const values: JsonValue[] = [];
    const { isUnique } = this.conditions;
    for (const [at, here] of claims.entries()) {
      const twin = this.twins?.second === at ? values[this.twins.first] : undefined;
      const others = isUnique ? values.map((value) => isNot(this.search.terms.constant(value))) : [];
      const item = twin === undefined ? this.search.satisfy([...here, ...others]) : found(twin);
      if (item.kind === "unsure") return item;
      if (item.kind === "none") {
        const isProof = claims.every((claim) => isSameList(claim, here));
        return isProof ? none : this.#fillBackwards(claims);
      }
      values.push(item.value);
    }
    return found(values);
  }

  /** Fills positions in another order, for items that must differ. */
  #fillBackwards(claims: readonly (readonly TermClaim[])[]): Outcome {
    const values: JsonValue[] = [];
    for (const here of [...claims].reverse()) {
      const others = values.map((value) => isNot(this.search.terms.constant(value)));
      const item = this.search.satisfy([...here, ...others]);
      if (item.kind !== "value") return unsure("it is unknown if enough items differ");
      values.push(item.value);
    }
    return found(values.reverse());
  }
}

/** True if the count of a "contains" no longer matters. */
function isDecided({ min, max }: Contains): boolean {
  return min === 0 && max === Infinity;
}

function isSameList(a: readonly TermClaim[], b: readonly TermClaim[]): boolean {
  const text = (claims: readonly TermClaim[]): string =>
    claims
      .map(({ holds, what }) => `${holds}${termId(what)}`)
      .sort()
      .join();
  return text(a) === text(b);
}

function termId(term: Term): number {
  return term.id;
}

/** Returns all combinations of true and false of a length, those with few true first. */
function combinations(count: number): readonly (readonly boolean[])[] {
  const all = Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (__, index) => (bits & (1 << index)) !== 0),
  );
  return all.sort((a, b) => a.filter(Boolean).length - b.filter(Boolean).length);
}
