import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import { schemasInPlace, type JsonSchema } from "../../../model/json-schema/schema.js";

/** Maximum number of schemas that apply to one value. Ten times the number in the largest public documents. */
const most = 20_000;

/**
 * Reports schemas that are put together from so many others that types, validators and comparisons of them would take more
 * time and memory than anybody has. Schemas around a reported one count it as one.
 */
export function checkCompositions(schemas: readonly JsonSchema[], diagnostics: Diagnostics): void {
  const reported = new Set<JsonSchema>();
  /** Upper bounds of the numbers of schemas: one that is referred to twice counts twice. */
  const bounds = new Map<JsonSchema, number>();
  for (const schema of innermostFirst(schemas)) {
    const sum = schemasInPlace(schema).reduce((total, inner) => total + (bounds.get(inner) ?? 1), 1);
    const count = sum > most ? partsOf(schema, reported) : sum;
    bounds.set(schema, count > most ? 1 : count);
    if (count <= most) continue;
    reported.add(schema);
    const pointer = schema.origin.kind === "pointer" ? schema.origin.pointer : "";
    const name = pointer.slice(pointer.lastIndexOf("/") + 1) || "#";
    diagnostics.report("json-schema/too-many-parts", schema.origin, { name, most });
  }
}

/** All schemas so that each comes after those that apply to the same value, without recursion: chains have any length. */
function innermostFirst(schemas: readonly JsonSchema[]): ReadonlySet<JsonSchema> {
  const done = new Set<JsonSchema>();
  const entered = new Set<JsonSchema>();
  const pending = [...schemas];
  for (let schema = pending.at(-1); schema !== undefined; schema = pending.at(-1)) {
    const inner = entered.has(schema) ? [] : schemasInPlace(schema).filter((next) => !entered.has(next));
    entered.add(schema);
    if (inner.length > 0) pending.push(...inner);
    else done.add(pending.pop()!);
  }
  return done;
}

function partsOf(schema: JsonSchema, reported: ReadonlySet<JsonSchema>): number {
  const parts = new Set([schema]);
  for (const part of parts) {
    for (const inner of reported.has(part) ? [] : schemasInPlace(part)) parts.add(inner);
    if (parts.size > most) break;
  }
  return parts.size;
}
