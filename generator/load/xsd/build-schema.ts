import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { Origin } from "../../diagnostics/origin.js";
import {
  expandedName,
  type TypeDefinition,
  type XmlSchema,
  type XmlSchemaDocument,
} from "../../model/xml-schema/components.js";
import { xmlAttributes } from "../../model/xml-schema/xml-attributes.js";
import { annotationOf, marksBelow, rulesBelow } from "./annotations/annotations.js";
import { mapAttributeGroup, mapGlobalAttribute } from "./content/attributes.js";
import { checkSchema } from "./check-schema.js";
import { fillComplexType } from "./types/complex-types.js";
import { beginComplexType, beginGlobalElement, fillGlobalElement } from "./content/elements.js";
import { codecExtensions } from "./documents/codec-extensions.js";
import { fillMarks } from "./annotations/fill-marks.js";
import { collectGlobals, type Global } from "./names/globals.js";
import { isKnownSchema } from "./known/known-schemas.js";
import { createMapping, type Mapping } from "./names/mapping.js";
import { inDependencyOrder, type BaseReferences } from "./names/order.js";
import { mapModelGroup } from "./content/particles.js";
import { checkRedefinition } from "./redefinitions/check-redefinition.js";
import { redefine } from "./redefinitions/redefinitions.js";
import { mapSimpleType } from "./types/simple-types.js";
import { missingDocuments, type SchemaDocument } from "./documents/schema-documents.js";
import { childElements } from "./xml/xml-tree.js";
import { leaveOutUnusableElements } from "./edits/unusable-elements.js";

/** The settings of a schema. */
export interface SchemaSettings {
  /** Texts of open questions by id. */
  readonly questions?: ReadonlyMap<string, string> | undefined;
  /** The names of the elements that documents begin with; undefined for all global ones. */
  readonly rootElements?: readonly string[] | undefined;
}

/** The components of a set of documents. Each step finds what it builds on already made. */
export function buildSchema(
  documents: readonly SchemaDocument[],
  diagnostics: Diagnostics,
  { questions = new Map(), rootElements }: SchemaSettings = {},
): XmlSchema {
  fillMarks(new Set(documents.map(({ root }) => root)), questions, diagnostics);
  const globals = collectGlobals(documents, diagnostics);
  const redefinitions = redefine(globals, documents, diagnostics);
  const mapping = createMapping(globals, documents, rootElements, diagnostics);
  const { type, element, attribute, group, attributeGroup } = globals;
  const simple = new Map([...type].filter(([, { node }]) => node.local === "simpleType"));
  const complex = new Map([...type].filter(([, { node }]) => node.local === "complexType"));
  const ordered = (members: ReadonlyMap<string, Global>, references: BaseReferences): readonly Global[] =>
    inDependencyOrder(members, references, diagnostics);

  for (const global of ordered(simple, simpleTypeReferences)) {
    mapping.simpleTypes.set(expandedName(global.name), mapSimpleType(mapping, global, global.name));
  }
  for (const declaration of xmlAttributes.values()) {
    mapping.attributes.set(expandedName(declaration.name), declaration);
  }
  for (const [key, global] of attribute) mapping.attributes.set(key, mapGlobalAttribute(mapping, global));
  for (const global of ordered(attributeGroup, attributeGroupReferences)) {
    mapping.attributeGroups.set(expandedName(global.name), mapAttributeGroup(mapping, global));
  }
  for (const [key, global] of element) mapping.elements.set(key, beginGlobalElement(global));
  for (const global of complex.values())
    mapping.complexTypes.set(expandedName(global.name), beginComplexType(global, global.name));
  for (const global of ordered(group, groupReferences)) {
    const definition = mapModelGroup(mapping, global);
    if (definition !== undefined) mapping.modelGroups.set(expandedName(global.name), definition);
  }
  for (const global of ordered(complex, complexTypeReferences)) {
    const shell = mapping.complexTypes.get(expandedName(global.name));
    if (shell !== undefined) fillComplexType(mapping, global, shell);
  }
  leaveOutUnusableElements(mapping, documents);
  for (const global of ordered(element, elementReferences)) {
    const shell = mapping.elements.get(expandedName(global.name));
    if (shell !== undefined) fillGlobalElement(mapping, global, shell);
  }
  // Filling one may bring more of them.
  for (let next = 0; next < mapping.anonymous.length; next++) {
    const { from, type: shell } = mapping.anonymous[next]!;
    fillComplexType(mapping, from, shell);
  }
  for (const redefinition of redefinitions) mapping.checks.push(() => checkRedefinition(mapping, redefinition));
  const schema = schemaOf(mapping, documents);
  checkSchema(mapping, schema);
  return schema;
}

const simpleTypeReferences: BaseReferences = {
  attributes: { restriction: "base", list: "itemType", union: "memberTypes" },
  stops: [],
};
const attributeGroupReferences: BaseReferences = { attributes: { attributeGroup: "ref" }, stops: [] };
const groupReferences: BaseReferences = { attributes: { group: "ref" }, stops: ["element"] };
const complexTypeReferences: BaseReferences = {
  attributes: { restriction: "base", extension: "base" },
  stops: ["element", "attribute", "simpleType"],
};
const elementReferences: BaseReferences = {
  attributes: { element: "substitutionGroup" },
  stops: ["complexType", "simpleType"],
};

function schemaOf(mapping: Mapping, documents: readonly SchemaDocument[]): XmlSchema {
  const { globals, simpleTypes, complexTypes, unused } = mapping;
  const types = new Map<string, TypeDefinition>([...simpleTypes, ...complexTypes]);
  const inSourceOrder = <T extends { readonly origin: Origin }>(
    order: ReadonlyMap<string, unknown>,
    made: ReadonlyMap<string, T>,
  ): ReadonlyMap<string, T> => {
    const entries = [...order.keys()].flatMap((key) => {
      const component = made.get(key);
      return component === undefined || unused.isSkipped(component.origin) ? [] : [[key, component] as const];
    });
    return new Map(entries);
  };
  const missing = missingDocuments(documents);
  return {
    ...(missing.length > 0 && { missingDocuments: missing }),
    identityConstraints: [...mapping.identityNames.values()],
    elements: inSourceOrder(mapping.elements, mapping.elements),
    attributes: inSourceOrder(globals.attribute, mapping.attributes),
    types: inSourceOrder(globals.type, types),
    modelGroups: inSourceOrder(globals.group, mapping.modelGroups),
    attributeGroups: inSourceOrder(globals.attributeGroup, mapping.attributeGroups),
    documents: documents.filter(({ file }) => !isKnownSchema(file)).map((document) => mapDocument(mapping, document)),
  };
}

function mapDocument(mapping: Mapping, { root, targetNamespace }: SchemaDocument): XmlSchemaDocument {
  // The components of an xs:override are in the copy of the overridden document.
  const content = {
    ...root,
    children: root.children.filter((node) => !("local" in node && node.local === "override")),
  };
  const components = childElements(content).flatMap((node) =>
    node.local === "redefine" ? childElements(node) : [node],
  );
  const unreadChecks = [root, ...components].flatMap((node) => node.unreadChecks ?? []);
  return {
    origin: root.origin,
    targetNamespace,
    prefixes: new Map([...root.namespaces].filter(([prefix]) => prefix !== "")),
    ...codecExtensions(root, mapping.diagnostics),
    annotation: annotationOf(root),
    openQuestions: marksBelow(content, "open-question"),
    rules: rulesBelow(content),
    sandboxChoices: marksBelow(content, "sandbox-choice"),
    ...(unreadChecks.length > 0 && { unreadChecks }),
  };
}
