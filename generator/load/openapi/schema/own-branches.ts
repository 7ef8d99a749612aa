import type { JsonSchema } from "../../../model/json-schema/schema.js";
import type { Draft } from "./scope.js";

/** Larger circles would be written out too often. */
const longestCircle = 8;

/** More choices that lead to circles would take the cube of their number. */
const mostChoices = 200;

/**
 * Ends circles of schemas that ask each other about the same value by branches of `anyOf`, as `A: anyOf [string, B]` and `B: anyOf [number, A]`
 * do. A value passes by a branch that leads out of the circle or not at all, so the answer is that of the least fixpoint, and checking ends
 * (JSON Schema core, section 9.4.1): a branch that leads back says `false`, and one that leads on holds the other schema, whose own way back is
 * closed. Circles of such branches alone are left as they are: no value could end them.
 */
export function closeOwnBranches(drafts: readonly Draft[]): void {
  const targets = new Map(drafts.filter(isOpenChoice).map((draft) => [draft, targetsOf(draft)] as const));
  leaveOutEnds(targets);
  if (targets.size > mostChoices) return;
  const closed = [...targets].flatMap(([draft, own]) => {
    const circle = circleOf(draft, targets);
    if (circle.size === 0 || circle.size > longestCircle) return [];
    const hasExit = [...circle].some((at) => targets.get(at)?.some((target) => !circle.has(target)));
    return hasExit && own.some((target) => circle.has(target)) ? [[draft, circle] as const] : [];
  });
  const written = closed.map(([draft, circle]) => [draft, branchesWithin(draft, circle, new Set([draft]))] as const);
  for (const [draft, branches] of written) draft.anyOf = branches;
}

/** Takes away choices that lead to no other, again and again: those in circles are left, and those that lead to one. */
function leaveOutEnds(targets: Map<Draft, readonly JsonSchema[]>): void {
  const users = new Map<JsonSchema, Draft[]>();
  for (const [draft, own] of targets)
    for (const target of own) {
      const known = users.get(target);
      if (known === undefined) users.set(target, [draft]);
      else known.push(draft);
    }
  const left = new Map([...targets].map(([draft, own]) => [draft, own.filter((each) => targets.has(each)).length]));
  const ends = [...targets.keys()].filter((draft) => left.get(draft) === 0);
  for (const end of ends) {
    targets.delete(end);
    for (const user of users.get(end) ?? []) {
      const count = (left.get(user) ?? 0) - 1;
      left.set(user, count);
      if (count === 0) ends.push(user);
    }
  }
}

/** A tag may choose a branch, and then no other one is asked. */
function isOpenChoice({ anyOf, discriminator }: JsonSchema): boolean {
  return anyOf !== undefined && discriminator === undefined;
}

/** The schemas that the branches of a choice are, or refer to. */
function targetsOf({ anyOf = [] }: JsonSchema): readonly JsonSchema[] {
  return anyOf.map((branch) => endOfReferences(branch) ?? branch);
}

/** The choices that a choice leads to and that lead back to it. */
function circleOf(draft: JsonSchema, targets: ReadonlyMap<JsonSchema, readonly JsonSchema[]>): ReadonlySet<JsonSchema> {
  const reached = reachedFrom(draft, targets);
  return new Set([...reached].filter((at) => reachedFrom(at, targets).has(draft)));
}

function reachedFrom(
  start: JsonSchema,
  targets: ReadonlyMap<JsonSchema, readonly JsonSchema[]>,
): ReadonlySet<JsonSchema> {
  const reached = new Set<JsonSchema>(targets.get(start)?.filter((target) => targets.has(target)));
  for (const at of reached) for (const next of targets.get(at) ?? []) if (targets.has(next)) reached.add(next);
  return reached;
}

/** The branches of a choice; those that lead to a choice that is open around them say `false`. */
function branchesWithin(
  { anyOf = [] }: JsonSchema,
  circle: ReadonlySet<JsonSchema>,
  open: ReadonlySet<JsonSchema>,
): readonly JsonSchema[] {
  return anyOf.map((branch) => {
    const target = endOfReferences(branch) ?? branch;
    if (!circle.has(target)) return branch;
    if (open.has(target)) return { origin: branch.origin, boolean: false };
    return { ...target, origin: branch.origin, anyOf: branchesWithin(target, circle, new Set(open).add(target)) };
  });
}

/** The schema that references lead to, as long as they have nothing beside them. */
function endOfReferences(start: JsonSchema): JsonSchema | undefined {
  const passed = new Set<JsonSchema>();
  let schema = start;
  while (schema.ref !== undefined && Object.keys(schema).every((key) => key === "ref" || key === "origin")) {
    if (passed.has(schema)) return undefined;
    passed.add(schema);
    schema = schema.ref.target;
  }
  return schema;
}
