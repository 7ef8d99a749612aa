import { jsonTypeOf } from "./short-values.js";
import type { DeepCheck } from "./problems.js";
import { hasObjectType, ownMember, type JsonObject } from "./object-members.js";

/** One schema of an anyOf or oneOf, and the outline by which the branch is found that was meant. */
export interface JsonBranch {
  /** Its name in messages: the name of its type, or its number. */
  readonly name: string;
  /** Checks a value, or records its faults; it may count its depth. */
  readonly check: DeepCheck;
  /** The types that it allows, in the words of JSON Schema; absent when they are not told. */
  readonly types?: readonly string[];
  /** The types that each branch of the choice allows, told by the first; absent where they differ or are not told. */
  readonly allTypes?: readonly string[];
  /** The types that items of an array can have in it; absent when they are not told. */
  readonly items?: readonly string[];
  /** Members that it speaks of. */
  readonly members?: readonly string[];
  /** Members that it asks for. */
  readonly required?: readonly string[];
  /** Members that can have these values alone. */
  readonly tags?: readonly (readonly [name: string, values: readonly unknown[]])[];
  /** The member of a discriminator, where nothing but its mapping makes it a tag: it tells who was meant, not who accepts. */
  readonly mapped?: string;
}

/**
 * False for a branch of which types, tags or required members tell that it does not accept a value of a type. Looks at direct
 * members alone.
 */
export function canAccept(
  { types, required = [], tags, mapped }: Omit<JsonBranch, "check">,
  value: unknown,
  type: string,
): boolean {
  if (!allowsType(types, type)) return false;
  if (type !== "object") return true;
  for (const name of required) {
    if (name !== mapped && ownMember(value as JsonObject, name) === undefined) return false;
  }
  return tags === undefined || tags.every((tag) => tag[0] === mapped || mayHaveTag(value as JsonObject, tag));
}

function mayHaveTag(value: JsonObject, [name, values]: readonly [name: string, values: readonly unknown[]]): boolean {
  const tag = ownMember(value, name);
  return tag === undefined || values.includes(tag);
}

/** The branch that a value which may be wrong was meant for, and the branches that a tag leaves; all without one. */
export type Meant = MeantKind & { readonly possible?: readonly JsonBranch[] };

type MeantKind =
  | { readonly kind: "branch"; readonly branch: JsonBranch }
  /** All branches give a member certain values, and it has another, or is missing where all ask for it. */
  | ({ readonly kind: "tag"; readonly object: JsonObject } & MeantTag)
  /** No branch allows its type. */
  | { readonly kind: "type"; readonly types: readonly string[] }
  /** An object with no member of any branch: members of which each branch asks for one. */
  | { readonly kind: "members"; readonly names: readonly string[] }
  /** Nothing tells which branch was meant: branches that are compared, none if they are many. */
  | { readonly kind: "alternatives"; readonly branches: readonly JsonBranch[] };

/** A member that tells branches apart, and the values that it can have. */
export interface MeantTag {
  readonly name: string;
  /** Constants that the member can have. */
  readonly values: readonly unknown[];
}

/** The quick way to the one branch that has the tag of an object, where each branch asks for a tag of its own in the same member. */
export function onlyTagged(value: unknown, branches: readonly JsonBranch[]): JsonBranch | undefined {
  const name = branches[0]?.tags?.[0]?.[0];
  if (name === undefined || !hasObjectType(value)) return undefined;
  const tag = ownMember(value, name);
  let only: JsonBranch | undefined;
  for (const branch of branches) {
    const first = branch.tags?.[0];
    if (first?.[0] !== name || branch.mapped !== undefined || branch.required?.includes(name) !== true)
      return undefined;
    if (!first[1].includes(tag)) continue;
    if (only !== undefined) return undefined;
    only = branch;
  }
  return only;
}

/** The number of branches above which their demands are too long for a sentence. */
const maxAlternatives = 4;

