import type { Catalog } from "../entry.js";

/** Faults of tables of errors: `components/x-errors`. */
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
    message: 'Row "{id}" is never reached here: {why}.',
    hint: "correct the path or the kind of problem, move the row up, or leave the rule out",
    explain:
      "Rows are looked at in their order, and the first one that knows a fault tells it. A rule is of use where the contract has something that can be broken in that way (a required member can be missing, one with an enum can have another value), the operation declares an answer for the status (that of the row, or else 401, 403, 406, 413, 415 or 400 by the fault), and no row before it takes all of that, whatever its place is called.",
  },
  "errors/no-answer": {
    lenient: "drop",
    message: 'No answer with {what} has the body that "{name}" fills.',
    hint: "refer to the schema or element of an answer, or declare the answer",
    explain:
      "A table of errors fills the body of those answers of operations that have the same schema, by $ref, or the same element, and a status of an error. A row with a status of its own needs such an answer for it, for its range or as default: a server sends nothing that the contract does not declare.",
  },
  "errors/renamed": {
    lenient: "drop",
    message: '"{old}" is now called "{new}".',
    hint: 'write "{new}", or run "specwright lint --fix"',
    fix: "{new}",
    explain:
      "Tables of errors use plain words since version 0.1: documented (was stated), assumed (was chosen), report (was tells), when (was by) and problem (was fault). The earlier words are not read. `specwright lint --fix` replaces them in YAML and JSON files and changes nothing else.",
  },
  "errors/repeated-case": {
    lenient: "drop",
    message: 'Row "{id}" has a fault at "{at}" that row "{other}" has already.',
    hint: "leave one of the two out",
    explain:
      "One problem of a request leads to one error. If two rows name the same path and the same kind of problem of an operation, the second is never reported.",
  },
  "errors/repeated-id": {
    lenient: "drop",
    message: 'There is a row "{id}" already.',
    hint: "give each row of all tables an id of its own",
    explain:
      "The id of a row is its name in code: handlers refuse with it. So it is unique among the tables of a contract, while a code of the source may well stand in two rows.",
  },
  "errors/shown-secret": {
    lenient: "drop",
    message: 'Row "{id}" would show the value at "{at}", which may be sensitive.',
    hint: "leave the template of the value out of the row, or name a place that is not sensitive",
    explain:
      "A row whose texts have {value} repeats to the caller what was sent, and logs keep it. So it stands only in rows whose places are members, of which none is marked x-sensitive or writeOnly or has the format password; a star in a place is each of them. Where a rule holds everything (two stars, or `always`), a server leaves values out that are sensitive.",
  },
  "errors/unfit-body": {
    lenient: "drop",
    message: 'The body that row "{id}" makes does not fit the schema.',
    hint: "give the row, or the table, the members that the schema asks for",
    explain:
      "The members of a row, with those that the table gives to all rows, are put into the body of the table, and the result must be valid: a server checks what it sends, and would answer with problem details instead (RFC 9457).",
  },
  "errors/unknown-operation": {
    lenient: "drop",
    message: 'There is no operation "{name}".',
    hint: "write an operationId of the contract",
    explain:
      "A rule may name the operations that it is about by their operationId; without it, it is about all whose answers the table fills.",
  },
  "errors/unknown-place": {
    lenient: "drop",
    message: 'No operation that the table answers for has a place "{at}".',
    hint: 'write "body", "body/lines/*/sku", "query/limit", "headers/x-key", "path/id", "cookies/sid", "credential" or "accept"',
    explain:
      'A place is a part of the request and, behind it, the way into it as in a JSON pointer, where "*" is any item or member and "**" at the end everything below. Members must be described by the schema. In a body of XML only "body" and "body/**" are places.',
  },
  "errors/unknown-template": {
    lenient: "drop",
    message: 'A text of the table has "{name}" in braces, which nothing fills in.',
    hint: "write one of {known}, or errors in the body of the table, in braces",
    explain:
      "Texts of a table may hold names in braces, which a server fills in: {message} and {code} of the fault, the row's {meaning}, {status}, {path} in the table's syntax, {value}, {allowed} and {limit} of the rule that is broken, {uuid} and {now}.",
  },
  "errors/unlisted-code": {
    lenient: "drop",
    message: 'The schema of "{name}" lists values of "{member}", and {value} is not among them.',
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
