import type { HttpMethod } from "../../model/contract.js";
import type { JsonType, JsonValue } from "../../model/json-schema/schema.js";
import type { PartName } from "../../settings/parts.js";

/*
 * The view of a plan that emitters of others are given: plain data, frozen throughout. Optional members are absent
 * where the contract says nothing. Names of types are identifiers that the interface's types.ts exports, or its file in the layout
 * "file"; every other text is the contract's own, as it was written, and nobody has checked it: it becomes code only through
 * `JSON.stringify`.
 */

/**
 * One interface, with the names that its modules use.
 *
 * @experimental
 */
export interface PlanView {
  /** The name of the interface: "purchase-requests". */
  readonly name: string;
  /** The name in identifiers: "PurchaseRequests" in `createPurchaseRequestsClient`. */
  readonly pascalName: string;
  /** The folder of the interface below the output folder, where the files of an emitter go; in the layout "file" it is next to the file. */
  readonly folder: string;
  /**
   * The modules of the interface by part, as a file that is directly in its folder imports them: `{ types: "./types.js" }`, or
   * "../purchase-requests.js" for every part in the layout "file". A part that is not generated, or is empty, is absent.
   */
  readonly modules: ModulesView;
  /** True if some values in memory have another form than in JSON: `Date` objects or bigints. */
  readonly hasConvertedValues: boolean;
  /** Paths of the specs: the root file, then the others, sorted. */
  readonly sources: readonly string[];
  /** Title and version of an OpenAPI document. */
  readonly title?: string;
  /** `info.version` as written; absent without an OpenAPI document. */
  readonly version?: string;
  /** The groups that a client's methods stand in, sorted by name; empty where all stand on the client. */
  readonly methodGroups: readonly MethodGroupView[];
  /** In order of the contract. */
  readonly operations: readonly OperationView[];
  /** OpenAPI, section 4.8.1, `webhooks`: requests that the other side sends. */
  readonly webhooks: readonly OperationView[];
  /** Requests that operations lead to, of all operations. */
  readonly callbacks: readonly OperationView[];
  /** JSON schemas with types of their own, sorted by the names of these. */
  readonly schemas: readonly SchemaTypeView[];
  /** Global elements of XSDs. */
  readonly xmlElements: readonly XmlElementView[];
  /** Types of XSDs that have TypeScript types of their own, sorted by the names of these. */
  readonly xmlTypes: readonly XmlTypeView[];
}

/** @experimental */
export type ModulesView = { readonly [Name in PartName]?: string };

/**
 * A member of a client that holds methods: those of operations with one tag.
 *
 * @experimental
 */
export interface MethodGroupView {
  /** An identifier: "issues" in `client.issues.list()`. */
  readonly name: string;
  /** The description of the tag. */
  readonly description?: string;
}

/**
 * An operation. Security, servers and headers of responses are not in it.
 *
 * @experimental
 */
export interface OperationView {
  /** An identifier: the operationId, or method and path. */
  readonly name: string;
  /** The method that calls it, an identifier: the name, or less of it in a group. */
  readonly methodName: string;
  /** The name of the group that the method stands in; absent where it stands on the client itself. */
  readonly group?: string;
  /** In small letters. */
  readonly method: HttpMethod;
  /** The template as written: "/orders/{id}"; of a webhook, its name. */
  readonly path: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated: boolean;
  /** As written, which need not be identifiers. */
  readonly tags: readonly string[];
  /** Those of the path item and the operation's own, which come before them. */
  readonly parameters: readonly ParameterView[];
  /** Absent where a request has no body. */
  readonly request?: { readonly required: boolean; readonly content: readonly PayloadView[] };
  /** In order of the contract. */
  readonly responses: readonly ResponseView[];
  /** The function of the client's module that calls it; undefined if neither a client nor a server is generated. */
  readonly call?: CallView;
}

/**
 * The exported names of the client's module for an operation: `getOrder(connection, input, options)`.
 *
 * @experimental
 */
export interface CallView {
  /** "getOrder" */
  readonly functionName: string;
  /** The type of the request: "GetOrderInput". */
  readonly inputName: string;
  /** The type of the result: "GetOrderResult". */
  readonly resultName: string;
  /** True if the input can be left out. */
  readonly isInputOptional: boolean;
  /** The constant with the pages of the operation: "listOrdersPages". Absent if it does not page. */
  readonly pagesName?: string;
}

/** @experimental */
export interface ParameterView {
  /** The name on the wire. */
  readonly name: string;
  /** The part of a request that the parameter stands in. */
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  readonly deprecated: boolean;
  /** True for a credential: a parameter of a security scheme, or one with a secret part (`writeOnly`, `format: password`, `x-sensitive`). */
  readonly isSecret: boolean;
  readonly description?: string;
  /** Absent where no schema says anything of it. */
  readonly value?: ValueView;
}

/** @experimental */
export interface HeaderView {
  /** The name as written. */
  readonly name: string;
  /** A valid value as it is sent. */
  readonly example: string;
}

/** @experimental */
export interface ResponseView {
  /** "200", "4XX" or "default". */
  readonly status: string;
  readonly description?: string;
  /** Empty where an answer has no body. */
  readonly content: readonly PayloadView[];
  /** The required headers. Undefined unless an emitter needs "examples". */
  readonly headers?: readonly HeaderView[];
}

