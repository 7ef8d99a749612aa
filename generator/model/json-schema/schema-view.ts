import type { JsonSchema } from "./schema.js";
import { isHiddenName } from "./is-hidden.js";
import { alwaysAlong } from "./same-value.js";

/** The direction of a payload, from the point of view of the schema's owner: sent or read. */
type Direction = "sent" | "read";

/** A direction of a schema: properties that the other side sets are not required. */
export interface SchemaView {
  /** The direction of values; properties of the other direction are not required. */
  readonly direction: Direction;
  /** True if a discriminator selects the branch of its `oneOf`: values that match several branches are valid. */
  readonly followsTags?: true;
}

/** True if a value must match exactly one branch of `oneOf`. */
export function isExclusive({ discriminator }: JsonSchema, view: SchemaView | undefined): boolean {
  return discriminator === undefined || view?.followsTags !== true;
}

/** Properties that the schemas around a branch declare for the same value, if the view does not require them. */
export type HiddenNames = ReadonlySet<string>;

/** The hidden names of a view that hides nothing. */
export const nothingHidden: HiddenNames = new Set();

/**
 * Returns the properties that a view does not require, declared in a schema, around it, or in its `$ref` targets and
 * compositions. Its own declaration takes precedence. OpenAPI, Schema Object: readOnly properties are not sent,
 * writeOnly ones are not returned.
 */
export function hiddenNames(schema: JsonSchema, { direction }: SchemaView, around: HiddenNames): HiddenNames {
  const along = hiddenAlong(schema, direction);
  if (along.size === 0 && around.size === 0) return around;
  const hiddenHere = hiddenByKeywords(schema, direction);
  const hidden = new Set([...around, ...along]);
  for (const name of schema.properties?.keys() ?? []) if (!hiddenHere.has(name)) hidden.delete(name);
  return hidden;
}

const memory = (): WeakMap<JsonSchema, HiddenNames> => new WeakMap();
const known = { sent: memory(), read: memory() };
const knownAlong = { sent: memory(), read: memory() };

/**
 * The properties that a schema, or another that each of its values must match, hides. If none does, the result is
 * cached for all of them.
 */
function hiddenAlong(schema: JsonSchema, direction: Direction): HiddenNames {
  const before = knownAlong[direction].get(schema);
  if (before !== undefined) return before;
  const parts = alwaysAlong(schema);
  const hidden = new Set([...parts].flatMap((part) => [...hiddenByKeywords(part, direction)]));
  for (const part of hidden.size === 0 ? parts : [schema]) knownAlong[direction].set(part, hidden);
  return hidden;
}

function hiddenByKeywords(schema: JsonSchema, direction: Direction): HiddenNames {
  const names = known[direction].get(schema);
  if (names !== undefined) return names;
  const side = direction === "sent" ? "request" : "response";
  const found = [...(schema.properties?.keys() ?? []), ...(schema.required ?? [])].filter((name) =>
    isHiddenName(side, schema, name),
  );
  const hidden = found.length === 0 ? nothingHidden : new Set(found);
  known[direction].set(schema, hidden);
  return hidden;
}
