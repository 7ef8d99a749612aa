import type { Catalog } from "../../entry.js";

/** Errors of declarations, complex types and content models. Part 1, section 3. */
export const xsdStructuresCatalog = {
  "xsd/occurs-range": {
    lenient: "give-up",
    message: 'minOccurs="{min}" is greater than maxOccurs="{max}".',
    hint: "raise maxOccurs (default 1) or lower minOccurs",
    explain: "minOccurs and maxOccurs default to 1. The minimum must not exceed the maximum.",
  },
  "xsd/all-group-limit": {
    lenient: "give-up",
    message: "An xs:all group {reason}.",
    hint: "use xs:sequence or xs:choice, or keep xs:all as the whole content of its type",
    explain:
      "An xs:all group contains elements, wildcards and other xs:all groups, and is the whole content of a complex type: it is not allowed in a sequence or a choice, and only an xs:all can extend it (XSD 1.1 Part 1, section 3.8.6.2).",
  },
  "xsd/ambiguous-content": {
    lenient: "ignore",
    message: ({ name }: { name: string | undefined }) =>
      `The content is ambiguous: ${name === undefined ? "an element" : `element "${name}"`} matches this particle and another one.`,
    hint: "rename one of them, or factor out the common part: (a, b) | (a, c) becomes a, (b | c)",
    explain:
      "A parser must assign each element to one particle of the content model without looking ahead (Unique Particle Attribution, Part 1, section 3.8.6). Lenient reading uses the first matching particle.",
  },
  "xsd/too-much-written-out": {
    lenient: "give-up",
    message:
      "With this {kind}, the {kind}s of the spec exceed {most} elements and attributes after groups, base types and substitution groups are expanded.",
    hint: "use large groups and base types in fewer types",
    explain:
      "Generated code lists all elements and attributes of a type, including those of groups and base types. Long chains of types that each add an element, or thousands of types with the same large group, have millions of them.",
  },
  "xsd/content-too-large": {
    lenient: "give-up",
    message: (limit: { size: number } | { depth: number }) =>
      "size" in limit
        ? `The content has more than ${limit.size} particles after its groups are expanded.`
        : `The content is nested more than ${limit.depth} groups deep.`,
    hint: "use fewer groups",
    explain:
      "Groups that refer to groups can expand to enormous content models. The limit keeps them from exhausting memory.",
  },
  "xsd/inconsistent-elements": {
    lenient: "give-up",
    message: 'Elements named "{name}" have different types in one content model.',
    hint: "use one named type, or different names",
    explain:
      "Elements of the same name in one content model must have the same named type (Element Declarations Consistent, Part 1, section 3.8.6).",
  },
  "xsd/duplicate-attribute": {
    lenient: "give-up",
    message: 'Attribute "{name}" is declared twice in one type.',
    hint: "remove one of them, also from attribute groups and base types",
    explain:
      "The attributes of an element are unique, including those of attribute groups and, in an extension, of the base type.",
  },
  "xsd/two-id-attributes": {
    lenient: "give-up",
    message: 'Attributes "{first}" and "{second}" of one type are both of type xs:ID.',
    hint: "change the type of one of them",
    explain: "An element has at most one ID (Part 1, section 3.4.6).",
  },
  "xsd/reserved-attribute": {
    lenient: "give-up",
    message: 'Attribute "{name}" cannot be declared: {reason}.',
    hint: "remove the declaration",
    explain:
      "The standards reserve namespace declarations (xmlns) and the attributes of the schema instance namespace (xsi:type, xsi:nil, ...).",
  },
  "xsd/invalid-id-value": {
    lenient: "give-up",
    message: '"{name}" is of type xs:ID and cannot have a {kind} value.',
    hint: "remove the value, or change the type",
    explain:
      "An ID is unique in its document, so a type cannot set one value for all of them (Part 1, sections 3.2.6 and 3.3.6).",
  },
  "xsd/notation-without-enumeration": {
    lenient: "give-up",
    message: '"{name}" has type xs:NOTATION, which cannot be used without xs:enumeration.',
    hint: "derive a type with declared notations as its enumeration",
    explain:
      "xs:NOTATION cannot be used directly (Part 2, section 3.2.19): a derived type must enumerate its notations.",
  },
  "xsd/invalid-extension": {
    lenient: "give-up",
    message: 'Type "{type}" cannot be extended here: {reason}.',
    hint: "extend a type with the same kind of content, or change the base type",
    explain:
      "An extension appends to the content of its base type, and cannot change its kind of content (Part 1, section 3.4.6).",
  },
  "xsd/invalid-restriction": {
    lenient: "ignore",
    message: 'This is not a valid restriction of type "{type}": {reason}.',
    hint: "only narrow the base type, and keep its required parts",
    explain:
      "A base type must allow everything that its restriction allows: the same elements in the same order with narrower occurrences and types, no new attributes, and all required parts (Part 1, sections 3.4.6 and 3.9.6). Lenient reading uses the restriction as it is.",
  },
  "xsd/invalid-substitution": {
    lenient: "give-up",
    message: 'Element "{name}" cannot substitute "{head}": {reason}.',
    hint: 'derive its type from the type of "{head}", or remove substitutionGroup',
    explain:
      "An element of a substitution group has the type of the head, or a type derived from it by a method that the head does not exclude (Part 1, section 3.3.6).",
  },
  "xsd/invalid-wildcard": {
    lenient: "give-up",
    message: "The attribute wildcards of this type cannot be combined: {reason}.",
    hint: "use the same namespaces in all of them",
    explain:
      "XSD combines xs:anyAttribute of a type, its attribute groups and its base type; some combinations have no result (Part 1, section 3.10.6).",
  },
} as const satisfies Catalog;
