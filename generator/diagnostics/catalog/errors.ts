import type { Catalog } from "../entry.js";

/** Errors of error tables: `components/x-errors`. */
export const errorsCatalog = {
  "errors/malformed": {
    lenient: "drop",
    message: "A table of errors is malformed: {why}.",
    hint: 'see "specwright explain errors/malformed" for its form',
    explain:
      'A table under components/x-errors names the body that it fills (schema, or x-xsd-element), documented and assumed values for all of its rows, and the rows: { id: unknownOrder, documented: { members: { code: "E1" } }, assumed: { status: 404 }, when: handler }. docs/reference/error-tables.md lists all properties.',
  },
  "errors/never-reached": {
    lenient: "drop",
    message: 'Row "{id}" is never used: {why}.',
    hint: "correct the path or the kind of problem, move the row up, or remove the rule",
    explain:
      "A server checks the rows in order and uses the first that matches a problem. A rule has an effect only under three conditions. The spec has a rule that a request can break in this way: a required property can be missing, one with an enum can have another value. The operation declares a response for the status: that of the row, or otherwise 401, 403, 406, 413, 415 or 400. No earlier row matches all of these problems.",
  },
  "errors/no-answer": {
    lenient: "drop",
    message: 'No response with {what} has the body that "{name}" fills.',
    hint: "refer to the schema or element of a response, or declare the response",
    explain:
      "An error table fills the bodies of error responses that have the same schema, by $ref, or the same element. A row with a status needs a response for this status, its range, or default: a server sends only declared responses.",
  },
  "errors/renamed": {
    lenient: "drop",
    message: '"{old}" was renamed to "{new}".',
    hint: 'write "{new}", or run "specwright lint --fix"',
    fix: "{new}",
    explain:
      "Tables of errors use plain words since version 0.1: documented (was stated), assumed (was chosen), report (was tells), when (was by) and problem (was fault). The earlier words are not read. `specwright lint --fix` replaces them in YAML and JSON files and changes nothing else.",
  },
  "errors/repeated-case": {
    lenient: "drop",
    message: 'Row "{id}" repeats the problem at "{at}" of row "{other}".',
    hint: "remove one of them",
    explain:
      "One problem of a request leads to one error. If two rows name the same path and the same kind of problem of an operation, the second is never reported.",
  },
  "errors/repeated-id": {
    lenient: "drop",
    message: 'The row id "{id}" is already used.',
    hint: "give each row of all tables a unique id",
    explain:
      "The id of a row is its name in code: handlers reject requests with it. So it is unique in all tables of an API. Two rows may have the same error code.",
  },
  "errors/shown-secret": {
    lenient: "drop",
    message: 'Row "{id}" would show the value at "{at}", which may be sensitive.',
    hint: "remove the template of the value from the row, or name a path that is not sensitive",
    explain:
      "A row with {value} repeats a value of the request to the caller, and logs keep it. So its paths must be properties that are not marked x-sensitive or writeOnly and do not have the format password. A star in a path means each property or item. If a path ends with two stars, or the rule is `always`, a server omits sensitive values.",
  },
  "errors/unfit-body": {
    lenient: "drop",
    message: 'The body of row "{id}" is not valid against the schema.',
    hint: "add the required properties to the row or the table",
    explain:
      "A server combines the properties of a row and of its table into the body of the response, which must be valid. Otherwise the server would send problem details instead (RFC 9457).",
  },
  "errors/unknown-operation": {
    lenient: "drop",
    message: 'Operation "{name}" is not defined.',
    hint: "write an operationId of the spec",
    explain:
      "A rule may name its operations by operationId. Without them it applies to every operation whose responses the table fills.",
  },
  "errors/unknown-place": {
    lenient: "drop",
    message: 'No operation of the table has the path "{at}".',
    hint: 'write "body", "body/lines/*/sku", "query/limit", "headers/x-key", "path/id", "cookies/sid", "credential" or "accept"',
    explain:
      'A path starts with a part of the request and continues like a JSON pointer. "*" is any item or property, and "**" at the end is everything below. The schema must define the properties. In an XML body only "body" and "body/**" are paths.',
  },
  "errors/unknown-template": {
    lenient: "drop",
    message: 'The template "{name}" in braces is unknown.',
    hint: "use {known}, or errors in the body of the table, in braces",
    explain:
      "Strings of a table may contain templates in braces. A server fills in {message} and {code} of the problem, {meaning} of the row, {status}, {path} in the table's syntax, {value}, {allowed} and {limit} of the broken rule, {uuid} and {now}.",
  },
  "errors/unlisted-code": {
    lenient: "drop",
    message: 'The schema of "{name}" lists values of "{member}", but not {value}.',
    hint: "correct the row, or add the value to the list",
    explain:
      "If the schema of an error lists codes, the list and the table agree: callers read the list, and servers use the table. A list may be in one branch of anyOf next to an open one; it is still the list of known codes.",
  },
  "errors/unmarked-choice": {
    severity: "warning",
    message: 'This assumption is not marked with "{mark}".',
    hint: "add {mark} to the table or the row, with a sentence that states the assumption and its reason",
    explain:
      "A table of errors separates the statements of the source (`documented`) from assumptions (`assumed`) if the source is silent: statuses, strings, the syntax of paths. The mark tells readers so. It is in `assumed` of the table for all of its rows, or in `assumed` of one row.",
  },
  "errors/unreached-code": {
    lenient: "ignore",
    message: 'No row of "{name}" has {value}, which the schema lists.',
    hint: "add a row for it, with `when: handler` if only a handler can know",
    explain:
      "The schema of an error lists the codes that callers expect. Each code has a row in the table, so the spec promises nothing that no server can report.",
  },
} as const satisfies Catalog;
