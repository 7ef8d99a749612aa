import { canAccept, type JsonBranch } from "./meant-branch.js";
import { hasObjectType, ownMember, type JsonObject } from "./object-members.js";
import { requireLimits } from "./recursion-limits.js";
import { remembered } from "./remembered.js";
import { isKnown, type AskMembers, type ObjectShape, type ShapeBranch, type ShapeChoice } from "./shapes.js";
import { jsonTypeOf } from "./short-values.js";

// The fast path of schemas that are data. Shapes are literals, which differ in the members that they have: each is read once, into an
// object that has all of them at the same places.

/** A shape as the fast path reads it. */
interface ReadShape {
  readonly shape: ObjectShape;
  /** True for an object whose values do not hold others of their kind: nothing is counted or remembered. */
  readonly isFlatObject: boolean;
  readonly isDeep: boolean;
  /** The function whose answers are remembered, where one value may be asked often. */
  readonly revisit: ((value: unknown, depth: number) => boolean) | undefined;
  /** The branches; undefined for objects and lists. */
  readonly choice: ReadChoice | undefined;
  /** True for a choice of which exactly one branch must match. */
  readonly isExclusive: boolean;
  /** The shape of the items; undefined for all but lists. */
  readonly items: (() => ObjectShape) | undefined;
  readonly isNullable: boolean;
  /** Asks the members; undefined where nothing is said of them. */
  readonly members: AskMembers | undefined;
  /** The names of all members; undefined where others may be there. */
  readonly names: readonly string[] | undefined;
}

/** A choice as the fast path reads it. */
interface ReadChoice {
  /** All branches, in their order. */
  readonly branches: readonly ReadBranch[];
  /** The member that tells branches apart; undefined where the first branch has none. */
  readonly tag: string | undefined;
  /** True for a member whose name `Object.prototype` has too. */
  readonly isInherited: boolean;
  /** The branches that a value of the member leaves, in their order: there may be many, of which one can match. */
  readonly byTag: ReadonlyMap<unknown, readonly ReadBranch[]>;
  /** The branches of objects that do not ask for the member, which any other value of it leaves. */
  readonly untagged: readonly ReadBranch[];
}

/** A branch as the fast path reads it. */
interface ReadBranch {
  readonly isNull: boolean;
  /** Types, members and tags by which it may be ruled out. */
  readonly outline: Parameters<typeof canAccept>[0];
  /** The question to a schema that has functions; undefined for one that has a shape. */
  readonly check: JsonBranch["check"] | undefined;
  /** Its shape, which may be declared later; undefined for one that has functions. */
  readonly shape: (() => ObjectShape) | undefined;
  /** The shape as it was read; undefined before the first value. */
  known: ReadShape | undefined;
}

const shapes = /* @__PURE__ */ new WeakMap<ObjectShape, ReadShape>();
const choices = /* @__PURE__ */ new WeakMap<readonly ShapeBranch[], ReadChoice>();

/** True when a value has a shape. */
export function acceptsShape(value: unknown, shape: ObjectShape, depth: number = 0): boolean {
  return accepts(value, knownShape(shape), depth, false);
}

/** True when all items of a list have a shape. */
export function acceptsItems(value: readonly unknown[], shape: ObjectShape, depth: number): boolean {
  if (value.length === 0) return true;
  const known = knownShape(shape);
  for (let index = 0; index < value.length; index += 1) {
    const item: unknown = value[index];
    if (item === undefined || !accepts(item, known, depth + 1, false)) return false;
  }
  return true;
}

/** True when a value fits one of the schemas of an anyOf, or exactly one where that is asked. */
export function acceptsChoice(
  value: unknown,
  branches: readonly ShapeBranch[],
  choice: ShapeChoice,
  depth: number,
): boolean {
  return acceptsBranches(value, knownChoice(branches), choice === "oneOf", depth);
}

/** `isAsked`: it is remembered already that the value is asked. */
function accepts(value: unknown, shape: ReadShape, depth: number, isAsked: boolean): boolean {
  if (!isAsked) {
    if (shape.revisit !== undefined) return remembered(shape.revisit, value, depth);
    if (shape.isDeep) requireLimits(depth);
  }
  if (shape.choice !== undefined) return acceptsBranches(value, shape.choice, shape.isExclusive, depth);
  if (shape.items !== undefined)
    return Array.isArray(value) ? acceptsItems(value, shape.items(), depth) : value === null && shape.isNullable;
  // Most objects are plain: a question that engines write out here.
  const isPlain =
    typeof value === "object" &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !Array.isArray(value);
  if (!isPlain && !hasObjectType(value)) return value === null && shape.isNullable;
  return acceptsMembers(value as JsonObject, shape, depth);
}

