import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import { schemasInPlace, type JsonSchema } from "../../../model/json-schema/schema.js";

/** So many schemas may apply to one value. Ten times what the largest public documents have. */
const most = 20_000;

/**
 * Reports the first schema that is put together from so many others that types, validators and comparisons of it would
 * take more time and room than anybody has.
 */
export function checkCompositions(schemas: readonly JsonSchema[], diagnostics: Diagnostics): void {
  const composed = schemas.filter((schema) => schemasInPlace(schema).length > 0);
  if (composed.length === 0) return;
  const inside = new Set(composed.flatMap(schemasInPlace));
  const outermost = composed.find((schema) => !inside.has(schema) && partsOf(schema) > most);
  if (outermost === undefined) return;
  // A payload that only refers to it is not where it is written.
  const schema = outermost.ref?.target ?? outermost;
  const pointer = schema.origin.kind === "pointer" ? schema.origin.pointer : "";
  const name = pointer.slice(pointer.lastIndexOf("/") + 1) || "#";
  diagnostics.report("json-schema/too-many-parts", schema.origin, { name, most });
}

function partsOf(schema: JsonSchema): number {
  const parts = new Set([schema]);
  for (const part of parts) {
    for (const inner of schemasInPlace(part)) parts.add(inner);
    if (parts.size > most) break;
  }
  return parts.size;
}
