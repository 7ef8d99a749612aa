import type { Origin } from "../../../diagnostics/origin.js";
import { anySimpleType, anyType, builtin } from "../../../model/xml-schema/builtin-types.js";
import {
  noAnnotation,
  type AttributeDeclaration,
  type AttributeGroupDefinition,
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type ModelGroup,
  type ModelGroupDefinition,
  type Particle,
  type SimpleTypeDefinition,
  type Wildcard,
} from "../../../model/xml-schema/components.js";

/** A global component of an XSD. */
export type GlobalComponent =
  | SimpleTypeDefinition
  | ComplexTypeDefinition
  | ElementDeclaration
  | AttributeDeclaration
  | ModelGroupDefinition
  | AttributeGroupDefinition;

/**
 * Lets a component with an error accept everything: a type has any content, an element or attribute any type, a simple type any string.
 * It is changed in place, since other components refer to it.
 */
export function openComponent(component: GlobalComponent): void {
  const { kind, origin, name } = component;
  const common = { kind, origin, ...(name && { name }), annotation: noAnnotation };
  switch (component.kind) {
    case "simple": {
      const { variety, facets } = builtin("string");
      return replace(component, { ...common, base: builtin("string"), variety, facets });
    }
    case "complex": {
      const particle: Particle = { origin, minOccurs: 1, maxOccurs: 1, term: anyContent(origin) };
      const derived = { base: anyType, derivation: "restriction", abstract: false } as const;
      const attributes = { attributeUses: [], attributeWildcard: anyName(origin) };
      return replace(component, { ...common, ...derived, ...attributes, content: { kind: "mixed", particle } });
    }
    case "element":
      return replace(component, { ...common, scope: "global", type: anyType, nillable: false, abstract: false });
    case "attribute":
      return replace(component, { ...common, scope: "global", type: anySimpleType });
    case "group-definition":
      return replace(component.group, anyContent(component.group.origin));
    case "attribute-group":
      return replace(component, { ...common, attributeUses: [], wildcard: anyName(origin) });
  }
}

function replace(component: object, properties: object): void {
  for (const key of Object.keys(component)) Reflect.deleteProperty(component, key);
  Object.assign(component, properties);
}

function anyName(origin: Origin): Wildcard {
  return { kind: "wildcard", origin, namespaces: { kind: "any" }, processContents: "skip" };
}

function anyContent(origin: Origin): ModelGroup {
  const anything: Particle = { origin, minOccurs: 0, maxOccurs: "unbounded", term: anyName(origin) };
  return { kind: "group", origin, compositor: "sequence", particles: [anything] };
}
