import type { Catalog } from "../entry.js";
import { didYouMean } from "../suggest.js";

/** Errors of fixtures, and fixtures that fail. */
export const fixtureCatalog = {
  "fixture/malformed": {
    message: "{message}",
    hint: ({ hint }: { hint?: string | undefined }) => hint,
    explain: `A file below fixtures/ is a YAML list of fixtures. Each has a name, one message or value, and the expected result:

  - name: a quantity below 1
    request:
      path: { id: "7" }
      body: { quantity: 0 }
    expect:
      invalid: [{ code: minimum, path: /quantity }]

The JSON Schema of the format is dist/templates/schemas/fixture.schema.json in the package specwright.`,
  },
  "fixture/unknown-subject": {
    message: 'The API "{api}" has no operation, schema or XML element "{name}".',
    hint: ({ near }: { near?: string | undefined }) =>
      didYouMean(near) ?? "rename the folder to an operationId, a schema or a global element",
    explain:
      "Each folder below fixtures/ is named after an operation, a webhook, a schema in components, or a global XML element. specwright checks all fixtures in the folder against it.",
  },
  "fixture/repeated-name": {
    message: 'The name "{name}" is already used in this folder.',
    hint: "give each fixture of a folder a unique name",
    explain: "Reports name fixtures by their folder and their name, so no two fixtures of a folder have the same name.",
  },
  "fixture/unreadable-file": {
    message: 'The file "{file}" cannot be read: {reason}.',
    hint: "name a file below the folder fixtures",
    explain:
      "A fixture may name a file with the bytes of its body. The file is below the folder fixtures of the same API, and links do not point outside it.",
  },
  "fixture/none": {
    severity: "warning",
    message: 'The API "{api}" has no fixtures.',
    hint: 'write a list of fixtures to "{folder}/<operation>/<name>.yaml"',
    explain:
      "specwright test reads fixtures from the folder fixtures next to a spec: one folder for each operation, schema or XML element.",
  },
  "fixture/failed": {
    message: '"{name}": {detail}',
    hint: ({ found }: { found: string }) => (found === "" ? undefined : `reported: ${found}`),
    explain: `A fixture that is expected to be valid was rejected or changed, or one that is expected to be invalid was accepted, or rejected for another reason. The generated client and server check requests and responses; validators and codecs check values and XML documents.

Compare both with the documentation of the API, and change the fixture or the spec.`,
  },
  "fixture/timed-out": {
    message: '"{name}": The check was stopped after {seconds} s.',
    hint: "look for a regular expression that backtracks, or for a very large value",
    explain:
      "Each fixture runs in a thread that is stopped if a single fixture takes too long. The other fixtures run in a new thread.",
  },
  "fixture/disagreement": {
    message: '"{name}": According to {judge} the message is {verdict}, but the fixture expects it to be {expected}.',
    hint: 'fix the spec or the fixture; if the rules differ, state the reason in "differs"',
    explain: `ajv checks JSON against the schemas of an OpenAPI 3.1 document, and libxml2 checks XML against an XSD, if they are installed. They do not use specwright, so they detect errors that a spec and its generated code share.

Some rules are stricter in specwright: duplicate names in JSON, formats, and extensions such as x-rules. Others are less strict: XML elements that the spec does not declare are ignored if the spec allows it. Such a fixture states the reason in "differs".`,
  },
  "fixture/agreement": {
    message: '"{name}": {judge} agrees with the fixture, although "differs" states a disagreement.',
    hint: 'remove "differs"',
    explain: '"differs" is for messages that ajv or libxml2 evaluate differently from the fixture.',
  },
} as const satisfies Catalog;
