import { invariant } from "../../diagnostics/invariant.js";
import { schemasInPlace, type JsonSchema } from "../../model/json-schema/schema.js";

/** The schemas that may speak of one value. */
export interface Place {
  /** Schemas that types follow from and that stand for the value alone: roots, members and items. */
  readonly typed: readonly JsonSchema[];
  /** The places of members and items, told apart by name and position. */
  parts(): PlaceParts;
  /** The places of members and items. */
  inner(): Iterable<Place>;
}

/** The places inside of a value. */
export interface PlaceParts {
  /** The places of members that a schema names. */
  readonly members: ReadonlyMap<string, Place>;
  /** The place that all other members share; undefined where no schema speaks of them. */
  readonly others: Place | undefined;
  /** The first items, where they have schemas of their own. */
  readonly first: readonly (Place | undefined)[];
  /** The place that all other items share; undefined where no schema speaks of them. */
  readonly items: Place | undefined;
}

/** Members or items: by name or position, and the rest. */
interface Inside {
  /** The place of each member or item that some schema names, by name or position. */
  readonly named: Map<string, Node>;
  /** The place that all others share; undefined where no schema speaks of them. */
  rest: Node | undefined;
  /** Names that the rest of one schema leaves out; it may speak of all other names of the place. */
  readonly spared: ReadonlySet<string>[];
}

interface Node {
  /** The node that this one was made one with; undefined for the one that stands for all. */
  parent: Node | undefined;
  /** Schemas that types follow from and that stand for the value alone. */
  readonly typed: JsonSchema[];
  /** The places of members. */
  readonly members: Inside;
  /** The places of items. */
  readonly items: Inside;
}

/**
 * The places of some schemas: a congruence closure. Schemas of one value are one place; then the schemas of its members of one
 * name are one place as well, and so are those of its items.
 */
export function createPlaces(
  roots: readonly JsonSchema[],
  reached: ReadonlySet<JsonSchema>,
): { readonly all: readonly Place[]; placeOf(schema: JsonSchema): Place } {
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
    invariant((rounds += 1) <= nodes.size, "Places are merged without end.");
  }
  const places = new Map<Node, Place>();
  const placeOfNode = (node: Node): Place => {
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

/** The node that stands for one that was merged into others. */
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

/** Makes pairs of nodes one, and what then speaks of the same members and items. */
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

/** Lets the rest of a place speak of the names that it does not leave out; true when there is something to merge. */
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

/** The schemas that types follow from and that stand alone: roots, members and items. */
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

function placeOn(node: Node, placeOf: (node: Node) => Place): Place {
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
