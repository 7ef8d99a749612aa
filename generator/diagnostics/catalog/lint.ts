import type { Catalog, RuleEntry } from "../entry.js";

/** Findings of lint only: the spec works and could be better. */
export const lintCatalog = {
  "lint/missing-description": {
    severity: "warning",
    says: "Every named item has a description.",
    message: '{what} "{name}" has no description.',
    hint: "describe its meaning in a sentence",
    explain: `Editors show descriptions as documentation of the generated code. An operation needs a description or a summary. Parameters, headers, responses, named schemas and properties need a description. Elements, attributes and named types of an XSD need an xs:documentation.

  quantity: { type: integer, minimum: 1, description: How many pieces were ordered. }

A reference needs no description if its target has one. An element or attribute needs none if its named type has one.`,
  },
  "lint/unused-component": {
    severity: "warning",
    says: "An operation or a global element uses every component.",
    message: '{what} "{name}" is not used.',
    hint: "use it or remove it",
    explain: `No operation uses this component, directly or through other components. specwright still generates code for it. In an XSD, a type, group or attribute group is used if a global element reaches it. Next to an OpenAPI document, a global element is used if a media type names it.

A document without operations, or an XSD without global elements, is a library: none of its components is reported.`,
  },
  "lint/unmarked-default": {
    severity: "warning",
    says: "A default in a description is also in the schema.",
    message: '{what} "{name}" has a default in its description ("{words}"), but not in its schema.',
    hint: 'add "default" to the schema, or mark unspecified behavior if the value is unknown',
    explain: `Tools cannot read a default that is only in a description: the generated documentation does not show it, and a comparison of two versions does not detect its changes.

  pageSize: { type: integer, default: 25, description: How many items a page holds. Defaults to 25. }

In an XSD, the attribute "default" of xs:element or xs:attribute sets it. A schema with x-open-question, or an xs:appinfo with source="open-question", is not reported, because its source does not define a default.`,
  },
  "lint/description-mismatch": {
    severity: "warning",
    says: "Every description agrees with the schema next to it.",
    message: 'The description of {what} "{name}" says "{words}", but {stated}.',
    hint: "correct the description, or the schema if the description is right",
    explain: `The rule compares a default, a bound, a value or "required" in a description with the schema. People trust the description, tools trust the schema.

  pageSize: { type: integer, default: 25, description: How many items a page contains. Defaults to 20. }

It reads phrases such as "defaults to 25", "exact when nothing is given", "at most 20 characters", "between 1 and 9", "one of A, B or C" and "Required.", and code words that differ from an enum value by one letter. It does not compare keywords that the schema lacks; lint/unmarked-default reports a default that is only in the description.`,
  },
  "lint/missing-operation-id": {
    severity: "warning",
    says: "Every operation has an operationId.",
    message: 'Operation "{method} {path}" has no operationId.',
    hint: "add an operationId of a verb and a noun, such as cancelOrder",
    explain: `Without an operationId, the name of the operation in the generated code comes from its method and path, and changes with the path.

  post:
    operationId: cancelOrder`,
  },
  "lint/missing-tags": {
    severity: "warning",
    says: "Every operation has a tag.",
    message: 'Operation "{method} {path}" has no tag.',
    hint: "add a tag that names its group",
    explain: `Documentation and tools group the operations of an API by tags.

  post:
    tags: [orders]`,
  },
  "lint/missing-error-response": {
    severity: "warning",
    says: "Every operation describes an error response.",
    message: 'Operation "{method} {path}" describes no error response.',
    hint: 'describe a response of 400 or above, or "default"',
    explain: `Every operation can fail. Without a described error response, callers cannot handle errors and validators cannot check them.

  responses:
    "404":
      description: The order does not exist.`,
  },
  "lint/missing-security": {
    severity: "warning",
    says: "Every operation says who can call it.",
    message: 'Operation "{method} {path}" has no security requirement.',
    hint: 'add "security", or "security: []" if anyone can call it',
    explain: `Without a security requirement, of its own or of the document, anyone can call an operation. This is often an oversight. An empty list marks it as intended.

  post:
    security: [{ token: [write] }]

A document without security schemes is not checked. A scope that no flow of a scheme declares is an error (openapi/unknown-scope).`,
  },
  "lint/unbounded-list": {
    severity: "warning",
    says: "Every list in a request has an upper bound.",
    message: 'The list "{name}" in requests has no maxItems.',
    hint: 'add "maxItems"',
    explain: `A client can send a list of any length, and the server has to work on each item. maxItems rejects longer lists.

  lines: { type: array, maxItems: 500, items: { $ref: "#/components/schemas/Line" } }

The rule checks lists in parameters and request bodies, apart from readOnly properties. A list with enum or const, or without further items, is bounded.`,
  },
  "lint/unbounded-body": {
    severity: "warning",
    says: "Every request body has an upper bound.",
    message: 'The request body "{mediaType}" of operation "{method} {path}" has no upper bound.',
    hint: "add maxLength to a string or a file, and properties or maxProperties to an object",
    explain: `A client can send a body of any size, and the server has to read it. The rule reports strings and files without maxLength, and objects without properties, maxProperties or additionalProperties: false.

  requestBody:
    content:
      image/png: { schema: { type: string, maxLength: 5000000 } }

lint/unbounded-list reports lists. Servers of specwright limit every body in addition.`,
  },
  "lint/unproduced-error-example": {
    severity: "warning",
    says: "A row of the error table produces every error example.",
    message: 'No row of the error table "{name}" produces this example of a response {status}.',
    hint: "correct the example, or add the row",
    explain: `Servers create error responses from the rows of components/x-errors. If no row has the codes of an example, callers never receive such a response.

  rows:
    - { id: noSku, documented: { members: { code: E1 } }, when: [{ at: body/sku, problem: missing }] }

An example of this table has the code E1. The rule ignores values with names in braces. A row with a status produces only responses with this status. In XML, the rule compares the codes with the content of elements.`,
  },
  "lint/wrong-example": {
    severity: "warning",
    says: "Every example is valid against its schema or element.",
    message: "The example of {of} is not valid: {problem}",
    hint: "fix the example, or the schema if the example is right",
    explain: `The generated validators and codecs check each example of a parameter, header, request, response, webhook or schema. The XSD that the media type names checks an XML example; without one, only its syntax is checked. A urlencoded form that is written as a string is parsed as on a server.

  quantity: { type: integer, minimum: 1, example: 3 }

An example of a schema may be valid as a request or as a response. Files of "externalValue" are not fetched, and a multipart form that is written as one string is not parsed. In an API with errors, examples of skipped parts are not checked.`,
  },
  "lint/wrong-default": {
    severity: "warning",
    says: "Every default is valid against its schema.",
    message: "The default of {of} is not valid: {problem}",
    hint: "fix the default, or the schema if the default is right",
    explain: `A default is the value that an absent one means, so it must be valid. Servers fill in defaults of parameters, headers and form fields; an invalid one of these, or of their items and properties, is an error (openapi/refused-default).

  pageSize: { type: integer, minimum: 1, default: 25 }`,
  },
} as const satisfies Catalog<RuleEntry>;
