import type { Contract, Operation, Response, ServerObject } from "../model/contract.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import type { SecurityScheme } from "../model/security.js";
import type { TokenRequestDeclaration } from "../model/token-request.js";
import type {
  ComplexTypeDefinition,
  ElementDeclaration,
  SimpleTypeDefinition,
  TypeDefinition,
  XmlViewKind,
} from "../model/xml-schema/components.js";
import type { PartName } from "../settings/parts.js";
import type { FormatLevel } from "../settings/format-levels.js";
import type { TypeDetail } from "../settings/shape-settings.js";
import type { Reaction } from "../settings/settings.js";
import type { PlannedPagination } from "./pagination/pagination.js";
import type { XmlValueSettings } from "./xml-value-forms.js";
import type { ValueForms } from "./value-forms/forms.js";
import type { XmlShapes } from "./xml-shape.js";

/** Names and files of one API, fixed before emission. Depends on the spec only, and not on the order of its parts. */
export interface InterfacePlan {
  readonly contract: Contract;
  /** The folder below the output folder: "purchase-requests"; "" if the output folder contains only this API. */
  readonly folder: string;
  /** The path of the module if the API is one file: "purchase-requests.ts". */
  readonly file: string;
  /** The API's name in identifiers: "PurchaseRequests". */
  readonly pascalName: string;
  /** Module paths below the output folder. */
  readonly modules: ModulePaths;
  /** Paths of the specs for header comments: the root file, then the others, sorted. */
  readonly sources: readonly string[];
  /** Every JSON schema that has a name, sorted by type name. */
  readonly schemas: readonly NamedSchema[];
  /** Returns the named schema of a node; undefined for an inline one. */
  schemaName(schema: JsonSchema): NamedSchema | undefined;
  /** Sorted by type name. */
  readonly xmlTypes: readonly NamedXmlType[];
  /** Sorted by type name. */
  readonly xmlUnions: readonly NamedXmlUnion[];
  /** Named groups of an XSD that several types take, each as a type that no element has; sorted by type name. */
  readonly xmlGroups: readonly NamedXmlGroup[];
  /** Global elements that documents may begin with, sorted by identifier. */
  readonly xmlElements: readonly NamedXmlElement[];
  /** Global elements that a wildcard may allow: those above without views, in the same order, then others by expanded name. */
  readonly xmlGlobals: readonly ElementDeclaration[];
  /** Returns the names of a type; undefined for an inline one. */
  xmlTypeName(type: ComplexTypeDefinition | SimpleTypeDefinition): NamedXmlType | undefined;
  /** Returns the name of an element's union type, if the union is too large to repeat at each element. */
  xmlUnionName(element: ElementDeclaration): string | undefined;
  /** The names of a global element; undefined for one that documents do not begin with. */
  xmlElementName(element: ElementDeclaration): NamedXmlElement | undefined;
  /** The names for documents whose root only xsi:type describes; undefined without an XSD, or if it has chosen roots or no types. */
  readonly xmlTypedRoot?: NamedTypedRoot;
  /** Namespaces by the configured prefixes for XML. */
  readonly xmlPrefixes?: Readonly<Record<string, string>>;
  /** The form of each complex type as a TypeScript object. */
  readonly xmlShapes: XmlShapes;
  /** The settings of values in memory that codecs follow. */
  readonly xmlValues: XmlValueSettings;
  readonly operations: readonly NamedOperation[];
  /** OpenAPI, section 4.8.1, `webhooks`: requests that the other side sends on its own. */
  readonly webhooks: readonly NamedOperation[];
  /** Requests that operations trigger, of all operations. */
  readonly callbacks: readonly NamedOperation[];
  /** Lenient checks of responses; undefined if they are checked by the standard. */
  readonly answers?: AnswerPlan;
  /** The checks of formats. */
  readonly formats: FormatLevel;
  /** The detail of types. */
  readonly typeDetail: TypeDetail;
  /** Values whose form in memory differs from JSON; undefined if none differs. */
  readonly forms?: ValueForms;
  /** The handling of invalid messages, unless the caller overrides it. */
  readonly validate: { readonly request: Reaction; readonly response: Reaction };
  /** The constants for enumerations, by the names of their types; empty unless configured. */
  readonly enumConstants: ReadonlyMap<string, readonly EnumMember[]>;
  /** The servers that clients offer by name. */
  readonly servers: readonly NamedServer[];
  /** The functions of clients that request tokens; empty if no clients are emitted. */
  readonly tokenFunctions: readonly TokenFunction[];
  /** The groups of a client's methods, sorted by name; empty if all are methods of the client itself. */
  readonly methodGroups: readonly MethodGroup[];
  /** Set where modules are run at once and not written: their bodies have no types in them, and so are plain JavaScript. */
  readonly isRun?: true;
}

