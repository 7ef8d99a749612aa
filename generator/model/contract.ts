import type { PathSyntax } from "../../templates/runtime/server/error-table.js";
import type { FaultKind } from "../../templates/runtime/server/server-types.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Origin, PointerOrigin, SourceFile } from "../diagnostics/origin.js";
import type { JsonSchema, JsonValue } from "./json-schema/schema.js";
import type { SkippedKind } from "./skipped-kinds.js";
import type { SecurityRequirement, SecurityScheme } from "./security.js";
import type { ElementDeclaration, XmlSchema, XmlViewKind } from "./xml-schema/components.js";

/** One API: the content of its specs, and the source location of each part. */
export interface Contract {
  /** The name of the folder or file of the API: "purchase-requests". */
  readonly name: string;
  /** The root files first, then the files that they refer to, sorted by path. */
  readonly files: readonly SourceFile[];
  /** Undefined if the API is XSD only. */
  readonly openapi?: OpenApiDocument;
  /** Operations under `paths`, in order of the spec. */
  readonly operations: readonly Operation[];
  /** OpenAPI 3.1 webhooks: operations that the other side implements. `path` is the webhook's name. */
  readonly webhooks: readonly Operation[];
  /** `components.schemas` by name. Referenced schemas of other files are included under the name in their pointer or file. */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  /**
   * Bases that generated code separates from the unions of their children, by the names of their own keywords ("PetBase"). Undefined unless
   * schemas stay as written.
   */
  readonly bases?: ReadonlyMap<string, JsonSchema>;
  /** Parts of messages under `components`, used or not, for lint rules; undefined if the API is XSD only. */
  readonly components?: Components;
  readonly securitySchemes: ReadonlyMap<string, SecurityScheme>;
  /** The schema components of every XSD of the API, as one set. */
  readonly xml?: XmlSchema;
  /** JSON schemas of elements that media types name; undefined if no media type names one. */
  readonly derived?: DerivedJson;
  /** `components/x-errors`, in order of the spec. */
  readonly errorTables: readonly ErrorTable[];
  /** Every `x-open-question` and XSD note, sorted by source location. */
  readonly openQuestions: readonly OpenQuestion[];
  /** The parts that lenient loading skipped because of errors; undefined if loading is strict. */
  readonly skippedParts?: readonly SkippedPart[];
  /** Operations that servers do not implement because a check of their callers or requests cannot be generated, with the reasons. */
  readonly unserved?: ReadonlyMap<Operation, readonly string[]>;
  /** The skipped checks of requests that servers work without, as sentences. */
  readonly unchecked?: ReadonlyMap<Operation, readonly string[]>;
}

/** A part of a document that lenient loading skips. A skipped schema accepts everything; its type is `unknown`. */
export interface SkippedPart {
  readonly kind: SkippedKind;
  /** The location of the skipped part. */
  readonly origin: PointerOrigin;
  /** The error that the part is skipped for; undefined for a reference into an unreadable file. */
  readonly cause?: Diagnostic;
  /** The document that contains the part, as written. */
  readonly document?: JsonValue | undefined;
}

/** OpenAPI, Components Object: parts of messages, in order of the spec. */
export interface Components {
  readonly parameters: readonly Parameter[];
  readonly requestBodies: readonly RequestBody[];
  readonly responses: readonly Response[];
  readonly headers: readonly Header[];
  /** Operations of callbacks and path items. */
  readonly operations: readonly Operation[];
}

/** The errors of one shape, in the order of their precedence. */
export interface ErrorTable {
  readonly origin: Origin;
  readonly name: string;
  readonly description?: string;
  /**
   * The body of the error responses: every response with this content belongs to the table. Problem details also cover
   * responses without content.
   */
  readonly payload: Payload;
  /** The errors that a response lists for a request with several problems: the first by the order of the rows, or all. */
  readonly report: "first" | "all";
  /** The syntax of request paths in responses. */
  readonly paths: PathSyntax;
  /** The mark of assumptions: `x-sandbox-choice`. */
  readonly choice?: string;
  /** Properties of every row that does not define them, and the body around the errors. */
  readonly documented: ErrorPart;
  /** The same, assumed; `choice` marks them in the spec. */
  readonly assumed: ErrorPart;
  /** In order of precedence: the first row that matches a problem reports it. */
  readonly rows: readonly ErrorRow[];
}

