import type { JsonValue } from "../../model/json-schema/schema.js";
import { Budget } from "../../languages/breadth-first.js";
import { Undecided } from "../../languages/undecided.js";
import { Clause, type Choice } from "./clause.js";
import { haveDistinctTags } from "./distinct-tags.js";
import { allHold } from "./holds.js";
import { areOverComposed } from "./over-composed.js";
import { firstValue, found, none, tooMuch, unsure, type Outcome, type Search } from "./outcome.js";
import { SameTerms } from "./same-terms.js";
import { solveArray } from "./solve-array.js";
import { solveNumber } from "./solve-number.js";
import { solveObject } from "./solve-object.js";
import { solveString } from "./solve-string.js";
import { is, isNot, partsInPlace, valueTypes, type Claim, type Term, type TermClaim } from "./term.js";
import { typeOfValue, type ValueType } from "../../model/json-schema/possible-types.js";
import type { Option } from "./take-apart.js";
import type { Terms } from "./terms.js";

/** Maximum number of steps per query. */
const maxSteps = 4000;
/** The shared budget of all queries, after which each gets less: this bounds the time for specs that are hard to compare throughout. */
const sharedBudget = 200_000;
/** Total steps after which pairs are proved together instead of one by one. */
const stepsAlone = 30_000;
const maxStepsOverBudget = 300;
/** Amount of effort that counts as one step. */
const effortOfStep = 200;
/** Maximum depth of values in a search. */
const maxDepth = 250;
/** Maximum number of searches open at once. */
const maxOpen = 400;
/** Maximum number of branches that are compared with each other. */
const maxBranches = 80;
/** Maximum number of nested open choices. */
const maxChoices = 60;

/** An assumption during a query. */
export interface Assumed {
  /** Questions that have no value. */
  readonly premises: ReadonlySet<string>;
  /** Questions that are not gone into. */
  readonly pruned: ReadonlySet<string>;
}

/** The result of a query, with the assumptions that it used and the number of steps. */
export interface Answered {
  readonly outcome: Outcome;
  /** Keys of the questions that were taken to have no value. */
  readonly premisesUsed: ReadonlySet<string>;
  /** The number of steps that the search took. */
  readonly steps: number;
}

const nothingAssumed: Assumed = { premises: new Set(), pruned: new Set() };

interface Goal {
  readonly claims: readonly TermClaim[];
  readonly mayDrop: boolean;
}

const misfit = unsure("a condition is not supported");

/** Searches for values that satisfy claims, or proves that none exists. Caches its results. */
export class Prover implements Search {
  readonly same = new SameTerms();
  readonly #known = new Map<string, Outcome>();
  /** Assumed to have no value while the outer search has found none; with the outermost of these searches. */
  readonly #assumed = new Map<string, number>();
  readonly #log: string[] = [];
  /** Queries aborted in this pass, with the remaining depth. */
  readonly #aborted = new Map<string, number>();
  readonly #open = new Map<string, number>();
  #outermost = Infinity;
  #steps = 0;
  #spent = 0;
  /** Steps of queries under assumptions, which do not count against the shared budget. */
  #spentUnder = 0;
  #height = 0;
  #depthLimit = maxDepth;
  #assumptions = nothingAssumed;
  #effort = 0;
  /** The assumptions that were used. */
  #neededPremises = new Set<string>();
  #cuts = 0;

  constructor(
    readonly terms: Terms,
    readonly work: Budget = new Budget(Infinity),
  ) {}

  /** Runs an independent query with its own step budget. */
  ask(claims: readonly TermClaim[]): Outcome {
    if (areOverComposed(claims)) return tooMuch;
    let outcome: Outcome = tooMuch;
    // Flat values first: they make the smaller examples.
    for (const limit of [3, 10, maxDepth]) {
      this.#depthLimit = limit;
      const steps = this.#spent < sharedBudget ? maxSteps : maxStepsOverBudget;
      this.#steps = steps;
      this.#aborted.clear();
      outcome = this.satisfy(claims);
      this.#spent += steps - Math.max(this.#steps, 0);
      if (outcome.kind !== "unsure") return outcome;
    }
    return outcome;
  }

  /** True if so many steps were taken that joint proofs of pairs are faster. */
  get needsJointProof(): boolean {
    return this.#spent > stepsAlone;
  }

  get stepsTaken(): number {
    return this.#spent + this.#spentUnder;
  }

  /** Returns the key of a query; undefined if it is decided. */
  openKey(claims: readonly TermClaim[]): string | undefined {
    if (areOverComposed(claims)) return undefined;
    const set = this.#distinct(claims);
    if (set === undefined) return undefined;
    const key = keyOf(set);
    return this.#known.has(key) ? undefined : key;
  }

