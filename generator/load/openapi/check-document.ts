import { fallbackOf, type Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { writtenOrigin, type Origin, type PointerOrigin } from "../../diagnostics/origin.js";
import type { SkippedPart } from "../../model/contract.js";
import type { JsonObject } from "./cursor.js";
import { checkedParts } from "./checked-parts.js";
import type { CheckedVersion, MetaSchema } from "./meta-schema.js";
import { kindsAlong, schemaFaults, type SchemaFault } from "./schema-faults.js";
import type { ObjectKind } from "../../model/openapi-structure.js";

/** A document to check, and the places of its parts. */
export interface CheckedDocument {
  /** The document as a value. */
  readonly value: JsonObject;
  /** The place at which the part that a pointer names was written. */
  originOf(pointer: string): Origin;
}

/** The faults that the published schema of a version finds in a document. */
export interface DocumentFaults {
  /** The kind of the document: "swagger" for one of version 2.0. */
  readonly root: ObjectKind;
  /** One fault for each cause, with its place in the file. */
  readonly faults: readonly { readonly fault: SchemaFault; readonly origin: PointerOrigin }[];
}

/** Runs the published schema of OpenAPI over the whole document. */
export async function findSchemaErrors(version: CheckedVersion, document: CheckedDocument): Promise<DocumentFaults> {
  const { metaSchema } = await import("./meta-schema.js");
  const schema = metaSchema(version);
  const root = rootKind(version);
  if (schema.accepts(document.value)) return { root, faults: [] };
  const faults = allFaults(document.value, version, schema).flatMap((fault) => {
    const origin = document.originOf(fault.pointer);
    return origin.kind === "pointer" ? [{ fault, origin: { ...origin, part: fault.part } }] : [];
  });
  return { root, faults };
}

/**
 * Reports the faults of a document's shape of which nothing has been said, neither in this reading nor in an earlier one. A mistyped name
 * is one fault, and in lenient reading two: the part without the name may be useless.
 */
export function reportFaults(
  { root, faults }: DocumentFaults,
  diagnostics: Diagnostics,
  skippedParts?: readonly SkippedPart[],
): void {
  if (faults.length === 0) return;
  const said = saidSoFar([...diagnostics.all(), ...(skippedParts ?? []).flatMap(({ cause }) => cause ?? [])]);
  const mistyped = new Set(
    faults.map(({ fault: { pointer, meant } }) => `${pointer.slice(0, pointer.lastIndexOf("/"))} needs ${meant}`),
  );
  for (const { fault, origin } of faults) {
    if (isSaid(fault, origin, root, said)) continue;
    const isUseless = skippedParts !== undefined && fallbackOf("openapi/schema", fault) === "give-up";
    if (!isUseless && mistyped.has(`${fault.pointer} needs ${fault.missing}`)) continue;
    const { message, hint, missing, isUnknown } = fault;
    diagnostics.report("openapi/schema", origin, { message, hint, missing, isUnknown });
  }
}

/**
 * Every fault, found part by part: ajv copies all errors for each new one, so a document with very many is never given to it whole. All are
 * found however many there are, since lenient reading gives up what they stand in.
 */
function allFaults(
  document: JsonObject,
  version: CheckedVersion,
  { check, checkAll }: MetaSchema,
): readonly SchemaFault[] {
  const faults = new Map<string, SchemaFault>();
  for (const { value, isLarge } of checkedParts(document, version)) {
    for (const fault of schemaFaults(isLarge ? check(value) : checkAll(value), rootKind(version)))
      faults.set(`${fault.pointer} ${fault.message}`, fault);
  }
  return [...faults.values()];
}

function rootKind(version: CheckedVersion): ObjectKind {
  return version === "2.0" ? "swagger" : "document";
}

/** The subjects of our own findings: places, and the schemas around them. */
interface Said {
  /** Places with a finding, as keys of `keyOf`. */
  readonly places: ReadonlySet<string>;
  /** The schemas, as keys of `keyOf`, in which the findings lie. */
  readonly schemas: ReadonlySet<string>;
  /** Path parameters that are not required, of which the schema of OpenAPI says several things. */
  readonly optional: ReadonlySet<string>;
  /** Objects with an example in two forms. */
  readonly doubled: ReadonlySet<string>;
}

function saidSoFar(diagnostics: readonly Diagnostic[]): Said {
  const places = new Set<string>();
  const schemas = new Set<string>();
  const optional = new Set<string>();
  const doubled = new Set<string>();
  for (const { code, ...diagnostic } of diagnostics) {
    const origin = writtenOrigin(diagnostic.origin);
    if (origin.kind !== "pointer") continue;
    if (code === "openapi/optional-path-parameter") optional.add(keyOf(origin));
    if (code === "openapi/example-and-examples")
      doubled.add(keyOf({ ...origin, pointer: origin.pointer.replace(/\/examples$/, "") }));
    // Each ancestor may be the schema that the finding is about; documents are not deep.
    for (let end = origin.pointer.length; end >= 0; end = origin.pointer.lastIndexOf("/", end - 1)) {
      schemas.add(keyOf({ ...origin, pointer: origin.pointer.slice(0, end) }));
      if (end === 0) break;
    }
    places.add(keyOf(origin));
  }
  return { places, schemas, optional, doubled };
}

/** True when a finding of our own is about the same thing: the same place, or, in a schema, the same schema. */
function isSaid(fault: SchemaFault, origin: PointerOrigin, root: ObjectKind, said: Said): boolean {
  if (said.places.has(keyOf(origin))) return true;
  if (fault.isExclusion === true && said.doubled.has(keyOf(origin))) return true;
  if (said.optional.has(keyOf({ ...origin, pointer: origin.pointer.replace(/\/(?:required|in)$/, "") }))) return true;
  const schema = schemaAround(fault, origin.pointer, root);
  return schema !== undefined && said.schemas.has(keyOf({ ...origin, pointer: schema }));
}

/** A place in what people wrote: a document that is converted is checked before and after. */
function keyOf(origin: PointerOrigin): string {
  const { file, pointer } = writtenOrigin(origin);
  return `${file.path}#${pointer}`;
}

/** The innermost schema that a fault stands in. */
function schemaAround(fault: SchemaFault, pointer: string, root: ObjectKind): string | undefined {
  const depth = kindsAlong(fault.pointer, root).lastIndexOf("schema");
  if (depth === -1) return undefined;
  const parts = pointer.split("/");
  const below = fault.pointer.split("/").length - 1 - depth;
  return parts.slice(0, parts.length - below).join("/");
}
