import type { PathSyntax } from "../../templates/runtime/server/error-table.js";
import type { FaultKind } from "../../templates/runtime/server/server-types.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Origin, PointerOrigin, SourceFile } from "../diagnostics/origin.js";
import type { JsonSchema, JsonValue } from "./json-schema/schema.js";
import type { LossKind } from "./loss-words.js";
import type { SecurityRequirement, SecurityScheme } from "./security.js";
import type { ElementDeclaration, XmlSchema, XmlViewKind } from "./xml-schema/components.js";

/** One interface: everything its specs say, and where each was written. */
export interface Contract {
  /** The name of the folder or file the interface comes from: "purchase-requests". */
  readonly name: string;
  /** The root files first, then what they refer to, sorted by path. */
  readonly files: readonly SourceFile[];
  /** Absent when the interface is XSD alone. */
  readonly openapi?: OpenApiDocument;
  /** Operations under `paths`, in order of the spec. */
  readonly operations: readonly Operation[];
  /** OpenAPI 3.1 webhooks: operations that the other side implements. `path` is the webhook's name. */
  readonly webhooks: readonly Operation[];
  /** `components.schemas` by name; schemas in other files that are referred to stand here under the name in their pointer or file. */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  /** Parts of messages under `components`, used or not, for rules about what is written there; absent when the interface is XSD alone. */
  readonly components?: Components;
  readonly securitySchemes: ReadonlyMap<string, SecurityScheme>;
  /** The schema components of every XSD of the interface, as one set. */
  readonly xml?: XmlSchema;
  /** JSON schemas of elements that media types name; absent where there are none. */
  readonly derived?: DerivedJson;
  /** `components/x-errors`, in order of the spec. */
  readonly errorTables: readonly ErrorTable[];
  /** Every `x-open-question` and XSD note, sorted by place. */
  readonly openQuestions: readonly OpenQuestion[];
  /** The parts that were given up so that a document with faults could be read; none where it is read strictly. */
  readonly losses?: readonly Loss[];
  /** Operations that no server answers, since a check of their callers or requests cannot be made; the reasons, in words. */
  readonly unserved?: ReadonlyMap<Operation, readonly string[]>;
  /** The checks of requests that were given up and that servers do without, in words. */
  readonly unchecked?: ReadonlyMap<Operation, readonly string[]>;
}

/** A part of a document that lenience takes out; a schema becomes one that accepts everything, and types of it `unknown`. */
export interface Loss {
  readonly kind: LossKind;
  /** The place of what is given up. */
  readonly origin: PointerOrigin;
  /** The fault that it is given up for; absent for a reference into a file that cannot be read. */
  readonly cause?: Diagnostic;
  /** The document that it stands in, as it was written. */
  readonly document?: JsonValue | undefined;
}

/** OpenAPI, Components Object: parts of messages, in order of the spec. */
export interface Components {
  readonly parameters: readonly Parameter[];
  readonly requestBodies: readonly RequestBody[];
  readonly responses: readonly Response[];
  readonly headers: readonly Header[];
  /** Those of callbacks and of path items. */
  readonly operations: readonly Operation[];
}

/** The errors of one shape, in the order of their precedence. */
export interface ErrorTable {
  readonly origin: Origin;
  readonly name: string;
  readonly description?: string;
  /** The body that is filled: answers whose content it is are the table's. Open: problem details, of answers without content. */
  readonly payload: Payload;
  /** The errors of a request with several faults that its answer has: the first by the order of the rows, or all. */
  readonly report: "first" | "all";
  /** The form in which places of a request are written into answers. */
  readonly paths: PathSyntax;
  /** The mark of assumptions: `x-sandbox-choice`. */
  readonly choice?: string;
  /** Members of every row that has none of the name, and the body around the errors. */
  readonly documented: ErrorPart;
  /** The same members, assumed; `choice` marks them in the spec. */
  readonly assumed: ErrorPart;
  /** In order of precedence: the first row that fits a fault tells it. */
  readonly rows: readonly ErrorRow[];
}

/** A part of a table or a row: documented by the source, or assumed. */
export interface ErrorPart {
  /** Of a table: the body, in which "{errors}" stands for the list of errors; absent where one error is the whole body. */
  readonly body?: JsonValue;
  /** Of a row. */
  readonly meaning?: string;
  /** Members of the body of one error; texts may hold names in braces that are filled in when it is told. */
  readonly members: JsonMembers;
}

