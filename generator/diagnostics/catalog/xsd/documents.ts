import { joinWords } from "../../../text/join-words.js";
import { safeText } from "../../../../templates/runtime/base/safe-text.js";
import type { Catalog } from "../../entry.js";
import { didYouMeanOr } from "../../suggest.js";

/** Errors of an XSD document's form: XML, and the schema for schemas (Part 1, appendix A). */
export const xsdDocumentsCatalog = {
  "xsd/malformed-xml": {
    lenient: "refuse",
    message: "{reason}",
    hint: "fix the XML here; the rest of the file was not read",
    explain:
      "An XSD file is an XML document: each start tag has an end tag, attributes have quotes, and one root element contains the others. specwright reads the internal subset of a DOCTYPE (entities, attributes of the root), fetches nothing, and rejects references to parameter entities.",
  },
  "xsd/not-a-schema": {
    lenient: "refuse",
    message: ({ name, namespace }: { name: string; namespace: string }) =>
      `The root element is "${name}" ${namespace === "" ? "without a namespace" : `of namespace "${safeText(namespace, 60)}"`}, not "schema" of XML Schema.`,
    hint: 'start with <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">',
    explain:
      "The root element of an XSD file is xs:schema in the namespace http://www.w3.org/2001/XMLSchema. Any prefix may be bound to this namespace.",
  },
  "xsd/unknown-element": {
    lenient: "give-up",
    message: 'Element "{name}" in "{parent}" is not an element of XML Schema.',
    hint: ({ near }: { near: string | undefined }) =>
      near === undefined ? "move other markup into <xs:annotation><xs:appinfo>" : `did you mean "${near}"?`,
    explain:
      "Elements of a schema document are in the XML Schema namespace. Other markup belongs in xs:documentation or xs:appinfo of an xs:annotation.",
  },
  "xsd/misplaced-element": {
    lenient: "give-up",
    message: 'Element "{name}" is not allowed here in "{parent}".',
    hint: ({ expected }: { expected: readonly string[] }) =>
      expected.length === 0 ? "remove it" : `use ${list(expected)}`,
    explain:
      "Each element of XSD has certain children in a certain order: xs:annotation is first, and in a complex type the group (xs:sequence, xs:choice, xs:all) precedes attributes. Move or remove the element.",
  },
  "xsd/missing-content": {
    lenient: "give-up",
    message: 'Element "{element}" is incomplete.',
    hint: ({ expected }: { expected: readonly string[] }) => `add ${list(expected)}`,
    explain:
      "Some elements of XSD require a child: a simple type needs a restriction, a list or a union; a named group needs a sequence, a choice or an all.",
  },
  "xsd/newer-check": {
    lenient: "ignore",
    message: '{what} "{name}" of XSD 1.1 is not supported.',
    hint: "check it in your code; --strictness lenient ignores it here",
    explain:
      'XSD 1.1 adds checks to XSD 1.0: assertions, types by the value of an attribute, names that a wildcard excludes. Lenient reading ignores them: the documentation of the type lists them, and servers omit operations whose requests need them, unless server: { unchecked: "allow" } allows it.',
  },
  "xsd/newer-feature": {
    lenient: "give-up",
    message: '{what} "{name}" of XSD 1.1 is not supported.',
    hint: "use XSD 1.0: a wildcard for open content, a document for each target namespace",
    explain:
      "XSD 1.1 adds declarations to XSD 1.0, such as open content. Without them, valid documents would be rejected.",
  },
  "xsd/unexpected-text": {
    lenient: "give-up",
    message: ({ text, element }: { text: string; element: string }) =>
      `Text "${safeText(text, 60)}" is not allowed in "${element}".`,
    hint: "move it into <xs:annotation><xs:documentation>",
    explain: "Elements of XSD contain only elements. Write documentation in xs:documentation.",
  },
  "xsd/unknown-attribute": {
    lenient: "ignore",
    message: 'Attribute "{name}" is not allowed on "{element}".',
    hint: didYouMeanOr("remove it, or add a custom namespace"),
    explain:
      "XSD defines the attributes without a namespace, and where each is allowed: a global element has no minOccurs, a reference has no type. Attributes with a custom namespace are allowed everywhere and kept as marks.",
  },
  "xsd/invalid-source": {
    lenient: "ignore",
    message: ({ value }: { value: string }) => `"${safeText(value, 60)}" is not a valid URI in "source".`,
    hint: "write a URI or a relative path, or remove it",
    explain:
      "The attribute source of xs:appinfo and xs:documentation has the type xs:anyURI. A scheme before a colon starts with a letter, and percent signs start escapes.",
  },
  "xsd/missing-attribute": {
    lenient: "give-up",
    message: 'Element "{element}" needs attribute "{name}".',
    hint: 'add {name}="..."',
    explain: "XSD requires the attribute: a global declaration needs a name, a reference needs its target.",
  },
  "xsd/invalid-attribute-value": {
    lenient: "give-up",
    message: ({ name, value }: { name: string; value: string }) =>
      `"${safeText(value, 60)}" is not a valid value of attribute "${name}".`,
    hint: "write {expected}",
    explain: "XSD restricts the values of the attribute; the hint lists them.",
  },
  "xsd/conflicting-parts": {
    lenient: "give-up",
    message: 'Element "{element}" cannot have both {first} and {second}.',
    hint: "keep one of the two",
    explain:
      "Both define the same thing: a named type and an inline type, a reference and a declaration, a default and a fixed value. Only one of them is allowed.",
  },
  "xsd/missing-part": {
    lenient: "give-up",
    message: 'Element "{element}" needs {expected}.',
    hint: "add {expected}",
    explain: "The element requires one of several parts: a name or a reference, a named or an inline base type.",
  },
  "xsd/duplicate-id": {
    lenient: "give-up",
    message: 'The id "{id}" is used twice.',
    hint: "give each element a unique id, or none",
    explain: "The attribute id of XSD elements is an XML ID: it is unique in its document.",
  },
} as const satisfies Catalog;

/** Returns names as a list: "a", "b" or "c". */
function list(names: readonly string[]): string {
  return joinWords(
    names.map((name) => `"${name}"`),
    "or",
  );
}
