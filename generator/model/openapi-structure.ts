import type { HttpMethod } from "./contract.js";
import { keywordRows } from "./json-schema/keywords.js";
import type { SkippedKind } from "./skipped-kinds.js";

/** OpenAPI, Path Item Object: the methods that have a field of their own. */
export const methods: readonly HttpMethod[] = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** The objects of OpenAPI that hold others, or that a reference may name. */
export type ObjectKind =
  | "document"
  /** A document of Swagger 2.0, before it is converted. */
  | "swagger"
  | "components"
  | Exclude<SkippedKind, "keyword" | "component" | "member" | "security" | "errorRow" | "value">
  /** Any other object: it contains no references, but may have open marks. */
  | "plain";

/** The content of a field: one object, a list of them, or a map of them by name. */
export interface Field {
  readonly kind: ObjectKind;
  /** The number of objects that a field holds, and the way they are kept. */
  readonly shape: "one" | "list" | "map";
  /** True for a map in which names that begin with "x-" are extensions and no entries. */
  readonly extensible?: boolean;
}

const one = (kind: ObjectKind): Field => ({ kind, shape: "one" });
const list = (kind: ObjectKind): Field => ({ kind, shape: "list" });
const map = (kind: ObjectKind): Field => ({ kind, shape: "map" });
const extensibleMap = (kind: ObjectKind): Field => ({ kind, shape: "map", extensible: true });

type Fields = Readonly<Record<string, Field>>;

const parameterFields: Fields = {
  schema: one("schema"),
  content: map("mediaType"),
  examples: map("example"),
};

/**
 * The fields of each object that contain other objects: the fixed fields of OpenAPI 3.0 and 3.1 together. Fields that
 * contain data (example, default, enum, extensions) are not listed, since data contains no references.
 */
export const structure: Readonly<Record<ObjectKind, Fields>> = {
  document: {
    info: one("plain"),
    servers: list("plain"),
    tags: list("plain"),
    paths: extensibleMap("pathItem"),
    webhooks: map("pathItem"),
    components: one("components"),
  },
  swagger: {
    info: one("plain"),
    tags: list("plain"),
    paths: extensibleMap("pathItem"),
    definitions: map("schema"),
    parameters: map("parameter"),
    responses: map("response"),
    securityDefinitions: map("securityScheme"),
  },
  components: {
    schemas: map("schema"),
    responses: map("response"),
    parameters: map("parameter"),
    examples: map("example"),
    requestBodies: map("requestBody"),
    headers: map("header"),
    securitySchemes: map("securityScheme"),
    links: map("link"),
    callbacks: map("callback"),
    pathItems: map("pathItem"),
    // Media types of OpenAPI 3.2, which replace references to them on loading.
    mediaTypes: map("mediaType"),
    // A table of errors names the body that it fills as a media type does.
    "x-errors": map("mediaType"),
  },
  pathItem: {
    ...Object.fromEntries(methods.map((method) => [method, one("operation")])),
    servers: list("plain"),
    parameters: list("parameter"),
  },
  operation: {
    parameters: list("parameter"),
    requestBody: one("requestBody"),
    responses: extensibleMap("response"),
    callbacks: map("callback"),
    servers: list("plain"),
  },
  parameter: parameterFields,
  header: parameterFields,
  requestBody: { content: map("mediaType") },
  // Swagger 2.0 has the schema in the response.
  response: { schema: one("schema"), headers: map("header"), content: map("mediaType"), links: map("link") },
  mediaType: {
    schema: one("schema"),
    // OpenAPI 3.2.
    itemSchema: one("schema"),
    examples: map("example"),
    encoding: map("encoding"),
    // Those of a table of errors.
    assumed: one("plain"),
    rows: list("plain"),
  },
  encoding: { headers: map("header") },
  example: {},
  link: { server: one("plain") },
  // Its properties are path items under their expressions; see `fieldOf`.
  callback: {},
  securityScheme: { flows: map("plain") },
  schema: {
    ...Object.fromEntries(
      keywordRows.flatMap(([name, { shape }]): readonly [string, Field][] => {
        if (shape === "schema") return [[name, one("schema")]];
        if (shape === "schemas") return [[name, list("schema")]];
        return shape === "schemasByName" || shape === "schemasByPattern" ? [[name, map("schema")]] : [];
      }),
    ),
    // Keywords of earlier drafts, and schemas that only references reach.
    additionalItems: one("schema"),
    dependencies: map("schema"),
    $defs: map("schema"),
    definitions: map("schema"),
    externalDocs: one("plain"),
  },
  plain: {
    variables: map("plain"),
    contact: one("plain"),
    license: one("plain"),
    externalDocs: one("plain"),
    assumed: one("plain"),
  },
};

/** The target of a field of an object; undefined for text and data. */
export function fieldOf(kind: ObjectKind, key: string): Field | undefined {
  if (kind === "callback") return key.startsWith("x-") ? undefined : one("pathItem");
  const fields = structure[kind];
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** The property of the Components Object that contains each kind. */
export const componentFields: Readonly<Partial<Record<ObjectKind, string>>> = {
  schema: "schemas",
  response: "responses",
  parameter: "parameters",
  example: "examples",
  requestBody: "requestBodies",
  header: "headers",
  securityScheme: "securitySchemes",
  link: "links",
  callback: "callbacks",
  pathItem: "pathItems",
};

/** The names of each kind in messages. */
export const kindNames: Readonly<Record<ObjectKind, string>> = {
  document: "Document",
  swagger: "Document",
  components: "Components",
  pathItem: "Path item",
  operation: "Operation",
  parameter: "Parameter",
  header: "Header",
  requestBody: "Request body",
  response: "Response",
  mediaType: "Media type",
  encoding: "Encoding",
  example: "Example",
  link: "Link",
  callback: "Callback",
  securityScheme: "Security scheme",
  schema: "Schema",
  plain: "Object",
};