/** One error. Statements of the source are kept apart from choices. */
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
  /** The faults that lead to the row; "handler" where only a program can tell, "always" for every fault that no other row has. */
  readonly when: "handler" | "always" | readonly ErrorRule[];
}

/** Members of a JSON object by name. */
export type JsonMembers = { readonly [name: string]: JsonValue };

/** A fault of a request that leads to a row. */
export interface ErrorRule {
  readonly origin: Origin;
  /** Absent: all whose answers have the shape. */
  readonly operations?: readonly string[];
  /** The place in the request: "body/currencyCode"; a "*" stands for every item. */
  readonly at: string;
  /** Absent: any. */
  readonly problems?: readonly FaultKind[];
}

/** Facts about the document of an interface as a whole. OpenAPI 3.1, sections 4.8.1 and 4.8.2. */
export interface OpenApiDocument {
  /** The version that the document is read as: one of 3.2 is read as 3.1. */
  readonly openapiVersion: "3.0" | "3.1";
  readonly origin: Origin;
  readonly title: string;
  /** The version of the interface, `info.version`: a text of its author that follows no rule. */
  readonly infoVersion: string;
  readonly description?: string;
  /** The URL of `externalDocs`, and its description behind it. */
  readonly seeAlso?: string;
  /** Those of `info`. */
  readonly extensions: ReadonlyMap<string, JsonValue>;
  readonly servers: readonly Server[];
  readonly tags: readonly Tag[];
  /**
   * The document as one plain JSON value: references to other files are brought into `components`, all others are
   * as written. For tools that read OpenAPI themselves; never changed.
   */
  readonly bundled: { readonly [key: string]: JsonValue };
  /** The place at which a part of that value was written, by its pointer there. */
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

/** A question that the sources of a contract leave open (`x-open-question`). */
export interface OpenQuestion {
  readonly text: string;
  readonly origin: Origin;
}

/** A method of a path item. OpenAPI 3.1, section 4.8.9. */
export type HttpMethod = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace";

/** OpenAPI, Operation Object, with what its Path Item gives it. */
export interface Operation {
  readonly origin: Origin;
  /** As written; absent when the spec gives none (`plan/` then names the operation by method and path). */
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
  /** Absent where the operation takes no body. */
  readonly requestBody?: RequestBody;
  /** In order of the spec. */
  readonly responses: readonly Response[];
  /** Any one of these suffices; each asks for all of its schemes. Empty: nothing is asked. The document's default is filled in. */
  readonly security: readonly SecurityRequirement[];
  /** True where something is asked of callers that cannot be read: no credential is sent, and no server answers. */
  readonly hasUnreadableSecurity?: true;
  /** The path items and references that the operation is read through; undefined if it is in its path item. */
  readonly holders?: readonly Origin[];
  /** True if several of them have the operation, or something that restricts its callers: OpenAPI does not say which of them is read. */
  readonly isAmbiguous?: true;
  /** OpenAPI, Callback Object: requests that this operation leads to, with expressions as their paths. */
  readonly callbacks: readonly Operation[];
  /** The operation's own, or those of its path item; absent where the document's hold. */
  readonly servers?: readonly Server[];
  /** Members that begin with "x-", as they are written. */
  readonly extensions: ReadonlyMap<string, JsonValue>;
}

/** OpenAPI, Parameter Object, with the defaults of `style` and `explode` filled in. */
export interface Parameter {
  readonly origin: Origin;
  readonly name: string;
  /** The part of a request that the parameter stands in. */
  readonly in: "path" | "query" | "header" | "cookie";
  readonly description?: string;
  /** Always true in a path. */
  readonly required: boolean;
  readonly deprecated: boolean;
  /** OpenAPI, section 4.8.12.2: the form in which lists and objects stand in a text. */
  readonly style: "matrix" | "label" | "form" | "simple" | "spaceDelimited" | "pipeDelimited" | "deepObject";
  /** True where each item or member is a parameter or a part of its own. */
  readonly explode: boolean;
  /** True where characters that RFC 3986, section 2.2, reserves are not percent-encoded. Of queries alone. */
  readonly allowReserved: boolean;
  /** True where slashes of a text part segments of the path, and travel as they are; absent where a variable is one segment or less. */
  readonly spansSegments?: true;
  /** True where a name without a value may be sent. Of queries alone. */
  readonly allowEmptyValue: boolean;
  /** `schema`, or the one entry of `content`. */
  readonly schema?: JsonSchema;
  /** The media type of a parameter with `content`; absent where `style` says how it is written. */
  readonly content?: MediaType;
  readonly examples: readonly Example[];
  readonly extensions: ReadonlyMap<string, JsonValue>;
}

/** The body of requests. OpenAPI 3.1, section 4.8.13. */
export interface RequestBody {
  readonly origin: Origin;
  readonly description?: string;
  /** False where a request may come without a body. */
  readonly required: boolean;
  /** In order of the spec. */
  readonly content: readonly MediaType[];
  readonly extensions: ReadonlyMap<string, JsonValue>;
}

/** An answer of an operation. OpenAPI 3.1, section 4.8.17. */
export interface Response {
  readonly origin: Origin;
  /** "200", "4XX" or "default". */
  readonly status: string;
  readonly description?: string;
  readonly headers: readonly Header[];
  /** In order of the spec; empty where an answer has no body. */
  readonly content: readonly MediaType[];
  readonly extensions: ReadonlyMap<string, JsonValue>;
}

/** A header of an answer or of a part. OpenAPI 3.1, section 4.8.21. */
export interface Header {
  readonly origin: Origin;
  readonly name: string;
  readonly description?: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** True where members of an object are written as "name=value". The style of headers is always "simple". */
  readonly explode: boolean;
  /** `schema`, or the one entry of `content`. */
  readonly schema?: JsonSchema;
  /** The media type of a header with `content`; absent where the style says how it is written. */
  readonly content?: MediaType;
  readonly examples: readonly Example[];
  readonly extensions: ReadonlyMap<string, JsonValue>;
}

/** OpenAPI, Media Type Object. */
export interface MediaType {
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

/** A payload: a value of a JSON Schema, which may be derived from an XML element, an XML element (`x-xsd-element`), or bytes about which nothing is said. */
export type Payload =
  | {
      readonly kind: "json";
      readonly schema: JsonSchema;
      /** The element of an XSD that the schema is derived from. */
      readonly derivedFrom?: DerivedFrom;
    }
  | {
      readonly kind: "xml";
      /** The element as it travels: seen from `view` where there is one. */
      readonly element: ElementDeclaration;
      readonly view?: XmlPayloadView;
      readonly plainSchema?: JsonSchema;
    }
  | { readonly kind: "open" };

/** An element that JSON is derived from (`x-xsd-element` beside JSON), as it travels: seen from `view` where there is one. */
export interface DerivedFrom {
  readonly element: ElementDeclaration;
  /** The view of the element's type that travels; absent where the element travels as it is declared. */
  readonly view?: XmlPayloadView;
}

/** JSON schemas that say what an XSD says. */
export interface DerivedJson {
  /** By their names in the bundled document. */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  /** The XSD files, as places of these schemas see them: pointers are those of the bundled document, and lead to declarations. */
  readonly files: readonly SourceFile[];
}

/** The view that a request is of (`x-xsd-view`). */
export interface XmlPayloadView {
  readonly kind: XmlViewKind;
  /** The element that the contract names. */
  readonly of: ElementDeclaration;
  /** Every component as the view has it. The same for all payloads of one view. */
  readonly schema: XmlSchema;
}

/** The encoding of a member of a form. OpenAPI 3.1, section 4.8.15. */
export interface Encoding {
  readonly origin: Origin;
  /** Media types of a part, with commas between them; absent where the type of the value decides. */
  readonly contentType?: string;
  readonly headers: readonly Header[];
  /** Absent where the spec says nothing, since that decides whether `contentType` counts. */
  readonly style?: "form" | "spaceDelimited" | "pipeDelimited" | "deepObject";
  /** Absent where the default of the style holds. */
  readonly explode?: boolean;
  readonly allowReserved: boolean;
}

/** An example of a payload or a parameter. OpenAPI 3.1, section 4.8.19. */
export interface Example {
  readonly origin: Origin;
  /** The key under `examples`; absent for `example`. */
  readonly name?: string;
  readonly summary?: string;
  readonly value: JsonValue;
}

/** A server of the contract. OpenAPI 3.1, section 4.8.5. */
export interface Server {
  readonly origin: Origin;
  /** A template with variables in braces, or a reference relative to the document. */
  readonly url: string;
  readonly description?: string;
  readonly variables: ReadonlyMap<string, ServerVariable>;
}

/** A variable in the URL of a server. OpenAPI 3.1, section 4.8.6. */
export interface ServerVariable {
  /** The text that stands in the URL where a caller gives none. */
  readonly default: string;
  /** The texts that are allowed; absent where any is. */
  readonly enum?: readonly string[];
  readonly description?: string;
}
