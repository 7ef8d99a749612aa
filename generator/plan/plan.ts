import type { Contract, Operation, Response, Server } from "../model/contract.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
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
import type { WrongAnswers } from "../settings/settings.js";
import type { ValueForms } from "./value-forms/forms.js";
import type { XmlShapes } from "./xml-shape.js";

/** Names and files of one interface, fixed before anything is emitted. Follows from the spec alone, whatever the order of things in it. */
export interface InterfacePlan {
  readonly contract: Contract;
  /** The folder below the output folder: "purchase-requests"; "" when the output folder holds this interface alone. */
  readonly folder: string;
  /** The path of the module that holds all of it where an interface is one file: "purchase-requests.ts". */
  readonly file: string;
  /** The interface's name in identifiers: "PurchaseRequests". */
  readonly pascalName: string;
  /** Module paths below the output folder. */
  readonly modules: ModulePaths;
  /** Paths of the specs for header comments: the root file, then the others, sorted. */
  readonly sources: readonly string[];
  /** Every JSON schema that has a name, sorted by type name. */
  readonly schemas: readonly NamedSchema[];
  /** The named schema of a node; undefined for one that is printed in place. */
  schemaName(schema: JsonSchema): NamedSchema | undefined;
  /** Sorted by type name. */
  readonly xmlTypes: readonly NamedXmlType[];
  /** Sorted by type name. */
  readonly xmlUnions: readonly NamedXmlUnion[];
  /** Named groups of an XSD that several types take, each as a type that no element has; sorted by type name. */
  readonly xmlGroups: readonly NamedXmlGroup[];
  /** Global elements that documents may begin with, sorted by identifier. */
  readonly xmlElements: readonly NamedXmlElement[];
  /** Global elements that a wildcard may let in: those above without views, sorted alike, then others by expanded name. */
  readonly xmlGlobals: readonly ElementDeclaration[];
  /** The names of a type; undefined for one that is printed in place. */
  xmlTypeName(type: ComplexTypeDefinition | SimpleTypeDefinition): NamedXmlType | undefined;
  /** The name of what an element holds, when that is too much to be written at each element. */
  xmlUnionName(element: ElementDeclaration): string | undefined;
  /** The names of a global element; undefined for one that documents do not begin with. */
  xmlElementName(element: ElementDeclaration): NamedXmlElement | undefined;
  /** Namespaces by the prefixes that the configuration wants for them in XML. */
  readonly xmlPrefixes?: Readonly<Record<string, string>>;
  /** The form of each complex type as a TypeScript object. */
  readonly xmlShapes: XmlShapes;
  readonly operations: readonly NamedOperation[];
  /** OpenAPI, section 4.8.1, `webhooks`: requests that the other side sends by itself. */
  readonly webhooks: readonly NamedOperation[];
  /** Requests that operations lead to, of all operations. */
  readonly callbacks: readonly NamedOperation[];
  /** Lenient checks of answers; absent where answers are checked as the standard says. */
  readonly answers?: AnswerPlan;
  /** The checks of formats. */
  readonly formats: FormatLevel;
  /** The detail of types. */
  readonly typeDetail: TypeDetail;
  /** Values that are not in memory as they are in JSON; absent where all are. */
  readonly forms?: ValueForms;
  /** The fate of answers that break the contract, unless a caller says otherwise. */
  readonly wrongAnswers: WrongAnswers;
  /** The constants beside lists of values, by the names of their types; empty unless they are asked for. */
  readonly enumConstants: ReadonlyMap<string, readonly EnumMember[]>;
  /** The servers that clients offer by name. */
  readonly servers: readonly NamedServer[];
  /** The groups of a client's methods, sorted by name; empty where all stand on the client. */
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
  /** Absent for an address of the configuration. */
  readonly server?: Server;
}

/** Methods of a client that stand together: `github.issues.listForRepo`. */
export interface MethodGroup {
  /** "issues" */
  readonly name: string;
  /** "GithubIssuesMethods" */
  readonly typeName: string;
  /** The description of the tag that the group comes of; absent where it has none. */
  readonly description?: string;
}

/** A member of the constant beside a list of values: `Open: "open"`. */
export interface EnumMember {
  /** An identifier. */
  readonly name: string;
  /** The value as it is in memory. */
  readonly value: string | number | bigint;
}

/** The checks of answers that are read leniently. */
export interface AnswerPlan {
  /** Loosened copies of named schemas, where these differ, with names for functions and the type of the schema. */
  readonly named: readonly NamedSchema[];
  /** Those of whole payloads and of headers. */
  readonly roots: readonly NamedSchema[];
  /** The loosened copy of a named schema; undefined where answers of it are checked as the standard says. */
  looseOf(named: NamedSchema): NamedSchema | undefined;
  /** True for schemas that answers are checked by. */
  reaches(schema: JsonSchema): boolean;
  /** True for lists of values beside which others pass in answers. */
  opens(schema: JsonSchema): boolean;
}

