import type { Catalog } from "../entry.js";
import { didYouMean, didYouMeanOr } from "../suggest.js";

/** Faults of a JSON Schema. */
export const jsonSchemaCatalog = {
  "json-schema/not-a-schema": {
    lenient: "give-up",
    message: "A schema is expected here, not {found}.",
    hint: 'write an object of keywords, such as "type: string"',
    explain:
      "A schema is an object of keywords. In OpenAPI 3.1 true (anything) and false (nothing) are schemas too; in OpenAPI 3.0 only additionalProperties may be true or false. A list under items is the form of earlier drafts: write prefixItems.",
  },
  "json-schema/unknown-type": {
    lenient: "drop",
    message: 'Type "{name}" does not exist.',
    hint: didYouMeanOr("use null, boolean, integer, number, string, array or object"),
    explain:
      "The types of JSON Schema are null, boolean, integer, number, string, array and object. Anything finer is a format: a date is { type: string, format: date }.",
  },
  "json-schema/bad-value": {
    lenient: "drop",
    message: 'Keyword "{key}" takes {expected}.',
    hint: ({ hint }: { hint?: string | undefined }) => hint,
    explain:
      "The value of a keyword has the wrong shape, so no validator could say what it means. Examples: minItems: -1, required: true, properties: [].",
  },
  "json-schema/boolean-limit": {
    lenient: "ignore",
    message: 'Keyword "{key}" takes a number, and no true or false, since OpenAPI 3.1.',
    hint: ({ hint }: { hint: string }) => hint,
    explain:
      "In OpenAPI 3.0 exclusiveMinimum and exclusiveMaximum are true or false, and sharpen the limit beside them. Since OpenAPI 3.1 each is a limit by itself: { minimum: 0, exclusiveMinimum: true } is { exclusiveMinimum: 0 }. Lenient reading takes the older form in that meaning.",
  },
  "json-schema/unknown-keyword": {
    severity: "warning",
    message: 'Keyword "{key}" is unknown and has no effect.',
    hint: ({ near, hint }: { near?: string | undefined; hint?: string | undefined }) =>
      hint ?? didYouMean(near) ?? 'remove it, or let its name begin with "x-"',
    explain:
      "JSON Schema ignores keywords that it does not know, so a mistyped one checks nothing. A keyword of your own begins with x-.",
  },
  "json-schema/unsupported-vocabulary": {
    lenient: "ignore",
    message: 'The vocabulary "{vocabulary}" has to be known, and is not.',
    hint: "let the meta-schema list it with false, or leave it out",
    explain:
      "A meta-schema lists the vocabularies that its schemas are written in. One that it marks with true decides what is valid, so a schema is not read without knowing it.",
  },
  "json-schema/needs-3.1": {
    lenient: "ignore",
    message: "In OpenAPI 3.0 there is no {key}.",
    hint: ({ hint }: { hint?: string | undefined }) => hint ?? "write openapi: 3.1.0 at the top of the document",
    explain:
      "The schemas of OpenAPI 3.0 are a part of an early draft of JSON Schema. Keywords of JSON Schema 2020-12 (const, prefixItems, if, $defs, lists of types, ...) came with OpenAPI 3.1, and readers of 3.0 ignore them.",
  },
  "json-schema/nullable-in-3.1": {
    severity: "warning",
    message: 'In OpenAPI 3.1 the keyword "nullable" has no effect.',
    hint: 'add "null" to the types: type: [string, "null"]',
    explain:
      'nullable belongs to OpenAPI 3.0. In 3.1 it is an unknown keyword, so null stays refused. Write type: [string, "null"], or anyOf with { type: "null" } beside a reference.',
  },
  "json-schema/nullable-without-null": {
    severity: "warning",
    message: 'Keyword "nullable" has no effect beside an "enum" without null.',
    hint: 'add null to the enum, or set nullable: "as-meant"',
    explain:
      'OpenAPI 3.0.3 says: nullable adds null to the type beside it. An enum lists every value that is allowed, so null stays refused where it does not list it. The setting nullable: "as-meant" reads nullable as most of its writers mean it.',
  },
  "json-schema/nullable-without-type": {
    severity: "warning",
    message: 'Keyword "nullable" has no effect without "type" beside it.',
    hint: () =>
      'write "type" beside it, move to OpenAPI 3.1 and write anyOf with { type: "null" }, or set nullable: "as-meant"',
    explain:
      'OpenAPI 3.0.3 says: nullable adds null to the type beside it. Next to allOf, oneOf, anyOf or alone it changes nothing, so null stays refused where the other keywords refuse it. The setting nullable: "as-meant" reads it as most of its writers mean it.',
  },
  "json-schema/duplicate-name": {
    lenient: "ignore",
    message: 'Keyword "{key}" lists "{name}" twice.',
    hint: "keep one of them",
    explain:
      "The names under required (and in the lists of dependentRequired) stand there once each. A duplicate is mostly a slip: another name was meant.",
  },
  "json-schema/array-without-items": {
    severity: "warning",
    message: 'In OpenAPI 3.0 a schema of type array needs "items".',
    hint: () => 'add "items", with {} as its schema when anything goes',
    explain:
      "OpenAPI 3.0 asks for items beside type: array. Without it the items may be anything; generated code says unknown.",
  },
  "json-schema/duplicate-value": {
    severity: "warning",
    message: 'Keyword "{key}" lists "{value}" twice.',
    hint: "keep one of them",
    explain:
      "Each value of enum should stand there once. A duplicate changes nothing, and is mostly a slip: another value was meant.",
  },
  "json-schema/unlisted-description": {
    severity: "warning",
    message: '"x-enumDescriptions" describes "{value}", which "enum" does not list.',
    hint: didYouMeanOr("write the value as it stands in enum, or add it there"),
    explain:
      "x-enumDescriptions is a map from the values of enum to sentences about them. One about a value that is not listed is shown nowhere, and is mostly a slip: another value was meant, or it was left out of enum.",
  },
  "json-schema/invalid-pattern": {
    lenient: ({ isMended }: { isMended: boolean }) => (isMended ? "ignore" : "drop"),
    message: 'Pattern "{pattern}" is not a regular expression: {reason}.',
    hint: "write a regular expression of JavaScript with the flag u, without slashes around it",
    explain:
      "Patterns are regular expressions as ECMA-262 reads them with the flag u: a backslash stands before characters with a meaning and no others, so \\_ is wrong and \\. is right. Lenient reading takes needless backslashes out, reads (?i) at the start, \\A, \\z and (?P<name>...) as other engines do, and drops what is still none.",
  },
  "json-schema/nonlinear-pattern": {
    lenient: "drop",
    message: 'Pattern "{pattern}" cannot be matched in linear time: {reason}.',
    hint: "write the rule without look-around on the way, back references and large repetitions in each other, or as several schemas under allOf; --allow-backtracking lets it pass",
    explain:
      "A payload must not be able to keep a validator busy, so every pattern runs in time that grows with the text alone. A look-ahead at a fixed distance from the start, as in ^(?=.*[a-z])(?=.*[0-9]).{8,}$, and a look-behind at a fixed distance from the end are patterns of their own; expressions that look around elsewhere, or refer back to what a group has matched, have no such matcher. What a look-ahead asks for is often a second pattern: allOf: [{ pattern: A }, { pattern: B }]. Large repetitions in each other are often a maxLength. For contracts that are not yours there is --allow-backtracking (allowBacktracking in the configuration): then the engine's own matcher runs such patterns, and the output says so.",
  },
  "json-schema/backtracking-pattern": {
    severity: "warning",
    message:
      'Pattern "{pattern}" is left to the engine\'s matcher, and a payload may keep it busy without end: {reason}.',
    hint: "limit what reaches the validator, or write the rule as several schemas under allOf",
    explain:
      "With --allow-backtracking, or allowBacktracking in the configuration, patterns pass that cannot be matched in linear time. The head of each module that runs one says so.",
  },
  "json-schema/value-of-other-type": {
    severity: "warning",
    message: 'The value "{value}" of "{key}" is not of type {types}.',
    hint: "mend the value or the type",
    explain:
      "A value of enum or const that the type beside it does not allow can never be valid. A number in quotes is a text.",
  },
  "json-schema/endless": {
    lenient: "give-up",
    message: 'Schema "{name}" applies itself to the same value without end.',
    hint: "let the cycle go through a property or an item",
    explain:
      "A schema may hold itself in a property or an item: a tree is made that way. When it leads back to itself by $ref, allOf, anyOf, oneOf, not or if alone, checking one value never ends. A branch of anyOf, then, else or a schema of dependentSchemas that leads back, also by other schemas, is one that no value passes, as long as a value can end the circle by another way. Circles that no value could end are refused, as are those through oneOf, not or if: to ask all branches never ends.",
  },
  "json-schema/too-many-parts": {
    lenient: "give-up",
    message: 'Schema "{name}" is put together from more than {most} others.',
    hint: "refer to fewer schemas with allOf, anyOf and oneOf",
    explain:
      "Every schema that $ref, allOf, anyOf, oneOf, not or if lead to, however far, applies to the same value. There is a limit, so that no web of schemas exhausts the tool or the code that it writes.",
  },
  "json-schema/too-many-scopes": {
    lenient: "give-up",
    message: 'Schema "{name}" is reached in too many dynamic scopes; the limit is {most} readings.',
    hint: "let fewer schema resources have the same $dynamicAnchor, or refer to them with $ref",
    explain:
      "A $dynamicRef leads to the outermost $dynamicAnchor of its name on the way to it, so a schema is read once for each set of such anchors on the ways to it. A few resources with a few anchors each can make more of them than anybody can read; what dynamic scopes add to the readings of a contract is limited.",
  },
} as const satisfies Catalog;