/** The branch that was meant: by tag, else by the members that are present, else by type, or that of the first item. Looks at direct members alone. */
export function meantBranch(value: unknown, type: string, branches: readonly JsonBranch[]): Meant {
  // Each branch would say the same of its type; one that takes nothing has none.
  const typed = allowsType(branches[0]?.allTypes, type) ? undefined : branches.find(({ types }) => types?.length !== 0);
  if (typed !== undefined) return { kind: "branch", branch: typed, possible: [] };
  const isUntyped = branches.every(({ types }) => types === undefined);
  const ofType = isUntyped ? branches : branches.filter(({ types }) => allowsType(types, type));
  const [only] = ofType;
  if (ofType.length === 1 && only !== undefined) return { kind: "branch", branch: only };
  if (only === undefined) return { kind: "type", types: [...new Set(branches.flatMap(({ types = [] }) => types))] };
  if (type === "object") return byTag(value as JsonObject, ofType, only);
  if (Array.isArray(value)) return byItems(value, ofType);
  return alternatives(ofType);
}

function alternatives(branches: readonly JsonBranch[]): Meant {
  return { kind: "alternatives", branches: branches.length <= maxAlternatives ? branches : [] };
}

function allowsType(types: readonly string[] | undefined, type: string): boolean {
  return types === undefined || types.includes(type) || (type === "integer" && types.includes("number"));
}

/** The one branch that allows the type of the first item. */
function byItems(value: readonly unknown[], branches: readonly JsonBranch[]): Meant {
  const type = jsonTypeOf(value[0]);
  const fitting = branches.filter(({ items }) => allowsType(items, type));
  const [only] = fitting;
  return only !== undefined && fitting.length === 1 && value.length > 0
    ? { kind: "branch", branch: only }
    : alternatives(branches);
}

/** By a member that all branches ask for before one that they only give values to. */
function byTag(value: JsonObject, branches: readonly JsonBranch[], { tags = [] }: JsonBranch): Meant {
  const inAll = tags.map(([name]) => name).filter((name) => branches.every((branch) => tagValues(branch, name)));
  const isAsked = (name: string): boolean => branches.every(({ required }) => required?.includes(name));
  const asked = inAll.filter(isAsked);
  const isPresent = (name: string): boolean => ownMember(value, name) !== undefined;
  const present = branches.length === 1 ? [] : inAll.filter((name) => !isAsked(name) && isPresent(name));
  for (const name of [...asked, ...present]) {
    const tag = ownMember(value, name);
    const tagged = branches.filter((branch) => tagValues(branch, name)!.includes(tag));
    // A branch that has the tag by a mapping alone accepts values with another one as well.
    const possible = branches.filter((branch) => branch.mapped === name || tagValues(branch, name)!.includes(tag));
    // Branches that share a tag may have another one that tells them apart.
    if (tagged.length === branches.length) continue;
    if (tagged.length > 0) return { ...byTag(value, tagged, tagged[0]!), possible };
    const values = [...new Set(branches.flatMap((branch) => tagValues(branch, name)!))];
    return { kind: "tag", object: value, name, values, possible };
  }
  const isUntagged = branches.every(({ tags }) => tags === undefined);
  const fitting = isUntagged ? branches : branches.filter((branch) => hasTags(value, branch));
  return byMembers(value, fitting.length > 0 ? fitting : branches);
}

function tagValues({ tags = [] }: JsonBranch, name: string): readonly unknown[] | undefined {
  for (const tag of tags) if (tag[0] === name) return tag[1];
  return undefined;
}

function hasTags(value: JsonObject, { tags = [] }: JsonBranch): boolean {
  return tags.every((tag) => mayHaveTag(value, tag));
}

/**
 * The branch that speaks of most members that are there, the first of several; those that it asks for and that are not there count
 * against it.
 */
function byMembers(value: JsonObject, branches: readonly JsonBranch[]): Meant {
  let best = branches.length === 1 ? branches[0] : undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const branch of best === undefined ? branches : []) {
    const present = countPresent(value, branch.members);
    const score = present - (branch.required?.length ?? 0) + countPresent(value, branch.required);
    if (present > 0 && score > highest) {
      highest = score;
      best = branch;
    }
  }
  if (best !== undefined) return { kind: "branch", branch: best };
  const names = branches.map(
    ({ required = [] }) => required.find((name) => ownMember(value, name) === undefined) ?? "",
  );
  return names.includes("") || new Set(names).size === 1
    ? alternatives(branches)
    : { kind: "members", names: [...new Set(names)] };
}

function countPresent(value: JsonObject, names: readonly string[] = []): number {
  let count = 0;
  for (const name of names) if (ownMember(value, name) !== undefined) count += 1;
  return count;
}