/** A part of a table or a row: documented by the source, or assumed. */
export interface ErrorPart {
  /** For a table: the body, with "{errors}" for the list of errors; undefined if one error is the whole body. */
  readonly body?: JsonValue;
  /** For a row: the sentence that describes it. */
  readonly meaning?: string;
  /** Properties of one error; strings may contain names in braces, which are replaced when the error is reported. */
  readonly members: JsonMembers;
}

/** One error. Statements of the source are separate from assumptions. */
export interface ErrorRow {
  readonly origin: Origin;
  /** The identifier of the row in its table, by which messages and rules name it. */
  readonly id: string;
  readonly documented: ErrorPart;
  readonly assumed: ErrorPart;
  /** Assumed; undefined if the status of the server applies. */
  readonly status?: number;
  /** The mark of assumptions in this row; undefined if that of the table applies. */
  readonly choice?: string;
  /** The problems that lead to the row; "handler" if only a program can detect it, "always" for every problem without another row. */
  readonly when: "handler" | "always" | readonly ErrorRule[];
}

/** Properties of a JSON object by name. */
export type JsonMembers = { readonly [name: string]: JsonValue };

/** A problem of a request that leads to a row. */
export interface ErrorRule {
  readonly origin: Origin;
  /** Undefined: all operations with such error responses. */
  readonly operations?: readonly string[];
  /** The path in the request: "body/currencyCode"; "*" matches every item. */
  readonly at: string;
  /** Undefined: any. */
  readonly problems?: readonly FaultKind[];
}

/** Facts about the OpenAPI document as a whole. OpenAPI 3.1, sections 4.8.1 and 4.8.2. */
export interface OpenApiDocument {
  /** The version that the document is read as: one of 3.2 is read as 3.1. */
  readonly openapiVersion: "3.0" | "3.1";
  readonly origin: Origin;
  readonly title: string;
  /** `info.version`: free text of the author. */
  readonly infoVersion: string;
  readonly description?: string;
  /** The URL of `externalDocs`, and its description behind it. */
  readonly seeAlso?: string;
  /** Extensions of `info`. */
  readonly extensions: ReadonlyMap<string, JsonValue>;
  readonly servers: readonly ServerObject[];
  readonly tags: readonly Tag[];
  /**
   * The document as one JSON value for tools that read OpenAPI: targets in other files are moved into `components`,
   * everything else is as written. Never changed.
   */
  readonly bundled: { readonly [key: string]: JsonValue };
  /** Returns the source location of a part of that value, by its pointer there. */
  originOf(pointer: string): Origin;
}

/** OpenAPI, Tag Object. */
export interface Tag {
  readonly name: string;
  readonly description?: string;
  /** The URL of `externalDocs`, and its description behind it. */
  readonly seeAlso?: string;
  readonly extensions: ReadonlyMap<string, JsonValue>;
}

/** A question that the sources of a spec leave open (`x-open-question`). */
export interface OpenQuestion {
  readonly text: string;
  readonly origin: Origin;
}

/** A method of a path item. OpenAPI 3.1, section 4.8.9. */
export type HttpMethod = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace";

