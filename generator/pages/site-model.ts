/*
 * The model of a documentation site: plain JSON, which `specwright docs --json` prints. Optional properties are absent if the spec has
 * none. Descriptions are Markdown of the spec, and all other strings are its own words or names of the generated code: neither is safe as
 * HTML. `page` is the path of a page in the site, without its ending: "vendors/schemas/vendor".
 */

/** All APIs of a site. */
export interface SiteModel {
  readonly title: string;
  /** In order of the project. */
  readonly apis: readonly ApiPages[];
}

/** One API. */
export interface ApiPages {
  /** "purchase-requests" */
  readonly name: string;
  /** The overview. */
  readonly page: string;
  readonly title: string;
  /** `info.version` as written. */
  readonly version?: string;
  readonly description?: string;
  /** The URL of `externalDocs`, and its description behind it. */
  readonly seeAlso?: string;
  /** URLs as written, with their variables in braces. */
  readonly servers: readonly { readonly url: string; readonly description?: string }[];
  /** A first call with the generated client; undefined if no operation can be shown. */
  readonly start?: CodeSample;
  /** The security schemes, in order of the spec. */
  readonly security: readonly SchemePage[];
  /** Operations by their first tag, in order of the spec; one group without a name if there are no tags. */
  readonly groups: readonly OperationGroup[];
  readonly operations: readonly OperationPage[];
  /** JSON schemas with names, sorted by the names of their types. */
  readonly schemas: readonly SchemaPage[];
  /** Global elements of XSDs, then types, both sorted by name. */
  readonly xml: readonly XmlPage[];
  readonly errorTables: readonly ErrorTablePage[];
  readonly notes: readonly Note[];
}

/** Operations of one tag. */
export interface OperationGroup {
  /** "" for operations without a tag, "Webhooks", "Callbacks". */
  readonly name: string;
  readonly description?: string;
  /** Pages of operations. */
  readonly pages: readonly string[];
}

/** A security scheme. OpenAPI, section 4.8.27. */
export interface SchemePage {
  readonly name: string;
  /** "Bearer (JWT)", "header X-Key". */
  readonly credential: string;
  readonly description?: string;
  readonly flows: readonly FlowPage[];
}

/** A flow of OAuth. */
export interface FlowPage {
  readonly name: string;
  /** As written; undefined for flows without an authorization endpoint. */
  readonly authorizationUrl?: string;
  /** As written; undefined for the implicit flow. */
  readonly tokenUrl?: string;
  /** As written; undefined if the token endpoint also refreshes tokens. */
  readonly refreshUrl?: string;
  /** The scopes of the flow, in order of the spec. */
  readonly scopes: readonly { readonly name: string; readonly description: string }[];
}

/** The releases of an operation, a schema, an element or a type. */
export interface PageHistory {
  /** The first release that has it; undefined if no release has it yet. */
  readonly since?: { readonly version: string; readonly day: string };
  /** The later releases that changed it, newest first. */
  readonly changes: readonly PageChanges[];
}

/** The changes of one release. */
export interface PageChanges {
  /** Undefined for changes after the last release. */
  readonly version?: string;
  /** Undefined for changes after the last release. */
  readonly day?: string;
  /** The changes in words, with their levels. */
  readonly sentences: readonly { readonly sentence: string; readonly level: "breaking" | "warning" | "info" }[];
  /** The number of other changes. Undefined: none. */
  readonly unlisted?: number;
}

/** A remark that is not a fact of the API: something that the source leaves open, a choice of one server, or a rule that no schema states. */
export interface Note {
  readonly kind: "question" | "choice" | "rule";
  readonly text: string;
}

/** Code in a language: "ts", "sh", "python", "json", "xml", "text". */
export interface CodeSample {
  readonly title: string;
  /** Selects the colors of the code. */
  readonly language: "ts" | "sh" | "python" | "json" | "xml" | "text";
  /** The whole text, without a final line feed. */
  readonly code: string;
}

/** A part of the words for a type; with a page if it has one of its own. */
export interface TypeWord {
  readonly text: string;
  readonly page?: string;
}

