import { invariant } from "../../diagnostics/invariant.js";
import { schemasInPlace, type JsonSchema } from "../../model/json-schema/schema.js";

/** The schemas that may describe one value. */
export interface ValuePosition {
  /** Schemas that determine types and describe the value alone: roots, properties and items. */
  readonly typed: readonly JsonSchema[];
  /** Returns the positions of properties and items, by name and index. */
  parts(): PlaceParts;
  /** Returns the positions of properties and items. */
  inner(): Iterable<ValuePosition>;
}

/** The positions inside a value. */
export interface PlaceParts {
  /** The positions of properties that a schema names. */
  readonly members: ReadonlyMap<string, ValuePosition>;
  /** The shared position of all other properties; undefined if no schema describes them. */
  readonly others: ValuePosition | undefined;
  /** The first items, where they have schemas of their own. */
  readonly first: readonly (ValuePosition | undefined)[];
  /** The shared position of all other items; undefined if no schema describes them. */
  readonly items: ValuePosition | undefined;
}

/** Properties or items: by name or index, and the rest. */
interface Inside {
  /** The position of each property or item that a schema names, by name or index. */
  readonly named: Map<string, Node>;
  /** The shared position of all others; undefined if no schema describes them. */
  rest: Node | undefined;
  /** Names that the rest of one schema excludes; it may describe all other properties. */
  readonly spared: ReadonlySet<string>[];
}

interface Node {
  /** The node that this one was merged into; undefined for a representative. */
  parent: Node | undefined;
  /** Schemas that determine types and describe the value alone. */
  readonly typed: JsonSchema[];
  /** The positions of properties. */
  readonly members: Inside;
  /** The positions of items. */
  readonly items: Inside;
}

/**
 * Computes the positions of some schemas: a congruence closure. Schemas of one value share a position. Then the schemas
 * of its properties of one name share one as well, and so do those of its items.
 */
export function createPlaces(
  roots: readonly JsonSchema[],
  reached: ReadonlySet<JsonSchema>,
): { readonly all: readonly ValuePosition[]; placeOf(schema: JsonSchema): ValuePosition } {
  const nodes = new Map<JsonSchema, Node>();
  const typed = typedSchemas(roots);
  for (const schema of reached) nodes.set(schema, newNode(typed.has(schema) ? schema : undefined));
  const nodeOf = (schema: JsonSchema): Node => found(nodes.get(schema) ?? newNode(undefined));
  const pending: (readonly [Node, Node])[] = [];
  for (const schema of reached) {
    addInside(nodeOf(schema), schema, nodeOf, pending);
    for (const inner of schemasInPlace(schema)) pending.push([nodeOf(schema), nodeOf(inner)]);
    merge(pending);
  }
  // Each round makes two nodes one.
  let rounds = 0;
  while (spread([...nodes.values()].map(found), pending)) {
    merge(pending);
    invariant((rounds += 1) <= nodes.size, "The merge of positions does not end.");
  }
  const places = new Map<Node, ValuePosition>();
  const placeOfNode = (node: Node): ValuePosition => {
    const root = found(node);
    const formPlace = places.get(root) ?? placeOn(root, placeOfNode);
    places.set(root, formPlace);
    return formPlace;
  };
  const all = [...new Set([...nodes.values()].map(placeOfNode))];
  return { all, placeOf: (schema) => placeOfNode(nodeOf(schema)) };
}

function newNode(schema: JsonSchema | undefined): Node {
  const inside = (): Inside => ({ named: new Map(), rest: undefined, spared: [] });
  return { parent: undefined, typed: schema === undefined ? [] : [schema], members: inside(), items: inside() };
}

/** Returns the representative of a merged node. */
function found(node: Node): Node {
  let root = node;
  while (root.parent !== undefined) root = root.parent;
  for (let at = node; at !== root;) {
    const next: Node = at.parent ?? root;
    at.parent = root;
    at = next;
  }
  return root;
}

/** Merges pairs of nodes, and then the nodes of equal properties and items. */
function merge(pending: (readonly [Node, Node])[]): void {
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const into = found(pair[0]);
    const from = found(pair[1]);
    if (into === from) continue;
    from.parent = into;
    for (const schema of from.typed) into.typed.push(schema);
    for (const side of ["members", "items"] as const) {
      const [insideKept, insideMerged] = [into[side], from[side]];
      for (const [name, node] of insideMerged.named) join(insideKept, name, node, pending);
      joinRest(insideKept, insideMerged.rest, pending);
      insideKept.spared.push(...insideMerged.spared);
    }
  }
}