/** A server by the name under which clients offer it. */
export interface NamedServer {
  /** "production" */
  readonly name: string;
  /** With the names of variables in braces. */
  readonly url: string;
  /** Undefined for an address of the configuration. */
  readonly server?: ServerObject;
}

/** A function that makes a provider of tokens, for a grant of a security scheme. */
export interface TokenFunction {
  readonly scheme: SecurityScheme;
  /** As the scheme declares it, or that of client credentials. */
  readonly request: TokenRequestDeclaration;
  /** "ordersAccessClientCredentials", "ordersAccessProvider" */
  readonly functionName: string;
  /** The URL in the spec, or the path after the address of the API; undefined if callers set the URL. */
  readonly tokenUrl?: string;
}

/** A group of methods of a client: `github.issues.listForRepo`. */
export interface MethodGroup {
  /** "issues" */
  readonly name: string;
  /** "GithubIssuesMethods" */
  readonly typeName: string;
  /** The description of the tag of the group; undefined if it has none. */
  readonly description?: string;
}

/** An entry of the constant for an enumeration: `Open: "open"`. */
export interface EnumMember {
  /** An identifier. */
  readonly name: string;
  /** The value as it is in memory. */
  readonly value: string | number | bigint;
}

/** The lenient checks of responses. */
export interface AnswerPlan {
  /** Relaxed copies of named schemas that differ, with names for functions and the type of the schema. */
  readonly named: readonly NamedSchema[];
  /** Those of whole payloads and of headers. */
  readonly roots: readonly NamedSchema[];
  /** Returns the relaxed copy of a named schema; undefined if its responses are checked by the standard. */
  looseOf(named: NamedSchema): NamedSchema | undefined;
  /** True for schemas that responses are checked against. */
  reaches(schema: JsonSchema): boolean;
  /** True for enumerations that accept other values in responses. */
  opens(schema: JsonSchema): boolean;
  /** Returns the type of values that are sent ("ItemRequest"); undefined if it is that of values that are received. */
  sentType(named: NamedSchema): string | undefined;
}

/** The paths of an API's modules, by part. */
export type ModulePaths = { readonly [Name in PartName]: string };

/**
 * A JSON schema with a name. If readOnly or writeOnly properties make requests and responses differ, it has two named
 * views ("response" has the schema's plain name); otherwise one view "both".
 */
export interface NamedSchema {
  readonly schema: JsonSchema;
  /** One view "both", or one for each direction. */
  readonly views: readonly SchemaViewNames[];
  /** Made by the plan for parameters or headers: it is checked as a value and never read from text. */
  readonly isMessagePart?: true;
  /** A relaxed copy for checks of responses: see `AnswerPlan`. */
  readonly isLoose?: true;
  /** An inline object of a large API: it has a type, and the functions of the schema around it check it. */
  readonly isTypeOnly?: true;
}

/** The messages that a view of a schema is for. */
export type ViewKind = "both" | "request" | "response";

/** The direction in which a schema is used. */
export type Direction = "request" | "response";

/** The names of one view of a schema. */
export interface SchemaViewNames {
  readonly kind: ViewKind;
  /** "Order" */
  readonly typeName: string;
  /** "isOrder" */
  readonly guardName: string;
  /** "validateOrder" */
  readonly validateName: string;
  /** "parseOrder" */
  readonly parseName: string;
  /** "codecOfOrder": only where values are not in memory as they are in JSON. */
  readonly codecName: string;
}

/** The view of a named schema for one side of the conversation. */
export function viewFor(named: NamedSchema, direction: Direction): SchemaViewNames {
  const view = named.views.find((candidate) => candidate.kind === direction) ?? named.views[0];
  if (view === undefined) throw new Error("A named schema has at least one view.");
  return view;
}

/** The type of a named schema for one side of the conversation. Values that are sent have only the listed values of an `enum`. */
export function typeNameFor(named: NamedSchema, direction: Direction, answers: AnswerPlan | undefined): string {
  const sent = direction === "request" ? answers?.sentType(named) : undefined;
  return sent ?? viewFor(named, direction).typeName;
}