function acceptsMembers(value: JsonObject, { members, names }: ReadShape, depth: number): boolean {
  return (members === undefined || members(value, undefined, depth)) && (names === undefined || hasOnly(value, names));
}

/** True when an object has no member but some. Most come in the order in which they are named. */
function hasOnly(value: JsonObject, names: readonly string[]): boolean {
  let next = 0;
  for (const name in value) {
    let at = next;
    while (at < names.length && names[at] !== name) at += 1;
    if (at < names.length) next = at + 1;
    else if (!isKnown(name, names) && value[name] !== undefined && Object.hasOwn(value, name)) return false;
  }
  return true;
}

function acceptsBranches(value: unknown, choice: ReadChoice, isExclusive: boolean, depth: number): boolean {
  const isTagged = choice.tag !== undefined && hasObjectType(value);
  const candidates = isTagged ? candidatesOf(value, choice, choice.tag) : choice.branches;
  // Looking at types and members beforehand only saves asking a branch.
  const [only] = candidates;
  if (candidates.length === 1 && only !== undefined && !only.isNull)
    return isTagged ? acceptsObjectBranch(value, only, depth) : acceptsBranch(value, only, depth);
  const type = jsonTypeOf(value);
  let matching = 0;
  for (const branch of candidates) {
    if (
      branch.isNull ? value !== null : !(canAccept(branch.outline, value, type) && acceptsBranch(value, branch, depth))
    )
      continue;
    matching += 1;
    if (!isExclusive || matching > 1) break;
  }
  return matching === 1;
}

/** The branches that the tag of an object does not rule out; all without a tag. */
function candidatesOf(value: JsonObject, choice: ReadChoice, name: string): readonly ReadBranch[] {
  const tag = choice.isInherited ? ownMember(value, name) : value[name];
  return tag === undefined ? choice.branches : (choice.byTag.get(tag) ?? choice.untagged);
}

function acceptsBranch(value: unknown, branch: ReadBranch, depth: number): boolean {
  if (branch.check !== undefined) return branch.check(value, depth + 1);
  return accepts(value, (branch.known ??= knownShape(branch.shape!())), depth + 1, false);
}

/** The same of a value of which it is known that it is an object. */
function acceptsObjectBranch(value: JsonObject, branch: ReadBranch, depth: number): boolean {
  const { known } = branch;
  return known?.isFlatObject === true ? acceptsMembers(value, known, depth + 1) : acceptsBranch(value, branch, depth);
}

/** The shape that was looked up last, as it was read: lists of lists ask for one again and again. */
let lastKnown: ReadShape | undefined;

function knownShape(shape: ObjectShape): ReadShape {
  if (lastKnown?.shape === shape) return lastKnown;
  return (lastKnown = shapes.get(shape) ?? readShape(shape));
}

function readShape(shape: ObjectShape): ReadShape {
  const { branches, choice, isDeep = false, isRevisited, types, items, members, names } = shape;
  const known: ReadShape = {
    shape,
    isFlatObject: !isDeep && isRevisited !== true && items === undefined && branches === undefined,
    isDeep,
    revisit: isRevisited === true ? (value, depth) => accepts(value, known, depth, true) : undefined,
    choice: branches && knownChoice(branches),
    isExclusive: choice === "oneOf",
    items,
    isNullable: types !== undefined,
    members,
    names,
  };
  shapes.set(shape, known);
  return known;
}

function knownChoice(branches: readonly ShapeBranch[]): ReadChoice {
  return choices.get(branches) ?? readChoice(branches);
}

function readChoice(branches: readonly ShapeBranch[]): ReadChoice {
  const all = branches.map(readBranch);
  const objects = all.filter((branch) => !branch.isNull);
  const tag = objects[0]?.outline.tags?.[0]?.[0];
  const tagsOf = ({ outline: { tags, mapped } }: ReadBranch): readonly unknown[] | undefined =>
    mapped === undefined && tags?.[0]?.[0] === tag ? tags?.[0]?.[1] : undefined;
  const values = new Set(objects.flatMap((branch) => tagsOf(branch) ?? []));
  const byTag = [...values].map(
    (value) => [value, objects.filter((branch) => tagsOf(branch)?.includes(value) !== false)] as const,
  );
  const known: ReadChoice = {
    branches: all,
    tag,
    isInherited: tag !== undefined && tag in Object.prototype,
    byTag: new Map(byTag),
    untagged: objects.filter((branch) => tagsOf(branch) === undefined),
  };
  choices.set(branches, known);
  return known;
}

function readBranch(branch: ShapeBranch): ReadBranch {
  if (branch === "null")
    return { isNull: true, outline: { name: branch }, check: undefined, shape: undefined, known: undefined };
  return {
    isNull: false,
    outline: branch,
    check: "shape" in branch ? undefined : branch.check,
    shape: "shape" in branch ? branch.shape : undefined,
    known: undefined,
  };
}