function join(inside: Inside, name: string, node: Node, pending: (readonly [Node, Node])[]): void {
  const known = inside.named.get(name);
  if (known === undefined) inside.named.set(name, node);
  else pending.push([known, node]);
}

function joinRest(inside: Inside, node: Node | undefined, pending: (readonly [Node, Node])[]): void {
  if (node === undefined) return;
  if (inside.rest === undefined) inside.rest = node;
  else pending.push([inside.rest, node]);
}

function addInside(
  node: Node,
  schema: JsonSchema,
  nodeOf: (schema: JsonSchema) => Node,
  pending: (readonly [Node, Node])[],
): void {
  const { members, items } = node;
  for (const [name, inner] of schema.properties ?? []) join(members, name, nodeOf(inner), pending);
  (schema.prefixItems ?? []).forEach((inner, index) => join(items, String(index), nodeOf(inner), pending));
  const patterns = [...(schema.patternProperties?.values() ?? [])];
  const declared = new Set(schema.properties?.keys());
  const add = (inside: Inside, inner: JsonSchema | undefined, spared: ReadonlySet<string>): void => {
    if (inner === undefined || inner.boolean !== undefined) return;
    joinRest(inside, nodeOf(inner), pending);
    inside.spared.push(spared);
  };
  add(members, schema.additionalProperties, patterns.length > 0 ? new Set() : declared);
  add(members, schema.unevaluatedProperties, declared);
  for (const pattern of patterns) add(members, pattern, new Set());
  add(items, schema.items, new Set(schema.prefixItems?.map((_, index) => String(index))));
  add(items, schema.unevaluatedItems, new Set());
  add(items, schema.contains, new Set());
}

/** Applies the rest of a position to the names that it does not exclude; true if nodes must be merged. */
function spread(roots: readonly Node[], pending: (readonly [Node, Node])[]): boolean {
  for (const node of new Set(roots)) {
    for (const { named, rest, spared } of [node.members, node.items]) {
      if (rest === undefined) continue;
      for (const [name, inner] of named) {
        const isSpoken = spared.some((names) => !names.has(name));
        if (isSpoken && found(inner) !== found(rest)) pending.push([inner, rest]);
      }
    }
  }
  return pending.length > 0;
}

/** Returns the schemas that determine types and are independent: roots, properties and items. */
function typedSchemas(roots: readonly JsonSchema[]): ReadonlySet<JsonSchema> {
  const places = new Set(roots);
  const seen = new Set(roots);
  for (const at of seen) {
    const inside = [
      ...(at.properties?.values() ?? []),
      ...(at.patternProperties?.values() ?? []),
      ...(at.prefixItems ?? []),
      ...[at.additionalProperties, at.items].filter((inner) => inner !== undefined),
    ];
    for (const inner of inside) {
      places.add(inner);
      seen.add(inner);
    }
    const { ref, allOf = [], anyOf = [], oneOf = [] } = at;
    for (const inner of [...(ref === undefined ? [] : [ref.target]), ...allOf, ...anyOf, ...oneOf]) seen.add(inner);
  }
  return places;
}

function placeOn(node: Node, placeOf: (node: Node) => ValuePosition): ValuePosition {
  const parts = (): PlaceParts => {
    const { members, items } = node;
    const first = [...items.named.keys()].map(Number);
    return {
      members: new Map([...members.named].map(([name, inner]) => [name, placeOf(inner)])),
      others: members.rest && placeOf(members.rest),
      first: Array.from({ length: Math.max(-1, ...first) + 1 }, (_, index) => {
        const inner = items.named.get(String(index)) ?? items.rest;
        return inner && placeOf(inner);
      }),
      items: items.rest && placeOf(items.rest),
    };
  };
  return {
    typed: node.typed,
    parts,
    inner() {
      const { members, others, first, items } = parts();
      return [...members.values(), others, ...first, items].filter((placeOrNone) => placeOrNone !== undefined);
    },
  };
}
