import { addTo } from "../../model/grouped.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { allHold } from "./holds.js";
import { freshName, isCellIn, nameCells, type FreshNames, type NameCell } from "./name-cells.js";
import { includesName, type NameSet } from "./name-set.js";
import { firstValue, found, none, tooMuch, unsure, type Atom, type Outcome, type Search } from "./outcome.js";
import { is, isNot, type Term, type TermClaim } from "./term.js";

/** A rule for properties: those with names of a set satisfy a term. */
interface MemberRule {
  readonly names: NameSet;
  /** The term for the values of these properties. */
  readonly member: Term;
}

/** A requirement: some property has a name in a set that satisfies claims, and a value that satisfies others. */
interface Need {
  /** Undefined if the property may have any name. */
  readonly names: NameSet | undefined;
  /** Claims about the name. */
  readonly nameClaims: readonly TermClaim[];
  /** Claims about the value. */
  readonly memberClaims: readonly TermClaim[];
}

/** A property of the solution; it has a cell until its name is chosen. */
interface Slot {
  /** Undefined until the name is chosen. */
  readonly name: string | undefined;
  /** Undefined once the property has its name. */
  readonly cell: NameCell | undefined;
  /** Claims about the name that is yet to be chosen. */
  readonly nameClaims: readonly TermClaim[];
  readonly claims: readonly TermClaim[];
}

/** Returns an object with the required properties and as few others as possible. */
export function solveObject(atoms: readonly Atom[], search: Search): Outcome {
  return new ObjectBuilder(atoms, search).build();
}

class ObjectBuilder {
  /** Rules for a single name, by name. */
  readonly #namedRules = new Map<string, MemberRule[]>();
  readonly #otherRules: MemberRule[] = [];
  readonly #needs: Need[] = [];
  readonly #required = new Set<string>();
  readonly #forbidden = new Set<string>();
  readonly #mentioned = new Set<string>();
  readonly #fresh: FreshNames;
  #min = 0;
  #max = Infinity;
  /** True if it is undecided whether a name is allowed. */
  #isVague = false;