/** An operation, a webhook or a callback. */
export interface OperationPage {
  readonly page: string;
  readonly kind: "operation" | "webhook" | "callback";
  /** The name in generated code: "listVendors". */
  readonly name: string;
  /** In lower case: "post". */
  readonly method: string;
  /** The template as written: "/orders/{id}"; of a webhook, its name. */
  readonly path: string;
  readonly summary?: string;
  readonly description?: string;
  /** The URL of `externalDocs`, and its description behind it. */
  readonly seeAlso?: string;
  readonly deprecated: boolean;
  /** Alternatives, each with schemes that are needed together; empty if no credential is needed. */
  readonly security: readonly (readonly { readonly scheme: string; readonly scopes: readonly string[] }[])[];
  /** Set if a requirement cannot be read: generated servers reject every request. */
  readonly isSecurityUnreadable?: true;
  /** Those of the path item and of the operation, in order of the spec. */
  readonly parameters: readonly FieldRow[];
  /** Undefined if a request has no body. */
  readonly request?: { readonly required: boolean; readonly description?: string; readonly bodies: readonly Body[] };
  readonly responses: readonly ResponseRows[];
  readonly samples: readonly CodeSample[];
  /** The requests that it triggers; of a callback, the operations that trigger it. Undefined: none. */
  readonly callbacks?: readonly TypeWord[];
  /** The rows of error tables whose bodies its responses have. */
  readonly errors: readonly OperationErrors[];
  /** Undefined if no releases are known. */
  readonly history?: PageHistory;
  readonly notes: readonly Note[];
}

/** The errors of one table that an operation responds with. */
export interface OperationErrors {
  /** The name of the table. */
  readonly table: string;
  /** Identifiers of rows, in order of the table. */
  readonly rows: readonly string[];
}

/** A parameter, or a header of a response. */
export interface FieldRow {
  readonly name: string;
  /** The part of a message that contains it. */
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: string;
  readonly value: ValueTree;
  /** The serialization of a list or an object (`style` and `explode`) in words. Undefined: plain text. */
  readonly serialized?: {
    readonly says: string;
    /** A valid value as it is sent: "ids=1&ids=2". */
    readonly example?: string;
  };
  readonly notes: readonly Note[];
}

/** A response of an operation. */
export interface ResponseRows {
  /** "200", "4XX" or "default". */
  readonly status: string;
  readonly description?: string;
  /** In order of the spec. */
  readonly headers: readonly FieldRow[];
  readonly bodies: readonly Body[];
  /** Operations that values of the response can call. Undefined: none. */
  readonly links?: readonly LinkRow[];
  readonly notes: readonly Note[];
}

/** A link of a response to an operation. OpenAPI, section 4.8.20. */
export interface LinkRow {
  readonly name: string;
  readonly description?: string;
  /** The operation that the link calls. */
  readonly operation: TypeWord;
  /** Parameters and the body of the next call, with the expressions of their values, also in words. */
  readonly values: readonly { readonly name: string; readonly value: string; readonly says?: string }[];
}

/** A payload of one media type. */
export interface Body {
  /** As written: "application/json", "image/*". */
  readonly mediaType: string;
  /** Undefined for bytes of any format. */
  readonly value?: ValueTree;
  /** The element of an XSD. */
  readonly element?: TypeWord;
  /** The separation of the items of a stream, and `value` is one item. Undefined: one value. */
  readonly stream?: "events" | "lines" | "records";
  /** Valid payloads; of a stream, one item. */
  readonly samples: readonly CodeSample[];
}

/** The values that a JSON schema accepts, in words. */
export interface ValueTree {
  /** "array of ", "Vendor". */
  readonly type: readonly TypeWord[];
  readonly description?: string;
  /** Set for deprecated values only. */
  readonly deprecated?: true;
  /** The only direction in which the value is sent. */
  readonly only?: "request" | "response";
  /** "At most 80 characters." */
  readonly sentences: readonly string[];
  /** The values of `enum`, as JSON. Undefined: any of the type. */
  readonly values?: readonly { readonly value: string; readonly description?: string }[];
  /** The value of a property that is missing. Undefined: none. */
  readonly default?: unknown;
  readonly notes: readonly Note[];
  /** The properties with names. Undefined: none. */
  readonly properties?: readonly PropertyRow[];
  /** Values of properties without a name, or of those whose names match a pattern. */
  readonly others?: readonly { readonly names: string; readonly value: ValueTree }[];
  /** The items of a list, if the words for its type do not say everything. */
  readonly items?: ValueTree;
  /** The schemas of `oneOf`, `anyOf`, `allOf` and `not`. Undefined: none. */
  readonly choices?: readonly ValueChoice[];
  /** True if the rest is not shown, because it is too deep or too long. */
  readonly isCut?: true;
}

