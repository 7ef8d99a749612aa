import type { Catalog } from "../entry.js";
import { didYouMean, didYouMeanOr } from "../suggest.js";

/** Errors of a JSON Schema. */
export const jsonSchemaCatalog = {
  "json-schema/not-a-schema": {
    lenient: "give-up",
    message: "A schema is expected here, not {found}.",
    hint: 'write an object of keywords, such as "type: string"',
    explain:
      "A schema is an object of keywords. In OpenAPI 3.1, true (accepts everything) and false (rejects everything) are schemas too; in OpenAPI 3.0 only additionalProperties may be true or false. An array in items is the form of earlier drafts: write prefixItems.",
  },
  "json-schema/unknown-type": {
    lenient: "drop",
    message: 'Type "{name}" does not exist.',
    hint: didYouMeanOr("use null, boolean, integer, number, string, array or object"),
    explain:
      "The types of JSON Schema are null, boolean, integer, number, string, array and object. For a more specific type add a format: a date is { type: string, format: date }.",
  },
  "json-schema/bad-value": {
    lenient: "drop",
    message: 'Keyword "{key}" must be {expected}.',
    hint: ({ hint }: { hint?: string | undefined }) => hint,
    explain:
      "The value of a keyword has the wrong type, so the keyword has no meaning. Examples: minItems: -1, required: true, properties: [].",
  },
  "json-schema/boolean-limit": {
    lenient: "ignore",
    message: 'Keyword "{key}" must be a number, not a boolean, since OpenAPI 3.1.',
    hint: ({ hint }: { hint: string }) => hint,
    explain:
      "In OpenAPI 3.0 exclusiveMinimum and exclusiveMaximum are booleans that exclude the value of minimum or maximum. Since OpenAPI 3.1 each is a separate limit: { minimum: 0, exclusiveMinimum: true } becomes { exclusiveMinimum: 0 }. Lenient reading accepts the older form.",
  },
  "json-schema/unknown-keyword": {
    severity: "warning",
    message: 'Keyword "{key}" is unknown and has no effect.',
    hint: ({ near, hint }: { near?: string | undefined; hint?: string | undefined }) =>
      hint ?? didYouMean(near) ?? 'remove it, or start its name with "x-"',
    explain: "JSON Schema ignores unknown keywords, so a misspelled one checks nothing. Custom keywords start with x-.",
  },
  "json-schema/unsupported-vocabulary": {
    lenient: "ignore",
    message: 'The required vocabulary "{vocabulary}" is not supported.',
    hint: "set it to false in the meta-schema, or remove it",
    explain:
      "A meta-schema lists the vocabularies of its schemas. A vocabulary that is set to true is required: without it, a tool cannot evaluate the schema.",
  },
  "json-schema/needs-3.1": {
    lenient: "ignore",
    message: "OpenAPI 3.0 does not support {key}.",
    hint: ({ hint }: { hint?: string | undefined }) => hint ?? "write openapi: 3.1.0 at the top of the document",
    explain:
      "Schemas of OpenAPI 3.0 use a subset of an early draft of JSON Schema. Keywords of JSON Schema 2020-12 (const, prefixItems, if, $defs, arrays of types, ...) came with OpenAPI 3.1, and tools for 3.0 ignore them.",
  },
  "json-schema/nullable-in-3.1": {
    severity: "warning",
    message: 'In OpenAPI 3.1 the keyword "nullable" has no effect.',
    hint: 'add "null" to the types: type: [string, "null"]',
    explain:
      'nullable belongs to OpenAPI 3.0. In 3.1 it is an unknown keyword, so null stays invalid. Write type: [string, "null"], or anyOf with { type: "null" } and the reference.',
  },
  "json-schema/nullable-without-null": {
    severity: "warning",
    message: 'Keyword "nullable" has no effect with an "enum" that lacks null.',
    hint: 'add null to the enum, or set nullable: "as-meant"',
    explain:
      'In OpenAPI 3.0.3, nullable adds null to the type of the same schema. An enum lists all allowed values, so null stays invalid unless the enum lists it. The setting nullable: "as-meant" always allows null, as most authors intend.',
  },
  "json-schema/nullable-without-type": {
    severity: "warning",
    message: 'Keyword "nullable" has no effect without "type" in the same schema.',
    hint: () => 'add "type", move to OpenAPI 3.1 and write anyOf with { type: "null" }, or set nullable: "as-meant"',
    explain:
      'In OpenAPI 3.0.3, nullable adds null to the type of the same schema. Without a type it has no effect, so null stays invalid if allOf, oneOf, anyOf or another keyword rejects it. The setting nullable: "as-meant" always allows null, as most authors intend.',
  },
  "json-schema/duplicate-name": {
    lenient: "ignore",
    message: 'Keyword "{key}" lists "{name}" twice.',
    hint: "remove the duplicate",
    explain:
      "The names in required (and in the arrays of dependentRequired) are unique. A duplicate is often a mistake for another name.",
  },
  "json-schema/array-without-items": {
    severity: "warning",
    message: 'In OpenAPI 3.0 a schema of type array needs "items".',
    hint: () => 'add "items", or "items: {}" for items of any type',
    explain:
      "OpenAPI 3.0 requires items with type: array. Without it, items are unconstrained, and generated code uses the type unknown.",
  },
  "json-schema/duplicate-value": {
    severity: "warning",
    message: 'Keyword "{key}" lists "{value}" twice.',
    hint: "remove the duplicate",
    explain:
      "Each value of enum should be unique. A duplicate has no effect, and is often a mistake for another value.",
  },
  "json-schema/unlisted-description": {
    severity: "warning",
    message: '"x-enumDescriptions" describes "{value}", which "enum" does not list.',
    hint: didYouMeanOr("use a value from enum, or add this one"),
    explain:
      "x-enumDescriptions maps the values of enum to their descriptions. The description of an unlisted value is never shown. The value may be misspelled, or missing in enum.",
  },
  "json-schema/invalid-pattern": {
    lenient: ({ isRepaired }: { isRepaired: boolean }) => (isRepaired ? "ignore" : "drop"),
    message: 'Pattern "{pattern}" is not a regular expression: {reason}.',
    hint: 'write a JavaScript regular expression (flag "u") without slashes around it',
    explain:
      "Patterns are ECMA-262 regular expressions with the flag u: a backslash escapes only special characters, so \\_ is an error and \\. is correct. Lenient reading accepts needless backslashes, hyphens as in [\\w-.] and brackets that mean themselves, as JavaScript without this flag, and (?i), (?i:...), \\A, \\z and (?P<name>...) of other engines. It drops patterns that stay invalid.",
  },
  "json-schema/nonlinear-pattern": {
    lenient: "drop",
    message: 'Pattern "{pattern}" cannot be matched in linear time: {reason}.',
    hint: "rewrite the pattern without back references and nested large repetitions, or split it into several schemas in allOf; --allow-backtracking accepts it",
    explain:
      "Every pattern must match in time proportional to the length of the string, so that no payload can block a validator. Lookarounds, as in ^(?=.*[a-z])(?=.*[0-9]).{8,}$, are searched at each position first, once for each of them. Back references cannot run in linear time. A maxLength often replaces nested large repetitions. For third-party specs use --allow-backtracking (allowBacktracking in the configuration): the JavaScript engine then matches such patterns, and the output contains a warning.",
  },
  "json-schema/backtracking-pattern": {
    severity: "warning",
    message: 'Pattern "{pattern}" can backtrack, so a payload may block the validator: {reason}.',
    hint: "limit the length of the input, or split the pattern into several schemas in allOf",
    explain:
      "With --allow-backtracking, or allowBacktracking in the configuration, patterns that cannot be matched in linear time are allowed. The header comment of each module with such a pattern contains a warning.",
  },
  "json-schema/value-of-other-type": {
    severity: "warning",
    message: 'The value "{value}" of "{key}" is not of type {types}.',
    hint: "fix the value or the type",
    explain:
      "A value of enum or const that the type of the same schema rejects can never be valid. A number in quotes is a string.",
  },
  "json-schema/endless": {
    lenient: "give-up",
    message: 'Schema "{name}" applies itself to the same value in an endless cycle.',
    hint: "move the cycle into a property or an item",
    explain:
      "A schema may refer to itself in a property or an item, as in a tree. If it refers to itself only through $ref, allOf, anyOf, oneOf, not or if, validation never ends. A branch of anyOf, then, else or dependentSchemas that is circular accepts no value, which is allowed if another branch can accept values. A cycle that accepts no value is an error, and so is one through oneOf, not or if.",
  },
  "json-schema/too-many-parts": {
    lenient: "give-up",
    message: 'Schema "{name}" combines more than {most} schemas.',
    hint: "use fewer schemas in allOf, anyOf and oneOf",
    explain:
      "Every schema that $ref, allOf, anyOf, oneOf, not or if reaches applies to the same value. The limit keeps such a schema from exhausting memory, here and in the generated code.",
  },
  "json-schema/too-many-scopes": {
    lenient: "give-up",
    message: 'Schema "{name}" has more than {most} combinations of dynamic scopes.',
    hint: "define the same $dynamicAnchor in fewer schema resources, or use $ref",
    explain:
      "A $dynamicRef resolves to the outermost $dynamicAnchor of its name, so specwright reads a schema once for each set of such anchors. The number of sets grows quickly with resources and anchors; the limit bounds it.",
  },
} as const satisfies Catalog;
