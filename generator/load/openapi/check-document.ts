import type { Diagnostics } from "../../diagnostics/collector.js";
import type { Bundle } from "./bundle.js";
import { kindsAlong, schemaFaults, type SchemaFault } from "./schema-faults.js";
import type { Version } from "./version.js";

/**
 * Runs the published schema of OpenAPI over the whole document, and reports what our own readers have not said
 * already in words of their own.
 */
export async function checkDocument(version: Version, bundle: Bundle, diagnostics: Diagnostics): Promise<void> {
  const { metaSchema } = await import("./meta-schema.js");
  const { check } = metaSchema(version);
  const errors = check(bundle.value);
  if (errors.length === 0) return;
  const said = pointersByFile(diagnostics);
  for (const fault of schemaFaults(errors)) {
    const origin = bundle.originOf(fault.pointer);
    if (origin.kind !== "pointer" || isSaid(fault, origin.pointer, said.get(origin.file.path) ?? [])) continue;
    diagnostics.report("openapi/schema", { ...origin, part: fault.part }, { message: fault.message, hint: fault.hint });
  }
}

function pointersByFile(diagnostics: Diagnostics): ReadonlyMap<string, readonly string[]> {
  const pointers = new Map<string, string[]>();
  for (const { origin } of diagnostics.all()) {
    if (origin.kind !== "pointer") continue;
    const list = pointers.get(origin.file.path);
    if (list === undefined) pointers.set(origin.file.path, [origin.pointer]);
    else list.push(origin.pointer);
  }
  return pointers;
}

/** True when a finding of our own is about the same thing: the same place, or, in a schema, the same schema. */
function isSaid(fault: SchemaFault, pointer: string, said: readonly string[]): boolean {
  const schema = schemaAround(fault, pointer);
  return said.some(
    (own) => own === pointer || (schema !== undefined && (own === schema || own.startsWith(`${schema}/`))),
  );
}

/** The innermost schema that a fault stands in. */
function schemaAround(fault: SchemaFault, pointer: string): string | undefined {
  const depth = kindsAlong(fault.pointer).lastIndexOf("schema");
  if (depth === -1) return undefined;
  const below = fault.pointer.split("/").length - 1 - depth;
  return pointer
    .split("/")
    .slice(0, pointer.split("/").length - below)
    .join("/");
}