  /** Runs a query under assumptions, and returns the assumptions that the result depends on and the number of steps. */
  askUnder(key: string, claims: readonly TermClaim[], assumedClaims: Assumed): Answered {
    this.#assumptions = assumedClaims;
    this.#neededPremises = new Set();
    this.#steps = maxSteps;
    this.#depthLimit = maxDepth;
    this.#aborted.clear();
    const outcome = this.#search(key, claims);
    this.#assumptions = nothingAssumed;
    this.#outermost = Infinity;
    for (const text of this.#log.splice(0)) this.#assumed.delete(text);
    const steps = maxSteps - Math.max(this.#steps, 0);
    this.#spentUnder += steps;
    return { outcome, premisesUsed: this.#neededPremises, steps };
  }

  /** Stores the outcome of a query that was decided elsewhere; undefined removes it. */
  remember(key: string, outcome: Outcome | undefined): void {
    if (outcome === undefined) this.#known.delete(key);
    else this.#known.set(key, outcome);
  }

  spend(): boolean {
    if (!this.work.spend()) this.#steps = 0;
    const effort = Math.floor((this.same.effort - this.#effort) / effortOfStep);
    this.#effort += effort * effortOfStep;
    this.#steps -= 1 + effort;
    if (this.#steps < 0) this.#cuts += 1;
    return this.#steps >= 0;
  }

  satisfy(claims: readonly TermClaim[]): Outcome {
    if (areOverComposed(claims)) return this.#cut();
    this.#height += 1;
    const outcome = this.#satisfyHere(claims);
    this.#height -= 1;
    return outcome;
  }

  /** For the same value, not for one inside it. */
  #satisfyHere(claims: readonly TermClaim[]): Outcome {
    const set = this.#distinct(claims);
    if (set === undefined) return none;
    const key = keyOf(set);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    // A minimal value contains no smaller one of its kind: the search for one need not find another inside.
    const assumption = this.#open.get(key) ?? this.#assumed.get(key) ?? this.#premise(key);
    if (assumption !== undefined) {
      this.#outermost = Math.min(this.#outermost, assumption);
      return none;
    }
    const levels = this.#depthLimit - this.#height;
    const isPruned = levels <= (this.#aborted.get(key) ?? -1) || this.#assumptions.pruned.has(key);
    if (isPruned || levels < 0 || this.#open.size > maxOpen || !this.spend()) return this.#cut();
    return this.#search(
      key,
      [...set].map(([what, holds]): TermClaim => ({ what, holds })),
    );
  }

  /** An assumption does not belong to any open search. */
  #premise(key: string): number | undefined {
    if (!this.#assumptions.premises.has(key)) return undefined;
    this.#neededPremises.add(key);
    return -1;
  }

  #cut(): Outcome {
    this.#cuts += 1;
    return tooMuch;
  }

  /** One claim for each term; undefined if they contradict each other. */
  #distinct(claims: readonly TermClaim[]): ReadonlyMap<Term, boolean> | undefined {
    const set = new Map<Term, boolean>();
    for (const { what, holds } of claims) {
      if (what.assertions.length === 0 && holds) continue;
      if (what.assertions.length === 0) return undefined;
      const leader = this.same.leaderOf(what);
      if ((set.get(leader) ?? holds) !== holds) return undefined;
      for (const [other, isHolding] of set) {
        if (isHolding !== holds && this.same.areSame(other, leader)) return undefined;
      }
      set.set(leader, holds);
    }
    return set;
  }

  #search(key: string, claims: readonly TermClaim[]): Outcome {
    const index = this.#open.size;
    const outer = this.#outermost;
    const mark = this.#log.length;
    const cuts = this.#cuts;
    this.#open.set(key, index);
    this.#outermost = Infinity;
    const outcome = firstValue(this.#byType(claims));
    this.#open.delete(key);
    const isProof = outcome.kind === "none" && this.#outermost >= index;
    if (outcome.kind === "none" && !isProof) {
      this.#log.push(key);
      this.#assumed.set(key, this.#outermost);
      this.#outermost = Math.min(outer, this.#outermost);
      return outcome;
    }
    // Outcomes that rested on this search alone are proved with it, or fall with it.
    for (const text of this.#log.splice(mark)) {
      this.#assumed.delete(text);
      if (isProof) this.#known.set(text, none);
    }
    this.#outermost = outer;
    if (outcome.kind !== "unsure" || cuts === this.#cuts) this.#known.set(key, outcome);
    else this.#aborted.set(key, this.#depthLimit - this.#height);
    return outcome;
  }

  *#byType(claims: readonly TermClaim[]): Iterable<Outcome> {
    for (const type of valueTypes) {
      if (type === "null") yield this.#pick(claims, [null]);
      else if (type === "boolean") yield this.#pick(claims, [true, false]);
      else {
        const clause = new Clause(type, this.terms, this.same, (terms) => this.#areApart(terms));
        if (!clause.add(claims)) continue;
        const outcome = this.#solve(clause.copy(), { claims, mayDrop: true }, 0);
        // A claim was wrongly dropped when the value does not fit it.
        yield outcome === misfit ? this.#solve(clause, { claims, mayDrop: false }, 0) : outcome;
      }
    }
  }

  #pick(claims: readonly Claim[], values: readonly JsonValue[]): Outcome {
    let outcome: Outcome = none;
    for (const value of values) {
      const isFine = allHold(claims, value);
      if (isFine === true) return found(value);
      if (isFine === undefined) outcome = unsure("a condition is not supported");
    }
    return outcome;
  }

  #solve(clause: Clause, goal: Goal, depth: number): Outcome {
    if (!this.spend() || depth > maxChoices) return this.#cut();
    if (!clause.simplify()) return none;
    const { listed } = clause;
    if (listed !== undefined) return this.#pick(goal.claims, ofType(listed, clause.type));
    if (goal.mayDrop) this.#dropDecided(clause);
    if (!this.#prune(clause)) return none;
    const choice = narrowest(clause.choices);
    if (choice === undefined) return this.#finish(clause, goal);
    // In deep choices it pays to check if the fixed atoms are satisfiable.
    if (depth > 1 && this.#solveAtoms(clause).kind === "none") return none;
    clause.choices = clause.choices.filter((otherChoice) => otherChoice !== choice);
    return firstValue(this.#branches(clause, choice, goal, depth));
  }

  *#branches(clause: Clause, choice: Choice, goal: Goal, depth: number): Iterable<Outcome> {
    for (const option of choice.options) {
      if (this.#steps < 0) {
        yield tooMuch;
        return;
      }
      const member = this.#otherMember(clause, option);
      if (member?.kind === "unsure") yield member;
      if (member !== undefined && member.kind !== "value") continue;
      const branch = clause.copy();
      if (branch.add(option)) yield this.#solve(branch, goal, depth + 1);
    }
  }

  /** Removes options that properties rule out once only negations remain; false if a choice has no option left. */
  #prune(clause: Clause): boolean {
    if (clause.choices.length < 2 || clause.choices.some(({ denied }) => denied === undefined)) return true;
    clause.choices = clause.choices.map((choice) => ({
      ...choice,
      options: choice.options.filter((option) => this.#otherMember(clause, option)?.kind !== "none"),
    }));
    return clause.choices.every(({ options }) => options.length > 0);
  }

  /** Searches for a value of the property that violates the term of an option, without solving the whole object. */
  #otherMember(clause: Clause, option: Option): Outcome | undefined {
    const [claim] = option;
    if (option.length !== 1 || claim === undefined || claim.holds || claim.what.kind !== "members") return undefined;
    const { names, member } = claim.what;
    if (names.kind !== "name") return undefined;
    const claimsOfMember = clause.membersCalled(names.name).map((term) => is(term));
    return this.satisfy([...claimsOfMember, isNot(member)]);
  }

  /** True if no value satisfies two of the terms. Outcomes that depend on an unfinished search do not count. */
  #areApart(terms: readonly Term[]): boolean {
    if (haveDistinctTags(terms)) return true;
    if (terms.length > maxBranches) return false;
    const outer = this.#outermost;
    this.#outermost = Infinity;
    const isApart = terms.every((term, index) =>
      terms.slice(index + 1).every((other) => {
        return this.#satisfyHere([is(term), is(other)]).kind === "none" && this.#outermost === Infinity;
      }),
    );
    this.#outermost = outer;
    return isApart;
  }

  /** A term need not be denied when another that holds rules it out. Leaving out a claim never makes a proof wrong. */
  #dropDecided(clause: Clause): void {
    if (clause.choices.length < 2) return;
    const { affirmed } = clause;
    clause.choices = clause.choices.filter(({ denied }) => {
      if (denied === undefined) return true;
      // Not by a term that the denial is a part of.
      const others = affirmed.filter((term) => !partsInPlace(term).has(denied));
      return !others.some((term) => this.#satisfyHere([is(term), is(denied)]).kind === "none");
    });
  }

  #finish(clause: Clause, { claims }: Goal): Outcome {
    const outcome = this.#solveAtoms(clause);
    if (outcome.kind !== "value") return outcome;
    return allHold(claims, outcome.value) === true ? outcome : misfit;
  }

  #solveAtoms({ type, atoms }: Clause): Outcome {
    this.same.effort += atoms.length;
    try {
      switch (type) {
        case "number":
          return solveNumber(atoms);
        case "string":
          return solveString(atoms, this);
        case "array":
          return solveArray(atoms, this);
        case "object":
          return solveObject(atoms, this);
        case "null":
        case "boolean":
          return none;
      }
    } catch (error) {
      if (error instanceof Undecided) return unsure("a condition is not supported");
      throw error;
    }
  }
}

/** Returns the same key for the same claims in any order. */
function keyOf(set: ReadonlyMap<Term, boolean>): string {
  return [...set]
    .map(([term, holds]) => (holds ? term.id : -term.id))
    .sort((a, b) => a - b)
    .join();
}

function ofType(values: readonly JsonValue[], type: ValueType): readonly JsonValue[] {
  return values.filter((value) => typeOfValue(value) === type);
}

/** Returns the choice with the fewest options; negations come last, since other choices often exclude them. */
function narrowest(choices: readonly Choice[]): Choice | undefined {
  const cost = ({ options, denied }: Choice): number => options.length + (denied === undefined ? 0 : 1000);
  let best: Choice | undefined;
  for (const choice of choices) if (best === undefined || cost(choice) < cost(best)) best = choice;
  return best;
}
