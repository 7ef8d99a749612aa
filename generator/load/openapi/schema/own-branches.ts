import { schemasInPlace, type JsonSchema } from "../../../model/json-schema/schema.js";
import type { Draft } from "./scope.js";

/** Schemas of a circle at which it may end. More of them would be written out too often. */
const maxJunctions = 8;

/** Larger circles are refused. */
const maxCycleLength = 64;

/** Circles of which more copies would be written are refused: schemas that lead to the next one twice double them at each step. */
const maxCopies = 1000;

/**
 * Ends circles of schemas that ask each other about the same value where a value may end them: at a branch of `anyOf` beside others, as in
 * `A: anyOf [string, B]` and `B: anyOf [number, A]`, and at `then`, `else` and `dependentSchemas`, which some values do not come to. A value passes by a
 * way that leads out of the circle or not at all, so the answer is that of the least fixpoint, and checking ends (JSON Schema core, section
 * 9.4.1): a way that leads back says `false`, and one that leads on holds the other schema, whose own way back is closed. Circles that
 * no value could end are left as they are, and so are those through `not`, `oneOf` and `if`, which have no such answer.
 */
export function closeOwnBranches(drafts: readonly Draft[]): void {
  const closed = circlesOf(drafts).flatMap((circle) => {
    const junctions = [...circle].filter((schema) => circledAt(schema, circle, mayEnd));
    const isBarred = [...circle].some((schema) => circledAt(schema, circle, barred));
    if (isBarred || junctions.length > maxJunctions || circle.size > maxCycleLength) return [];
    const copies = { left: maxCopies };
    const written = junctions.map(
      (schema) => [schema as Draft, closedCopy(schema, circle, new Set(), copies)] as const,
    );
    return copies.left < 0 || written.some(([, copy]) => copy.boolean === false) ? [] : written;
  });
  for (const [draft, copy] of closed) {
    if (copy.ref === undefined) delete draft.ref;
    Object.assign(draft, copy);
  }
}

/** The schemas of a keyword. */
type Ways = (schema: JsonSchema) => readonly (JsonSchema | undefined)[];

const mayEnd: Ways = ({ anyOf = [], discriminator, then, else: other, dependentSchemas }) => [
  ...(discriminator === undefined ? anyOf : []),
  then,
  other,
  ...(dependentSchemas?.values() ?? []),
];

/** A tag chooses one branch, and then no other one is asked. */
const barred: Ways = ({ oneOf = [], not, if: condition, anyOf = [], discriminator }) => [
  ...oneOf,
  not,
  condition,
  ...(discriminator === undefined ? [] : anyOf),
];

function circledAt(schema: JsonSchema, circle: ReadonlySet<JsonSchema>, ways: Ways): boolean {
  return ways(schema).some((branch) => branch !== undefined && circle.has(branch));
}

/** A schema with the ways back to schemas that are open around it closed; `false` where no value passes it for that. */
function closedCopy(
  schema: JsonSchema,
  circle: ReadonlySet<JsonSchema>,
  around: ReadonlySet<JsonSchema>,
  copies: { left: number },
): JsonSchema {
  if (!circle.has(schema) || (copies.left -= 1) < 0) return schema;
  const { origin, ref, ...rest } = schema;
  if (around.has(schema)) return { origin, boolean: false };
  const open = new Set(around).add(schema);
  const inner = (branch: JsonSchema): JsonSchema => closedCopy(branch, circle, open, copies);
  const isCircled = ref !== undefined && circle.has(ref.target);
  const referred = isCircled ? inner(ref.target) : undefined;
  if (referred !== undefined && Object.keys(rest).length === 0) return { ...referred, origin };
  const firm = [...(referred === undefined ? [] : [referred]), ...(schema.allOf ?? []).map(inner)];
  const branches = schema.anyOf?.map(inner);
  if (firm.some(isNever) || branches?.every(isNever) === true) return { origin, boolean: false };
  return {
    ...rest,
    origin,
    ...(ref !== undefined && !isCircled && { ref }),
    ...(firm.length > 0 && { allOf: firm }),
    ...(branches !== undefined && { anyOf: branches }),
    ...(schema.then !== undefined && { then: inner(schema.then) }),
    ...(schema.else !== undefined && { else: inner(schema.else) }),
    ...(schema.dependentSchemas !== undefined && {
      dependentSchemas: new Map([...schema.dependentSchemas].map(([name, branch]) => [name, inner(branch)])),
    }),
  };
}

function isNever({ boolean }: JsonSchema): boolean {
  return boolean === false;
}

interface Walk {
  readonly schema: JsonSchema;
  /** Schemas that hold for the same value as `schema`. */
  readonly next: readonly JsonSchema[];
  /** The number of schemas of `next` that the walk has entered. */
  index: number;
}

/** Schemas that lead to each other about the same value, by circles (Tarjan's components, with a stack of its own). */
function circlesOf(drafts: readonly JsonSchema[]): readonly ReadonlySet<JsonSchema>[] {
  const order = new Map<JsonSchema, number>();
  const lowest = new Map<JsonSchema, number>();
  const waiting: JsonSchema[] = [];
  const isWaiting = new Set<JsonSchema>();
  const circles: ReadonlySet<JsonSchema>[] = [];
  const begin = (schema: JsonSchema): Walk => {
    order.set(schema, order.size);
    lowest.set(schema, order.size - 1);
    waiting.push(schema);
    isWaiting.add(schema);
    return { schema, next: schemasInPlace(schema), index: 0 };
  };
  const lower = (schema: JsonSchema, to: number): void => {
    lowest.set(schema, Math.min(lowest.get(schema)!, to));
  };
  for (const start of drafts) {
    if (order.has(start) || schemasInPlace(start).length === 0) continue;
    const path = [begin(start)];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const child = top.next[top.index++];
      if (child !== undefined) {
        if (!order.has(child)) path.push(begin(child));
        else if (isWaiting.has(child)) lower(top.schema, order.get(child)!);
        continue;
      }
      path.pop();
      const { schema, next } = top;
      const low = lowest.get(schema)!;
      if (path.length > 0) lower(path.at(-1)!.schema, low);
      if (low !== order.get(schema)) continue;
      const circle = new Set(waiting.splice(waiting.lastIndexOf(schema)));
      for (const member of circle) isWaiting.delete(member);
      if (circle.size > 1 || next.includes(schema)) circles.push(circle);
    }
  }
  return circles;
}
