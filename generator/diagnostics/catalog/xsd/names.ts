import { joinWords } from "../../../text/join-words.js";
import { safeText } from "../../../../templates/runtime/base/safe-text.js";
import type { Catalog } from "../../entry.js";
import { didYouMeanOr } from "../../suggest.js";

/** Errors of names and files: the references of a schema document, and references to it. Part 1, section 4. */
export const xsdNamesCatalog = {
  "xsd/unknown-type": {
    lenient: "give-up",
    message: 'Type "{name}" is not defined.',
    hint: definedElsewhere,
    explain:
      "A type has a namespace and a local name. The prefix selects the namespace: xs:string is a built-in type only if xs is bound to the namespace of XML Schema, and a name without a prefix is in the default namespace.",
  },
  "xsd/unusable-element": {
    severity: "warning",
    message: 'Element "{name}" is skipped, because its type "{type}" is not defined.',
    hint: "define the type, import its file, or remove the element",
    explain:
      "A missing component is an error of the component that uses it (Part 1, section 5.3). specwright skips a global element whose type is missing if no content model or substitution group names it and the schema has other elements. Otherwise, or if the type is misspelled, the missing type is an error.",
  },
  "xsd/unusable-component": {
    severity: "warning",
    message: 'The {kind} "{name}" is skipped, because {reason}.',
    hint: "define the missing component, import its file, or remove the {kind}",
    explain:
      "A missing component is an error of the component that uses it (Part 1, section 5.3). specwright skips a type or group that needs a missing component if no global element or attribute leads to it. Otherwise, or if the name is misspelled, the missing component is an error.",
  },
  "xsd/unknown-component": {
    lenient: "give-up",
    message: 'The {kind} "{name}" is not defined.',
    hint: definedElsewhere,
    explain:
      "A reference names a global declaration or definition: one directly below xs:schema in this document or in one that it includes or imports.",
  },
  "xsd/unknown-root": {
    lenient: "refuse",
    message: 'The root element "{name}" is not defined in the schema.',
    hint: didYouMeanOr("name a global element, such as Order or {urn:orders}Order"),
    explain:
      "The setting roots selects the root elements of documents, by local name or with the namespace in braces. specwright generates only code that such documents need. A root element is declared directly below xs:schema.",
  },
  "xsd/unknown-mark": {
    lenient: "give-up",
    message: 'Mark "{name}" has no content here or elsewhere.',
    hint: didYouMeanOr("add the content"),
    explain:
      "An xs:appinfo with source open-question or sandbox-choice, a name (the attribute name of the namespace urn:specwright:marks) and no content refers to one with the same source and name that has content, in the same set of documents.",
  },
  "xsd/repeated-mark": {
    severity: "warning",
    message: 'Mark "{name}" is defined twice.',
    hint: "keep one content, and only the name in the other",
    explain:
      "Two copies of a sentence drift apart. A named sentence is unique in a set of documents; other positions refer to it by name.",
  },
  "xsd/wrong-type-kind": {
    lenient: "give-up",
    message: 'Type "{name}" is not a {expected} type.',
    hint: "use a {expected} type here",
    explain:
      "Attributes, lists and restrictions of simple types need simple types. A complex type, which has attributes or child elements, is allowed as the type of an element, or as the base of another complex type.",
  },
  "xsd/undeclared-prefix": {
    lenient: "give-up",
    message: 'Prefix "{prefix}" is not declared.',
    hint: 'declare xmlns:{prefix}="..." here or in a parent element',
    explain: "The xmlns attributes of this element and its parents bind prefixes to namespaces.",
  },
  "xsd/missing-import": {
    lenient: "give-up",
    message: ({ namespace }: { namespace: string }) =>
      namespace === ""
        ? "Components without a namespace are not imported here."
        : `Namespace "${namespace}" is not imported here.`,
    hint: ({ namespace }: { namespace: string }) =>
      namespace === "" ? "add <xs:import/>, or a prefix to the name" : `add <xs:import namespace="${namespace}"/>`,
    explain:
      "A document may refer to components of its own namespace and of the namespaces that it imports (Part 1, section 4.2.3). A name without a prefix is in the default namespace, or in none if there is no xmlns attribute.",
  },
  "xsd/duplicate-component": {
    lenient: "give-up",
    message: 'The {kind} "{name}" is defined twice.',
    hint: "rename or remove one of them",
    explain:
      "Simple and complex types share one symbol space; elements, attributes, groups and attribute groups each have another. A name is unique in its symbol space across all documents.",
  },
  "xsd/circular-definition": {
    lenient: "give-up",
    message: 'The definition of {kind} "{name}" is circular.',
    hint: "remove one of the references in the cycle",
    explain:
      "A type cannot be derived from itself, a group cannot contain itself, and an element cannot be the head of its own substitution group, directly or indirectly. An element may contain elements of its own type.",
  },
  "xsd/too-deep": {
    lenient: "give-up",
    message: 'The {kind} "{name}" has more than {limit} nested definitions.',
    hint: "shorten the chain of definitions",
    explain: "The limit on chains of definitions keeps a schema from exhausting memory.",
  },
  "xsd/namespace-mismatch": {
    lenient: "give-up",
    message: ({ expected, actual }: { expected: string; actual: string }) =>
      `The document has target namespace "${actual}" but ${expected === "" ? "none" : `"${expected}"`} is expected.`,
    hint: "use xs:import for another namespace, and xs:include for the same one",
    explain:
      "xs:include requires the same target namespace, or none; the document then gets that of the including one. xs:import requires the target namespace that it names.",
  },
  "xsd/own-namespace-import": {
    lenient: "give-up",
    message: ({ namespace }: { namespace: string }) =>
      namespace === ""
        ? "A document without a target namespace cannot import components without a namespace."
        : `Namespace "${namespace}" is the document's own.`,
    hint: "use xs:include, or correct the namespace",
    explain: "xs:import is for components of other namespaces; xs:include is for components of the same namespace.",
  },
  "xsd/missing-document": {
    severity: "warning",
    message: ({ path, names }: { path: string; near?: string | undefined; names: readonly string[] }) =>
      `Document "${safeText(path, maxShownLength)}" does not exist, and no location or catalog maps ${either(names)} to a file.`,
    hint: ({ path, near }: { path: string; near?: string | undefined; names: readonly string[] }) =>
      near === undefined ? `map it to a file with ${locationLine(path)}` : `did you mean "${near}"?`,
    explain:
      "A missing document in xs:include or xs:import is allowed if none of its components is used (Part 1, sections 4.2.1 and 4.2.3). Each use of a missing component is an error. An xs:redefine with content needs its document.",
  },
  "xsd/remote-location": {
    severity: "warning",
    message: ({ location, names }: RemoteLocation) =>
      `Location "${safeText(location, maxShownLength)}" is remote, and no location or catalog maps ${either(names)} to a file.`,
    hint: ({ location, near }: RemoteLocation) =>
      `${nearLocation(near)}download a copy and map it with ${locationLine(location)}, or allow its origin with --allow-origin`,
    explain:
      "specwright does not fetch schemas, so that generation is reproducible. The setting locations and OASIS XML catalogs (catalogs) map addresses and namespaces to files. The namespaces of XML, XLink and XML signatures need no file, nor does a namespace that another import maps to a file.",
  },
  "xsd/not-a-catalog": {
    lenient: "refuse",
    message: ({ name, namespace }: { name: string; namespace: string }) =>
      `The root element is "${name}" ${namespace === "" ? "without a namespace" : `of namespace "${safeText(namespace, 60)}"`}, not "catalog" of an XML catalog.`,
    hint: 'start with <catalog xmlns="urn:oasis:names:tc:entity:xmlns:xml:catalog">',
    explain:
      "A file of the setting catalogs, of --catalog or of another catalog is an OASIS XML catalog: its root element is catalog in the namespace urn:oasis:names:tc:entity:xmlns:xml:catalog.",
  },
  "xsd/empty-namespace": {
    lenient: "give-up",
    message: "A namespace name cannot be empty.",
    hint: "remove the attribute if there is no namespace",
    explain:
      'An empty string is not a namespace name: targetNamespace="" is an error. Omit the attribute for no namespace.',
  },
  "xsd/invalid-redefine": {
    lenient: "give-up",
    message: 'The {kind} "{name}" cannot be redefined: {reason}.',
    hint: "derive the type from itself, or refer from the group to itself once",
    explain:
      "xs:redefine replaces a definition of the document that it names (Part 1, section 4.2.2): a type that restricts or extends itself, or a group that refers to itself once or is a restriction of the original.",
  },
  "xsd/unused-override": {
    severity: "warning",
    message: 'The {kind} "{name}" overrides nothing.',
    hint: "correct the name, or declare it outside of xs:override",
    explain:
      "xs:override replaces components of the document that it names and of the documents that this one includes (XSD 1.1 Part 1, section 4.2.5). A component of xs:override that none of them declares has no effect.",
  },
  "xsd/too-many-overrides": {
    lenient: "give-up",
    message: "With this document, the copies of overridden documents exceed {limit} components.",
    hint: "override a document once, and outside of cycles",
    explain:
      "xs:override makes a copy of a document and of each document that it includes, for each set of components that replaces others. The limit keeps nested overrides from exhausting memory.",
  },
  "xsd/invalid-xpath": {
    lenient: "give-up",
    message: ({ kind, path, reason }: { kind: string; path: string; reason: string }) =>
      `"${safeText(path, 80)}" is not a valid path of a ${kind}: ${reason}.`,
    hint: 'write steps such as "order/line", ".//line" or, in a field, "line/@number", with a prefix for each namespace',
    explain:
      'Selectors and fields of identity constraints use a subset of XPath (Part 1, section 3.11.6): names of child elements joined with "/", ".//" at the start, "*" for any name, "|" between alternatives, and in a field an attribute at the end. A name without a prefix has no namespace.',
  },
  "xsd/invalid-keyref": {
    lenient: "give-up",
    message: 'Keyref "{name}" cannot refer to "{key}": {reason}.',
    hint: "refer to an xs:key or xs:unique with as many fields",
    explain:
      "The fields of a keyref must match the fields of an xs:key or xs:unique, one by one (Part 1, section 3.11.6).",
  },
} as const satisfies Catalog;

