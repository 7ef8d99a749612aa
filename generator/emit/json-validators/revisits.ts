import { raiseToFixpoint } from "../../model/fixpoint.js";
import { addTo } from "../../model/grouped.js";
import { subschemas, type JsonSchema } from "../../model/json-schema/schema.js";

/** So often a schema may be asked of one value before its answers are worth remembering, where no cycle is. */
const maxVisits = 200;

/** The same within a cycle: there each level of a value multiplies what the level above it asks. */
const maxInCycle = 8;

/**
 * The schemas whose functions would be called for one value again and again: branches that lead to the same schema at
 * each level of a value double the calls with each level. Only schemas that are referred to are meant, since every such
 * way goes through them. Takes about linear time.
 */
export function revisitedSchemas(roots: Iterable<JsonSchema>): ReadonlySet<JsonSchema> {
  const graph = graphOf(roots);
  const revisited = new Set<JsonSchema>();
  const visits = new Map<JsonSchema, number>();
  const settle = (schema: JsonSchema): void => {
    const count = visitsOf(schema, (inner) => visits.get(inner) ?? 1);
    const isTooMuch = count > maxVisits && graph.targets.has(schema);
    if (isTooMuch) revisited.add(schema);
    visits.set(schema, isTooMuch ? 1 : count);
  };
  const { below, core, above } = layersOf(graph);
  below.forEach(settle);
  for (const schema of multiplying(core, graph)) {
    revisited.add(schema);
    visits.set(schema, 1);
  }
  above.forEach(settle);
  return revisited;
}

/** Schemas, and who uses whom. */
interface Graph {
  /** The schemas that each one asks of values in it. */
  readonly uses: ReadonlyMap<JsonSchema, readonly JsonSchema[]>;
  /** The same the other way round. */
  readonly users: ReadonlyMap<JsonSchema, readonly JsonSchema[]>;
  /** The schemas that are referred to. */
  readonly targets: ReadonlySet<JsonSchema>;
}

function graphOf(roots: Iterable<JsonSchema>): Graph {
  const uses = new Map<JsonSchema, readonly JsonSchema[]>();
  const users = new Map<JsonSchema, JsonSchema[]>();
  const targets = new Set<JsonSchema>();
  const reached = new Set(roots);
  // A Set visits what is added while it is walked.
  for (const schema of reached) {
    const inner = [...subschemas(schema), ...(schema.ref === undefined ? [] : [schema.ref.target])];
    if (schema.ref !== undefined) targets.add(schema.ref.target);
    uses.set(schema, inner);
    for (const used of inner) {
      reached.add(used);
      addTo(users, used, schema);
    }
  }
  return { uses, users, targets };
}

interface Layers {
  /** Schemas that lead into no cycle, each after all that it uses. */
  readonly below: readonly JsonSchema[];
  /** Those on cycles, and between cycles. */
  readonly core: ReadonlySet<JsonSchema>;
  /** Those that lead into a cycle and that no cycle leads to, each after all that it uses. */
  readonly above: readonly JsonSchema[];
}

function layersOf({ uses, users }: Graph): Layers {
  const core = new Set(uses.keys());
  const below = peeled(core, uses, users);
  const above = peeled(core, users, uses);
  return { below, core, above: [...above].reverse() };
}

/** Takes from a set what leads to nothing in it, until nothing is left that does. */
function peeled(schemas: Set<JsonSchema>, next: Graph["uses"], previous: Graph["uses"]): readonly JsonSchema[] {
  const inside = (list: readonly JsonSchema[] | undefined): readonly JsonSchema[] =>
    (list ?? []).filter((schema) => schemas.has(schema));
  const open = new Map([...schemas].map((schema) => [schema, inside(next.get(schema)).length]));
  const done = [...schemas].filter((schema) => open.get(schema) === 0);
  for (const schema of done) {
    for (const earlier of inside(previous.get(schema))) {
      const left = (open.get(earlier) ?? 0) - 1;
      open.set(earlier, left);
      if (left === 0) done.push(earlier);
    }
  }
  for (const schema of done) schemas.delete(schema);
  return done;
}

/** The schemas of cycles that ask for each other more than once at one place, and so ever more often further down. */
function multiplying(core: ReadonlySet<JsonSchema>, { users, targets }: Graph): readonly JsonSchema[] {
  const visits = new Map<JsonSchema, number>();
  raiseToFixpoint({
    nodes: core,
    raise(schema) {
      // A schema that leads into no cycle is asked as often as there are levels, and no more.
      const uncapped = visitsOf(schema, (inner) => (core.has(inner) ? (visits.get(inner) ?? 1) : 0));
      const count = Math.min(uncapped, maxInCycle + 1);
      const isRisen = count > (visits.get(schema) ?? 1);
      if (isRisen) visits.set(schema, count);
      return isRisen;
    },
    users: (schema) => (users.get(schema) ?? []).filter((user) => core.has(user)),
    maxRaises: maxInCycle,
  });
  return [...core].filter((schema) => targets.has(schema) && (visits.get(schema) ?? 1) > maxInCycle);
}

/** The largest number of times that the schemas of a schema are asked of one value or one of its members. */
function visitsOf(schema: JsonSchema, visits: (inner: JsonSchema) => number): number {
  const sum = (inner: Iterable<JsonSchema | undefined>): number => {
    let total = 0;
    for (const schema of inner) if (schema !== undefined) total += visits(schema);
    return total;
  };
  const most = (inner: Iterable<JsonSchema | undefined>): number => {
    let greatest = 0;
    for (const schema of inner) if (schema !== undefined) greatest = Math.max(greatest, visits(schema));
    return greatest;
  };
  const { ref, allOf = [], anyOf = [], oneOf = [], dependentSchemas } = schema;
  const here =
    sum([ref?.target, schema.not, schema.if, schema.then, schema.else]) + sum([...allOf, ...anyOf, ...oneOf]);
  const named = most([...(schema.properties?.values() ?? []), schema.additionalProperties]);
  const members = named + sum(schema.patternProperties?.values() ?? []) + sum([schema.unevaluatedProperties]);
  const items = most([...(schema.prefixItems ?? []), schema.items]) + sum([schema.contains, schema.unevaluatedItems]);
  // Evaluated members are found by asking the branches again.
  const asksAgain = schema.unevaluatedProperties !== undefined || schema.unevaluatedItems !== undefined;
  const inPlace = (here + sum(dependentSchemas?.values() ?? [])) * (asksAgain ? 2 : 1);
  return Math.max(1, inPlace + Math.max(members, items));
}
