import type { Origin } from "../../../diagnostics/origin.js";
import { anyType, xsNamespace } from "../../../model/xml-schema/builtin-types.js";
import { isEmptiable } from "../../../model/xml-schema/emptiable.js";
import type {
  ComplexTypeDefinition,
  ElementDeclaration,
  QName,
  TypeDefinition,
  ValueConstraint,
} from "../../../model/xml-schema/components.js";
import { isDerivedFrom } from "../../../model/xml-schema/type-derivation.js";
import { annotationOf } from "../annotations/annotations.js";
import { checkSensitiveText } from "../documents/codec-extensions.js";
import { derivationsOf } from "../types/derivations.js";
import { isNotation } from "../types/facet-rules.js";
import type { Global, Located } from "../names/globals.js";
import { mapIdentityConstraints } from "./identity-constraints.js";
import type { Mapping, Unfinished } from "../names/mapping.js";
import { findComponent, findType, nameIn } from "../names/resolve-names.js";
import { mapSimpleType, schemaChildren } from "../types/simple-types.js";
import { checkValue, constraintOf } from "./value-constraints.js";
import { booleanValue, tokenValue } from "../xml/values.js";
import { attribute, writtenName, type XmlElement } from "../xml/xml-tree.js";

/** A global element without its type, which `fillGlobalElement` gives it: others can refer to it before. */
export function beginGlobalElement({ node, document, name }: Global): Unfinished<ElementDeclaration> {
  return declaration({ node, document }, name, "global");
}

/** Part 1, section 3.3.2. */
export function fillGlobalElement(mapping: Mapping, global: Global, element: Unfinished<ElementDeclaration>): void {
  const { node } = global;
  const head = substitutionHead(mapping, global);
  if (head !== undefined && head !== element) element.substitutionGroup = head;
  finish(mapping, global, element, head?.type ?? anyType);
  element.abstract = booleanValue(node, "abstract");
  const final = derivationsOf(global, "final", ["extension", "restriction"]);
  if (final.length > 0) element.final = final;
}

function substitutionHead(mapping: Mapping, global: Global): ElementDeclaration | undefined {
  const ref = nameIn(mapping, global, "substitutionGroup");
  return ref === undefined ? undefined : findComponent(mapping, "element", mapping.elements, ref);
}

/** An xs:element with a name, below a group. */
export function mapLocalElement(mapping: Mapping, from: Located, local: string): ElementDeclaration {
  const { node, document } = from;
  const form = tokenValue(node, "form") ?? tokenValue(document.root, "elementFormDefault");
  const namespace = form === "qualified" ? document.targetNamespace : "";
  const element = declaration(from, { namespace, local }, "local");
  finish(mapping, from, element, anyType);
  return element;
}

function declaration(from: Located, name: QName, scope: ElementDeclaration["scope"]): Unfinished<ElementDeclaration> {
  const { node } = from;
  const block = derivationsOf(from, "block", ["extension", "restriction", "substitution"]);
  const nillable = booleanValue(node, "nillable");
  const annotation = annotationOf(node);
  const flags = { nillable, abstract: false, ...(block.length === 0 ? {} : { block }) };
  return { kind: "element", origin: node.origin, name, scope, type: anyType, ...flags, annotation };
}

/** Gives an element what global and local ones have in common; without a type of its own it has `otherwise`. */
function finish(
  mapping: Mapping,
  from: Located,
  element: Unfinished<ElementDeclaration>,
  otherwise: TypeDefinition,
): void {
  const { node } = from;
  element.type = mapType(mapping, from) ?? otherwise;
  const constraint = constraintOf(mapping, node);
  if (constraint !== undefined) element.valueConstraint = constraint;
  openToAlternatives(mapping, from, element);
  mapping.checks.push(() => checkDeclaration(mapping, node, element));
  const identityConstraints = mapIdentityConstraints(mapping, from);
  if (identityConstraints.length > 0) element.identityConstraints = identityConstraints;
}

