import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { Suggest } from "../../diagnostics/suggest.js";
import type { Header, Operation } from "../../model/contract.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import type { ElementDeclaration } from "../../model/xml-schema/components.js";
import { originOf, refOf, textOf, type Cursor } from "./cursor.js";
import type { References } from "./references.js";
import type { SchemaReader } from "./schema/read-schema.js";
import type { OpenApiVersion } from "./version.js";
import type { XsdElements } from "./xsd-elements.js";

/**
 * The shared context of the readers of OpenAPI's objects. They take what fits; the schema check has said what does not.
 */
export interface ReadContext {
  readonly version: OpenApiVersion;
  /** False where styles count in urlencoded forms alone: OpenAPI 3.0, read strictly. */
  readonly hasPartStyles: boolean;
  /** True for a document of OpenAPI 3.2: a media type may have the schema of one item. */
  readonly hasItemSchemas: boolean;
  readonly diagnostics: Diagnostics;
  readonly references: References;
  readonly suggest: Suggest;
  readonly schemas: SchemaReader;
  /** The elements that an `x-xsd-element` names, and views of them. */
  readonly xsdElements: Omit<XsdElements, "xml">;
  /** The JSON schema that is derived from an element; absent where one is written. */
  derivedSchema(element: ElementDeclaration, at: Cursor): JsonSchema | undefined;
  /**
   * Objects that may hold themselves through references: read once for each place, so that reading ends and stays
   * linear.
   */
  readonly known: {
    readonly headers: Known<Header>;
    readonly callbacks: Known<readonly Operation[]>;
    /** True for a path item if another one on the way to the end of its references has members. */
    readonly hasMembersBeyond: Map<unknown, boolean>;
  };
}

/** Results by value; "open" while one is being read. */
export type Known<T> = Map<unknown, T | "open">;

/** Reads an object unless it was read before; reports one that holds itself. */
export function once<T extends object>(
  known: Known<T>,
  target: Cursor,
  from: Cursor,
  context: ReadContext,
  read: (at: Cursor) => T,
): T | undefined {
  const earlier = known.get(target.value);
  if (earlier === "open") {
    context.diagnostics.report("openapi/ref-cycle", originOf(from), { ref: refOf(from) ?? "" });
    return undefined;
  }
  if (earlier !== undefined) return earlier;
  known.set(target.value, "open");
  const result = read(target);
  known.set(target.value, result);
  return result;
}

/** An object behind its references, with what a Reference Object of 3.1 says instead. */
export interface ResolvedObject {
  readonly at: Cursor;
  readonly summary?: string | undefined;
  readonly description?: string | undefined;
}

/** Follows references; undefined when they lead nowhere, which was reported. */
export function resolved(cursor: Cursor, context: ReadContext): ResolvedObject | undefined {
  const at = context.references.follow(cursor);
  if (at === undefined) return undefined;
  const overrides = refOf(cursor) !== undefined && context.version === "3.1" ? cursor : at;
  return {
    at,
    summary: textOf(overrides, "summary") ?? textOf(at, "summary"),
    description: textOf(overrides, "description") ?? textOf(at, "description"),
  };
}
