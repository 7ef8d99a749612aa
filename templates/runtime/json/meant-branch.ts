import type { Collect } from "./collect.js";
import { hasObjectType, ownMember, type JsonObject } from "./values.js";

/** One schema of an anyOf or oneOf, and the outline by which the branch is found that was meant. */
export interface JsonBranch {
  /** Its name in messages: the name of its type, or its number. */
  readonly name: string;
  readonly check: (value: unknown) => boolean;
  readonly collect: Collect;
  /** The types that it allows, in the words of JSON Schema; absent when they are not told. */
  readonly types?: readonly string[];
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
  { types, required = [], tags = [], mapped }: JsonBranch,
  value: unknown,
  type: string,
): boolean {
  if (!allowsType(types, type)) return false;
  if (!hasObjectType(value)) return true;
  if (required.some((name) => name !== mapped && ownMember(value, name) === undefined)) return false;
  return tags.every(([name, values]) => {
    const tag = ownMember(value, name);
    return name === mapped || tag === undefined || values.includes(tag);
  });
}

/** The branch that a value which may be wrong was meant for, and the branches that a tag leaves; all without one. */
export type Meant = MeantKind & { readonly possible?: readonly JsonBranch[] };

type MeantKind =
  | { readonly kind: "branch"; readonly branch: JsonBranch }
  /** All branches ask for a member with certain values, and it is missing or has another. */
  | ({ readonly kind: "tag"; readonly object: JsonObject } & MeantTag)
  /** No branch allows its type. */
  | { readonly kind: "type"; readonly types: readonly string[] }
  /** An object with no member of any branch: members of which each branch asks for one. */
  | { readonly kind: "members"; readonly names: readonly string[] }
  | { readonly kind: "unknown" };

/** A member that tells branches apart, and the values that it can have. */
export interface MeantTag {
  readonly name: string;
  readonly values: readonly unknown[];
}

const unknown: Meant = { kind: "unknown" };

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

/** The branch that was meant: by tag, else by the members that are present, else by type. Looks at direct members alone. */
export function meantBranch(value: unknown, type: string, branches: readonly JsonBranch[]): Meant {
  const ofType = branches.filter(({ types }) => allowsType(types, type));
  const [only] = ofType;
  if (ofType.length === 1 && only !== undefined) return { kind: "branch", branch: only };
  if (only === undefined) return { kind: "type", types: [...new Set(branches.flatMap(({ types = [] }) => types))] };
  return hasObjectType(value) ? byTag(value, ofType, only) : unknown;
}

function allowsType(types: readonly string[] | undefined, type: string): boolean {
  return types === undefined || types.includes(type) || (type === "integer" && types.includes("number"));
}

function byTag(value: JsonObject, branches: readonly JsonBranch[], first: JsonBranch): Meant {
  for (const [name] of first.tags ?? []) {
    if (!branches.every((branch) => tagValues(branch, name) && branch.required?.includes(name))) continue;
    const tag = ownMember(value, name);
    const tagged = branches.filter((branch) => tagValues(branch, name)!.includes(tag));
    // A branch that has the tag by a mapping alone accepts values with another one as well.
    const possible = branches.filter((branch) => branch.mapped === name || tagValues(branch, name)!.includes(tag));
    if (tagged.length > 0) return { ...byMembers(value, tagged), possible };
    const values = [...new Set(branches.flatMap((branch) => tagValues(branch, name)!))];
    return { kind: "tag", object: value, name, values, possible };
  }
  const fitting = branches.filter((branch) => hasTags(value, branch));
  return byMembers(value, fitting.length > 0 ? fitting : branches);
}

function tagValues({ tags = [] }: JsonBranch, name: string): readonly unknown[] | undefined {
  for (const tag of tags) if (tag[0] === name) return tag[1];
  return undefined;
}

function hasTags(value: JsonObject, { tags = [] }: JsonBranch): boolean {
  return tags.every(([name, values]) => {
    const tag = ownMember(value, name);
    return tag === undefined || values.includes(tag);
  });
}

/**
 * The branch that speaks of most members that are there, the first of several; those that it asks for and that are not there count
 * against it.
 */
function byMembers(value: JsonObject, branches: readonly JsonBranch[]): Meant {
  const isThere = (name: string): boolean => ownMember(value, name) !== undefined;
  let best: JsonBranch | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const branch of branches) {
    const { members = [], required = [] } = branch;
    const present = members.filter(isThere).length;
    const score = present - required.filter((name) => !isThere(name)).length;
    if (branches.length === 1 || (present > 0 && score > highest)) {
      highest = score;
      best = branch;
    }
  }
  if (best !== undefined) return { kind: "branch", branch: best };
  const names = branches.map(({ required = [] }) => required.find((name) => !isThere(name)) ?? "");
  return names.includes("") || new Set(names).size === 1 ? unknown : { kind: "members", names: [...new Set(names)] };
}
