import type { Catalog } from "../../entry.js";

/** Faults of declarations, complex types and content models. Part 1, section 3. */
export const xsdStructuresCatalog = {
  "xsd/occurs-range": {
    lenient: "give-up",
    message: 'minOccurs="{min}" is greater than maxOccurs="{max}".',
    hint: "raise maxOccurs (it is 1 when left out) or lower minOccurs",
    explain: "minOccurs and maxOccurs are 1 when they are left out. A range needs its minimum not above its maximum.",
  },
  "xsd/all-group-limit": {
    lenient: "give-up",
    message: "An xs:all group {reason}.",
    hint: "use xs:sequence or xs:choice, or keep xs:all as the whole content of its type",
    explain:
      "In XSD 1.0 an xs:all group holds elements that appear at most once each, and is the whole content of a complex type: it cannot stand in a sequence or a choice, nor be added to by extension (Part 1, section 3.8.6).",
  },
  "xsd/ambiguous-content": {
    lenient: "ignore",
    message: ({ name }: { name: string | undefined }) =>
      `The content is ambiguous: ${name === undefined ? "an element" : `element "${name}"`} can belong here or to another particle.`,
    hint: "make the two differ in name, or factor out what they share: (a, b) | (a, c) becomes a, (b | c)",
    explain:
      "While a document is read from front to back, each element must belong to one particle of the content model without looking at what follows (Unique Particle Attribution, Part 1, section 3.8.6). Lenient reading takes the first particle that it can belong to.",
  },
  "xsd/too-much-written-out": {
    lenient: "give-up",
    message:
      "From this {kind} on, the {kind}s of the contract have more than {most} members together when groups, base types and substitution groups are written out.",
    hint: "let fewer types take over large groups and base types",
    explain:
      "Every type is written with all the members that groups and base types bring. Long chains of types that each add a member, and thousands of types that take over the same large group, come to millions of members.",
  },
  "xsd/content-too-large": {
    lenient: "give-up",
    message: (limit: { size: number } | { depth: number }) =>
      "size" in limit
        ? `The content has more than ${limit.size} particles when its groups are written out.`
        : `The content is nested more than ${limit.depth} groups deep when its groups are written out.`,
    hint: "refer to fewer groups",
    explain:
      "Groups that refer to groups can write out to enormous content models. There is a limit, so that none exhausts the tool.",
  },
  "xsd/inconsistent-elements": {
    lenient: "give-up",
    message: 'Elements named "{name}" have different types in one content.',
    hint: "give them one named type, or different names",
    explain:
      "Elements of the same name in one content model must have the same named type (Element Declarations Consistent, Part 1, section 3.8.6).",
  },
  "xsd/duplicate-attribute": {
    lenient: "give-up",
    message: 'Attribute "{name}" is declared twice in one type.',
    hint: "remove one of them, also from attribute groups and base types",
    explain:
      "An element has each attribute once. Attributes of attribute groups and, in an extension, of the base type count too.",
  },
  "xsd/two-id-attributes": {
    lenient: "give-up",
    message: 'Attributes "{first}" and "{second}" of one type are both of type xs:ID.',
    hint: "give one of them another type",
    explain: "An element has at most one ID (Part 1, section 3.4.6).",
  },
  "xsd/reserved-attribute": {
    lenient: "give-up",
    message: 'Attribute "{name}" cannot be declared: {reason}.',
    hint: "remove the declaration",
    explain:
      "Namespace declarations (xmlns) and the attributes of the schema instance namespace (xsi:type, xsi:nil, ...) belong to the standards.",
  },
  "xsd/invalid-id-value": {
    lenient: "give-up",
    message: '"{name}" is of type xs:ID and cannot have a {kind} value.',
    hint: "remove the value, or change the type",
    explain:
      "An ID is unique in its document, so no value can be given for all of them (Part 1, sections 3.2.6 and 3.3.6).",
  },
  "xsd/notation-without-enumeration": {
    lenient: "give-up",
    message: '"{name}" has type xs:NOTATION, which only types restricted by xs:enumeration may be derived from.',
    hint: "derive a type with the names of declared notations as its enumeration",
    explain:
      "xs:NOTATION cannot be used directly (Part 2, section 3.2.19): a type derived from it lists the notations that are meant.",
  },
  "xsd/invalid-extension": {
    lenient: "give-up",
    message: 'Type "{type}" cannot be extended here: {reason}.',
    hint: "extend a type of the same kind of content, or mend the base type",
    explain:
      "An extension adds to the end of its base type's content, and keeps what kind of content it is (Part 1, section 3.4.6).",
  },
  "xsd/invalid-restriction": {
    lenient: "ignore",
    message: 'This is not a valid restriction of type "{type}": {reason}.',
    hint: "take away from the base type only; what it requires has to stay",
    explain:
      "Whatever a restriction allows, its base type has to allow too: the same elements in the same order with narrower numbers and types, no new attributes, nothing required left out (Part 1, sections 3.4.6 and 3.9.6). Lenient reading takes the restriction as it is written.",
  },
  "xsd/invalid-substitution": {
    lenient: "give-up",
    message: 'Element "{name}" cannot substitute "{head}": {reason}.',
    hint: 'derive its type from that of "{head}", or leave substitutionGroup out',
    explain:
      "A member of a substitution group has the type of the group's head, or one derived from it in a way that the head does not exclude (Part 1, section 3.3.6).",
  },
  "xsd/invalid-wildcard": {
    lenient: "give-up",
    message: "The attribute wildcards of this type cannot be combined: {reason}.",
    hint: "use the same namespaces in all of them",
    explain:
      "xs:anyAttribute of a type, its attribute groups and its base type become one; some combinations cannot be said in XSD (Part 1, section 3.10.6).",
  },
} as const satisfies Catalog;
