import { addTo } from "../../model/grouped.js";
import { equalsJson } from "../../../templates/runtime/json/equal.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { Undecided } from "../../languages/undecided.js";
import { covers, type NameSet } from "./name-set.js";
import type { Atom } from "./outcome.js";
import type { SameTerms } from "./same-terms.js";
import { takeApart, type Option } from "./take-apart.js";
import { typeOf, type Assertion, type Claim, type Term } from "./term.js";
import type { ValueType } from "../../model/json-schema/possible-types.js";
import type { Terms } from "./terms.js";

/** A choice that is still to be made. */
export interface Choice {
  /** Alternatives; at least one must hold. */
  readonly options: readonly Option[];
  /** The term that does not hold, when that is where the choice comes from. */
  readonly denied: Term | undefined;
}

/** Claims about values of one type, reduced to atoms and choices. */
export class Clause {
  choices: Choice[];
  /** This clause and the clauses that it extends. */
  readonly #line: readonly Clause[];
  readonly #seen = new Map<Term, boolean>();
  readonly #byShape = new Map<number, Term[]>();
  readonly #atoms = new Map<string, Atom[]>();

  /** `from`: the clause that this one extends; it must not change any more. */
  constructor(
    readonly type: ValueType,
    readonly terms: Terms,
    readonly same: SameTerms,
    /** True if terms are provably disjoint. */
    readonly areApart: (terms: readonly Term[]) => boolean,
    readonly from?: Clause,
  ) {
    this.#line = from === undefined ? [this] : [this, ...from.#line];
    this.choices = [...(from?.choices ?? [])];
  }

  copy(): Clause {
    return new Clause(this.type, this.terms, this.same, this.areApart, this);
  }

  get atoms(): readonly Atom[] {
    return [...(this.from?.atoms ?? []), ...[...this.#atoms.values()].flat()];
  }

  get listed(): readonly JsonValue[] | undefined {
    for (const { what, holds } of this.#atomsAbout("values")) if (holds && what.kind === "values") return what.values;
    return undefined;
  }

  get affirmed(): readonly Term[] {
    const mine = [...this.#seen].filter(([, holds]) => holds).map(([term]) => term);
    return [...(this.from?.affirmed ?? []), ...mine];
  }

  /** Returns false if the claims contradict earlier ones. */
  add(claims: readonly Claim[]): boolean {
    const waiting = [...claims].reverse();
    for (let claim = waiting.pop(); claim !== undefined; claim = waiting.pop()) {
      const option = this.#addOne(claim);
      if (option === "contradiction") return false;
      for (const claim of [...option].reverse()) waiting.push(claim);
    }
    return true;
  }

  /** Adds a claim, and returns the claims that follow. */
  #addOne({ holds, what }: Claim): Option | "contradiction" {
    if (what.kind === "term") return this.#addTerm(what, holds);
    try {
      const isChoice = what.kind === "one" && this.areApart(what.of);
      const parts = takeApart(isChoice ? { ...what, kind: "any" } : what, holds, this.type, this.terms);
      switch (parts.kind) {
        case "true":
          return [];
        case "false":
          return "contradiction";
        case "atom":
          if (this.#judgeAtom(parts.atom) === false) return "contradiction";
          this.#push(parts.atom);
          return [];
        case "options":
          return this.#addOptions(parts.options, undefined);
      }
    } catch (error) {
      if (!(error instanceof Undecided)) throw error;
      // Omitted: this weakens no proof, and a found value is checked as a whole.
      return [];
    }
  }

  #addTerm(term: Term, holds: boolean): Option | "contradiction" {
    const known = this.judge({ holds, what: term });
    if (known !== undefined) return known ? [] : "contradiction";
    this.#seen.set(this.same.leaderOf(term), holds);
    addTo(this.#byShape, this.same.shapeOf(term), this.same.leaderOf(term));
    if (holds) return term.assertions.map((what) => ({ holds, what }));
    const options = term.assertions.map((what): Option => [{ holds, what }]);
    return this.#addOptions(options, term);
  }

  #addOptions(options: readonly Option[], denied: Term | undefined): Option | "contradiction" {
    const [only] = options;
    if (only === undefined) return "contradiction";
    if (options.length === 1) return only;
    this.choices.push({ options, denied });
    return [];
  }

  /** Leaves out options that cannot be and choices that are made; false if a choice has no option left. */
  simplify(): boolean {
    for (let isChanged = true; isChanged;) {
      isChanged = false;
      const choices = this.choices;
      this.choices = [];
      for (const choice of choices) {
        const verdict = this.#simplifyChoice(choice);
        if (verdict === "contradiction") return false;
        if (verdict === "made") isChanged = true;
        else this.choices.push(verdict);
      }
    }
    return true;
  }

  #simplifyChoice(choice: Choice): Choice | "made" | "contradiction" {
    const left: Option[] = [];
    for (const option of choice.options) {
      const verdicts = option.map((claim) => this.judge(claim));
      if (verdicts.includes(false)) continue;
      if (verdicts.every((verdict) => verdict === true)) return "made";
      left.push(option.filter((_, index) => verdicts[index] !== true));
    }
    const [only] = left;
    if (only === undefined) return "contradiction";
    if (left.length > 1) return { ...choice, options: left };
    return this.add(only) ? "made" : "contradiction";
  }

  /** True for a claim that always holds, false for one that never holds; undefined if this needs a search. */
  judge({ holds, what }: Claim): boolean | undefined {
    if (what.kind !== "term") return this.#judgeAssertion(what, holds);
    const leader = this.same.leaderOf(what);
    const known = this.#lookUp(leader);
    if (known !== undefined) return known === holds;
    if (what.assertions.length === 0) return holds;
    const shape = this.same.shapeOf(what);
    this.same.effort += this.#line.length;
    for (const clause of this.#line) {
      for (const other of clause.#byShape.get(shape) ?? []) {
        this.same.effort += 1;
        if (this.same.areSame(other, what)) return clause.#seen.get(other) === holds;
      }
    }
    return undefined;
  }

  #lookUp(term: Term): boolean | undefined {
    for (const clause of this.#line) {
      const known = clause.#seen.get(term);
      if (known !== undefined) return known;
    }
    return undefined;
  }

  #judgeAssertion(what: Assertion, holds: boolean): boolean | undefined {
    const about = typeOf(what);
    if (about !== undefined && about !== this.type) return holds;
    if (what.kind === "never") return !holds;
    if (what.kind === "type") {
      if (what.types.has(this.type)) return holds;
      return this.type === "number" && what.types.has("integer") ? undefined : !holds;
    }
    return this.#judgeAtom({ holds, what });
  }

