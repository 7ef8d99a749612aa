import type {
  Annotation,
  AttributeDeclaration,
  ElementDeclaration,
  TypeDefinition,
  XmlSchema,
} from "../model/xml-schema/components.js";
import { defaultInProse } from "./default-in-prose.js";
import { isEmptyText, type Subject } from "./subject.js";
import { declarationKey, reachXml, type XmlComponent } from "./xml-reach.js";

/** Elements, attributes and named types. */
export function xmlSubjects(schema: XmlSchema): readonly Subject[] {
  return documentedComponents(schema).flatMap(subjectOf);
}

/** Returns the elements, attributes and types that the documents of a schema declare, each once. */
export function documentedComponents(schema: XmlSchema): readonly Documented[] {
  const filesOfSchema = new Set(schema.documents.map((document) => document.origin.file));
  const seen = new Set<string>();
  return [...reachXml(everything(schema))].flatMap((component) => {
    if (!isDocumented(component) || !filesOfSchema.has(component.origin.file)) return [];
    const key = declarationKey(component.origin);
    if (seen.has(key)) return [];
    seen.add(key);
    return [component];
  });
}

type Documented = ElementDeclaration | AttributeDeclaration | TypeDefinition;

function isDocumented(component: XmlComponent): component is Documented {
  return "annotation" in component;
}

function everything(schema: XmlSchema): readonly XmlComponent[] {
  return [
    ...schema.elements.values(),
    ...schema.attributes.values(),
    ...schema.types.values(),
    ...[...schema.modelGroups.values()].map(({ group }) => group),
    ...[...schema.attributeGroups.values()].flatMap(({ attributeUses }) => attributeUses),
  ];
}

/** An anonymous type is described by the element or attribute that it belongs to. */
function subjectOf(component: Documented): readonly Subject[] {
  const { origin, annotation } = component;
  const name = component.name?.local;
  if (name === undefined) return [];
  const what = component.kind === "element" ? "Element" : component.kind === "attribute" ? "Attribute" : "Type";
  const hasType = component.kind === "element" || component.kind === "attribute";
  const isDescribed = hasDocumentation(annotation) || (hasType && hasDocumentation(component.type.annotation));
  const isOpen = hasType && component.valueConstraint === undefined && annotation.openQuestions.length === 0;
  const words = isOpen ? defaultInProse(annotation.documentation) : undefined;
  return [{ what, name, origin, isDescribed, proseDefault: words === undefined ? undefined : { words, origin } }];
}

function hasDocumentation(annotation: Annotation): boolean {
  return !isEmptyText(annotation.documentation);
}
