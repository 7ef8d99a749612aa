import type { Contract } from "../../model/contract.js";
import { pointerTokens } from "../../model/json-pointer.js";
import { type JsonSchema, type JsonValue, subschemas } from "../../model/json-schema/schema.js";
import { evaluate } from "../../model/json-schema/evaluate.js";
import type { ValueDirection } from "../kind-of-change.js";
import { cached, PairMap } from "../pair-map.js";
import { flatten } from "./flat/flatten.js";
import type { FlatSchema } from "./flat/flat-schema.js";
import { createSameSchemas } from "./same-schemas.js";
import type { Region, RegionLink } from "./schema-pair-node.js";
import type { SchemaView } from "../../model/json-schema/schema-view.js";
import type { IsCommaFree } from "../../plan/parameter-tables.js";
import { createCommaFree } from "../../prove/json-schema/comma-free.js";
import { relate } from "../../prove/json-schema/relate.js";
import type { Relation } from "../../prove/json-schema/relation.js";
import { createSpread } from "../../model/json-schema/spread.js";
import type { Versions } from "../versions.js";

/** The memory of one comparison of two versions of a contract. */
export interface SchemaSession {
  /** The members of a schema that are sent, and those that are read. */
  readonly views: Readonly<Record<ValueDirection, SchemaView>>;
  /** The names of components, in either version. */
  readonly nameOf: (schema: JsonSchema) => string | undefined;
  /** The name of a schema that is referred to: its own, or the words of its place. */
  readonly nameOfTarget: (schema: JsonSchema) => string | undefined;
  /** Both versions of a component. */
  readonly named: (name: string) => Versions<JsonSchema> | undefined;
  /** True when a name stands for the same schema in both versions, or for one that was renamed. */
  readonly isSameName: (before: string | undefined, after: string | undefined) => boolean;
  /** True when the two say the same word for word, but for order and what only documents them. */
  readonly isSame: (before: JsonSchema, after: JsonSchema) => boolean;
  /** A schema with what it refers to and is put together from; made once for each. */
  readonly flat: (schema: JsonSchema) => FlatSchema;
  /** The relation of two versions on the wire, where values may travel as texts. */
  readonly relation: (before: JsonSchema, after: JsonSchema, direction: ValueDirection) => Relation;
  /** True for values that are sent as strings, in parameters and headers. */
  readonly sendsTexts?: true;
  /** True if one schema accepts a value and the other rejects it, as every string that the value may be sent as. */
  readonly isRefused: (
    value: JsonValue,
    accepting: JsonSchema,
    refusing: JsonSchema,
    direction: ValueDirection,
  ) => boolean;
  /** The relation of the values that code has. Values of the schema that is `telling` are tried first as examples. */
  readonly valueRelation: (
    before: JsonSchema,
    after: JsonSchema,
    direction: ValueDirection,
    telling?: JsonSchema,
  ) => Relation;
  /** True if no value of a schema, sent as a string, contains a comma. */
  readonly isCommaFree: IsCommaFree;
  /** A small document that a schema accepts, where one is found. */
  readonly instance: (schema: JsonSchema, direction: ValueDirection) => JsonValue | undefined;
  /** The number of pairs that may still be looked at; the rest is only compared as a whole. */
  readonly budget: { nodes: number };
  /** Pairs that were compared: by the earlier schema, the later one, and the place under which they are told. */
  readonly pairs: PairMap<JsonSchema, JsonSchema, Map<string, Region>>;
  /** The targets of regions. */
  readonly links: Map<Region, readonly RegionLink[]>;
}

/** Begins the comparison of two versions of a contract. */
export function createSchemaSession(before: Contract, after: Contract): SchemaSession {
  const names = new Map<JsonSchema, string>();
  for (const { schemas } of [before, after]) for (const [name, schema] of schemas) names.set(schema, name);
  const views = {
    sent: { direction: "sent", followsTags: true },
    read: { direction: "read", followsTags: true },
  } as const;
  const relations = {
    sent: new PairMap<JsonSchema, JsonSchema, Relation>(),
    read: new PairMap<JsonSchema, JsonSchema, Relation>(),
  };
  const isMarked = createMarks();
  const isSame = createSameSchemas();
  // Whatever a schema accepts tells it from the one that accepts nothing.
  const refusalOf = cached(({ origin }: JsonSchema): JsonSchema => ({ origin, boolean: false }));
  const kin = (): ReturnType<typeof differentNames> => differentNames(before, after, isSame);
  const nameOf = (schema: JsonSchema): string | undefined => names.get(schema);
  const nameOfTarget = (schema: JsonSchema): string | undefined => names.get(schema) ?? pointerName(schema);
  const relation: SchemaSession["valueRelation"] = (old, now, direction, telling) => {
    // Both directions are one where nothing is marked.
    const view = views[isMarked(old) || isMarked(now) ? direction : "read"];
    return relations[view.direction].getOrAdd(old, now, () => relate(old, now, view, kin, telling));
  };
  const session: SchemaSession = {
    views,
    budget: { nodes: maxNodes },
    nameOf,
    nameOfTarget,
    named(name) {
      const [old, now] = [before.schemas.get(name), after.schemas.get(name)];
      return old && now && { before: old, after: now };
    },
    isSameName(old, now) {
      if (old === undefined || now === undefined) return false;
      return old === now || (!after.schemas.has(old) && !before.schemas.has(now));
    },
    isSame,
    flat: cached((schema) => flatten(schema, nameOfTarget)),
    isCommaFree: createCommaFree(),
    relation,
    valueRelation: relation,
    isRefused: (value, accepting, refusing, direction) =>
      evaluate(accepting, value, views[direction]) === true && evaluate(refusing, value, views[direction]) === false,
    instance(schema, direction) {
      const { narrowed } = session.relation(schema, refusalOf(schema), direction);
      return narrowed.kind === "yes" ? narrowed.witness : undefined;
    },
    pairs: new PairMap(),
    links: new Map(),
  };
  return session;
}

/** Both versions of all components that do not say the same. */
function differentNames(
  before: Contract,
  after: Contract,
  isSame: SchemaSession["isSame"],
): readonly (readonly [JsonSchema, JsonSchema])[] {
  return [...before.schemas].flatMap(([name, old]) => {
    const now = after.schemas.get(name);
    return now === undefined || isSame(old, now) ? [] : [[old, now] as const];
  });
}

/** The name of a place that has none of its own: the words of its pointer that people chose. */
function pointerName({ origin }: JsonSchema): string | undefined {
  if (origin.kind !== "pointer") return undefined;
  const parts = pointerTokens(origin.pointer).filter((part) => !holders.has(part));
  return parts.length === 0 ? undefined : parts.join(".");
}

const holders: ReadonlySet<string> = new Set(["components", "schemas", "$defs", "definitions", "properties"]);

const maxNodes = 1_000_000;

/** Tells whether anything that a schema comes to is marked readOnly or writeOnly. Each schema is looked at once. */
function createMarks(): (schema: JsonSchema) => boolean {
  return createSpread(
    (schema) => schema.readOnly === true || schema.writeOnly === true,
    (schema) => (schema.ref === undefined ? subschemas(schema) : [...subschemas(schema), schema.ref.target]),
  );
}
