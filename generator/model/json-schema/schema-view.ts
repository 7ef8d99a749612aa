import type { JsonSchema } from "./schema.js";
import { isHiddenIn } from "./is-hidden.js";

/** Which way a payload travels, as those see it who hold the schema: they send it or read it. */
type Direction = "sent" | "read";

/** How a schema is looked at: what the other side fills in is not asked for. */
export interface SchemaView {
  readonly direction: Direction;
}

/** Properties that the schemas around a branch declare for the same value, as far as a view does not ask for them. */
export type HiddenNames = ReadonlySet<string>;

export const nothingHidden: HiddenNames = new Set();

/**
 * The properties that nobody is asked for: those that a schema declares itself or that are declared around it. OpenAPI,
 * Schema Object: readOnly members are not sent, writeOnly ones are not read.
 */
export function hiddenNames(schema: JsonSchema, { direction }: SchemaView, around: HiddenNames): HiddenNames {
  const own = ownHidden(schema, direction);
  if (own.size === 0 && around.size === 0) return around;
  let hidden: Set<string> | undefined;
  for (const name of schema.properties?.keys() ?? []) {
    const isHidden = own.has(name);
    if (isHidden === around.has(name)) continue;
    hidden ??= new Set(around);
    if (isHidden) hidden.add(name);
    else hidden.delete(name);
  }
  return hidden ?? around;
}

const known = { sent: new WeakMap<JsonSchema, HiddenNames>(), read: new WeakMap<JsonSchema, HiddenNames>() };

function ownHidden(schema: JsonSchema, direction: Direction): HiddenNames {
  if (schema.properties === undefined) return nothingHidden;
  const names = known[direction].get(schema);
  if (names !== undefined) return names;
  const side = direction === "sent" ? "request" : "response";
  const found = [...schema.properties].filter(([, property]) => isHiddenIn(side, property)).map(([name]) => name);
  const hidden = found.length === 0 ? nothingHidden : new Set(found);
  known[direction].set(schema, hidden);
  return hidden;
}