/**
 * Gives an element any type if one of its alternatives accepts more than its own type: their tests are not run. XSD 1.1,
 * Part 1, section 3.12.
 */
function openToAlternatives(
  mapping: Mapping,
  { node, document }: Located,
  element: Unfinished<ElementDeclaration>,
): void {
  const types = (node.alternatives ?? []).flatMap((alternative) => {
    const from = { node: alternative, document };
    return isErrorType(from) ? [] : (mapType(mapping, from) ?? []);
  });
  if (types.length === 0) return;
  mapping.checks.push(() => {
    if (!types.every((type) => isDerivedFrom(type, element.type, ["extension"]))) element.type = anyType;
  });
}

/** True for xs:error, which no element is valid against. */
function isErrorType({ node }: Located): boolean {
  const [local, prefix = ""] = attribute(node, "type")?.value.split(":").reverse() ?? [];
  return local === "error" && node.namespaces.get(prefix) === xsNamespace;
}

function mapType(mapping: Mapping, from: Located): TypeDefinition | undefined {
  const { node, document } = from;
  const inline = schemaChildren(node).find(({ local }) => local === "simpleType" || local === "complexType");
  const named = attribute(node, "type");
  if (inline !== undefined && named !== undefined) {
    const params = { element: writtenName(node), first: 'attribute "type"', second: "a type inside" };
    mapping.diagnostics.report("xsd/conflicting-parts", inline.origin, params);
  }
  if (named !== undefined) {
    const ref = nameIn(mapping, from, "type");
    return (ref === undefined ? undefined : findType(mapping, ref)) ?? anyType;
  }
  if (inline === undefined) return undefined;
  const definition = { node: inline, document };
  if (inline.local === "simpleType") return mapSimpleType(mapping, definition);
  // The base may not be finished yet: it may even be the type that this element is part of.
  const type = beginComplexType(definition);
  mapping.anonymous.push({ from: definition, type });
  return type;
}

/** A complex type without its content, which `fillComplexType` gives it. */
export function beginComplexType({ node }: Located, name?: QName): Unfinished<ComplexTypeDefinition> {
  return {
    kind: "complex",
    origin: node.origin,
    ...(name === undefined ? {} : { name }),
    base: anyType,
    derivation: "restriction",
    abstract: booleanValue(node, "abstract"),
    attributeUses: [],
    content: { kind: "empty" },
    annotation: annotationOf(node),
  };
}

function checkDeclaration(mapping: Mapping, node: XmlElement, element: ElementDeclaration): void {
  const { type, valueConstraint } = element;
  checkSensitiveText(node, type.kind === "simple", mapping.diagnostics);
  const origin = attribute(node, "type")?.valueOrigin ?? node.origin;
  if (type.kind === "simple" && isNotation(type) && type.facets.enumeration === undefined) {
    mapping.diagnostics.report("xsd/notation-without-enumeration", origin, { name: element.name.local });
  }
  if (valueConstraint !== undefined) checkConstraint(mapping, node, element, valueConstraint);
}

/** Part 1, section 3.3.6: Element Default Valid (Immediate). */
function checkConstraint(
  mapping: Mapping,
  node: XmlElement,
  { name, type }: ElementDeclaration,
  constraint: ValueConstraint,
): void {
  const simple = type.kind === "simple" ? type : type.content.kind === "simple" ? type.content.type : undefined;
  if (simple !== undefined) {
    checkValue(mapping, node, constraint, { name, type: simple });
    return;
  }
  const content = type.kind === "complex" ? type.content : undefined;
  if (content?.kind === "mixed" && (content.particle === undefined || isEmptiable(content.particle))) return;
  const origin: Origin = attribute(node, constraint.kind)?.origin ?? node.origin;
  const reason = "the type of the element is not text, or requires child elements";
  mapping.diagnostics.report("xsd/invalid-value", origin, { ...constraint, reason });
}
