import type { Catalog, RuleEntry } from "../entry.js";

/** Findings of lint alone: the contract works and could be better. */
export const lintCatalog = {
  "lint/missing-description": {
    severity: "warning",
    says: "What has a name has a description.",
    message: '{what} "{name}" has no description.',
    hint: "say in a full sentence what it means",
    explain: `Descriptions become the documentation that people see when they hover over a name in the generated code. Operations need a description or a summary; parameters, headers, responses, named schemas and properties a description; elements, attributes and named types of an XSD an xs:documentation.

  quantity: { type: integer, minimum: 1, description: How many pieces were ordered. }

A reference needs no description of its own when what it refers to has one. An element or attribute needs none when its named type has one.`,
  },
  "lint/unused-component": {
    severity: "warning",
    says: "Every component is used by an operation, or reached from a global element.",
    message: '{what} "{name}" is not used.',
    hint: "use it or remove it",
    explain: `Nothing that an operation sends or receives refers to this component, directly or through others. It is generated all the same, and its readers wonder what it is for. In an XSD, a type, group or attribute group counts as used when a global element reaches it; beside an OpenAPI document, a global element counts as used when a media type names it.

A document without operations, or an XSD without global elements, is a library of parts, and nothing in it is reported.`,
  },
  "lint/unmarked-default": {
    severity: "warning",
    says: "A default that a description speaks of stands in the schema as well.",
    message: '{what} "{name}" has a default in its description ("{words}") and none in its schema.',
    hint: 'write the value as "default" too, or mark an open question when the value is not known',
    explain: `A default that stands only in prose reaches no tool: it is not in the generated documentation as a default, and a comparison of two versions does not see it change.

  pageSize: { type: integer, default: 25, description: How many items a page holds. Defaults to 25. }

In an XSD the attribute "default" of xs:element or xs:attribute says it. A schema with x-open-question, or an xs:appinfo with source="open-question", is not reported: there the source itself is silent.`,
  },
  "lint/description-mismatch": {
    severity: "warning",
    says: "Every description agrees with the schema next to it.",
    message: 'The description of {what} "{name}" says "{words}", but {stated}.',
    hint: "correct the description, or the schema if the description is right",
    explain: `A description that repeats a default, a bound, a value or a required mark is compared with the schema. Readers believe the description, tools the schema.

  pageSize: { type: integer, default: 25, description: How many items a page contains. Defaults to 20. }

The rule reads phrases such as "defaults to 25", "exact when nothing is given", "at most 20 characters", "between 1 and 9", "one of A, B or C" and "Required.", and code words that differ from a value of an enumeration by a letter. A part that the schema lacks is not compared; lint/unmarked-default reports a default that only the description has.`,
  },
  "lint/missing-operation-id": {
    severity: "warning",
    says: "Every operation has an operationId.",
    message: 'Operation "{method} {path}" has no operationId.',
    hint: "add an operationId of a verb and a noun: cancelOrder",
    explain: `Without an operationId, the name of the operation in the generated code is made from its method and path, and it changes when the path does.

  post:
    operationId: cancelOrder`,
  },
  "lint/missing-tags": {
    severity: "warning",
    says: "Every operation has a tag.",
    message: 'Operation "{method} {path}" has no tag.',
    hint: "add a tag that says which part of the interface it belongs to",
    explain: `Tags group the operations of an interface in documentation and tools.

  post:
    tags: [orders]`,
  },
  "lint/missing-error-response": {
    severity: "warning",
    says: "Every operation describes how it fails.",
    message: 'Operation "{method} {path}" describes no error response.',
    hint: 'describe a response of 400 or above, or "default"',
    explain: `Every operation can fail. A caller who does not know how a failure looks cannot handle it, and a validator has nothing to check it against.

  responses:
    "404":
      description: There is no such order.`,
  },
  "lint/unproduced-error-example": {
    severity: "warning",
    says: "Every example of an error is produced by a row of its error table.",
    message: 'No row of the error table "{name}" produces this example of a response {status}.',
    hint: "correct the example, or add the row",
    explain: `Servers fill error responses from the rows of components/x-errors. An example whose codes no row has shows a response that no caller receives.

  rows:
    - { id: noSku, stated: { members: { code: E1 } }, by: [{ at: body/sku, fault: missing }] }

An example of this table has the code E1. Values with names in braces are not compared, and a row with a status of its own produces only responses with this status. In XML the codes are compared with the content of elements.`,
  },
  "lint/wrong-example": {
    severity: "warning",
    says: "Every example is what its schema, or its element, admits.",
    message: "An example of {of} is refused: {problem}",
    hint: "mend the example, or the schema when the example is right",
    explain: `Examples are what people copy first. Each is checked by the validators and codecs that are generated for the contract: those of parameters, headers, requests, responses and webhooks, and those of schemas. An example of XML is checked by the XSD that its media type names, and read at least where there is none; an urlencoded form that is written as text is read as a server reads it.

  quantity: { type: integer, minimum: 1, example: 3 }

An example of a schema may show it as it is sent or as it is returned. Files that "externalValue" names are not fetched, and a multipart form that is written as one text is not taken apart. In an interface with errors, examples are checked as far as what they belong to can be read.`,
  },
  "lint/wrong-default": {
    severity: "warning",
    says: "Every default is what its schema admits.",
    message: "The default of {of} is refused: {problem}",
    hint: "mend the default, or the schema when the default is right",
    explain: `A default says what an absent value means, so it has to be a value that could have been sent. Defaults of parameters, headers and fields of forms are filled in; a wrong one of these, or of their items and members, is an error (openapi/refused-default).

  pageSize: { type: integer, minimum: 1, default: 25 }`,
  },
} as const satisfies Catalog<RuleEntry>;
