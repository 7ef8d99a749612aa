import type { JsonSchema } from "./schema.js";
import { isHiddenIn } from "./is-hidden.js";
import { alwaysAlong } from "./same-value.js";

/** The way that a payload travels, as those see it who hold the schema: they send it or read it. */
type Direction = "sent" | "read";

/** The view of a schema: members that the other side fills in are not asked for. */
export interface SchemaView {
  /** The way that values travel; members that do not travel so are not asked for. */
  readonly direction: Direction;
}

/** Properties that the schemas around a branch declare for the same value, as far as a view does not ask for them. */
export type HiddenNames = ReadonlySet<string>;

/** The names that a view without hidden members leaves out: none. */
export const nothingHidden: HiddenNames = new Set();

/**
 * The properties that nobody is asked for: those that a schema declares itself, that are declared around it, or by what it
 * refers to or is put together from. Its own declaration counts before others. OpenAPI, Schema Object: readOnly members
 * are not sent, writeOnly ones are not read.
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

/** The properties that a schema, or another that each of its values must match, hides. If none does, that is known of all of them at once. */
function hiddenAlong(schema: JsonSchema, direction: Direction): HiddenNames {
  const before = knownAlong[direction].get(schema);
  if (before !== undefined) return before;
  const parts = alwaysAlong(schema);
  const hidden = new Set([...parts].flatMap((part) => [...hiddenByKeywords(part, direction)]));
  for (const part of hidden.size === 0 ? parts : [schema]) knownAlong[direction].set(part, hidden);
  return hidden;
}

function hiddenByKeywords(schema: JsonSchema, direction: Direction): HiddenNames {
  if (schema.properties === undefined) return nothingHidden;
  const names = known[direction].get(schema);
  if (names !== undefined) return names;
  const side = direction === "sent" ? "request" : "response";
  const found = [...schema.properties].filter(([, property]) => isHiddenIn(side, property)).map(([name]) => name);
  const hidden = found.length === 0 ? nothingHidden : new Set(found);
  known[direction].set(schema, hidden);
  return hidden;
}