/** OpenAPI, Operation Object, with the inherited parts of its Path Item. */
export interface Operation {
  readonly origin: Origin;
  /** As written; undefined if the spec has none (`plan/` then names the operation by method and path). */
  readonly operationId?: string;
  readonly method: HttpMethod;
  /** The template as written: "/orders/{id}". */
  readonly path: string;
  readonly summary?: string;
  readonly description?: string;
  /** The URL of `externalDocs`, and its description behind it. */
  readonly seeAlso?: string;
  readonly deprecated: boolean;
  /** Names of tags as written; they need not be declared. */
  readonly tags: readonly string[];
  /** The path item's parameters, overridden by the operation's own; in order of the spec. */
  readonly parameters: readonly Parameter[];
  /** Undefined if the operation has no body. */
  readonly requestBody?: RequestBody;
  /** In order of the spec. */
  readonly responses: readonly Response[];
  /** Alternatives: callers satisfy one of them, with all of its schemes. Empty: no authentication. The document's default is filled in. */
  readonly security: readonly SecurityRequirement[];
  /** True if a security requirement is unreadable: clients send no credential, and servers reject every request. */
  readonly hasUnreadableSecurity?: true;
  /** The path items and references that the operation is read through; undefined if it is in its path item. */
  readonly holders?: readonly Origin[];
  /** True if several holders have the operation or restrict its callers: OpenAPI does not define which one applies. */
  readonly isAmbiguous?: true;
  /** OpenAPI, Callback Object: requests that this operation triggers, with expressions as their paths. */
  readonly callbacks: readonly Operation[];
  /** The operation's own servers, or those of its path item; undefined if the document's apply. */
  readonly servers?: readonly ServerObject[];
  /** Properties that begin with "x-", as written. */
  readonly extensions: ReadonlyMap<string, JsonValue>;
}

/** OpenAPI, Parameter Object, with the defaults of `style` and `explode` filled in. */
export interface Parameter {
  readonly origin: Origin;
  readonly name: string;
  /** The part of a request that contains the parameter. */
  readonly in: "path" | "query" | "header" | "cookie";
  readonly description?: string;
  /** Always true in a path. */
  readonly required: boolean;
  readonly deprecated: boolean;
  /** OpenAPI, section 4.8.12.2: the serialization of lists and objects. */
  readonly style: "matrix" | "label" | "form" | "simple" | "spaceDelimited" | "pipeDelimited" | "deepObject";
  /** True if each item or property is serialized as a separate parameter or part. */
  readonly explode: boolean;
  /** True if characters that RFC 3986, section 2.2, reserves are not percent-encoded. For queries only. */
  readonly allowReserved: boolean;
  /** True if slashes in a string separate path segments and are not encoded; undefined if a variable is one segment or less. */
  readonly spansSegments?: true;
  /** True if a name without a value is allowed. For queries only. */
  readonly allowEmptyValue: boolean;
  /** `schema`, or the one entry of `content`. */
  readonly schema?: JsonSchema;
  /** The media type of a parameter with `content`; undefined if `style` defines the serialization. */
  readonly content?: MediaTypeObject;
  readonly examples: readonly Example[];
  readonly extensions: ReadonlyMap<string, JsonValue>;
}

/** The body of requests. OpenAPI 3.1, section 4.8.13. */
export interface RequestBody {
  readonly origin: Origin;
  readonly description?: string;
  /** False if a request without a body is valid. */
  readonly required: boolean;
  /** In order of the spec. */
  readonly content: readonly MediaTypeObject[];
  readonly extensions: ReadonlyMap<string, JsonValue>;
}

/** OpenAPI, Response Object. OpenAPI 3.1, section 4.8.17. */
export interface Response {
  readonly origin: Origin;
  /** "200", "4XX" or "default". */
  readonly status: string;
  readonly description?: string;
  readonly headers: readonly Header[];
  /** In order of the spec; empty if the response has no body. */
  readonly content: readonly MediaTypeObject[];
  /** In order of the spec; undefined if the response has none. */
  readonly links?: readonly ResponseLink[];
  readonly extensions: ReadonlyMap<string, JsonValue>;
}

/** OpenAPI, Link Object: an operation that values of a response can call. OpenAPI 3.1, section 4.8.20. */
export interface ResponseLink {
  readonly origin: Origin;
  readonly name: string;
  readonly description?: string;
  /** The name of the operation; undefined if `operationRef` refers to it. */
  readonly operationId?: string;
  /** A reference to the operation, as written. */
  readonly operationRef?: string;
  /** Constants, or expressions that select values: "$response.body#/id". */
  readonly parameters: ReadonlyMap<string, JsonValue>;
  /** The same for the body; undefined if the link sets none. */
  readonly requestBody?: JsonValue;
}

