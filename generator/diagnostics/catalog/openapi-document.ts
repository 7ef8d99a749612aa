import type { Catalog } from "../entry.js";
import { didYouMeanOr } from "../suggest.js";

/** Faults of a document as a whole: its version, its shape, its references. */
export const openapiDocumentCatalog = {
  "openapi/not-openapi": {
    lenient: "refuse",
    message: "The file is not an OpenAPI document.",
    hint: "begin it with openapi: 3.1.0, or with $schema when it is a JSON Schema",
    explain: 'An OpenAPI document is an object with a member "openapi" that names the version it is written in.',
  },
  "openapi/nothing-described": {
    lenient: "refuse",
    message: "The document has neither paths nor webhooks nor components.",
    hint: "see whether it is the file that is meant, or begin with paths",
    explain:
      "A document of OpenAPI describes operations (paths, webhooks) or parts for other documents (components). One with none of them is mostly another file than the one that is meant, or what is left of a download that failed.",
  },
  "openapi/unsupported-version": {
    lenient: ({ isOlder = false }: { isOlder?: boolean }) => (isOlder ? "refuse" : "ignore"),
    message: ({ version, readAs }: { version: string; readAs?: string }) =>
      readAs === undefined
        ? `OpenAPI version "${version}" is not supported.`
        : `OpenAPI version "${version}" is not supported, and taken for ${readAs}.`,
    hint: ({ version }: { version: string }) =>
      version.startsWith("1")
        ? "convert the document to OpenAPI 3.0 or 3.1"
        : "write openapi: 3.1.0, and use what 3.1 has",
    explain:
      "Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2 are read, the last three in all their patch versions. What another version says is not known here, so it is refused rather than passed over. Lenient reading takes a version without a patch (3.1) for what it means, and one that is newer, or no version at all, for 3.1; only older ones are refused.",
  },
  "openapi/unknown-choice": {
    lenient: "refuse",
    message: '{what} "{name}", which is to be chosen, is not in the document.',
    hint: didYouMeanOr("mend the name, or leave it out"),
    explain:
      "Settings and options choose operations by tag, by path and by name (tags, paths, operations), or leave them out (withoutTags, withoutPaths, withoutOperations). A name that no operation has would choose less, or leave out less, than was meant.",
  },
  "openapi/nothing-chosen": {
    severity: "warning",
    message: ({ count }: { count: number }) =>
      count === 1
        ? "The one operation of the document is not chosen."
        : `None of the ${count} operations of the document is chosen.`,
    hint: "widen the choice: an empty list chooses nothing, and what a list leaves out is out whatever else chooses it",
    explain:
      "An operation is read when one of tags, paths and operations names it (any, where none of these is given), and none of withoutTags, withoutPaths and withoutOperations. Here no operation is left, and what is written is empty.",
  },
  "openapi/newer-feature": {
    severity: "warning",
    message: '"{what}" of OpenAPI 3.2 is left out: {effect}.',
    hint: "say it in the words of OpenAPI 3.1 where it matters",
    explain:
      "Documents of OpenAPI 3.2 are read. What 3.1 has words for is read as these (shared media types, examples as data, responses without a description, nodes of XML); everything else that 3.2 adds is left out, each part with this warning. A server does not answer an operation whose requests it cannot check whole.",
  },
  "openapi/unconverted": {
    lenient: "refuse",
    message: "The document cannot be converted to OpenAPI 3.0: {reason}.",
    hint: "mend what other diagnostics name, or convert the document to OpenAPI 3.0",
    explain:
      "A document of Swagger 2.0 is converted to OpenAPI 3.0 when it is read, and told of at the places of its own file. This one has a form that the conversion does not know.",
  },
  "openapi/too-many-entries": {
    lenient: "drop",
    message: "There are {count} entries here, and at most {most} are read.",
    hint: "write fewer, or write the document in OpenAPI 3",
    explain:
      "Documents of Swagger 2.0 are converted when they are read, in time and space that grow with these lists (media types, headers of a response) and with what references to bodies and to other files name. Longer ones are refused.",
  },
  "openapi/unsupported-collection-format": {
    lenient: "give-up",
    message: 'OpenAPI 3 has no style for collectionFormat "{format}" in "{place}".',
    hint: "use csv, or in a query and a form ssv, pipes or multi",
    explain:
      "Lists in parameters of Swagger 2.0 travel in a collectionFormat. For tabs (tsv), and for other formats than csv in paths and headers, OpenAPI 3 has no style, so that neither clients nor servers could write or read them.",
  },
  "openapi/unsupported-dialect": {
    lenient: "ignore",
    message: 'Schema dialect "{dialect}" is not supported.',
    hint: "leave it out, or name https://json-schema.org/draft/2020-12/schema",
    explain:
      "jsonSchemaDialect and $schema say which JSON Schema a schema is written in. OpenAPI 3.1's own dialect and JSON Schema 2020-12 are read; in another one the same keywords may mean other things.",
  },
  "openapi/schema": {
    // Readers do without most members that are missing; an object that needs one of these is nothing without it.
    lenient: ({ missing }: { missing?: string | undefined }) =>
      missing === undefined
        ? "drop"
        : ["name", "in", "schema", "type", "content", "$ref"].includes(missing)
          ? "give-up"
          : "ignore",
    message: "{message}",
    hint: ({ hint }: { hint?: string | undefined }) => hint,
    explain:
      "The document breaks the schema that the OpenAPI Initiative publishes for its version: a member is missing, unknown or of the wrong type. The message names the member.",
  },
  "openapi/unknown-ref": {
    lenient: ({ isRead = false }: { isRead?: boolean }) => (isRead ? "ignore" : "give-up"),
    message: ({ what, name }: { what: string; name: string }) =>
      what === "Reference" ? `Reference "${name}" leads nowhere.` : `${what} "${name}" is not defined.`,
    hint: didYouMeanOr("define it, or mend the reference"),
    explain:
      "A $ref names a file, relative to the file that holds it, and after # a JSON pointer (#/components/schemas/Order; ~1 stands for /, ~0 for ~) or, in OpenAPI 3.1, an $anchor. Nothing is there under this name.",
  },
  "openapi/wrong-ref-kind": {
    lenient: "give-up",
    message: ({ name, found, expected }: { name: string; found: string; expected: string }) =>
      `"${name}" is ${withArticle(found)}, and ${withArticle(expected)} is expected here.`,
    hint: ({ expected }: { expected: string }) => `refer to ${withArticle(expected)}`,
    explain:
      "A reference must name an object of the kind that may stand in its place: a schema for a schema, a parameter for a parameter.",
  },
  "openapi/remote-ref": {
    lenient: "give-up",
    message: 'Reference "{ref}" leads to another machine.',
    hint: "keep a copy of the file beside the spec and refer to that, or allow its origin with --allow-origin",
    explain:
      "Nothing is fetched while code is generated unless its origin was allowed (--allow-origin, or allowOrigins in the configuration), so that the same spec gives the same code tomorrow and without a network. References name local files by relative paths.",
  },
  "openapi/ref-cycle": {
    lenient: "give-up",
    message: 'Reference "{ref}" leads back to itself.',
    hint: "let one of the references in the circle be the object itself",
    explain:
      "References that only lead to other references must end at an object. Schemas that hold themselves in a property or item are fine.",
  },
  "openapi/ignored-ref-sibling": {
    severity: "warning",
    message: '"{key}" beside $ref is ignored.',
    hint: ({ version, key }: { version: string; key: string }) =>
      key === "nullable"
        ? 'move it to what the reference names, move to OpenAPI 3.1 and write anyOf with { type: "null" }, or set nullable: "as-meant"'
        : version === "3.0"
          ? "move it to what the reference names, or wrap the reference in allOf"
          : "move it to what the reference names",
    explain:
      "A Reference Object has $ref alone (OpenAPI 3.0), or $ref, summary and description (3.1). Other members beside it do not count. In 3.1 a schema may have any keyword beside $ref; lenient reading takes what a 3.0 schema only tells people there (title, description, deprecated).",
  },
  "openapi/ref-conflict": {
    lenient: "ignore",
    message: '"{key}" stands both beside $ref and in the path item that it names.',
    hint: "keep one of them",
    explain:
      "A path item may have members beside its $ref. For a member that is in both, OpenAPI says nothing about which one counts.",
  },
  "openapi/malformed-mark": {
    severity: "warning",
    message: '"{mark}" is a string, an object with a name and a text, or a list of these.',
    hint: "write a string, or give it a name",
    explain:
      "An open question (x-open-question) says in words what the source of a contract leaves open, a choice (x-sandbox-choice) what the project's own server does there. Each is a string, or has a name and a text; one with only a name points to the one of this name in the same API. A string may be an id from x-open-questions, a map from ids to texts at the root of the document. Anything else is neither counted nor shown.",
  },
  "openapi/unknown-mark": {
    lenient: "drop",
    message: 'No "{mark}" named "{name}" has a text.',
    hint: didYouMeanOr("give it a text"),
    explain:
      "A question or a choice with a name alone points to one of the same kind and name that has a text: elsewhere in the document, or in the annotations of an XSD that it names elements of.",
  },
  "openapi/repeated-mark": {
    severity: "warning",
    message: '"{mark}" has the text of "{name}" twice.',
    hint: "keep the text at one place, and the name alone at the other",
    explain:
      "Two texts of one question or choice drift apart. A text that has a name stands once in an interface, XSDs included; where it holds as well, its name points to it.",
  },
  "openapi/malformed-rule": {
    severity: "warning",
    message: '"x-rules" is a list of rules, each a name, or a name and a text.',
    hint: "write a name if the description has the sentence, or a name and a text",
    explain:
      "x-rules says what a schema cannot: each rule has a name, by which tests and code refer to it, and a text, which documentation shows. An object with only a name points to the rule of this name in the same API. A string is the name of a rule whose sentence is in the description.",
  },
  "openapi/unknown-rule": {
    lenient: "drop",
    message: 'Rule "{name}" is written nowhere.',
    hint: didYouMeanOr("give it a text"),
    explain:
      "A rule with a name alone points to a rule of the same name that has a text: in x-rules elsewhere in the document, or in the annotations of an XSD that it names elements of.",
  },
  "openapi/repeated-rule": {
    severity: "warning",
    message: 'Rule "{name}" is written twice.',
    hint: "keep the text at one place, and the name alone at the other",
    explain:
      "Two texts of one rule drift apart. A rule has its text once in an interface, XSDs included; where it holds as well, its name points to it.",
  },
  "openapi/mixed-versions": {
    lenient: "ignore",
    message: "This file is written in OpenAPI {version}, and a document of {root} refers to it.",
    hint: "write both in the same version",
    explain: "The schemas of OpenAPI 3.0 and 3.1 differ: one file would be read by the rules of the other.",
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
    hint: "keep one of them",
    explain: "Each tag of the document's list has a name of its own.",
  },
  "openapi/unknown-mapping": {
    lenient: "ignore",
    message: 'The discriminator maps to "{name}", which is not defined.',
    hint: didYouMeanOr("name a schema of components/schemas, or refer to one"),
    explain:
      "The values of a discriminator's mapping are names of schemas in components/schemas, or references as in $ref.",
  },
  "openapi/discriminator-not-required": {
    severity: "warning",
    message: 'The discriminator property "{property}" is not required in this branch.',
    hint: 'define "{property}" there and list it under "required"',
    explain:
      "A discriminator tells which branch a value belongs to by one property. A branch that does not require it accepts values about which the discriminator says nothing. It never changes what is valid.",
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
    explain: "The scopes that a requirement asks of an oauth2 scheme are listed under the scopes of its flows.",
  },
  "openapi/unexpected-scope": {
    lenient: "ignore",
    message: 'Security scheme "{scheme}" has no scopes in OpenAPI 3.0.',
    hint: "write an empty list, or move to OpenAPI 3.1, which allows roles here",
    explain: "In OpenAPI 3.0 only oauth2 and openIdConnect take scopes; the list of every other scheme is empty.",
  },
  "openapi/undefined-server-variable": {
    lenient: "ignore",
    message: 'Server variable "{name}" is not defined.',
    hint: didYouMeanOr("define it under variables, with a default"),
    explain: "Each name in braces in a server's url has an entry under its variables, with a default.",
  },
  "openapi/unused-server-variable": {
    severity: "warning",
    message: 'Server variable "{name}" is not in the url.',
    hint: ({ name }: { name: string }) => `write {${name}} into the url, or remove the variable`,
    explain: "A variable that the url does not name in braces changes nothing.",
  },
  "openapi/unusable-server": {
    severity: "warning",
    message:
      "Clients do not offer this server, whose address is not one of http or https without user name, query and fragment.",
    hint: "correct the address, or the default of the variable in it",
    explain:
      "Generated clients offer the servers of a contract by name. An address of another scheme, one that holds a user name, a password, a query or a fragment, one with a space or a backslash, and one whose variable has a default that would lead to another host are left out; calls to other addresses are as before.",
  },
  "openapi/server-default-not-in-enum": {
    lenient: "ignore",
    message: 'The default "{value}" of server variable "{name}" is not one of its values.',
    hint: "choose the default from enum",
    explain: "When a server variable lists its values under enum, its default is one of them.",
  },
} as const satisfies Catalog;

/** A kind of object in a sentence: "a parameter", "an example". */
function withArticle(kind: string): string {
  return `${/^[aeiou]/i.test(kind) ? "an" : "a"} ${kind.toLowerCase()}`;
}
