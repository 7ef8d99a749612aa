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
import { is, isNot, partsInPlace, valueTypes, type Claim, type Term, type TermClaim, type ValueType } from "./term.js";
import { typeOfValue, type Option } from "./take-apart.js";
import type { Terms } from "./terms.js";

/** The budget of one question, in steps. */
const maxSteps = 4000;
/**
 * The budget of all questions together, after which each gets less: contracts that are hard to compare throughout end
 * as well.
 */
const sharedBudget = 200_000;
/** Total steps after which pairs are proved together instead of one by one. */
const stepsAlone = 30_000;
const fewSteps = 300;
/** So much effort counts as one step more. */
const effortOfStep = 200;
/** Values nested deeper are not looked for. */
const maxDepth = 250;
/** The largest number of searches open at once. */
const maxOpen = 400;
/** More branches are not compared with each other. */
const maxBranches = 80;
/** The largest number of choices open at once, one in another. */
const maxChoices = 60;

/** An assumption that holds while a question is looked at. */
export interface Assumed {
  /** Questions that have no value. */
  readonly premises: ReadonlySet<string>;
  /** Questions that are not gone into. */
  readonly pruned: ReadonlySet<string>;
}

/** The answer to a question, with the premises that it rests on and the steps that it took. */
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

const misfit = unsure("a condition is not understood");

/** Looks for values for which claims hold, or proves that there are none. Remembers what it found out. */
export class Prover implements Search {
  readonly same = new SameTerms();
  readonly #known = new Map<string, Outcome>();
  /** Without a value as long as what is being looked for has none either; with the outermost of these. */
  readonly #assumed = new Map<string, number>();
  readonly #log: string[] = [];
  /** Given up in this pass, with so many levels left. */
  readonly #givenUp = new Map<string, number>();
  readonly #open = new Map<string, number>();
  #outermost = Infinity;
  #steps = 0;
  /** By all questions together. */
  #spent = 0;
  /** By questions under assumptions, which are not taken from the shared budget. */
  #spentUnder = 0;
  #height = 0;
  #depthLimit = maxDepth;
  #assumptions = nothingAssumed;
  /** Steps of comparisons, counted. */
  #effort = 0;
  /** The premises that were needed. */
  #neededPremises = new Set<string>();
  /** The number of searches that were given up for want of steps or depth. */
  #cuts = 0;

  constructor(
    readonly terms: Terms,
    readonly work: Budget = new Budget(Infinity),
  ) {}

  /** Answers a question of its own: with steps of its own. */
  ask(claims: readonly TermClaim[]): Outcome {
    if (areOverComposed(claims)) return tooMuch;
    let outcome: Outcome = tooMuch;
    // Flat values first: they make the smaller examples.
    for (const limit of [3, 10, maxDepth]) {
      this.#depthLimit = limit;
      const steps = this.#spent < sharedBudget ? maxSteps : fewSteps;
      this.#steps = steps;
      this.#givenUp.clear();
      outcome = this.satisfy(claims);
      this.#spent += steps - Math.max(this.#steps, 0);
      if (outcome.kind !== "unsure") return outcome;
    }
    return outcome;
  }

  /** True when so many steps were taken that pairs are better proved together. */
  get needsJointProof(): boolean {
    return this.#spent > stepsAlone;
  }

  /** By all questions so far. */
  get stepsTaken(): number {
    return this.#spent + this.#spentUnder;
  }

  /** The key of a question; undefined when it is answered. */
  openKey(claims: readonly TermClaim[]): string | undefined {
    if (areOverComposed(claims)) return undefined;
    const set = this.#distinct(claims);
    if (set === undefined) return undefined;
    const key = keyOf(set);
    return this.#known.has(key) ? undefined : key;
  }

