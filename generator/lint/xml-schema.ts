import type { Diagnostics } from "../diagnostics/collector.js";
import type {
  Annotation,
  AttributeDeclaration,
  ElementDeclaration,
  TypeDefinition,
  XmlSchema,
} from "../model/xml-schema/components.js";
import { defaultInProse } from "./default-in-prose.js";
import { isBlank } from "./places.js";
import { placeKey, reachXml, type XmlComponent } from "./xml-reach.js";

/** Elements, attributes and named types without documentation, and defaults that only prose speaks of. */
export function lintXmlSchema(schema: XmlSchema, diagnostics: Diagnostics): void {
  const own = new Set(schema.documents.map((document) => document.origin.file));
  const seen = new Set<string>();
  for (const component of reachXml(everything(schema))) {
    if (!isDocumented(component) || !own.has(component.origin.file)) continue;
    const key = placeKey(component.origin);
    if (seen.has(key)) continue;
    seen.add(key);
    lintComponent(component, diagnostics);
  }
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

function lintComponent(component: Documented, diagnostics: Diagnostics): void {
  const { origin, annotation } = component;
  const name = component.name?.local;
  // An anonymous type is described by the element or attribute that it belongs to.
  if (name === undefined) return;
  const what = component.kind === "element" ? "Element" : component.kind === "attribute" ? "Attribute" : "Type";
  const hasType = component.kind === "element" || component.kind === "attribute";
  const isSaid = hasDocumentation(annotation) || (hasType && isDescribedType(component.type));
  if (!isSaid) diagnostics.report("lint/missing-description", origin, { what, name });
  const words =
    hasType && component.valueConstraint === undefined ? defaultInProse(annotation.documentation) : undefined;
  if (words !== undefined && annotation.openQuestions.length === 0) {
    diagnostics.report("lint/unmarked-default", origin, { what, name, words });
  }
}

function hasDocumentation(annotation: Annotation): boolean {
  return !isBlank(annotation.documentation);
}

function isDescribedType(type: TypeDefinition): boolean {
  return hasDocumentation(type.annotation);
}
