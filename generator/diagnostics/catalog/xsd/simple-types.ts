import { safeText } from "../../../../templates/runtime/base/safe-text.js";
import type { Catalog } from "../../entry.js";
import { didYouMeanOr } from "../../suggest.js";

const shown = (text: string): string => safeText(text, 60);

/** Faults of simple types and their facets. Part 2. */
export const xsdSimpleTypesCatalog = {
  "xsd/inapplicable-facet": {
    lenient: "give-up",
    message: 'Facet "{facet}" does not apply to {type}.',
    hint: ({ applicable }: { applicable: readonly string[] }) => `facets that do: ${applicable.join(", ")}`,
    explain:
      "Which facets a type has follows from its primitive type, or from being a list or a union (Part 2, section 4.1.5): lengths are for texts, bytes and lists, bounds for what has an order, digits for decimals.",
  },
  "xsd/duplicate-facet": {
    lenient: "give-up",
    message: 'Facet "{facet}" is given twice.',
    hint: "keep the one that is meant",
    explain:
      "In one restriction each facet stands once; only xs:pattern and xs:enumeration may repeat, as alternatives.",
  },
  "xsd/invalid-facet-value": {
    lenient: "give-up",
    message: ({ facet, value, reason }: { facet: string; value: string; reason: string }) =>
      `"${shown(value)}" is not a valid value for facet "${facet}": ${reason}.`,
    hint: "write a value of the base type",
    explain: "A bound or an enumeration value is a value of the type that is restricted (Part 2, section 4.3).",
  },
  "xsd/facet-conflict": {
    lenient: "give-up",
    message: 'Facet "{facet}" conflicts with facet "{other}".',
    hint: "no value could satisfy both, or they say the same thing in two ways: keep one, or mend its value",
    explain:
      "A minimum may not lie above its maximum, and a bound is either inclusive or exclusive. A fixed length leaves no room for a least or greatest one.",
  },
  "xsd/wider-facet": {
    lenient: "give-up",
    message: ({ facet, value, baseValue }: { facet: string; value: string; baseValue: string }) =>
      `Facet "${facet}" with "${shown(value)}" is wider than the base type's "${shown(baseValue)}".`,
    hint: "narrow it, or derive from a wider type",
    explain: "A restriction only takes values away: its facets must be at least as strict as those of its base type.",
  },
  "xsd/fixed-facet": {
    lenient: "give-up",
    message: ({ facet, value }: { facet: string; value: string }) =>
      `Facet "${facet}" is fixed to "${shown(value)}" by the base type.`,
    hint: "remove it here",
    explain: 'A facet with fixed="true" keeps its value in every type derived from the one that sets it.',
  },
  "xsd/invalid-pattern": {
    lenient: "give-up",
    message: ({ pattern, reason }: { pattern: string; reason: string }) =>
      `Pattern "${shown(pattern)}" is not a regular expression of XML Schema: ${reason}.`,
    hint: didYouMeanOr("mend it here"),
    explain:
      'Patterns follow Part 2, appendix F, and match the whole value: there are no anchors, no look-around and no back references. "^" and "$" are ordinary characters; "\\i" and "\\c" are characters of names.',
  },
  "xsd/pattern-too-large": {
    lenient: "give-up",
    message: ({ pattern, reason }: { pattern: string; reason: string }) =>
      `Pattern "${shown(pattern)}" cannot be matched in linear time: ${reason}.`,
    hint: "use smaller numbers, or the facets minLength and maxLength",
    explain:
      "Repetitions with large numbers inside others multiply, and regular expressions of that size do not run. A long text is better limited by xs:maxLength.",
  },
  "xsd/too-many-patterns": {
    lenient: "give-up",
    message: "The types that this one builds on add patterns {most} times already.",
    hint: "say in one pattern what several types in a row say, or derive from a type further up",
    explain:
      "A value must match the patterns of all types that its type builds on, and each of them is compiled with all.",
  },
  "xsd/invalid-base": {
    lenient: "give-up",
    message: 'Type "{type}" cannot be used here: {reason}.',
    hint: "name another type, or change this one",
    explain:
      "A simple type is derived by restriction from another simple type, as a list of an atomic or union type, or as a union. Lists of lists do not exist, and a base type may forbid derivation with its attribute final.",
  },
  "xsd/union-too-large": {
    lenient: "give-up",
    message: "The union has more than {most} member types when the unions among them are written out.",
    hint: "name fewer unions as member types",
    explain:
      "Unions that name each other more than once double with each level. There is a limit, so that none exhausts the tool or the code that it writes.",
  },
  "xsd/invalid-value": {
    lenient: "give-up",
    message: ({ kind, value, reason }: { kind: string; value: string; reason: string }) =>
      `The ${kind} value "${shown(value)}" is not valid: ${reason}.`,
    hint: "write a value of the type",
    explain:
      "Default and fixed values are values of the type of their element or attribute (Part 1, sections 3.2.6 and 3.3.6).",
  },
} as const satisfies Catalog;
