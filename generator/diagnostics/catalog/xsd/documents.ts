import { safeText } from "../../../../templates/runtime/base/safe-text.js";
import type { Catalog } from "../../entry.js";
import { didYouMeanOr } from "../../suggest.js";

/** Faults of an XSD document's form: XML, and the schema for schemas (Part 1, appendix A). */
export const xsdDocumentsCatalog = {
  "xsd/malformed-xml": {
    lenient: "refuse",
    message: "{reason}",
    hint: "mend the XML here; nothing of this file can be read before",
    explain:
      "An XSD file is an XML document: each start tag has its end tag, attributes have quotes, there is one root element. Of a DOCTYPE, what it declares inside itself counts (entities, attributes of the root), nothing is fetched, and references to parameter entities are refused. The message says what is wrong at the place that is shown.",
  },
  "xsd/not-a-schema": {
    lenient: "refuse",
    message: ({ name, namespace }: { name: string; namespace: string }) =>
      `The root element is "${name}" ${namespace === "" ? "without a namespace" : `of namespace "${safeText(namespace, 60)}"`} and not "schema" of XML Schema.`,
    hint: 'begin with <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">',
    explain:
      "The root element of an XSD file is xs:schema in the namespace http://www.w3.org/2001/XMLSchema. Any prefix may stand for that namespace, but it has to be declared with exactly this name.",
  },
  "xsd/unknown-element": {
    lenient: "give-up",
    message: 'Element "{name}" in "{parent}" is not an element of XML Schema.',
    hint: ({ near }: { near: string | undefined }) =>
      near === undefined ? "put what is not XSD into <xs:annotation><xs:appinfo>" : `did you mean "${near}"?`,
    explain:
      "Elements of a schema document come from the XML Schema namespace. Notes for people and programs stand in xs:annotation, below xs:documentation or xs:appinfo, where everything is allowed.",
  },
  "xsd/misplaced-element": {
    lenient: "give-up",
    message: 'Element "{name}" may not stand here in "{parent}".',
    hint: ({ expected }: { expected: readonly string[] }) =>
      expected.length === 0 ? "remove it" : `here may come ${list(expected)}`,
    explain:
      "Each element of XSD takes certain children in a certain order: xs:annotation always comes first, and in a complex type the group (xs:sequence, xs:choice, xs:all) comes before attributes. Move or remove the element.",
  },
  "xsd/missing-content": {
    lenient: "give-up",
    message: 'Element "{element}" is incomplete.',
    hint: ({ expected }: { expected: readonly string[] }) => `add ${list(expected)}`,
    explain:
      "Some elements of XSD mean nothing without a child: a simple type is a restriction, a list or a union; a named group holds a sequence, a choice or an all.",
  },
  "xsd/newer-check": {
    lenient: "ignore",
    message: '{what} "{name}" is of XSD 1.1, and schemas are read as XSD 1.0.',
    hint: "write the check in code of your own; reading leniently (--strictness lenient) passes it over",
    explain:
      "XSD 1.1 has checks that XSD 1.0 has not: assertions, types by the value of an attribute, names that a wildcard does not take. Documents are checked as if they were not there where reading is lenient.",
  },
  "xsd/newer-feature": {
    lenient: "give-up",
    message: '{what} "{name}" is of XSD 1.1, and schemas are read as XSD 1.0.',
    hint: "write it in XSD 1.0: a wildcard for open content, xs:redefine for xs:override, a reference for each attribute",
    explain:
      "XSD 1.1 has declarations that XSD 1.0 has not, among them open content, xs:override and attributes of all types. Without one, documents that were meant to be valid would be refused.",
  },
  "xsd/unexpected-text": {
    lenient: "give-up",
    message: ({ text, element }: { text: string; element: string }) =>
      `Text "${safeText(text, 60)}" may not stand in "${element}".`,
    hint: "move it into <xs:annotation><xs:documentation>",
    explain: "Elements of XSD hold elements and no text. Words for people belong into xs:documentation.",
  },
  "xsd/unknown-attribute": {
    lenient: "ignore",
    message: 'Attribute "{name}" is not allowed on "{element}".',
    hint: didYouMeanOr("remove it, or give it a namespace of your own"),
    explain:
      "Attributes without a namespace are XSD's own, and each element takes certain ones: a global element has no minOccurs, a reference has no type. Attributes with a namespace of your own are allowed everywhere and kept as marks.",
  },
  "xsd/invalid-source": {
    lenient: "ignore",
    message: ({ value }: { value: string }) => `"${safeText(value, 60)}" is not an address that a note can come from.`,
    hint: "write an address or a relative path, or leave it out",
    explain:
      "The attribute source of xs:appinfo and xs:documentation is of the type xs:anyURI. A colon in it ends a scheme, which begins with a letter, and percent signs begin escapes.",
  },
  "xsd/missing-attribute": {
    lenient: "give-up",
    message: 'Element "{element}" needs attribute "{name}".',
    hint: 'add {name}="..."',
    explain:
      "The attribute is required by XSD: a global declaration needs a name, a reference needs what it refers to.",
  },
  "xsd/invalid-attribute-value": {
    lenient: "give-up",
    message: ({ name, value }: { name: string; value: string }) =>
      `"${safeText(value, 60)}" is not a valid value of attribute "${name}".`,
    hint: "write {expected}",
    explain: "The attribute takes values of a certain form; the hint says which.",
  },
  "xsd/conflicting-parts": {
    lenient: "give-up",
    message: 'Element "{element}" cannot have both {first} and {second}.',
    hint: "keep one of the two",
    explain:
      "The two say the same thing in two ways: a type by name or in place, a reference or a declaration, a default or a fixed value. Only one of them can hold.",
  },
  "xsd/missing-part": {
    lenient: "give-up",
    message: 'Element "{element}" needs {expected}.',
    hint: "add {expected}",
    explain:
      "One of several parts has to be there: a name or a reference, a base type by name or in place. Without it there is nothing to declare.",
  },
  "xsd/duplicate-id": {
    lenient: "give-up",
    message: 'The id "{id}" is used twice.',
    hint: "give each element an id of its own, or none",
    explain: "The attribute id of XSD elements is an XML ID: unique in its document.",
  },
} as const satisfies Catalog;

/** Names as a person would list them: "a", "b" or "c". */
function list(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  const last = quoted.pop() ?? "";
  return quoted.length === 0 ? last : `${quoted.join(", ")} or ${last}`;
}