/** @experimental */
export interface PayloadView {
  /** As written: "application/json". */
  readonly mediaType: string;
  /** "open": bytes about which nothing is said. */
  readonly kind: "json" | "xml" | "open";
  /** True for items that are sent one after the other, such as server-sent events. */
  readonly isStream: boolean;
  /** Of JSON. */
  readonly value?: ValueView;
  /** True for bytes of a format that is neither JSON nor text. */
  readonly isBinary: boolean;
  /**
   * Up to three different valid payloads of a response: values of JSON, and texts as they are sent for other formats. Those of
   * bytes are any text. Empty if none is known. Undefined unless an emitter needs "examples".
   */
  readonly examples?: readonly JsonValue[];
  /** Of XML: the type of its root element. */
  readonly typeName?: string;
}

/**
 * The values that a JSON schema accepts, as far as types tell: bounds, formats, patterns and members without a name are not
 * in it.
 *
 * @experimental
 */
export interface ValueView {
  /** The type that stands for these values; the schema of this name says the rest. */
  readonly typeName?: string;
  /** The keyword `type`; empty where there is none. */
  readonly types: readonly JsonType[];
  /** The values that are listed: `enum`, `const`, or the constants of a `oneOf` or `anyOf`. */
  readonly values?: readonly JsonValue[];
  /** The items of an array. */
  readonly items?: ValueView;
  /** The members of an object that it names itself, without those that one side of the conversation never sees. */
  readonly properties?: readonly PropertyView[];
  /** The schemas that it is composed of. */
  readonly allOf?: readonly ValueView[];
  /** The branches of which exactly one fits. */
  readonly oneOf?: readonly ValueView[];
  /** The branches of which at least one fits. */
  readonly anyOf?: readonly ValueView[];
}

/** @experimental */
export interface PropertyView {
  /** The name on the wire. */
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: string;
  readonly value: ValueView;
}

/**
 * A JSON schema with a type of its own: two of them where requests and responses differ.
 *
 * @experimental
 */
export interface SchemaTypeView {
  /** The exported name of the type. */
  readonly typeName: string;
  /** "request" and "response" where the two have types of their own, since members are read-only or write-only. */
  readonly direction: "both" | "request" | "response";
  readonly description?: string;
  readonly deprecated: boolean;
  /** Its `typeName` is there when the type stands for another one. */
  readonly value: ValueView;
  /** The exported name of the validator: "validateOrder". Undefined for a type without one, which the validators around it check. */
  readonly validateName?: string;
  /** True if values in memory have another form than in JSON: the validator returns them. */
  readonly isConverted: boolean;
  /**
   * The keywords that decide validity, as JSON Schema 2020-12. Schemas with types of their own are references:
   * `{ $ref: "#/$defs/OrderLine" }`. Properties that only the other direction has are marked with `readOnly` or `writeOnly`, and
   * not required. Undefined unless an emitter needs "jsonSchemas".
   */
  readonly jsonSchema?: JsonValue;
}

/**
 * A name of XML; the namespace is "" when there is none.
 *
 * @experimental
 */
export interface XmlNameView {
  readonly namespace: string;
  readonly local: string;
}

/**
 * The annotation of a part of an XSD.
 *
 * @experimental
 */
export interface XmlAnnotationView {
  readonly description?: string;
  /** Each `xs:appinfo` for third-party tools. */
  readonly appinfo?: readonly XmlAppinfoView[];
}

/** @experimental */
export interface XmlAppinfoView {
  /** The attribute `source`. Undefined: none. */
  readonly source?: string;
  /** All text inside, with collapsed white space. */
  readonly text: string;
  /** The elements directly inside. */
  readonly elements: readonly XmlAppinfoElementView[];
}

/** @experimental */
export interface XmlAppinfoElementView {
  readonly name: XmlNameView;
  /** All attributes as written, with their namespaces. */
  readonly attributes: readonly (XmlNameView & { readonly value: string })[];
  /** All text inside, with collapsed white space. */
  readonly text: string;
  /** The elements directly inside. */
  readonly elements: readonly XmlAppinfoElementView[];
}

/** @experimental */
export interface XmlElementView extends XmlAnnotationView {
  readonly name: XmlNameView;
  /** The exported name of the type of its content. */
  readonly typeName: string;
}

/**
 * An attribute or a child element of a complex type, with the annotations of its reference and its declaration.
 *
 * @experimental
 */
export interface XmlMemberView extends XmlAnnotationView {
  readonly kind: "attribute" | "element";
  /** The name of the property, or the tag of the items in a list. */
  readonly property: string;
  readonly name: XmlNameView;
}

/**
 * A simple or complex type.
 *
 * @experimental
 */
export interface XmlTypeView extends XmlAnnotationView {
  readonly kind: "simple" | "complex";
  /** The exported name of its TypeScript type. */
  readonly typeName: string;
  /** Absent for an anonymous type. */
  readonly name?: XmlNameView;
  /** The attributes and child elements of a complex type. */
  readonly members?: readonly XmlMemberView[];
  /** The values of an enumeration, as they stand in documents. */
  readonly values?: readonly string[];
}