/** A location that is not a file, with the names that were tried and a similar name in the setting. */
export interface RemoteLocation {
  /** As it is written. */
  readonly location: string;
  /** The names that were tried, in order. */
  readonly names: readonly string[];
  /** Undefined if the settings have no similar name. */
  readonly near?: { readonly written: string; readonly meant: string } | undefined;
}

/** Returns the start of a hint about a setting's location that may be misspelled. */
function nearLocation(near: RemoteLocation["near"]): string {
  if (near === undefined) return "";
  return `change the location "${safeText(near.written, maxShownLength)}" to "${safeText(near.meant, maxShownLength)}"; or `;
}

/** Maximum length of a shown address in characters: enough to copy it. */
const maxShownLength = 300;

/** Suggests a similar name, the file of its namespace, or a definition. */
function definedElsewhere({
  near,
  missing,
}: {
  readonly near?: string | undefined;
  readonly missing?: string | undefined;
}): string {
  if (near !== undefined || missing === undefined || missing === "")
    return didYouMeanOr("define it, or import its file")({ near });
  return `no document of "${safeText(missing, maxShownLength)}" was found: map one with ${locationLine(missing)}`;
}

/** Returns the configuration line for the file of an address or a namespace. */
function locationLine(name: string): string {
  return `"locations": { "${safeText(name, maxShownLength)}": "path/to/copy.xsd" } in the configuration, or --location`;
}

/** Returns names as an English list: "a", "b" or "c". */
function either(names: readonly string[]): string {
  return joinWords(
    names.map((name) => `"${safeText(name, maxShownLength)}"`),
    "or",
  );
}