/** The paths of an interface's modules, by part. */
export type ModulePaths = { readonly [Name in PartName]: string };

/**
 * A JSON schema with a name. When readOnly or writeOnly members make requests and responses differ, there are two
 * views with names of their own ("response" has the schema's plain name); otherwise one view "both".
 */
export interface NamedSchema {
  readonly schema: JsonSchema;
  /** One view "both", or one for each direction. */
  readonly views: readonly SchemaView[];
  /** Made by the plan for parameters or headers: it is checked as a value and never read from text. */
  readonly isMessagePart?: true;
  /** A loosened copy by which answers are checked: see `AnswerPlan`. */
  readonly isLoose?: true;
  /** An inline object of a large interface: it has a type, and the functions of the schema around it check it. */
  readonly isTypeOnly?: true;
}

/** The messages that a view of a schema is for. */
export type ViewKind = "both" | "request" | "response";

/** The side of a conversation from which a schema is looked at. */
export type Direction = "request" | "response";

/** The names of one view of a schema. */
export interface SchemaView {
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
export function viewFor(named: NamedSchema, direction: Direction): SchemaView {
  const view = named.views.find((candidate) => candidate.kind === direction) ?? named.views[0];
  if (view === undefined) throw new Error("A named schema has at least one view.");
  return view;
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

/** A global element: what a caller encodes and decodes. */
export interface NamedXmlElement {
  readonly element: ElementDeclaration;
  /** Present where this is the element as callers create or update with it. */
  readonly view?: XmlViewKind;
  /** The type's own name, or an alias under the element's name: "LoyaltyMembershipUpdate". */
  readonly typeName: string;
  /** True when `typeName` is not the name of the element's type and so needs an alias of its own. */
  readonly alias: boolean;
  /** The function that reads a document: "decodeOrder". */
  readonly decodeName: string;
  /** The function that writes one: "encodeOrder". */
  readonly encodeName: string;
  readonly validateName: string;
}

/** A type and the many that xsi:type may put in its place: what an element of it holds. */
export interface NamedXmlUnion {
  readonly type: TypeDefinition;
  /** Named types that xsi:type may put in the type's place, sorted by name. */
  readonly derived: readonly ComplexTypeDefinition[];
  readonly typeName: string;
}

/** An operation with the names that generated code has for it. */
export interface NamedOperation {
  readonly operation: Operation;
  /** The operationId as an identifier, or method and path: "createPurchaseRequest". */
  readonly name: string;
  readonly pascalName: string;
  /** The method of clients: the name, or less of it where it stands in a group. */
  readonly methodName: string;
  /** The name of the group that the method stands in; absent where it stands on the client itself. */
  readonly group?: string;
  /** The operation's own servers; absent where it has those of the contract. */
  readonly servers?: readonly NamedServer[];
  /** Names and schemas that clients and servers need; absent when neither is emitted. */
  readonly messages?: OperationMessages;
}

/** The way to a method from its client: "issues.listForRepo". */
export function methodPath({ group, methodName }: NamedOperation): string {
  return group === undefined ? methodName : `${group}.${methodName}`;
}

/** The messages of an operation around its payloads, and the names of the things emitted for it. */
export interface OperationMessages {
  /** The schema of `{ path, query, headers, cookies }`; absent when there are no parameters. It is named in `schemas`. */
  readonly parameters?: JsonSchema;
  /** Objects of headers by the answers that have them; answers without headers are absent. */
  readonly responseHeaders: ReadonlyMap<Response, JsonSchema>;
  /** "CreateOrderInput": what a client sends. */
  readonly inputName: string;
  /** "CreateOrderResult": what a client gets back. */
  readonly resultName: string;
  /** "CreateOrderReceived": what a handler is given. */
  readonly receivedName: string;
  /** "CreateOrderReply": what a handler returns. */
  readonly replyName: string;
  /** "createOrder": the function that stands alone; differs from the operation's name where that is taken. */
  readonly functionName: string;
  /** "createOrderTable": the constant that both sides share. */
  readonly tableName: string;
  /** "createOrderForm": the constant that both sides share, of an operation that takes an urlencoded form. */
  readonly formName: string;
  /** "createOrderOperation": the constant in which a client or a server has everything about it. */
  readonly operationName: string;
  /** "createOrderResponseHeadersTable": the constants that both sides share, by the schemas of headers. */
  readonly headerTables: ReadonlyMap<JsonSchema, string>;
}