  #judgeAtom({ holds, what }: Atom): boolean | undefined {
    for (const key of new Set([subjectOf(what), what.kind])) {
      for (const atom of this.#atomsAbout(key)) {
        this.same.effort += 1;
        const isImplied = this.#implies(atom, what);
        if (isImplied !== undefined) return isImplied === holds;
      }
    }
    return undefined;
  }

  /** Returns the terms that apply to all properties with a name. */
  membersCalled(name: string): readonly Term[] {
    const names: NameSet = { kind: "name", name };
    const found: Term[] = [];
    for (const clause of this.#line) {
      for (const subject of [`members ${name}`, "members"]) {
        for (const { what, holds } of clause.#atoms.get(subject) ?? []) {
          if (holds && what.kind === "members" && covers(what.names, names)) found.push(what.member);
        }
      }
    }
    return found;
  }

  *#atomsAbout(subject: string): Iterable<Atom> {
    this.same.effort += this.#line.length;
    for (const clause of this.#line) {
      yield* clause.#atoms.get(subject) ?? [];
    }
  }

  #push(atom: Atom): void {
    addTo(this.#atoms, subjectOf(atom.what), atom);
  }

  /** True or false if an atom decides an assertion; undefined otherwise. */
  #implies(atom: Atom, what: Assertion): boolean | undefined {
    const assertion = atom.what;
    const same = (a: Term, b: Term): boolean =>
      this.same.leaderOf(a) === this.same.leaderOf(b) || this.same.areSame(a, b);
    switch (what.kind) {
      case "has":
        return assertion.kind === "has" && assertion.name === what.name ? atom.holds : undefined;
      case "pattern":
        return assertion.kind === "pattern" && assertion.pattern === what.pattern ? atom.holds : undefined;
      case "format":
        return assertion.kind === "format" && assertion.format === what.format ? atom.holds : undefined;
      case "keyword":
        if (assertion.kind !== "keyword" || assertion.name !== what.name || assertion.of !== what.of) return undefined;
        return equalsJson(assertion.said, what.said) ? atom.holds : undefined;
      case "multiple":
        return assertion.kind === "multiple" && assertion.of === what.of ? atom.holds : undefined;
      case "whole":
      case "unique":
        return assertion.kind === what.kind ? atom.holds : undefined;
      case "least":
      case "most":
        if (!atom.holds) return undefined;
        return assertion.kind === "least" || assertion.kind === "most" ? boundImplies(assertion, what) : undefined;
      case "size":
      case "contains":
        if (!atom.holds || assertion.kind !== what.kind) return undefined;
        if (assertion.kind === "contains" && what.kind === "contains" && !same(assertion.item, what.item))
          return undefined;
        if (assertion.min >= what.min && assertion.max <= what.max) return true;
        return assertion.min > what.max || assertion.max < what.min ? false : undefined;
      case "members":
        if (assertion.kind !== "members") return undefined;
        if (atom.holds ? !covers(assertion.names, what.names) : !covers(what.names, assertion.names)) return undefined;
        return same(assertion.member, what.member) ? atom.holds : undefined;
      case "items":
        if (assertion.kind !== "items") return undefined;
        if (atom.holds ? !spans(assertion, what) : !spans(what, assertion)) return undefined;
        return same(assertion.item, what.item) ? atom.holds : undefined;
      case "names":
        return assertion.kind === "names" && same(assertion.name, what.name) ? atom.holds : undefined;
      case "never":
      case "type":
      case "values":
      case "all":
      case "any":
      case "one":
      case "not":
      case "if":
      case "unevaluated-items":
      case "unevaluated-members":
        return undefined;
    }
  }
}

/** Returns the subject of an assertion: assertions about different subjects are independent. */
function subjectOf(what: Assertion): string {
  if (what.kind === "has") return `has ${what.name}`;
  if (what.kind === "members" && what.names.kind === "name") return `members ${what.names.name}`;
  return what.kind === "least" || what.kind === "most" ? "bound" : what.kind;
}

type Items = Extract<Assertion, { kind: "items" }>;

function spans(outer: Items, inner: Items): boolean {
  return outer.from <= inner.from && outer.to >= inner.to;
}

type Bound = Extract<Assertion, { kind: "least" | "most" }>;

function boundImplies(knownBound: Bound, what: Bound): boolean | undefined {
  const sign = what.kind === "least" ? 1 : -1;
  const distance = (knownBound.limit - what.limit) * sign;
  if (knownBound.kind === what.kind) {
    return distance > 0 || (distance === 0 && (knownBound.isExclusive || !what.isExclusive)) ? true : undefined;
  }
  return distance < 0 || (distance === 0 && (knownBound.isExclusive || what.isExclusive)) ? false : undefined;
}
