import { safeText } from "../../../../templates/runtime/base/safe-text.js";
import type { Catalog } from "../../entry.js";
import { didYouMeanOr } from "../../suggest.js";

/** Faults of names and files: what a schema document refers to, and what refers to it. Part 1, section 4. */
export const xsdNamesCatalog = {
  "xsd/unknown-type": {
    lenient: "give-up",
    message: 'Type "{name}" is not defined.',
    hint: definedElsewhere,
    explain:
      "A type is named by its namespace and its local name. The prefix decides the namespace: xs:string is a built-in type only when xs stands for the namespace of XML Schema, and a name without a prefix is in the default namespace.",
  },
  "xsd/unusable-element": {
    severity: "warning",
    message: 'Type "{type}" is not defined, so nothing is an element "{name}": it is left out.',
    hint: "define the type, or import the file that does; or take the element out",
    explain:
      "A component that is missing is a fault of what uses it (Part 1, section 5.3). A global element whose type is missing is left out where no content model and no substitution group names it and where the schema has other elements: documents may not begin with it. Where something names it, where it is the only element, or where its type is a misspelling, the missing type is an error.",
  },
  "xsd/unknown-component": {
    lenient: "give-up",
    message: 'The {kind} "{name}" is not defined.',
    hint: definedElsewhere,
    explain:
      "A reference names a global declaration or definition: one that stands directly below xs:schema in this document or in one that it includes or imports.",
  },
  "xsd/unknown-root": {
    lenient: "refuse",
    message: 'Element "{name}", which documents are to begin with, is not in the schema.',
    hint: didYouMeanOr("name a global element, as Order or {urn:orders}Order"),
    explain:
      "The setting roots chooses the elements that documents begin with, by their local names or with their namespaces before them; what such documents cannot hold is not generated. A document begins with an element that stands directly below xs:schema.",
  },
  "xsd/unknown-mark": {
    lenient: "give-up",
    message: 'No mark of this source that is named "{name}" has a text.',
    hint: didYouMeanOr("give it a text"),
    explain:
      "An xs:appinfo with source open-question or sandbox-choice that has a name (the attribute name of the namespace urn:specwright:marks) and no text points to one of the same source and name that has a text, in the same set of documents.",
  },
  "xsd/repeated-mark": {
    severity: "warning",
    message: 'The text of mark "{name}" is written twice.',
    hint: "keep the text at one place, and the name alone at the other",
    explain:
      "Two texts of one question or choice drift apart. A text that has a name stands once in a set of documents; where it holds as well, its name points to it.",
  },
  "xsd/wrong-type-kind": {
    lenient: "give-up",
    message: 'Type "{name}" is not a {expected} type.',
    hint: "name a {expected} type here",
    explain:
      "Attributes, lists and restrictions of text take simple types. A complex type, which has attributes or child elements, can be the type of an element, or the base of another complex type.",
  },
  "xsd/undeclared-prefix": {
    lenient: "give-up",
    message: 'Prefix "{prefix}" is not declared.',
    hint: 'declare xmlns:{prefix}="..." here or on an element around it',
    explain: "A prefix in a name stands for a namespace that an xmlns attribute on this element or around it declares.",
  },
  "xsd/missing-import": {
    lenient: "give-up",
    message: ({ namespace }: { namespace: string }) =>
      namespace === ""
        ? "Components without a namespace are not imported here."
        : `Namespace "${namespace}" is not imported here.`,
    hint: ({ namespace }: { namespace: string }) =>
      namespace === ""
        ? "add <xs:import/> for them, or a prefix to the name"
        : `add <xs:import namespace="${namespace}"/>`,
    explain:
      "A document may refer to components of its own namespace and of those that it imports itself (Part 1, section 4.2.3). A name without a prefix is in the default namespace, or in none when there is no xmlns attribute.",
  },
  "xsd/duplicate-component": {
    lenient: "give-up",
    message: 'The {kind} "{name}" is defined twice.',
    hint: "rename or remove one of them",
    explain:
      "Types share one space of names, whether simple or complex; elements, attributes, groups and attribute groups have one each. Within it, a name is defined once in all documents together.",
  },
  "xsd/circular-definition": {
    lenient: "give-up",
    message: 'The {kind} "{name}" is defined by itself.',
    hint: "break the circle at one of its references",
    explain:
      "A type cannot be derived from itself, nor a group contain itself, nor an element head its own substitution group, directly or by way of others. An element that holds elements of its own type is fine.",
  },
  "xsd/too-deep": {
    lenient: "give-up",
    message: 'The {kind} "{name}" builds on more than {limit} others in a row.',
    hint: "shorten the chain of definitions",
    explain:
      "Definitions that build on one another are followed to a limited depth, so that no schema can exhaust the tool.",
  },
  "xsd/namespace-mismatch": {
    lenient: "give-up",
    message: ({ expected, actual }: { expected: string; actual: string }) =>
      `The document has target namespace "${actual}" where ${expected === "" ? "none" : `"${expected}"`} is expected.`,
    hint: "use xs:import for documents of another namespace and xs:include for those of the same",
    explain:
      "xs:include takes documents of the same target namespace, or without one, which then take on that of the including document. xs:import takes documents whose target namespace is the one that it names.",
  },
  "xsd/own-namespace-import": {
    lenient: "give-up",
    message: ({ namespace }: { namespace: string }) =>
      namespace === ""
        ? "A document without a target namespace imports no namespace."
        : `Namespace "${namespace}" is the document's own.`,
    hint: "use xs:include, or name the namespace that is meant",
    explain: "xs:import is for components of other namespaces; xs:include is for those of the document's own.",
  },
  "xsd/missing-document": {
    severity: "warning",
    message: ({ path, names }: { path: string; near?: string | undefined; names: readonly string[] }) =>
      `There is no document "${safeText(path, longestShown)}", and no location or catalog names a file for ${either(names)}.`,
    hint: ({ path, near }: { path: string; near?: string | undefined; names: readonly string[] }) =>
      near === undefined ? `say where it is with ${locationLine(path)}` : `did you mean "${near}"?`,
    explain:
      "A document that is included or imported may be missing as long as nothing of it is used (Part 1, sections 4.2.1 and 4.2.3); a name that it would have defined is an error where it is used. An xs:redefine that changes something needs its document.",
  },
  "xsd/remote-location": {
    severity: "warning",
    message: ({ location, names }: RemoteLocation) =>
      `Location "${safeText(location, longestShown)}" is not a file beside this document, and no location or catalog names a file for ${either(names)}.`,
    hint: ({ location, near }: RemoteLocation) =>
      `${nearLocation(near)}keep a copy and say where it is with ${locationLine(location)}; or allow its origin with --allow-origin`,
    explain:
      "Nothing is read over the network, so that the same files always give the same code. Files for addresses and namespaces are named by the setting locations and by OASIS XML catalogs (catalogs). The namespaces of XML, XLink and XML signatures are known without a file, and so is one that another import has a file for.",
  },
  "xsd/not-a-catalog": {
    lenient: "refuse",
    message: ({ name, namespace }: { name: string; namespace: string }) =>
      `The root element is "${name}" ${namespace === "" ? "without a namespace" : `of namespace "${safeText(namespace, 60)}"`} and not "catalog" of an XML catalog.`,
    hint: 'begin with <catalog xmlns="urn:oasis:names:tc:entity:xmlns:xml:catalog">',
    explain:
      "A file that the setting catalogs, --catalog or another catalog names is an OASIS XML catalog: its root element is catalog in the namespace urn:oasis:names:tc:entity:xmlns:xml:catalog.",
  },
  "xsd/empty-namespace": {
    lenient: "give-up",
    message: "A namespace name cannot be empty.",
    hint: "leave the attribute out when there is no namespace",
    explain:
      'An empty text names no namespace: targetNamespace="" is an error, and no targetNamespace at all is what is meant.',
  },
  "xsd/invalid-redefine": {
    lenient: "give-up",
    message: 'The {kind} "{name}" cannot be redefined: {reason}.',
    hint: "derive it from itself, or let a group refer to itself once",
    explain:
      "xs:redefine puts a definition in the place of one of the document that it names (Part 1, section 4.2.2): a type that restricts or extends itself, or a group that refers to itself once or allows less than before.",
  },
  "xsd/invalid-xpath": {
    lenient: "give-up",
    message: ({ kind, path, reason }: { kind: string; path: string; reason: string }) =>
      `"${safeText(path, 80)}" is not a path that a ${kind} takes: ${reason}.`,
    hint: 'write steps such as "order/line", ".//line" or, in a field, "line/@number", with a prefix for each namespace',
    explain:
      'Selectors and fields of identity constraints are written in a small part of XPath (Part 1, section 3.11.6): names of child elements joined with "/", ".//" at the beginning, "*" for any name, "|" between alternatives, and in a field an attribute at the end. A name without a prefix is in no namespace.',
  },
  "xsd/invalid-keyref": {
    lenient: "give-up",
    message: 'Keyref "{name}" cannot refer to "{key}": {reason}.',
    hint: "refer to a key or a unique with as many fields",
    explain:
      "The values of a keyref are found again among those of a key or a unique, field by field (Part 1, section 3.11.6).",
  },
} as const satisfies Catalog;

