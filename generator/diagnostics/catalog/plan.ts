import type { Catalog } from "../entry.js";
import { didYouMean } from "../suggest.js";

/** Errors of names and files, found during planning. */
export const planCatalog = {
  "plan/unsatisfiable-schema": {
    severity: "warning",
    message: 'Schema "{name}" accepts {values}: {why}.',
    hint: ({ hint }: { hint: string }) => hint,
    explain: `A value must be valid in each branch of allOf. A branch with "additionalProperties: false" does not know the properties of the other branches and rejects them.

  allOf:
    - $ref: "#/components/schemas/Base"
    - { type: object, properties: { size: { type: integer } }, additionalProperties: false }

No object with a property of Base is valid here. In OpenAPI 3.1, "unevaluatedProperties: false" next to allOf rejects only the properties that no branch declares.

An empty enum accepts no value either.`,
  },
  "plan/taken-method-name": {
    severity: "warning",
    message: 'The method of the operation "{operation}" is named "{name}", because "{wished}" is already used.',
    hint: "change the operationId or the tags of one operation",
    explain:
      'The methods of a client, or of a group, have unique names. If two operationIds result in one name, such as "list_todos" and "listTodos", one gets a number or keeps its full name. A name that clients or JavaScript reserve ("raw", "then") gets a suffix. The setting naming: "asWritten" keeps operationIds unchanged.',
  },
  "plan/unknown-binding": {
    severity: "warning",
    message: 'The setting "bindings" names "{component}", which the schema does not have.',
    hint: ({ near }: { near?: string | undefined }) => didYouMean(near),
    explain:
      'The setting "bindings" sets the TypeScript names of types and elements of an XSD: { "{urn:orders}Order": "PurchaseOrder" }. The schema has the namespace of this entry, but no global type or element with this name.',
  },
  "plan/unused-value-form": {
    severity: "warning",
    message: 'The setting "{setting}" does not apply to "{name}" of the XSD, since its type has {reason}.',
    hint: "convert the values in your code, or remove {reason} from the type",
    explain:
      "The settings dates and int64 set the types of values in memory. A pattern or an enumeration is about the text of a value, so values of such a type keep their form. The message names the first such type for each setting.",
  },
  "plan/unusable-name": {
    lenient: "give-up",
    message: '"{name}" cannot be the name of a {place}: {why}.',
    hint: "correct the name, or exclude clients and servers with --emit",
    explain:
      "The name of a header, a cookie or an authentication scheme is a token (RFC 9110, sections 5.6.2 and 11.1). Servers and proxies would reject or misread a name with a space, a semicolon or a letter beyond ASCII. Names of query and path parameters and of JSON properties may be any string.",
  },
  "plan/unread-pagination": {
    severity: "warning",
    message: 'The pages of the extension "{word}" cannot be read: {why}.',
    hint: 'declare them with "x-pagination" or the setting "pagination"',
    explain:
      "Clients read the pagination of an operation from the extensions of Speakeasy, Fern, Redocly, Microsoft and Stainless, and check it against the parameters and the response. This extension does not match them, or specwright does not support the case. The operation then has no methods for pages.",
  },
  "plan/unusable-pagination": {
    lenient: "drop",
    message: 'The extension "{word}" is not valid: {why}.',
    hint: "correct it, or remove it",
    explain:
      "x-pagination declares the pages of an operation: style (cursor, offset, page, url or link), and as far as the style needs them, the parameter, the JSON Pointer of the items, and the location of the next cursor or URL. Each must exist in the operation with a suitable type: the items are an array, and cursors are strings or numbers.",
  },
  "plan/unusable-pagination-setting": {
    severity: "warning",
    message: 'The setting "pagination" declares pages that this operation does not have: {why}.',
    hint: "correct the entry of the operation, or set it to false",
    explain:
      'The setting "pagination" declares the pages of operations by operationId, or by method and path: { "listUsers": { "style": "cursor", ... } }. It has the properties of x-pagination. The value false means that the operation does not page.',
  },
  "plan/unusable-parameter-sets": {
    lenient: "give-up",
    message: 'The extension "x-parameter-sets" is not valid: {why}.',
    hint: "list optional query parameters of the operation, each once in a set, or remove it",
    explain:
      "With x-parameter-sets an operation lists sets of its query parameters: [[token], [consumerKey, user]]. A caller passes all parameters of exactly one set, and none of the others. A set may contain another set, or be empty: [[], [kind], [kind, value]] means that value requires kind. Clients and servers have a type for each set and reject other combinations. Other parameters are not affected.",
  },
  "plan/unusable-token-request": {
    lenient: "drop",
    message: 'The extension "x-token-request" is not valid: {why}.',
    hint: "correct it, or remove it",
    explain:
      "x-token-request of a security scheme declares how its tokens are requested: grant (the grant type), tokenUrl (an http or https URL, or a path that follows the address of the API), authentication (basic, body or none), fields and headers (a string is a constant, an object is a value that callers pass), and the JSON Pointers token, expiresIn and expiresAt of the response. Clients export a function that requests tokens so. Schemes of HTTP Basic authentication and mutual TLS have no tokens.",
  },
  "plan/too-many-values": {
    lenient: "give-up",
    message: 'The values of "{name}" have more than {most} nested paths.',
    hint: 'use content or an encoding with "application/json", or exclude clients and servers with --emit',
    explain:
      "A parameter or a form field is a string. Generated code needs the type of each nested property and item to parse it. A recursive schema counts once; a schema that reaches the same schemas by many paths is expanded. JSON does not need such a table.",
  },
  "plan/unsupported-form": {
    lenient: "give-up",
    message: 'The schema of "{mediaType}" does not describe an object.',
    hint: "describe each field as a property of one object, or exclude clients and servers with --emit",
    explain:
      "A form is a list of named fields, so its schema must accept an object. A multipart form may also be an array of parts, if each item has one name. Numbers, booleans, and arrays in urlencoded forms cannot be sent as a form.",
  },
  "plan/unsupported-parameter-content": {
    lenient: "give-up",
    message: '"{name}" has the media type "{mediaType}", but parameters support only JSON and text.',
    hint: "use a schema, or application/json, or exclude clients and servers with --emit",
    explain:
      "A parameter or header with content contains a document of this media type. Clients and servers support JSON and text. OpenAPI does not define how values of other formats are serialized in a parameter.",
  },
} as const satisfies Catalog;
