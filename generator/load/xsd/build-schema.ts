import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { Origin } from "../../diagnostics/origin.js";
import { isNCName } from "../../../templates/runtime/base/xml-names.js";
import {
  expandedName,
  type TypeDefinition,
  type XmlSchema,
  type XmlSchemaDocument,
} from "../../model/xml-schema/components.js";
import { xmlAttributes } from "../../model/xml-schema/xml-attributes.js";
import { annotationOf, marksBelow, rulesBelow } from "./annotations/annotations.js";
import { isReservedAttribute, mapAttributeGroup, mapGlobalAttribute } from "./content/attributes.js";
import { checkSchema } from "./check-schema.js";
import { checkChoices } from "./limits/check-choices.js";
import { fillComplexType } from "./types/complex-types.js";
import { beginComplexType, beginGlobalElement, fillGlobalElement } from "./content/elements.js";
import { codecExtensions } from "./documents/codec-extensions.js";
import { fillMarks } from "./annotations/fill-marks.js";
import { collectGlobals, type Global } from "./names/globals.js";
import { isKnownSchema } from "./known/known-schemas.js";
import { createMapping, type Mapping, type MappingSettings } from "./names/mapping.js";
import { inDependencyOrder, type BaseReferences } from "./names/order.js";
import { mapModelGroup } from "./content/particles.js";
import { checkRedefinition } from "./redefinitions/check-redefinition.js";
import { redefine } from "./redefinitions/redefinitions.js";
import { mapSimpleType } from "./types/simple-types.js";
import { missingDocuments, type SchemaDocument } from "./documents/schema-documents.js";
import { childElements } from "./xml/xml-tree.js";
import { openComponent, type GlobalComponent } from "./errors/open-component.js";
import { leaveOutUnusableElements } from "./errors/unusable-elements.js";

/** The settings of a schema. */
export interface SchemaSettings extends MappingSettings {
  /** Texts of open questions by id. */
  readonly questions?: ReadonlyMap<string, string> | undefined;
}

/** The components of a set of documents. Each step finds what it builds on already made; a component with an error accepts everything. */
export function buildSchema(
  documents: readonly SchemaDocument[],
  diagnostics: Diagnostics,
  { questions = new Map(), ...settings }: SchemaSettings = {},
): XmlSchema {
  fillMarks(new Set(documents.map(({ root }) => root)), questions, diagnostics);
  const globals = collectGlobals(documents, diagnostics);
  const redefinitions = redefine(globals, documents, diagnostics);
  const mapping = createMapping(globals, documents, settings, diagnostics);
  const { type, element, attribute, group, attributeGroup } = globals;
  const simple = new Map([...type].filter(([, { node }]) => node.local === "simpleType"));
  const complex = new Map([...type].filter(([, { node }]) => node.local === "complexType"));
  const ordered = (members: ReadonlyMap<string, Global>, references: BaseReferences): readonly Global[] =>
    inDependencyOrder(members, references, mapping);

  for (const global of ordered(simple, simpleTypeReferences)) {
    mapping.simpleTypes.set(expandedName(global.name), mapSimpleType(mapping, global, global.name));
    openIfFaulty(mapping, global);
  }
  for (const declaration of xmlAttributes.values()) {
    mapping.attributes.set(expandedName(declaration.name), declaration);
  }
  for (const [key, global] of attribute) {
    mapping.attributes.set(key, mapGlobalAttribute(mapping, global));
    openIfFaulty(mapping, global);
  }
  for (const global of ordered(attributeGroup, attributeGroupReferences)) {
    mapping.attributeGroups.set(expandedName(global.name), mapAttributeGroup(mapping, global));
    openIfFaulty(mapping, global);
  }
  for (const [key, global] of element) mapping.elements.set(key, beginGlobalElement(global));
  for (const global of complex.values())
    mapping.complexTypes.set(expandedName(global.name), beginComplexType(global, global.name));
  for (const global of ordered(group, groupReferences)) {
    mapping.modelGroups.set(expandedName(global.name), mapModelGroup(mapping, global));
    openIfFaulty(mapping, global);
  }
  for (const global of ordered(complex, complexTypeReferences)) {
    const shell = mapping.complexTypes.get(expandedName(global.name));
    if (shell !== undefined) fillComplexType(mapping, global, shell);
    openIfFaulty(mapping, global);
  }
  leaveOutUnusableElements(mapping, documents);
  for (const global of ordered(element, elementReferences)) {
    const shell = mapping.elements.get(expandedName(global.name));
    if (shell !== undefined) fillGlobalElement(mapping, global, shell);
    openIfFaulty(mapping, global);
  }
  // Filling one may bring more of them.
  for (let next = 0; next < mapping.anonymous.length; next++) {
    const { from, type: shell } = mapping.anonymous[next]!;
    fillComplexType(mapping, from, shell);
  }
  for (const redefinition of redefinitions) mapping.checks.push(() => checkRedefinition(mapping, redefinition));
  const schema = schemaOf(mapping, documents);
  checkComponents(mapping, schema);
  return schema;
}

/** Checks and types inside of components report errors of components that were made before. */
function checkComponents(mapping: Mapping, schema: XmlSchema): void {
  checkChoices(mapping, schema);
  openFaulty(mapping);
  if (mapping.written.isOverfull && !mapping.isLenient) return;
  checkSchema(mapping, schema);
  openFaulty(mapping);
}

function openFaulty(mapping: Mapping): void {
  for (const space of Object.values(mapping.globals))
    for (const global of space.values()) openIfFaulty(mapping, global);
}

/** Lets a component with an error accept everything; one without a valid name is left out. */
function openIfFaulty(mapping: Mapping, global: Global): void {
  if (!mapping.isFaulty(global.node)) return;
  const components = componentsOf(mapping, global);
  const key = expandedName(global.name);
  const component = components?.get(key);
  if (component === undefined) return;
  if (component.kind === "complex") mapping.open.add(component);
  openComponent(component);
  const isReserved = component.kind === "attribute" && isReservedAttribute(global.name);
  if (isReserved || !isNCName(global.name.local)) components?.delete(key);
}

type Components = Pick<Map<string, GlobalComponent>, "get" | "delete">;

function componentsOf(mapping: Mapping, { space, node }: Global): Components | undefined {
  switch (space) {
    case "type":
      return node.local === "simpleType" ? mapping.simpleTypes : mapping.complexTypes;
    case "element":
      return mapping.elements;
    case "attribute":
      return mapping.attributes;
    case "group":
      return mapping.modelGroups;
    case "attributeGroup":
      return mapping.attributeGroups;
    case "notation":
      return undefined;
  }
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
  const missing = missingDocuments(documents, mapping.isFaulty);
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
