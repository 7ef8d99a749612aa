import { addTo } from "../../model/grouped.js";
import type { BranchFacts, Scalar } from "./branch-facts.js";

/**
 * The way to the branches of an anyOf or oneOf that a value can match, by cheap tests. A branch that is left out cannot
 * match; those that are left must still be asked.
 */
export type Dispatch =
  /** `isExclusive`: no value matches two of them. */
  | { readonly kind: "branches"; readonly branches: readonly number[]; readonly isExclusive: boolean }
  /** By the value of a member. `rest`: the member has another value or is absent, or the value is not an object. */
  | { readonly kind: "tag"; readonly member: string; readonly cases: readonly TagCase[]; readonly rest: Dispatch }
  /** By whether a member is present. `absent`: also where the value is not an object. */
  | { readonly kind: "member"; readonly member: string; readonly present: Dispatch; readonly absent: Dispatch };

/** A case of a dispatch: values of the tag, and what follows for them. */
export interface TagCase {
  /** Values of the tag, each in one case alone. */
  readonly values: readonly Scalar[];
  /** The dispatch among the branches that these values leave. */
  readonly then: Dispatch;
}

interface Candidate {
  /** The position of the branch in its union. */
  readonly index: number;
  readonly facts: BranchFacts;
}

/**
 * Copies of a branch that stand in different cases, on average. Without a limit, members that exclude each other in a ring
 * would double the code with each of them.
 */
const maxCopies = 4;

/** A branch without a tag is asked in every case: more of them are better asked without a switch. */
const maxUntagged = 2;

/** Finds the way to each branch. `preferred`: the property of a discriminator, where there is one. */
export function dispatchOf(branches: readonly BranchFacts[], preferred: string | undefined): Dispatch {
  return dispatchTo(
    branches.map((facts, index) => ({ index, facts })),
    { preferred, copies: maxCopies * branches.length },
  );
}

/** The part that all branches of a dispatch share, and the copies of branches that may still be made. */
interface Search {
  /** The property of a discriminator; undefined where the union has none. */
  readonly preferred: string | undefined;
  /** Copies that may still be made. */
  copies: number;
}

function dispatchTo(candidates: readonly Candidate[], search: Search): Dispatch {
  const isExclusive = haveOwnTypes(candidates);
  const tag = isExclusive ? undefined : bestTag(candidates, search.preferred);
  if (tag !== undefined) {
    const others = candidates.filter(({ index }) => !tag.tagged.has(index));
    const untagged = others.filter(canBeObject);
    const classes = tag.classes.map(({ values, members }) => {
      return { values, possible: [...members, ...untagged].sort((a, b) => a.index - b.index) };
    });
    if (takesCopies(search, candidates, [others, ...classes.map(({ possible }) => possible)])) {
      const cases = classes.map(({ values, possible }) => ({ values, then: dispatchTo(possible, search) }));
      return { kind: "tag", member: tag.member, cases, rest: dispatchTo(others, search) };
    }
  }
  const split = isExclusive ? undefined : bestSplit(candidates);
  if (split !== undefined && takesCopies(search, candidates, [split.present, split.absent])) {
    const { member, present, absent } = split;
    return { kind: "member", member, present: dispatchTo(present, search), absent: dispatchTo(absent, search) };
  }
  return { kind: "branches", branches: candidates.map(({ index }) => index), isExclusive };
}

/** Takes the copies that parts of some candidates make of them; false when there are not as many left. */
function takesCopies(search: Search, all: readonly Candidate[], parts: readonly (readonly Candidate[])[]): boolean {
  const copies = parts.reduce((sum, { length }) => sum + length, -all.length);
  if (copies > search.copies) return false;
  search.copies -= Math.max(0, copies);
  return true;
}

function canBeObject({ facts }: Candidate): boolean {
  return facts.groups?.has("object") ?? true;
}

/** True for branches that accept nothing but objects: of other values, members say nothing. */
function isObjectOnly({ facts }: Candidate): boolean {
  return facts.groups?.size === 1 && facts.groups.has("object");
}

interface Tag {
  /** The name of the member whose values tell branches apart. */
  readonly member: string;
  /** The branches that ask for the member with values of their own. */
  readonly tagged: ReadonlySet<number>;
  /** Values that lead to the same branches. */
  readonly classes: readonly { readonly values: readonly Scalar[]; readonly members: readonly Candidate[] }[];
}

/** The member that leaves the fewest branches in its worst case; undefined when none leaves fewer than there are. */
function bestTag(candidates: readonly Candidate[], preferred: string | undefined): Tag | undefined {
  const objects = candidates.filter(canBeObject);
  const taggedBy = new Map<string, Candidate[]>(preferred === undefined ? [] : [[preferred, []]]);
  for (const candidate of objects.filter(isObjectOnly)) {
    for (const name of candidate.facts.constants.keys()) {
      if (!candidate.facts.required.has(name)) continue;
      addTo(taggedBy, name, candidate);
    }
  }
  let best: Tag | undefined;
  let least = candidates.length;
  for (const [member, tagged] of taggedBy) {
    const untagged = objects.length - tagged.length;
    if (tagged.length < 2 || untagged > maxUntagged) continue;
    const classes = classesOf(member, tagged);
    const worst = Math.max(untagged, ...classes.map(({ members }) => members.length + untagged));
    if (worst >= least) continue;
    least = worst;
    best = { member, tagged: new Set(tagged.map(({ index }) => index)), classes };
  }
  return best;
}

function classesOf(member: string, tagged: readonly Candidate[]): Tag["classes"] {
  const byValue = new Map<Scalar, Candidate[]>();
  for (const candidate of tagged) {
    for (const value of new Set(candidate.facts.constants.get(member))) {
      addTo(byValue, value, candidate);
    }
  }
  const classes = new Map<string, { values: Scalar[]; members: readonly Candidate[] }>();
  for (const [value, members] of byValue) {
    const key = members.map(({ index }) => index).join();
    const known = classes.get(key);
    if (known === undefined) classes.set(key, { values: [value], members });
    else known.values.push(value);
  }
  return [...classes.values()];
}

interface Split {
  /** The name of the member whose presence tells branches apart. */
  readonly member: string;
  /** Branches that are possible where it is there. */
  readonly present: readonly Candidate[];
  /** Branches that are possible where it is not. */
  readonly absent: readonly Candidate[];
}

/** Of more branches, none is found by the members that it forbids: looking for them takes the square of their number. */
const maxSplit = 50;

/** A member that some branches ask for and others forbid, so that fewer branches are left on both sides. */
function bestSplit(candidates: readonly Candidate[]): Split | undefined {
  if (candidates.length > maxSplit) return undefined;
  const objects = candidates.filter(isObjectOnly);
  for (const member of new Set(objects.flatMap(({ facts }) => [...facts.required]))) {
    if (!objects.some(({ facts }) => facts.forbids(member))) continue;
    const present = candidates.filter(
      (candidate) => !(isObjectOnly(candidate) ? candidate.facts.forbids(member) : !canBeObject(candidate)),
    );
    const absent = candidates.filter((candidate) => !(isObjectOnly(candidate) && candidate.facts.required.has(member)));
    if (present.length < candidates.length && absent.length < candidates.length) return { member, present, absent };
  }
  return undefined;
}

/** True when no two branches accept values of the same type. */
function haveOwnTypes(candidates: readonly Candidate[]): boolean {
  const seen = new Set<string>();
  return candidates.every(({ facts }) => {
    return facts.groups !== undefined && [...facts.groups].every((group) => !seen.has(group) && seen.add(group));
  });
}
