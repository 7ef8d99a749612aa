import { grouped } from "../model/grouped.js";
import type { Contract } from "../model/contract.js";
import type { ElementDeclaration, TypeDefinition, XmlSchema } from "../model/xml-schema/components.js";
import { payloadElements } from "../plan/payload-elements.js";
import type { Report } from "./rule.js";
import { declarationKey, reachXml, type XmlComponent } from "./xml-reach.js";

/** Global components that no payload, or without an OpenAPI document no global element, reaches. */
export function lintUnusedXml(contract: Contract, report: Report<"lint/unused-component">): void {
  const schema = contract.xml;
  // Components that chosen root elements do not reach are left out on purpose.
  if (schema === undefined || schema.roots !== undefined) return;
  const roots = contract.openapi === undefined ? [...schema.elements.values()] : payloadElements(contract);
  if (roots.length === 0) return;
  const used = usedPlaces(roots, schema);
  const isUsed = (component: XmlComponent): boolean => used.has(declarationKey(component.origin));
  for (const element of schema.elements.values()) if (!isUsed(element)) tell("Element", element);
  for (const attribute of schema.attributes.values()) if (!isUsed(attribute)) tell("Attribute", attribute);
  for (const type of schema.types.values()) if (type.name !== undefined && !isUsed(type)) tell("Type", type);
  for (const definition of schema.modelGroups.values()) if (!isUsed(definition.group)) tell("Group", definition);
  for (const definition of schema.attributeGroups.values()) {
    const parts = [...definition.attributeUses, ...(definition.wildcard === undefined ? [] : [definition.wildcard])];
    if (parts.length > 0 && !parts.some(isUsed)) tell("Attribute group", definition);
  }

  function tell(
    what: string,
    { origin, name }: Pick<ElementDeclaration, "origin"> & Pick<TypeDefinition, "name">,
  ): void {
    report(origin, { what, name: name?.local ?? "" });
  }
}

/** A document may choose a substitute for an element, and with xsi:type a derived type; a wildcard allows any element. */
function usedPlaces(roots: readonly ElementDeclaration[], schema: XmlSchema): ReadonlySet<string> {
  const elements = [...schema.elements.values()];
  const substitutes = grouped(elements, (element) => element.substitutionGroup);
  const types = new Set<XmlComponent>(schema.types.values());
  const derived = grouped([...schema.types.values()], (type) => type.base);
  const reached = reachXml(roots, (component) => {
    if (!("kind" in component)) return [];
    switch (component.kind) {
      case "element":
        return substitutes.get(component) ?? [];
      case "complex":
        // xs:anyType is the base of all types: a derivation from it is not a use.
        return types.has(component) ? (derived.get(component) ?? []) : [];
      case "wildcard":
        return component.processContents === "skip" ? [] : elements;
      case "simple":
      case "attribute":
      case "group":
        return [];
    }
  });
  return new Set([...reached].map((component) => declarationKey(component.origin)));
}
