import type { JsonBranch } from "./meant-branch.js";
import type { JsonObject } from "./object-members.js";
import type { JsonProblems } from "./problems.js";

// Schemas of large interfaces as data for both paths: objects, whose members are asked by one function (see `require-members.ts` and
// `require-plain-members.ts`), lists, and choices.

/** Asks the members of an object, none of which `Object.prototype` has too: all of them where problems are recorded. */
export type AskMembers = (value: JsonObject, to: JsonProblems | undefined, depth: number) => boolean;

/** The number of branches of a choice that must match; "someOf" is a oneOf of which several may. */
export type ShapeChoice = "anyOf" | "oneOf" | "someOf";

/** A branch of a choice: by the functions of its schema, by its shape, or null alone. */
export type ShapeBranch = JsonBranch | BranchOfShape | "null";

/** A branch by its shape. */
export type BranchOfShape = Omit<JsonBranch, "check" | "collect"> & { readonly shape: () => ObjectShape };

/** An object as a large interface checks it, a list of such values, or a choice between them. */
export interface ObjectShape {
  /** The place where its schema was written, of one that has a name. */
  readonly at?: string;
  /** "object or null", where it may be null. */
  readonly types?: string;
  /** The ways to the schemas of members that do not stand under their names in `properties`. */
  readonly pieces?: Readonly<Record<string, string>>;
  /** Asks the members in one call; absent where nothing is said of members. */
  readonly members?: AskMembers;
  /** Members that one which is missing may be taken for; absent where there are none. */
  readonly near?: readonly string[];
  /** The names of all members, where there is no other. */
  readonly names?: readonly string[];
  /** The shape of the items, of a list. */
  readonly items?: () => ObjectShape;
  /** The branches of a choice; absent for objects and lists. */
  readonly branches?: readonly ShapeBranch[];
  /** The number of branches that must match: "anyOf" where it is absent. */
  readonly choice?: ShapeChoice;
  /** True where values may hold others of their kind, so that the depth is counted. */
  readonly isDeep?: true;
  /** True where one value may be asked so often that the answers are remembered. */
  readonly isRevisited?: true;
}

/** So few names are compared one by one. */
const maxNamesBySearch = 24;
const sets = /* @__PURE__ */ new WeakMap<readonly string[], ReadonlySet<string>>();

/** True for a name that is among some. */
export function isKnown(name: string, names: readonly string[]): boolean {
  if (names.length <= maxNamesBySearch) return names.includes(name);
  let known = sets.get(names);
  if (known === undefined) sets.set(names, (known = new Set(names)));
  return known.has(name);
}