/** The views of a named schema by their types: if values that are sent have a type of their own, both share the functions of one view. */
export function typesOfViews(named: NamedSchema, answers: AnswerPlan | undefined): readonly SchemaViewNames[] {
  const { views } = named;
  const sent = answers?.sentType(named);
  if (sent === undefined) return views;
  return views.flatMap((view): readonly SchemaViewNames[] => [
    { ...view, kind: "response" },
    { ...view, kind: "request", typeName: sent },
  ]);
}

/** A simple or complex type of an XSD with a TypeScript type of its own. */
export interface NamedXmlType {
  /** The component of the schema. */
  readonly type: ComplexTypeDefinition | SimpleTypeDefinition;
  readonly typeName: string;
}

/** A named group of an XSD with a TypeScript type that the types which take it extend. */
export interface NamedXmlGroup {
  /** The group as a type. */
  readonly type: ComplexTypeDefinition;
  readonly typeName: string;
}

/** The functions for documents with a root element. */
export interface RootFunctionNames {
  /** The function that reads a document: "decodeOrder". */
  readonly decodeName: string;
  /** The function that writes one: "encodeOrder". */
  readonly encodeName: string;
  readonly validateName: string;
}

/** Root elements that no declaration describes. XML Schema Part 1, section 5.2: xsi:type names their type. */
export interface NamedTypedRoot extends RootFunctionNames {
  /** The name of the union of all values. */
  readonly typeName: string;
  /** The types that xsi:type can name, sorted by expanded name. */
  readonly types: readonly TypeDefinition[];
}

/** A global element, which callers encode and decode. */
export interface NamedXmlElement extends RootFunctionNames {
  readonly element: ElementDeclaration;
  /** Present where this is the element as callers create or update with it. */
  readonly view?: XmlViewKind;
  /** The type's own name, or an alias under the element's name: "LoyaltyMembershipUpdate". */
  readonly typeName: string;
  /** True if `typeName` is not the name of the element's type and so needs an alias of its own. */
  readonly alias: boolean;
}

/** The union of a type and the types that xsi:type can substitute: the content of its elements. */
export interface NamedXmlUnion {
  readonly type: TypeDefinition;
  /** Named types that xsi:type can substitute for the type, sorted by name. */
  readonly derived: readonly ComplexTypeDefinition[];
  readonly typeName: string;
}

/** An operation with the names that generated code has for it. */
export interface NamedOperation {
  readonly operation: Operation;
  /** The operationId as an identifier, or method and path: "createPurchaseRequest". */
  readonly name: string;
  readonly pascalName: string;
  /** The method of clients: the name, or a shorter one within a group. */
  readonly methodName: string;
  /** The name of the method's group; undefined if it is a method of the client itself. */
  readonly group?: string;
  /** The operation's own servers; undefined if the spec's apply. */
  readonly servers?: readonly NamedServer[];
  /** The pages of the operation; undefined if it has none, or if clients are not emitted. */
  readonly pagination?: PlannedPagination;
  /** Names and schemas that clients and servers need; undefined if neither is emitted. */
  readonly messages?: OperationMessages;
}

/** The way to a method from its client: "issues.listForRepo". */
export function methodPath({ group, methodName }: NamedOperation): string {
  return group === undefined ? methodName : `${group}.${methodName}`;
}

/** The messages of an operation around its payloads, and the names of the things emitted for it. */
export interface OperationMessages {
  /** The schema of `{ path, query, headers, cookies }`; undefined if there are no parameters. It is named in `schemas`. */
  readonly parameters?: JsonSchema;
  /** Header objects by response; responses without headers have none. */
  readonly responseHeaders: ReadonlyMap<Response, JsonSchema>;
  /** "CreateOrderInput": the input type of a client. */
  readonly inputName: string;
  /** "CreateOrderResult": the result type of a client. */
  readonly resultName: string;
  /** "CreateOrderReceived": the input type of a handler. */
  readonly receivedName: string;
  /** "CreateOrderReply": the result type of a handler. */
  readonly replyName: string;
  /** "createOrder": the standalone function; differs from the operation's name if that is already used. */
  readonly functionName: string;
  /** "createOrderTable": the constant that both sides share. */
  readonly tableName: string;
  /** "createOrderForm": the constant that both sides share, of an operation that takes an urlencoded form. */
  readonly formName: string;
  /** "createOrderOperation": the constant in which a client has everything about it. */
  readonly operationName: string;
  /** "createOrderEndpoint": the same of a server. */
  readonly endpointName: string;
  /** "listOrdersPages": the constant with the pages of the operation; undefined if it has none. */
  readonly pagesName?: string;
  /** "createOrderResponseHeadersTable": the constants that both sides share, by the schemas of headers. */
  readonly headerTables: ReadonlyMap<JsonSchema, string>;
}
