import type { Contract } from "../model/contract.js";
import type { TypeDefinition } from "../model/xml-schema/components.js";
import { createXmlShapes } from "./create-xml-shapes.js";
import type { NameRequest } from "./name-allocator.js";
import type { InterfacePlan, NamedXmlType } from "./plan.js";
import type { ComponentNaming } from "./component-naming.js";
import type { XmlShapes } from "./xml-shape.js";
import { globalXmlElements, nameXmlElements, nameTypedRoot, nameXmlTypes, xmlNameRequests } from "./xml-names.js";
import { nameXmlGroups } from "./xml-group-names.js";
import { nameXmlUnions } from "./xml-unions.js";
import type { SentView } from "./xml-views.js";

/** The part of a plan that comes of an XSD. */
export type XmlPlan = Pick<
  InterfacePlan,
  | "xmlTypes"
  | "xmlElements"
  | "xmlGlobals"
  | "xmlTypeName"
  | "xmlElementName"
  | "xmlShapes"
  | "xmlUnions"
  | "xmlUnionName"
  | "xmlGroups"
  | "xmlTypedRoot"
>;

/** The types of an XSD with their preferred names. */
export interface XmlNaming {
  readonly views: readonly SentView[];
  readonly shapes: XmlShapes;
  readonly requests: readonly NameRequest<TypeDefinition>[];
  readonly naming: ComponentNaming;
}

/** Returns the preferred names of the XSD of a spec; none if it has no XSD. */
export function xmlNaming({ xml }: Contract, views: readonly SentView[], naming: ComponentNaming): XmlNaming {
  const shapes = createXmlShapes(xml, views);
  return { views, shapes, requests: xml === undefined ? [] : xmlNameRequests(xml, views, shapes, naming), naming };
}

/** Plans the declarations of an XSD once its types have names. Adds the names that it allocates to the used ones. */
export function planXml(
  { xml, openapi }: Contract,
  { views, shapes, requests, naming }: XmlNaming,
  names: ReadonlyMap<unknown, string>,
  taken: Set<string>,
): XmlPlan {
  const typeNames = new Map(requests.map(({ owner }) => [owner, names.get(owner) ?? ""]));
  const elements = xml === undefined ? [] : nameXmlElements(xml, views, typeNames, taken, naming);
  const types = nameXmlTypes(typeNames);
  const unions = xml === undefined ? [] : nameXmlUnions(xml, views, shapes, typeNames, taken);
  const groups = nameXmlGroups(shapes.groups, taken, naming);
  const typedRoot = xml === undefined || openapi !== undefined ? undefined : nameTypedRoot(xml, elements, taken);
  const typeOf = new Map<TypeDefinition, NamedXmlType>([...types, ...groups].map((named) => [named.type, named]));
  const unionOf = new Map(unions.map(({ derived, typeName }) => [derived, typeName]));
  const elementOf = new Map(elements.map((named) => [named.element, named]));
  return {
    xmlTypes: types,
    xmlElements: elements,
    xmlGlobals: globalXmlElements(xml, elements),
    xmlTypeName: (type) => typeOf.get(type),
    xmlElementName: (element) => elementOf.get(element),
    xmlShapes: shapes,
    xmlUnions: unions,
    xmlGroups: groups,
    xmlUnionName: (element) => unionOf.get(shapes.substitutableTypes(element)),
    ...(typedRoot !== undefined && { xmlTypedRoot: typedRoot }),
  };
}