/** A location that is not a file, with the names that were looked for and a name of the setting that is like one of them. */
export interface RemoteLocation {
  /** As it is written. */
  readonly location: string;
  /** The names that were looked for, in order. */
  readonly names: readonly string[];
  /** Undefined where the settings have no name that is like one of them. */
  readonly near?: { readonly written: string; readonly meant: string } | undefined;
}

/** The beginning of a hint that names a location of the settings which may be misspelt. */
function nearLocation(near: RemoteLocation["near"]): string {
  if (near === undefined) return "";
  return `mend the location "${safeText(near.written, longestShown)}" if it is meant for "${safeText(near.meant, longestShown)}"; or `;
}

/** Characters of an address that are shown: enough that it can be copied. */
const longestShown = 300;

/** A name that was meant, or the file of its namespace, or a definition. */
function definedElsewhere({
  near,
  missing,
}: {
  readonly near?: string | undefined;
  readonly missing?: string | undefined;
}): string {
  if (near !== undefined || missing === undefined || missing === "")
    return didYouMeanOr("define it, or import the file that does")({ near });
  return `no document of "${safeText(missing, longestShown)}" was found: name one with ${locationLine(missing)}`;
}

/** The line of a configuration for the file of an address or a namespace. */
function locationLine(name: string): string {
  return `"locations": { "${safeText(name, longestShown)}": "path/to/copy.xsd" } in the configuration, or --location`;
}

/** Names as a person would list them: "a", "b" or "c". */
function either(names: readonly string[]): string {
  const quoted = names.map((name) => `"${safeText(name, longestShown)}"`);
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`;
}