  constructor(
    atoms: readonly Atom[],
    readonly search: Search,
  ) {
    const nameClaims: TermClaim[] = [];
    const patterns = new Set<string>();
    for (const { what, holds } of atoms) {
      if (what.kind === "size") [this.#min, this.#max] = [Math.max(this.#min, what.min), Math.min(this.#max, what.max)];
      else if (what.kind === "has") {
        (holds ? this.#required : this.#forbidden).add(what.name);
        this.#mentioned.add(what.name);
      } else if (what.kind === "names" && holds) nameClaims.push(is(what.name));
      else if (what.kind === "names")
        this.#needs.push({ names: undefined, nameClaims: [isNot(what.name)], memberClaims: [] });
      else if (what.kind === "members") {
        for (const name of mentionedIn(what.names)) this.#mentioned.add(name);
        for (const pattern of patternsOf(what.names)) patterns.add(pattern);
        if (holds) this.#addRule(what);
        else this.#needs.push({ names: what.names, nameClaims: [], memberClaims: [isNot(what.member)] });
      }
    }
    this.#fresh = { patterns: [...patterns], mentioned: this.#mentioned, claims: nameClaims };
    for (const name of this.#mentioned) {
      const isAllowed = allHold(nameClaims, name);
      if (isAllowed === undefined) this.#isVague = true;
      if (isAllowed === false) this.#forbidden.add(name);
    }
  }

  build(): Outcome {
    for (const name of this.#required) if (this.#forbidden.has(name)) return none;
    if (this.#min > this.#max || this.#required.size > this.#max) return none;
    const slots = [...this.#required].map((name) => this.#slotFor(name));
    return this.#meet(0, slots);
  }

  #meet(index: number, slots: readonly Slot[]): Outcome {
    const need = this.#needs[index];
    if (need === undefined) return this.#complete(slots);
    if (!this.search.spend()) return tooMuch;
    return firstValue(this.#places(need, slots, index + 1));
  }

  *#places(need: Need, slots: readonly Slot[], next: number): Iterable<Outcome> {
    for (const name of this.#mentioned) {
      if (this.#forbidden.has(name) || (need.names !== undefined && !includesName(need.names, name))) continue;
      const isNamed = allHold(need.nameClaims, name);
      if (isNamed === undefined) yield unsure("a condition on names is not supported");
      if (isNamed === false) continue;
      const known = slots.find((slot) => slot.name === name);
      if (known === undefined && slots.length + 1 > this.#max) continue;
      const slot = known ?? this.#slotFor(name);
      yield* this.#with({ ...slot, claims: [...slot.claims, ...need.memberClaims] }, slots, known, next);
    }
    if (need.names?.kind === "name") return;
    const cells = nameCells(this.#fresh.patterns);
    if (cells === undefined) yield unsure("there are too many patterns of names");
    for (const cell of cells ?? []) {
      if (need.names !== undefined && !isCellIn(cell, need.names)) continue;
      // Sharing a property only matters if the number of properties is limited.
      const shared = this.#max === Infinity ? [] : slots.filter((slot) => slot.cell?.found === cell.found);
      for (const known of shared) {
        const merged = {
          ...known,
          nameClaims: [...known.nameClaims, ...need.nameClaims],
          claims: [...known.claims, ...need.memberClaims],
        };
        yield* this.#with(merged, slots, known, next);
      }
      if (slots.length + 1 > this.#max) continue;
      const claims = [...this.#claimsIn(cell), ...need.memberClaims];
      yield* this.#with({ name: undefined, cell, nameClaims: need.nameClaims, claims }, slots, undefined, next);
    }
  }

  *#with(slot: Slot, slots: readonly Slot[], instead: Slot | undefined, next: number): Iterable<Outcome> {
    const member = this.search.satisfy(slot.claims);
    if (member.kind === "none") return;
    if (slot.cell !== undefined) {
      const name = freshName(slot.cell, this.#fresh, slot.nameClaims, new Set(), this.search);
      if (name.kind === "none") return;
    }
    yield this.#meet(next, [...slots.filter((slot) => slot !== instead), slot]);
  }

  /** All needs are met: creates the properties, and adds others up to the minimum. */
  #complete(slots: readonly Slot[]): Outcome {
    const members = new Map<string, JsonValue>();
    let doubt: Outcome | undefined = this.#isVague ? unsure("a condition on names is not supported") : undefined;
    for (const { name, cell, nameClaims, claims } of slots) {
      const member = this.search.satisfy(claims);
      if (member.kind === "none") return none;
      if (member.kind === "unsure") doubt ??= member;
      const taken = new Set(members.keys());
      const fresh =
        cell === undefined ? found(name ?? "") : freshName(cell, this.#fresh, nameClaims, taken, this.search);
      // One name for two needs: another way to share may be left out, so this is not proof.
      if (fresh.kind === "none" || fresh.kind === "unsure") doubt ??= unsure("there may be too few names");
      else if (member.kind === "value") members.set(nameOf(fresh.value), member.value);
    }
    if (doubt !== undefined) return doubt;
    const missing = this.#min - members.size;
    return missing > 0 ? this.#fillUp(members, missing) : found(recordOf(members));
  }

  #fillUp(members: Map<string, JsonValue>, missing: number): Outcome {
    if (missing > 100) return unsure("the objects are too large");
    let doubt: Outcome = none;
    const cells = nameCells(this.#fresh.patterns);
    const candidates = this.#optional(members, cells ?? []);
    if (cells === undefined) doubt = unsure("there are too many patterns of names");
    for (const candidate of candidates) {
      if (typeof candidate === "string") doubt = unsure(candidate);
      else members.set(...candidate);
      if (members.size >= this.#min) return found(recordOf(members));
    }
    return doubt;
  }

  /** Yields optional properties, or the reason why it is undecided whether one is allowed. */
  *#optional(
    members: ReadonlyMap<string, JsonValue>,
    cells: readonly NameCell[],
  ): Iterable<[string, JsonValue] | string> {
    for (const name of this.#mentioned) {
      if (members.has(name) || this.#forbidden.has(name)) continue;
      const member = this.search.satisfy(this.#slotFor(name).claims);
      if (member.kind === "value") yield [name, member.value];
      if (member.kind === "unsure") yield member.reason;
    }
    for (const cell of cells) {
      const member = this.search.satisfy(this.#claimsIn(cell));
      if (member.kind === "unsure") yield member.reason;
      while (member.kind === "value") {
        const name = freshName(cell, this.#fresh, [], new Set(members.keys()), this.search);
        if (name.kind === "unsure") yield name.reason;
        if (name.kind !== "value") break;
        yield [nameOf(name.value), member.value];
      }
    }
  }

  #addRule(rule: MemberRule): void {
    if (rule.names.kind !== "name") this.#otherRules.push(rule);
    else addTo(this.#namedRules, rule.names.name, rule);
  }

  #slotFor(name: string): Slot {
    const others = this.#otherRules.filter(({ names }) => includesName(names, name));
    const claims = [...(this.#namedRules.get(name) ?? []), ...others].map(({ member }) => is(member));
    return { name, cell: undefined, nameClaims: [], claims };
  }

  #claimsIn(cell: NameCell): readonly TermClaim[] {
    return this.#otherRules.filter(({ names }) => isCellIn(cell, names)).map(({ member }) => is(member));
  }
}

function nameOf(value: JsonValue): string {
  return typeof value === "string" ? value : "";
}

function mentionedIn(names: NameSet): Iterable<string> {
  switch (names.kind) {
    case "name":
      return [names.name];
    case "pattern":
      return [];
    case "except":
      return names.names;
  }
}

function patternsOf(names: NameSet): readonly string[] {
  switch (names.kind) {
    case "name":
      return [];
    case "pattern":
      return [names.pattern];
    case "except":
      return names.patterns;
  }
}

function recordOf(members: ReadonlyMap<string, JsonValue>): JsonValue {
  return Object.assign(Object.create(null) as object, Object.fromEntries(members));
}
