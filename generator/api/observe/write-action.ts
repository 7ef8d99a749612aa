import { writtenOrigin, type Origin } from "../../diagnostics/origin.js";
import { createDiagnostics } from "../../diagnostics/create-diagnostics.js";
import { maxTargetLength } from "../../load/overlay/select-nodes.js";
import { readValue } from "../../load/read-value.js";
import { isList, isRecord, type JsonRecord } from "../../model/json-schema/json-kinds.js";
import { pointerTokens, valueAt } from "../../model/json-pointer.js";
import type { Contract } from "../../model/contract.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { compareText } from "../../text/in-order.js";
import type { ResponseDifference } from "./response-difference.js";
import { jsonPath } from "./json-path.js";
import { nullableMark, type DocumentDialect } from "./observed-shape.js";

/** Overlay Specification 1.0, Action Object, without its description. */
export interface Action {
  /** A JSONPath that selects one value. */
  readonly target: string;
  /** The value to merge; undefined for a removal. */
  readonly update?: JsonRecord;
  /** Undefined for an update. */
  readonly remove?: true;
}

/** Returns the actions that make a document allow a difference. None if the document has no such part, as one in another file. */
export type WriteActions = (difference: ResponseDifference) => readonly Action[];

/** A part of a document, as written. */
interface Part {
  /** Its JSONPath. */
  readonly target: string;
  /** The object, or the one that contains the property of the target. */
  readonly value: JsonRecord;
}

/** Prepares actions on the root document of an API, before its conversion and with its overlays. */
export function createWriteActions({ files: [root], openapi }: Contract): WriteActions {
  const raw = root && readValue(root, createDiagnostics());
  const version = raw !== undefined && isRecord(raw) && Object.hasOwn(raw, "swagger") ? "2.0" : openapi?.openapiVersion;
  const dialect: DocumentDialect = version ?? "3.1";
  const partAt = (origin: Origin, ...more: readonly string[]): Part | undefined => {
    const written = origin.file.form === "converted" ? writtenOrigin(origin) : origin;
    if (written.kind !== "pointer" || written.file.path !== root?.path) return undefined;
    const document = written.file.form === "overlaid" ? openapi?.bundled : raw;
    const value = valueAt(document, written.pointer);
    if (document === undefined || value === undefined || !isRecord(value)) return undefined;
    const target = jsonPath([...pointerTokens(written.pointer), ...more], document);
    return target.length > maxTargetLength ? undefined : { target, value };
  };
  return (difference) => {
    switch (difference.kind) {
      case "status": {
        const part = partAt(difference.operation.origin);
        const responses = { [String(difference.status)]: responseOf(difference, dialect) };
        return part === undefined ? [] : [{ target: part.target, update: { responses } }];
      }
      case "null": {
        const part = partAt(difference.schema.origin);
        return part === undefined ? [] : allowNull(part, difference.schema, dialect);
      }
      case "format": {
        const part = partAt(difference.schema.origin, "format");
        return part?.value["format"] === undefined ? [] : [{ target: part.target, remove: true }];
      }
      case "property": {
        const part = partAt(difference.schema.origin);
        const properties = { [difference.name]: difference.shape.schema(dialect) };
        return part === undefined ? [] : [{ target: part.target, update: { properties } }];
      }
      case "value": {
        const part = partAt(difference.schema.origin);
        return Array.isArray(part?.value["enum"])
          ? [{ target: part.target, update: { enum: [difference.value] } }]
          : [];
      }
    }
  };
}

/** OpenAPI, Response Object. */
function responseOf(
  { content }: Extract<ResponseDifference, { kind: "status" }>,
  dialect: DocumentDialect,
): JsonRecord {
  const description = "Observed, and not described in the spec.";
  const sorted = [...content].sort(([a], [b]) => compareText(a, b));
  const schemas = sorted.map(([, shape]) => (shape === undefined ? {} : { schema: shape.schema(dialect) }));
  if (dialect === "2.0") return { description, ...schemas[0] };
  const media = Object.fromEntries(sorted.map(([type], at) => [type, schemas[at] ?? {}]));
  return { description, ...(sorted.length > 0 && { content: media }) };
}

/** Updates replace strings, append to arrays and merge objects (Overlay Specification 1.0, section 4.4.3). */
function allowNull(
  { target, value }: Part,
  { not, if: condition, const: constant }: JsonSchema,
  dialect: DocumentDialect,
): readonly Action[] {
  const { $ref: reference, type, enum: values, allOf, anyOf, oneOf } = value;
  // Null that another keyword rejects cannot be added.
  if (not !== undefined || condition !== undefined || constant !== undefined) return [];
  const onlyNull: JsonRecord = dialect === "3.1" ? { type: "null" } : { type: "object", nullable: true, enum: [null] };
  const moved = (keyword: string, schema: JsonRecord): readonly Action[] => {
    const nullable = dialect === "2.0" ? { allOf: [schema], ...nullableMark[dialect] } : { anyOf: [schema, onlyNull] };
    const update = { ...nullableType(type, dialect), ...nullable };
    return anyOf === undefined
      ? [
          { target: `${target}['${keyword}']`, remove: true },
          { target, update },
        ]
      : [];
  };
  if (typeof reference === "string") return moved("$ref", { $ref: reference });
  if (allOf !== undefined && dialect === "2.0") return [{ target, update: nullableMark[dialect] }];
  // Targets of other actions may be in branches without a reference.
  if (allOf !== undefined) return isList(allOf) && allOf.every(isReference) ? moved("allOf", { allOf }) : [];
  const choices = Object.entries({ anyOf, oneOf }).filter(([, branches]) => branches !== undefined);
  if (choices.length > 1 || (choices.length > 0 && dialect === "2.0")) return [];
  const update: JsonRecord = {
    ...nullableType(type, dialect),
    ...(values !== undefined && isList(values) && !values.includes(null) && { enum: [null] }),
    ...Object.fromEntries(choices.map(([keyword]) => [keyword, [onlyNull]])),
  };
  return Object.keys(update).length === 0 ? [] : [{ target, update }];
}

function nullableType(type: JsonValue | undefined, dialect: DocumentDialect): JsonRecord {
  if (type === undefined) return {};
  if (dialect !== "3.1") return nullableMark[dialect];
  return { type: typeof type === "string" ? [type, "null"] : ["null"] };
}

function isReference(branch: JsonValue): boolean {
  return isRecord(branch) && typeof branch["$ref"] === "string" && branch["properties"] === undefined;
}