/** OpenAPI, Header Object, of a response or a part. OpenAPI 3.1, section 4.8.21. */
export interface Header {
  readonly origin: Origin;
  readonly name: string;
  readonly description?: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** True if properties of an object are written as "name=value". The style of headers is always "simple". */
  readonly explode: boolean;
  /** `schema`, or the one entry of `content`. */
  readonly schema?: JsonSchema;
  /** The media type of a header with `content`; undefined if the style defines the serialization. */
  readonly content?: MediaTypeObject;
  readonly examples: readonly Example[];
  readonly extensions: ReadonlyMap<string, JsonValue>;
}

/** OpenAPI, Media Type Object. */
export interface MediaTypeObject {
  readonly origin: Origin;
  /** As written: "application/json", "image/*". */
  readonly mediaType: string;
  readonly payload: Payload;
  /** OpenAPI 3.2, `itemSchema`: the schema of one item of a sequence. */
  readonly itemSchema?: JsonSchema;
  /** OpenAPI, Encoding Object, by property. */
  readonly encoding: ReadonlyMap<string, Encoding>;
  readonly examples: readonly Example[];
  readonly extensions: ReadonlyMap<string, JsonValue>;
}

/** A payload: a JSON value (its schema may be derived from an XML element), an XML element (`x-xsd-element`), or unconstrained bytes. */
export type Payload =
  | {
      readonly kind: "json";
      readonly schema: JsonSchema;
      /** The element of an XSD that the schema is derived from. */
      readonly derivedFrom?: DerivedFrom;
    }
  | {
      readonly kind: "xml";
      /** The element as it is sent: in `view`, if defined. */
      readonly element: ElementDeclaration;
      readonly view?: XmlPayloadView;
      readonly plainSchema?: JsonSchema;
    }
  | { readonly kind: "open" };

/** An element that JSON is derived from (`x-xsd-element` on a JSON media type), as it is sent: in `view`, if defined. */
export interface DerivedFrom {
  readonly element: ElementDeclaration;
  /** The view of the element's type; undefined if the element is sent as declared. */
  readonly view?: XmlPayloadView;
}

/** JSON schemas equivalent to an XSD. */
export interface DerivedJson {
  /** By their names in the bundled document. */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  /** The XSD files of these schemas. Pointers are those of the bundled document and resolve to declarations. */
  readonly files: readonly SourceFile[];
}

/** The view that a request is of (`x-xsd-view`). */
export interface XmlPayloadView {
  readonly kind: XmlViewKind;
  /** The element that the spec names. */
  readonly of: ElementDeclaration;
  /** Every component as the view has it. The same for all payloads of one view. */
  readonly schema: XmlSchema;
}

/** OpenAPI, Encoding Object, of a form property. OpenAPI 3.1, section 4.8.15. */
export interface Encoding {
  readonly origin: Origin;
  /** Comma-separated media types of a part; undefined if the type of the value decides. */
  readonly contentType?: string;
  readonly headers: readonly Header[];
  /** Undefined if the spec has no `style`: then `contentType` applies. */
  readonly style?: "form" | "spaceDelimited" | "pipeDelimited" | "deepObject";
  /** Undefined if the default of the style applies. */
  readonly explode?: boolean;
  readonly allowReserved: boolean;
}

/** An example of a payload or a parameter. OpenAPI 3.1, section 4.8.19. */
export interface Example {
  readonly origin: Origin;
  /** The key under `examples`; undefined for `example`. */
  readonly name?: string;
  readonly summary?: string;
  readonly value: JsonValue;
}

/** A server of the spec. OpenAPI 3.1, section 4.8.5. */
export interface ServerObject {
  readonly origin: Origin;
  /** A template with variables in braces, or a reference relative to the document. */
  readonly url: string;
  readonly description?: string;
  readonly variables: ReadonlyMap<string, ServerVariable>;
}

/** A variable in the URL of a server. OpenAPI 3.1, section 4.8.6. */
export interface ServerVariable {
  /** The value that the URL contains if the caller passes none. */
  readonly default: string;
  /** The allowed values; undefined if any value is allowed. */
  readonly enum?: readonly string[];
  readonly description?: string;
}
