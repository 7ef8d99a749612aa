import type { JsonValue } from "../../model/json-schema/schema.js";
import type { LossKind } from "../../model/loss-words.js";
import { isObject } from "./cursor.js";

const ofReferences = ["openapi/unknown-ref", "openapi/remote-ref", "openapi/wrong-ref-kind"];
const ofSchemas = ["json-schema/not-a-schema", ...ofReferences];
const ofShape = ["openapi/schema"];
const ofParts = [...ofReferences, ...ofShape];

/** The errors for which readers leave out the part, by its kind. */
const leftOutByReaders: { readonly [kind in LossKind]?: readonly string[] } = {
  keyword: [
    "json-schema/bad-value",
    "json-schema/unknown-type",
    "json-schema/invalid-pattern",
    "json-schema/nonlinear-pattern",
    "openapi/refused-default",
    ...ofSchemas,
  ],
  schema: ofSchemas,
  member: [...ofShape, "openapi/duplicate-operation-id"],
  pathItem: ofShape,
  operation: ofShape,
  parameter: [...ofParts, "openapi/unused-path-parameter"],
  header: ofReferences,
  requestBody: ofParts,
  response: [...ofParts, "openapi/malformed-status"],
  mediaType: [...ofShape, "openapi/malformed-media-type"],
  encoding: ofShape,
  example: ofParts,
  link: ofParts,
  callback: ofParts,
  securityScheme: ofParts,
};

/** Keywords that decide what references lead to, or that are read in two places. */
const readElsewhere = /\/(?:\$[^/]*|id|dependencies)$/;

/** Properties that readers read in some object. */
const readMembers: ReadonlySet<string> = new Set([
  ...["style", "explode", "allowReserved", "allowEmptyValue", "required", "deprecated", "flows", "headers", "content"],
  ...["examples", "example", "schema", "encoding", "description", "summary"],
]);

/** Properties without which readers leave out the object. */
const neededMembers: ReadonlySet<string> = new Set(["name", "in", "content", "type"]);

/** A part that is removed for an error. */
export interface TakenPart {
  /** Undefined for a value that is replaced by its intended meaning. */
  readonly kind: LossKind | undefined;
  /** An RFC 6901 pointer into its document. */
  readonly pointer: string;
  /** The code of the error. */
  readonly code: string;
  /** The kind of the part around it. */
  readonly holder: LossKind | undefined;
  /** Its value in the document; undefined if it is missing. */
  readonly written: JsonValue | undefined;
  /** The property whose absence or removal makes the part useless. */
  readonly missing: string | undefined;
  /** True for a property that its object must not have. */
  readonly isUnknown: boolean;
}

/** True if readers leave out the part, so that the document need not be read again without it. */
export function isLeftOut({ kind, pointer, code, holder, written, missing, isUnknown }: TakenPart): boolean {
  if (leftOutByReaders[kind ?? "keyword"]?.includes(code) !== true) return false;
  switch (kind) {
    case "schema":
      return true;
    case "keyword":
    case undefined:
      return !readElsewhere.test(pointer);
    case "member":
      if (holder === undefined) return !/^\/(?:paths|webhooks|components|info)$/.test(pointer);
      return !isUnknown || !readMembers.has(pointer.slice(pointer.lastIndexOf("/") + 1));
    default:
      // A component may be used by operations whose paths name it.
      if (code === "openapi/unused-path-parameter") return pointer.startsWith("/paths/");
      // A parameter without its media type is one of text.
      if (code === "openapi/malformed-media-type") return holder === "requestBody" || holder === "response";
      return code !== "openapi/schema" || !isObject(written) || (missing !== undefined && neededMembers.has(missing));
  }
}

/** True for a property without which readers leave out its part. */
export function isNeeded(kind: LossKind, part: JsonValue | undefined, name: string): boolean {
  switch (kind) {
    case "parameter":
      return name === "name" || name === "in";
    case "requestBody":
      return name === "content";
    case "securityScheme":
      return name === "type" || ((name === "in" || name === "name") && isObject(part) && part["type"] === "apiKey");
    default:
      return false;
  }
}
