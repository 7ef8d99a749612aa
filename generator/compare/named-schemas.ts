import type { Contract } from "../model/contract.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import { changeAt, type Finding, type Position } from "./finding.js";
import type { SchemaSession } from "./json-schema/schema-session.js";
import { lookThrough } from "./operations/look-through.js";
import { shapeKey } from "./operations/shape-key.js";
import { cached } from "./pair-map.js";
import { pairUp, type Pairing } from "./pair-up.js";
import type { Versions } from "./versions.js";

/** A schema with its name. */
export interface SchemaWithName {
  readonly name: string;
  readonly schema: JsonSchema;
}

/**
 * The named schemas of two versions: by name, then those that were renamed. Schemas that were compared at one place are
 * versions of one another; so are those that say the same.
 */
export function matchNamedSchemas(
  before: Contract,
  after: Contract,
  { pairs, isSame }: SchemaSession,
): Pairing<SchemaWithName> {
  const partners = new Map<JsonSchema, JsonSchema>();
  for (const [old, now] of pairs.entries()) partners.set(lookThrough(old), lookThrough(now));
  let count = 0;
  const number = cached((_: JsonSchema) => String(count++));
  const oldOnes = new Set(before.schemas.values());
  const found = pairUp(listed(before), listed(after), [
    ({ name }) => name,
    ({ schema }) => number(oldOnes.has(schema) ? (partners.get(schema) ?? schema) : schema),
    ({ schema }) => shapeKey(schema) + (schema.description ?? ""),
  ]);
  // Schemas of the same outline may still hold other things.
  const isOne = (pair: Versions<SchemaWithName>): boolean =>
    pair.before.name === pair.after.name ||
    partners.get(pair.before.schema) === pair.after.schema ||
    isSame(pair.before.schema, pair.after.schema);
  const others = found.both.filter((pair) => !isOne(pair));
  return {
    both: found.both.filter(isOne),
    removed: [...found.removed, ...others.map((pair) => pair.before)],
    added: [...found.added, ...others.map((pair) => pair.after)],
  };
}

function listed({ schemas }: Contract): readonly SchemaWithName[] {
  return [...schemas].map(([name, schema]) => ({ name, schema }));
}

/** Compares names as consumers see them: the types that are made from schemas. */
export function compareNames({ both, removed, added }: Pairing<SchemaWithName>): readonly Finding[] {
  return [
    ...both.flatMap(({ before, after }) =>
      before.name === after.name
        ? []
        : [
            changeAt(
              placeOf(before),
              "interface/type-renamed",
              { before: before.schema, after: after.schema },
              {
                before: before.name,
                after: after.name,
              },
            ),
          ],
    ),
    ...removed.map(({ name, schema }) =>
      changeAt(placeOf({ name, schema }), "interface/type-removed", { before: schema }, { name }),
    ),
    ...added.map((named) =>
      changeAt(placeOf(named), "interface/type-added", { after: named.schema }, { name: named.name }),
    ),
  ];
}

function placeOf({ name }: SchemaWithName): Position {
  return { subject: name, where: `the schema "${name}"`, uses: [] };
}
