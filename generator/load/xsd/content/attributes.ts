import { anySimpleType } from "../../../model/xml-schema/builtin-types.js";
import { joinAnnotations } from "../../../model/xml-schema/join-annotations.js";
import {
  expandedName,
  type AttributeDeclaration,
  type AttributeGroupDefinition,
  type AttributeUse,
  type QName,
  type SimpleTypeDefinition,
  type ValueConstraint,
  type Wildcard,
} from "../../../model/xml-schema/components.js";
import { intersectNamespaces } from "../../../model/xml-schema/wildcard-namespaces.js";
import { annotationOf, referenceAnnotation } from "../annotations/annotations.js";
import { isNotation } from "../types/facet-rules.js";
import { reportBesideRef } from "./beside-ref.js";
import type { Global, Located } from "../names/globals.js";
import type { Mapping } from "../names/mapping.js";
import { findComponent, nameIn } from "../names/resolve-names.js";
import { declaredSimpleType, schemaChildren } from "../types/simple-types.js";
import { checkValue, constraintOf, isDerivedFromId } from "./value-constraints.js";
import { booleanValue, tokenValue } from "../xml/values.js";
import { mapWildcard } from "./wildcards.js";
import { hasRoomForGroup } from "../limits/written-out.js";
import { attribute, writtenName, type XmlElement } from "../xml/xml-tree.js";

/** The attributes that an element of XSD gives a type. */
export interface AttributeSet {
  readonly uses: readonly AttributeUse[];
  /** Names of prohibited uses, which matter to restrictions only. */
  readonly prohibited: readonly string[];
  /** The intersection of all wildcards; undefined where there is none. */
  readonly wildcard: Wildcard | undefined;
}

/** A global xs:attribute. Part 1, section 3.2.2. */
export function mapGlobalAttribute(mapping: Mapping, global: Global): AttributeDeclaration {
  return mapDeclaration(mapping, global, global.name, "global");
}

function mapDeclaration(
  mapping: Mapping,
  from: Located,
  name: QName,
  scope: AttributeDeclaration["scope"],
): AttributeDeclaration {
  const { node } = from;
  checkTypeParts(mapping, node);
  checkReserved(mapping, node, name);
  const type = declaredSimpleType(mapping, from) ?? anySimpleType;
  const valueConstraint = constraintOf(mapping, node);
  if (valueConstraint !== undefined) checkValue(mapping, node, valueConstraint, { name, type });
  checkNotationUse(mapping, node, name.local, type);
  const constraint = valueConstraint === undefined ? {} : { valueConstraint };
  return { kind: "attribute", origin: node.origin, name, scope, type, ...constraint, annotation: annotationOf(node) };
}

/** The attributes below `node`: its own uses, those of attribute groups, and the wildcard. Part 1, sections 3.4.2 and 3.6.2. */
export function mapAttributes(
  mapping: Mapping,
  { node, document }: Located,
  defaults?: AttributeGroupDefinition,
): AttributeSet {
  const uses: AttributeUse[] = [];
  const prohibited: string[] = [];
  const wildcards: Wildcard[] = [];
  const known = new Set<AttributeUse>();
  // Groups that name the same group bring its uses once more. One of them is enough to report that; more would double
  // with each level of groups.
  let repeated: AttributeUse | undefined;
  const addUse = (use: AttributeUse): void => {
    if (!known.has(use)) uses.push(use);
    else repeated ??= use;
    known.add(use);
  };
  for (const child of schemaChildren(node)) {
    const from = { node: child, document };
    if (child.local === "attribute") {
      const use = mapUse(mapping, from);
      if (typeof use === "string") prohibited.push(use);
      else if (use !== undefined) addUse(use);
    } else if (child.local === "attributeGroup") {
      const group = findGroup(mapping, from);
      group?.attributeUses.forEach(addUse);
      if (group?.wildcard !== undefined) wildcards.push(group.wildcard);
    } else if (child.local === "anyAttribute") {
      // The type's own wildcard decides how what it lets in is checked.
      wildcards.unshift(mapWildcard(from));
    }
  }
  defaults?.attributeUses.filter((use) => !known.has(use)).forEach(addUse);
  if (defaults?.wildcard !== undefined) wildcards.push(defaults.wildcard);
  checkUses(mapping, node, repeated === undefined ? uses : [...uses, repeated]);
  return { uses, prohibited, wildcard: intersection(mapping, node, wildcards) };
}