  /** Answers a question under assumptions, and tells on which of them the answer rests and how many steps it took. */
  askUnder(key: string, claims: readonly TermClaim[], assumedClaims: Assumed): Answered {
    this.#assumptions = assumedClaims;
    this.#neededPremises = new Set();
    this.#steps = maxSteps;
    this.#depthLimit = maxDepth;
    this.#givenUp.clear();
    const outcome = this.#search(key, claims);
    this.#assumptions = nothingAssumed;
    this.#outermost = Infinity;
    for (const text of this.#log.splice(0)) this.#assumed.delete(text);
    const steps = maxSteps - Math.max(this.#steps, 0);
    this.#spentUnder += steps;
    return { outcome, premisesUsed: this.#neededPremises, steps };
  }

  /** The outcome that was found elsewhere for a question; undefined where there is none. */
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
    // The smallest value holds no smaller one of its kind: while one is looked for, another need not be found inside.
    const assumption = this.#open.get(key) ?? this.#assumed.get(key) ?? this.#premise(key);
    if (assumption !== undefined) {
      this.#outermost = Math.min(this.#outermost, assumption);
      return none;
    }
    const levels = this.#depthLimit - this.#height;
    const isPruned = levels <= (this.#givenUp.get(key) ?? -1) || this.#assumptions.pruned.has(key);
    if (isPruned || levels < 0 || this.#open.size > maxOpen || !this.spend()) return this.#cut();
    return this.#search(
      key,
      [...set].map(([what, holds]): TermClaim => ({ what, holds })),
    );
  }

  /** A premise stands outside of all searches. */
  #premise(key: string): number | undefined {
    if (!this.#assumptions.premises.has(key)) return undefined;
    this.#neededPremises.add(key);
    return -1;
  }

  #cut(): Outcome {
    this.#cuts += 1;
    return tooMuch;
  }

  /** One claim for each term; undefined when they contradict each other. */
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
    else this.#givenUp.set(key, this.#depthLimit - this.#height);
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

  /** One of some values for which all claims hold. */
  #pick(claims: readonly Claim[], values: readonly JsonValue[]): Outcome {
    let outcome: Outcome = none;
    for (const value of values) {
      const isFine = allHold(claims, value);
      if (isFine === true) return found(value);
      if (isFine === undefined) outcome = unsure("a condition is not understood");
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
    // Deep in choices it pays to look whether what is settled can be at all.
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

  /** Leaves out options that members rule out, where only denials are left; false when nothing is left of a choice. */
  #prune(clause: Clause): boolean {
    if (clause.choices.length < 2 || clause.choices.some(({ denied }) => denied === undefined)) return true;
    clause.choices = clause.choices.map((choice) => ({
      ...choice,
      options: choice.options.filter((option) => this.#otherMember(clause, option)?.kind !== "none"),
    }));
    return clause.choices.every(({ options }) => options.length > 0);
  }

  /** A member of another kind than a term says, where an option asks for one: without looking at the object as a whole. */
  #otherMember(clause: Clause, option: Option): Outcome | undefined {
    const [claim] = option;
    if (option.length !== 1 || claim === undefined || claim.holds || claim.what.kind !== "members") return undefined;
    const { names, member } = claim.what;
    if (names.kind !== "name") return undefined;
    const claimsOfMember = clause.membersCalled(names.name).map((term) => is(term));
    return this.satisfy([...claimsOfMember, isNot(member)]);
  }

  /** True when no two terms hold for the same value. Outcomes that depend on a search that is still going on do not count. */
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
      if (error instanceof Undecided) return unsure("a condition is not understood");
      throw error;
    }
  }
}

/** The same for the same claims, in whatever order. */
function keyOf(set: ReadonlyMap<Term, boolean>): string {
  return [...set]
    .map(([term, holds]) => (holds ? term.id : -term.id))
    .sort((a, b) => a - b)
    .join();
}

function ofType(values: readonly JsonValue[], type: ValueType): readonly JsonValue[] {
  return values.filter((value) => typeOfValue(value) === type);
}

/** The choice with the fewest options; what is denied comes last, for other choices often rule it out. */
function narrowest(choices: readonly Choice[]): Choice | undefined {
  const cost = ({ options, denied }: Choice): number => options.length + (denied === undefined ? 0 : 1000);
  let best: Choice | undefined;
  for (const choice of choices) if (best === undefined || cost(choice) < cost(best)) best = choice;
  return best;
}
