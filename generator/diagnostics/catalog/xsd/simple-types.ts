import { safeText } from "../../../../templates/runtime/base/safe-text.js";
import type { Catalog } from "../../entry.js";
import { didYouMeanOr } from "../../suggest.js";

const shown = (text: string): string => safeText(text, 60);

/** Errors of simple types and their facets. Part 2. */
export const xsdSimpleTypesCatalog = {
  "xsd/inapplicable-facet": {
    lenient: "give-up",
    message: 'Facet "{facet}" does not apply to {type}.',
    hint: ({ applicable }: { applicable: readonly string[] }) => `use one of ${applicable.join(", ")}`,
    explain:
      "The primitive type, or being a list or a union, defines the facets of a type (Part 2, section 4.1.5): lengths are for strings, bytes and lists, bounds for ordered types, digits for decimals.",
  },
  "xsd/duplicate-facet": {
    lenient: "give-up",
    message: 'Facet "{facet}" is duplicated.',
    hint: "remove the duplicate",
    explain:
      "Each facet of a restriction is unique, except xs:pattern and xs:enumeration, whose repetitions are alternatives.",
  },
  "xsd/invalid-facet-value": {
    lenient: "give-up",
    message: ({ facet, value, reason }: { facet: string; value: string; reason: string }) =>
      `"${shown(value)}" is not a valid value for facet "${facet}": ${reason}.`,
    hint: "write a value of the base type",
    explain: "A bound or an enumeration value must be a value of the restricted type (Part 2, section 4.3).",
  },
  "xsd/facet-conflict": {
    lenient: "give-up",
    message: 'Facet "{facet}" conflicts with facet "{other}".',
    hint: "remove one of them, or correct its value",
    explain:
      "No value is valid for both facets, or both set the same limit. A minimum must not exceed its maximum, a bound is either inclusive or exclusive, and xs:length excludes xs:minLength and xs:maxLength.",
  },
  "xsd/wider-facet": {
    lenient: "give-up",
    message: ({ facet, value, baseValue }: { facet: string; value: string; baseValue: string }) =>
      `Facet "${facet}" with "${shown(value)}" is wider than the base type's "${shown(baseValue)}".`,
    hint: "narrow it, or derive from a wider type",
    explain: "A restriction can only narrow its base type: its facets must be at least as strict.",
  },
  "xsd/fixed-facet": {
    lenient: "give-up",
    message: ({ facet, value }: { facet: string; value: string }) =>
      `Facet "${facet}" is fixed to "${shown(value)}" by the base type.`,
    hint: "remove the facet",
    explain: 'A facet with fixed="true" cannot be changed in derived types.',
  },
  "xsd/invalid-pattern": {
    lenient: "give-up",
    message: ({ pattern, reason }: { pattern: string; reason: string }) =>
      `Pattern "${shown(pattern)}" is not a regular expression of XML Schema: ${reason}.`,
    hint: didYouMeanOr("fix the pattern"),
    explain:
      'Patterns follow Part 2, appendix F, and match the whole value: anchors, look-around and back references are not supported. "^" and "$" are ordinary characters; "\\i" and "\\c" are characters of names.',
  },
  "xsd/pattern-too-large": {
    lenient: "give-up",
    message: ({ pattern, reason }: { pattern: string; reason: string }) =>
      `Pattern "${shown(pattern)}" cannot be matched in linear time: ${reason}.`,
    hint: "use smaller numbers, or the facets minLength and maxLength",
    explain:
      "Nested repetitions with large numbers multiply, and regular expressions of that size do not run. Use xs:maxLength to limit a long string.",
  },
  "xsd/too-many-patterns": {
    lenient: "give-up",
    message: "The base types already have the maximum of {most} patterns.",
    hint: "combine the patterns of several types, or derive from a type higher in the chain",
    explain:
      "A value must match the patterns of its type and of all base types, and specwright compiles them together.",
  },
  "xsd/invalid-base": {
    lenient: "give-up",
    message: 'Type "{type}" cannot be used here: {reason}.',
    hint: "use another type, or change this one",
    explain:
      "A simple type is a restriction of another simple type, a list of an atomic or union type, or a union. Lists of lists are not allowed, and a base type may forbid derivation with its attribute final.",
  },
  "xsd/union-too-large": {
    lenient: "give-up",
    message: "The union has more than {most} member types after nested unions are expanded.",
    hint: "use fewer unions as member types",
    explain:
      "Unions that refer to each other more than once double at each level. The limit keeps them from exhausting memory, here and in the generated code.",
  },
  "xsd/invalid-value": {
    lenient: "give-up",
    message: ({ kind, value, reason }: { kind: string; value: string; reason: string }) =>
      `The ${kind} value "${shown(value)}" is not valid: ${reason}.`,
    hint: "write a value of the type",
    explain:
      "Default and fixed values must be valid values of the element's or attribute's type (Part 1, sections 3.2.6 and 3.3.6).",
  },
} as const satisfies Catalog;
