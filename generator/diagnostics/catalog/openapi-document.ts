import type { Catalog } from "../entry.js";
import { didYouMeanOr } from "../suggest.js";

/** Errors of a document as a whole: its version, its shape, its references. */
export const openapiDocumentCatalog = {
  "openapi/not-openapi": {
    lenient: "refuse",
    message: "The file is not an OpenAPI document.",
    hint: 'start it with "openapi: 3.1.0", or with "$schema" if it is a JSON Schema',
    explain: 'An OpenAPI document is an object with a property "openapi" that contains its version.',
  },
  "openapi/nothing-described": {
    lenient: "refuse",
    message: "The document has no paths, webhooks or components.",
    hint: "check the file name, or add paths",
    explain:
      "An OpenAPI document describes operations (paths, webhooks) or components for other documents. A document with none of them is often the wrong file, or the rest of a failed download.",
  },
  "openapi/unsupported-version": {
    lenient: ({ isOlder = false }: { isOlder?: boolean }) => (isOlder ? "refuse" : "ignore"),
    message: ({ version, readAs }: { version: string; readAs?: string }) =>
      readAs === undefined
        ? `OpenAPI version "${version}" is not supported.`
        : `OpenAPI version "${version}" is not supported, and is read as ${readAs}.`,
    hint: ({ version }: { version: string }) =>
      version.startsWith("1")
        ? "convert the document to OpenAPI 3.0 or 3.1"
        : "write openapi: 3.1.0, and use the features of 3.1",
    explain:
      "specwright supports Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2, the last three in all patch versions. Other versions are errors. Lenient reading accepts a version without a patch number (3.1), and reads a newer or a missing version as 3.1; older versions stay errors.",
  },
  "openapi/unknown-choice": {
    lenient: "refuse",
    message: '{what} "{name}" is selected, but is not in the document.',
    hint: didYouMeanOr("correct the name, or remove it"),
    explain:
      "Settings and options select operations by tag, path and name (tags, paths, operations), or exclude them (withoutTags, withoutPaths, withoutOperations). A name that matches no operation is often misspelled, so it is an error.",
  },
  "openapi/nothing-chosen": {
    severity: "warning",
    message: ({ count }: { count: number }) =>
      count === 1
        ? "The only operation of the document is not selected."
        : `None of the ${count} operations of the document is selected.`,
    hint: "select more operations: an empty list selects none, and exclusions have priority",
    explain:
      "An operation is selected if tags, paths or operations name it, or if none of these is set. withoutTags, withoutPaths and withoutOperations exclude operations. Here no operation is left, so the output is empty.",
  },
  "openapi/newer-feature": {
    severity: "warning",
    message: '"{what}" of OpenAPI 3.2 is skipped: {effect}.',
    hint: "use a feature of OpenAPI 3.1 if you need it",
    explain:
      "specwright reads OpenAPI 3.2 documents. Features with an equivalent in 3.1 are supported: shared media types, examples as data, responses without a description, XML nodes. Each other feature is skipped with this warning. A server does not handle an operation if it cannot check the whole request.",
  },
  "openapi/unconverted": {
    lenient: "refuse",
    message: "The Swagger 2.0 document cannot be converted: {reason}.",
    hint: "fix this problem, or write the document in OpenAPI 3.0",
    explain:
      "specwright converts a Swagger 2.0 document to OpenAPI 3.0, and reports errors at their source locations in the original file. The converter does not support this document.",
  },
  "openapi/too-many-entries": {
    lenient: "drop",
    message: "{count} entries exceed the limit of {most}.",
    hint: "remove entries, or convert the document to OpenAPI 3",
    explain:
      "specwright converts Swagger 2.0 documents. Time and memory of the conversion grow with these lists (media types, headers of a response) and with references to bodies and other files, so their length is limited.",
  },
  "openapi/unsupported-collection-format": {
    lenient: "give-up",
    message: 'collectionFormat "{format}" in "{place}" has no equivalent in OpenAPI 3.',
    hint: "use csv, or in a query and a form ssv, pipes or multi",
    explain:
      "Swagger 2.0 serializes array parameters by collectionFormat. OpenAPI 3 has no style for tabs (tsv), and only csv for paths and headers, so clients and servers cannot serialize or parse other formats.",
  },
  "openapi/unsupported-dialect": {
    lenient: "ignore",
    message: 'Schema dialect "{dialect}" is not supported.',
    hint: "remove it, or use https://json-schema.org/draft/2020-12/schema",
    explain:
      "jsonSchemaDialect and $schema set the JSON Schema dialect. specwright supports the dialect of OpenAPI 3.1 and JSON Schema 2020-12; in another dialect the same keywords may have other meanings.",
  },
  "openapi/schema": {
    // Loading tolerates most missing properties; an object without one of these is useless.
    lenient: ({ missing }: { missing?: string | undefined; isUnknown?: boolean | undefined }) =>
      missing === undefined
        ? "drop"
        : ["name", "in", "schema", "type", "content", "$ref"].includes(missing)
          ? "give-up"
          : "ignore",
    message: "{message}",
    hint: ({ hint }: { hint?: string | undefined }) => hint,
    explain:
      "The document is not valid against the schema that the OpenAPI Initiative publishes for its version: a property is missing, unknown or of the wrong type. The message names the property.",
  },
  "openapi/unknown-ref": {
    lenient: ({ isRead = false }: { isRead?: boolean }) => (isRead ? "ignore" : "give-up"),
    message: ({ what, name }: { what: string; name: string }) =>
      what === "Reference" ? `The target of reference "${name}" does not exist.` : `${what} "${name}" is not defined.`,
    hint: didYouMeanOr("define it, or correct the reference"),
    explain:
      "A $ref contains a file path, relative to the file of the reference, and after # a JSON pointer (#/components/schemas/Order; ~1 means /, ~0 means ~) or, in OpenAPI 3.1, an $anchor. Its target does not exist.",
  },
  "openapi/wrong-ref-kind": {
    lenient: "give-up",
    message: ({ name, found, expected }: { name: string; found: string; expected: string }) =>
      `"${name}" is ${withArticle(found)}, but ${withArticle(expected)} is expected here.`,
    hint: ({ expected }: { expected: string }) => `refer to ${withArticle(expected)}`,
    explain:
      "The target of a reference must have the type that its position requires: a schema for a schema, a parameter for a parameter.",
  },
  "openapi/remote-ref": {
    lenient: "give-up",
    message: 'Reference "{ref}" points to another host, which is not allowed.',
    hint: "keep a copy of the file next to the spec and refer to it, or allow the origin with --allow-origin",
    explain:
      "specwright fetches only from allowed origins (--allow-origin, or allowOrigins in the configuration), so that generation is reproducible and works offline. References name local files by relative paths.",
  },
  "openapi/ref-cycle": {
    lenient: "give-up",
    message: 'Reference "{ref}" is circular.',
    hint: "replace one of the references with the object itself",
    explain:
      "A chain of references must end at an object. A schema that refers to itself in a property or an item is allowed.",
  },
  "openapi/ignored-ref-sibling": {
    severity: "warning",
    message: '"{key}" next to $ref is ignored.',
    hint: ({ version, key }: { version: string; key: string }) =>
      key === "nullable"
        ? 'move it to the target of the reference, move to OpenAPI 3.1 and write anyOf with { type: "null" }, or set nullable: "as-meant"'
        : version === "3.0"
          ? "move it to the target of the reference, or wrap the reference in allOf"
          : "move it to the target of the reference",
    explain:
      "A Reference Object has only $ref (OpenAPI 3.0), or $ref, summary and description (3.1). Other properties are ignored. In 3.1 a schema may have any keyword next to $ref. In 3.0, lenient reading keeps annotations (title, description, deprecated).",
  },
  "openapi/ref-conflict": {
    lenient: "ignore",
    message: '"{key}" is both next to $ref and in the referenced path item.',
    hint: "keep one of them",
    explain:
      "A path item may have properties next to its $ref. OpenAPI does not define which one wins if a property is in both.",
  },
  "openapi/malformed-mark": {
    severity: "warning",
    message: '"{mark}" must be a string, an object with "name" and "text", or an array of these.',
    hint: "write a string, or add a name",
    explain:
      "x-open-question describes unspecified behavior of an API, and x-sandbox-choice the behavior of the sandbox. Each is a string, or has a name and text; one with only a name refers to the one with this name in the same API. A string may be an id from x-open-questions, a map from ids to strings at the root of the document. Other values are ignored.",
  },
  "openapi/unknown-mark": {
    lenient: "drop",
    message: '"{mark}" with the name "{name}" has no "text" here or elsewhere.',
    hint: didYouMeanOr('add "text"'),
    explain:
      "A mark with only a name refers to a mark of the same kind and name that has text. It may be elsewhere in the document, or in the annotations of an XSD whose elements the document uses.",
  },
  "openapi/repeated-mark": {
    severity: "warning",
    message: '"{mark}" defines "{name}" twice.',
    hint: 'keep one "text", and only the name in the other',
    explain:
      "Two copies of a sentence drift apart. A named sentence is unique in an API, including its XSDs; other positions refer to it by name.",
  },
  "openapi/malformed-rule": {
    severity: "warning",
    message: '"x-rules" must be an array of rules, each a name, or an object with "name" and "text".',
    hint: "write a name if the description has the sentence, or a name and text",
    explain:
      "x-rules lists rules that a schema cannot express. Each rule has a name, which tests and code use, and text, which documentation shows. An object with only a name refers to the rule with this name in the same API. A string is the name of a rule whose sentence is in the description.",
  },
  "openapi/unknown-rule": {
    lenient: "drop",
    message: 'Rule "{name}" has no "text".',
    hint: didYouMeanOr('add "text"'),
    explain:
      "A rule with only a name refers to a rule with the same name that has text: in x-rules elsewhere in the document, or in the annotations of an XSD whose elements the document uses.",
  },
  "openapi/repeated-rule": {
    severity: "warning",
    message: 'Rule "{name}" is defined twice.',
    hint: 'keep one "text", and only the name in the other',
    explain:
      "Two copies of a rule drift apart. Its sentence is unique in an API, including its XSDs; other positions refer to it by name.",
  },
  "openapi/mixed-versions": {
    lenient: "ignore",
    message: "This file is OpenAPI {version}, but a document of {root} refers to it.",
    hint: "use the same version in both",
    explain: "The schemas of OpenAPI 3.0 and 3.1 differ, so a file must not be read by the rules of the other version.",
  },
  "openapi/component-name": {
    lenient: "ignore",
    message: 'Component name "{name}" has characters that OpenAPI does not allow.',
    hint: "use letters, digits, dots, hyphens and underscores",
    explain: "Names under components match ^[a-zA-Z0-9._-]+$, so that references to them need no escapes.",
  },
  "openapi/duplicate-tag": {
    lenient: "ignore",
    message: 'Tag "{name}" is defined twice.',
    hint: "remove the duplicate",
    explain: "The names of tags in the document are unique.",
  },
  "openapi/unknown-mapping": {
    lenient: "ignore",
    message: 'The discriminator maps to "{name}", which is not defined.',
    hint: didYouMeanOr("use the name of a schema in components/schemas, or a reference"),
    explain:
      "The values of a discriminator's mapping are names of schemas in components/schemas, or references as in $ref.",
  },
  "openapi/discriminator-not-required": {
    severity: "warning",
    message: 'The discriminator property "{property}" is not required in this branch.',
    hint: 'define "{property}" there and list it under "required"',
    explain:
      "A discriminator selects a branch by the value of one property. A branch that does not require the property accepts values without it.",
  },
  "openapi/union-does-not-narrow": {
    severity: "warning",
    message: 'The type of this union does not narrow by "{property}": its branches accept the same values.',
    hint: 'list the values of "{property}" in each branch, or set discriminator: "narrow"',
    explain:
      'A discriminator maps the values of a property to branches. Clients, servers and validators follow it. The setting discriminator: "narrow" limits the types of the branches to their values as well, so that code that compares the property knows the branch.',
  },
  "openapi/unknown-security-scheme": {
    lenient: "ignore",
    message: 'Security scheme "{name}" is not defined.',
    hint: didYouMeanOr("define it under components/securitySchemes"),
    explain: "A security requirement names schemes of components/securitySchemes.",
  },
  "openapi/unknown-scope": {
    lenient: "ignore",
    message: 'Scope "{scope}" is not defined by the security scheme "{scheme}".',
    hint: didYouMeanOr("add it to the scopes of one of its flows"),
    explain: "The scopes that a requirement of an oauth2 scheme lists are defined in the scopes of its flows.",
  },
  "openapi/unexpected-scope": {
    lenient: "ignore",
    message: 'Security scheme "{scheme}" has no scopes in OpenAPI 3.0.',
    hint: "write an empty list, or move to OpenAPI 3.1, which allows roles here",
    explain: "In OpenAPI 3.0 only oauth2 and openIdConnect schemes have scopes; the list of other schemes is empty.",
  },
  "openapi/undefined-server-variable": {
    lenient: "ignore",
    message: 'Server variable "{name}" is not defined.',
    hint: didYouMeanOr("define it under variables, with a default"),
    explain: "Each name in braces in the url of a server needs an entry in variables with a default.",
  },
  "openapi/unused-server-variable": {
    severity: "warning",
    message: 'Server variable "{name}" is not in the url.',
    hint: ({ name }: { name: string }) => `write {${name}} into the url, or remove the variable`,
    explain: "A variable that is not in the url has no effect.",
  },
  "openapi/unusable-server": {
    severity: "warning",
    message: "Clients omit this server, because its address is not a plain http or https URL.",
    hint: "use a URL without user name, query and fragment, or correct the default of its variable",
    explain:
      "Generated clients offer the servers of a spec by name. They omit an address with another scheme, with a user name, a password, a query, a fragment, a space or a backslash, or with a variable whose default changes the host. Calls with an explicit address are not affected.",
  },
  "openapi/server-default-not-in-enum": {
    lenient: "ignore",
    message: 'The default "{value}" of server variable "{name}" is not one of its values.',
    hint: "use a value from enum",
    explain: "If a server variable has an enum, its default is one of the values.",
  },
} as const satisfies Catalog;

/** A kind of object in a sentence: "a parameter", "an example". */
function withArticle(kind: string): string {
  return `${/^[aeiou]/i.test(kind) ? "an" : "a"} ${kind.toLowerCase()}`;
}