/** A global xs:attributeGroup. */
export function mapAttributeGroup(mapping: Mapping, global: Global): AttributeGroupDefinition {
  const { node, name } = global;
  const { uses, wildcard } = mapAttributes(mapping, global);
  const wild = wildcard === undefined ? {} : { wildcard };
  const annotation = annotationOf(node);
  const attributeUses = hasRoomForGroup(mapping, node.origin, uses.length) ? uses : [];
  return { kind: "attribute-group", origin: node.origin, name, attributeUses, ...wild, annotation };
}

function findGroup(mapping: Mapping, from: Located): AttributeGroupDefinition | undefined {
  const ref = nameIn(mapping, from, "ref");
  return ref === undefined ? undefined : findComponent(mapping, "attributeGroup", mapping.attributeGroups, ref);
}

/** The group of attributes that all complex types of a document have. XSD 1.1 Part 1, section 3.4.2.4. */
export function defaultAttributes(mapping: Mapping, { node, document }: Located): AttributeGroupDefinition | undefined {
  if (!booleanValue(node, "defaultAttributesApply", true)) return undefined;
  const known = mapping.defaultAttributes;
  if (!known.has(document)) {
    const ref = nameIn(mapping, { node: document.root, document }, "defaultAttributes");
    known.set(document, ref && findComponent(mapping, "attributeGroup", mapping.attributeGroups, ref));
  }
  return known.get(document);
}

/** One attribute use; the expanded name of a prohibited one; undefined when it was reported. */
function mapUse(mapping: Mapping, from: Located): AttributeUse | string | undefined {
  const { node } = from;
  const declaration = mapUsedDeclaration(mapping, from);
  if (declaration === undefined) return undefined;
  const use = tokenValue(node, "use");
  if (attribute(node, "default") !== undefined && use !== undefined && use !== "optional") {
    const params = { element: writtenName(node), first: 'attribute "default"', second: `use="${use}"` };
    mapping.diagnostics.report("xsd/conflicting-parts", node.origin, params);
  }
  if (use === "prohibited") return expandedName(declaration.name);
  const valueConstraint = useConstraint(mapping, node, declaration);
  const constraint = valueConstraint === undefined ? {} : { valueConstraint };
  const annotation = declaration.scope === "global" ? referenceAnnotation(node) : undefined;
  const required = use === "required";
  return { attribute: declaration, required, ...constraint, origin: node.origin, ...(annotation && { annotation }) };
}

function mapUsedDeclaration(mapping: Mapping, from: Located): AttributeDeclaration | undefined {
  const { node, document } = from;
  const local = tokenValue(node, "name");
  if (attribute(node, "ref") === undefined) {
    if (local !== undefined) return mapDeclaration(mapping, from, { namespace: localNamespace(from), local }, "local");
    const params = { element: writtenName(node), expected: 'attribute "name" or attribute "ref"' };
    mapping.diagnostics.report("xsd/missing-part", node.origin, params);
    return undefined;
  }
  reportBesideRef(mapping, node, ["name", "type", "form"]);
  const ref = nameIn(mapping, { node, document }, "ref");
  return ref === undefined ? undefined : findComponent(mapping, "attribute", mapping.attributes, ref);
}

/** Part 1, section 3.2.2: a local attribute is in the target namespace when its form is "qualified". */
function localNamespace({ node, document }: Located): string {
  const form = tokenValue(node, "form") ?? tokenValue(document.root, "attributeFormDefault");
  return form === "qualified" ? document.targetNamespace : "";
}