/** A property of an object. */
export interface PropertyRow {
  readonly name: string;
  readonly required: boolean;
  readonly value: ValueTree;
}

/** Several schemas, and how many of them must match: "exactly one of", "at least one of", "all of", "none of". */
export interface ValueChoice {
  /** The number of schemas that match, in words. */
  readonly says: string;
  /** The schemas, in order of the spec. */
  readonly branches: readonly ValueTree[];
  /** The property whose value names the branch. */
  readonly tag?: string;
}

/** A JSON schema with a name. */
export interface SchemaPage {
  readonly page: string;
  /** The name of its type. */
  readonly name: string;
  /** The types of the generated code, if requests and responses differ: "VendorRequest". */
  readonly types: readonly string[];
  /** Functions of the generated code. */
  readonly functions: readonly string[];
  readonly value: ValueTree;
  readonly samples: readonly CodeSample[];
  /** Schemas and operations that refer to it. */
  readonly usedBy: readonly TypeWord[];
  /** Undefined if no releases are known, and for a schema without a name in the spec. */
  readonly history?: PageHistory;
}

/** A global element or a type of an XSD. */
export interface XmlPage {
  readonly page: string;
  readonly kind: "element" | "complexType" | "simpleType";
  /** The local name. */
  readonly name: string;
  /** "" if it has none. */
  readonly namespace: string;
  /** The view of an element in requests that create, or that update. */
  readonly view?: "create" | "update";
  /** The name of its type in the generated code. */
  readonly typeName: string;
  /** Functions of the generated code. */
  readonly functions: readonly string[];
  readonly description?: string;
  /** "Abstract.", "At most 80 characters." */
  readonly sentences: readonly string[];
  /** The base type and the way of derivation: "extends ", "Base". */
  readonly derivation: readonly TypeWord[];
  /** Elements or types that documents can substitute for it. */
  readonly substitutes: readonly TypeWord[];
  /** The values of an enumeration. Undefined: any of the type. */
  readonly values?: readonly { readonly value: string; readonly description?: string }[];
  readonly attributes: readonly AttributeRow[];
  /** The content of an element or of a complex type. Undefined: empty. */
  readonly content?: ContentTree;
  readonly notes: readonly Note[];
  readonly samples: readonly CodeSample[];
  /** Operations whose messages contain it, then elements and types that refer to it. */
  readonly usedBy: readonly TypeWord[];
  /** Undefined if no releases are known. */
  readonly history?: PageHistory;
}

/** An attribute of an XSD. */
export interface AttributeRow {
  readonly name: string;
  readonly namespace: string;
  readonly required: boolean;
  readonly type: readonly TypeWord[];
  readonly description?: string;
  readonly sentences: readonly string[];
  readonly notes: readonly Note[];
}

/** The content model of a type. XML Schema Part 1, section 3.8. */
export interface ContentTree {
  readonly kind: "sequence" | "choice" | "all" | "element" | "wildcard" | "text";
  /** "1", "0..1", "1..*". */
  readonly occurs: string;
  /** The local name of an element. */
  readonly name?: string;
  readonly type?: readonly TypeWord[];
  readonly description?: string;
  readonly sentences?: readonly string[];
  /** Undefined for groups and wildcards. */
  readonly notes?: readonly Note[];
  /** The parts of a group, or the content of an element whose type has no name. */
  readonly parts?: readonly ContentTree[];
  /** The attributes of an element whose type has no name. */
  readonly attributes?: readonly AttributeRow[];
  readonly isCut?: true;
}

/** The errors of one form of responses, in order of precedence. */
export interface ErrorTablePage {
  readonly page: string;
  readonly name: string;
  readonly description?: string;
  /** The problems that one response reports. */
  readonly report: "first" | "all";
  /** Operations whose responses report these errors. */
  readonly operations: readonly TypeWord[];
  /** The errors: a problem leads to the first one that matches. */
  readonly rows: readonly ErrorRowPage[];
}

/** One error. */
export interface ErrorRowPage {
  /** The identifier of the row in its table. */
  readonly id: string;
  /** The sentence that describes the error. */
  readonly meaning?: string;
  /** Properties that the source documents. */
  readonly documented: readonly { readonly name: string; readonly value: string }[];
  /** Properties that no source documents. */
  readonly assumed: readonly { readonly name: string; readonly value: string }[];
  /** The parts of a request whose problems lead to it. */
  readonly when: readonly string[];
  /** The body of the response. */
  readonly sample?: CodeSample;
}