/** The constraint of a use: its own, which a fixed declaration must agree with, or the declaration's. Part 1, section 3.5.6. */
function useConstraint(
  mapping: Mapping,
  node: XmlElement,
  declaration: AttributeDeclaration,
): ValueConstraint | undefined {
  if (declaration.scope === "local") return declaration.valueConstraint;
  const constraint = constraintOf(mapping, node);
  if (constraint === undefined) return declaration.valueConstraint;
  checkValue(mapping, node, constraint, declaration);
  return constraint;
}

function checkTypeParts(mapping: Mapping, node: XmlElement): void {
  const [inline] = schemaChildren(node);
  if (attribute(node, "type") === undefined || inline === undefined) return;
  const params = { element: writtenName(node), first: 'attribute "type"', second: "a type inside" };
  mapping.diagnostics.report("xsd/conflicting-parts", inline.origin, params);
}

const instanceNamespace = "http://www.w3.org/2001/XMLSchema-instance";

/** True for a name that no attribute may have. */
export function isReservedAttribute({ namespace, local }: QName): boolean {
  return local === "xmlns" || namespace === instanceNamespace;
}

/** Part 1, sections 3.2.6.3 and 3.2.6.4. */
function checkReserved(mapping: Mapping, node: XmlElement, name: QName): void {
  const origin = attribute(node, "name")?.valueOrigin ?? node.origin;
  const report = (reason: string): void =>
    mapping.diagnostics.report("xsd/reserved-attribute", origin, { name: name.local, reason });
  if (name.local === "xmlns") report("it declares namespaces");
  if (name.namespace === instanceNamespace) report("its namespace is reserved for schema instances");
}

function checkNotationUse(mapping: Mapping, node: XmlElement, name: string, type: SimpleTypeDefinition): void {
  if (!isNotation(type) || type.facets.enumeration !== undefined) return;
  const origin = attribute(node, "type")?.valueOrigin ?? node.origin;
  mapping.diagnostics.report("xsd/notation-without-enumeration", origin, { name });
}

/** Part 1, sections 3.4.6 and 3.6.6: each name once, and one xs:ID at most. */
export function checkUses(mapping: Mapping, node: XmlElement, uses: readonly AttributeUse[]): void {
  const seen = new Map<string, AttributeUse>();
  let id: AttributeUse | undefined;
  for (const use of uses) {
    const { name, type } = use.attribute;
    const key = expandedName(name);
    const first = seen.get(key);
    const origin = isBelow(node, use) ? use.origin : node.origin;
    if (first !== undefined) {
      const related = [{ message: "also declared here", origin: first.origin }];
      mapping.diagnostics.report("xsd/duplicate-attribute", origin, { name: name.local }, related);
    } else if (isDerivedFromId(type)) {
      const params = { first: id?.attribute.name.local ?? "", second: name.local };
      if (id !== undefined) mapping.diagnostics.report("xsd/two-id-attributes", origin, params);
      id = use;
    }
    seen.set(key, use);
  }
}

/** True when a use was written within an element, and not taken over from elsewhere. */
function isBelow(node: XmlElement, { origin }: AttributeUse): boolean {
  return origin.kind === "offset" && origin.file === node.origin.file && origin.start > node.origin.start;
}

/** The wildcard that all of them together make. Part 1, section 3.4.2, Complete Wildcard. */
function intersection(mapping: Mapping, node: XmlElement, wildcards: readonly Wildcard[]): Wildcard | undefined {
  return wildcards.reduce<Wildcard | undefined>((known, wildcard) => {
    if (known === undefined) return wildcard;
    const namespaces = intersectNamespaces(known.namespaces, wildcard.namespaces);
    const annotation = joinAnnotations(known.annotation, wildcard.annotation);
    if (namespaces !== undefined) return { ...known, namespaces, ...(annotation && { annotation }) };
    const reason = "two different namespaces are excluded";
    mapping.diagnostics.report("xsd/invalid-wildcard", node.origin, { reason });
    return known;
  }, undefined);
}
