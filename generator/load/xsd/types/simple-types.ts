import { anyAtomicType, anySimpleType, xsNamespace } from "../../../model/xml-schema/builtin-types.js";
import type { QName, SimpleTypeDefinition, Variety } from "../../../model/xml-schema/components.js";
import { splitWhiteSpace } from "../../../../templates/runtime/xsd/white-space.js";
import { annotationOf } from "../annotations/annotations.js";
import { derivationsOf, type TypeDerivation } from "./derivations.js";
import { mapFacets } from "./facets.js";
import type { Located } from "../names/globals.js";
import type { Mapping } from "../names/mapping.js";
import { fewEnough, measuredMembers } from "../limits/union-measures.js";
import { findSimpleType, nameIn, resolveName, simpleTypeIn } from "../names/resolve-names.js";
import { tokenValue } from "../xml/values.js";
import { attribute, childElements, writtenName, type XmlElement } from "../xml/xml-tree.js";

/** The elements of XSD among the children of one, annotations left out. */
export function schemaChildren(node: XmlElement): XmlElement[] {
  return childElements(node).filter(({ namespace, local }) => namespace === xsNamespace && local !== "annotation");
}

/** The type that an xs:simpleType element defines. Part 1, section 3.14.2. */
export function mapSimpleType(mapping: Mapping, from: Located, name?: QName): SimpleTypeDefinition {
  const { node, document } = from;
  const final = derivationsOf(from, "final", ["restriction", "list", "union"]);
  const common = {
    kind: "simple",
    origin: node.origin,
    ...(name === undefined ? {} : { name }),
    ...(final.length === 0 ? {} : { final }),
    annotation: annotationOf(node),
  } as const;
  const derivation = schemaChildren(node)[0];
  const inner = derivation === undefined ? undefined : { node: derivation, document };
  switch (derivation?.local) {
    case "restriction":
      return { ...common, ...mapRestriction(mapping, inner ?? from) };
    case "list":
      return { ...common, base: anySimpleType, ...mapList(mapping, inner ?? from) };
    case "union":
      return { ...common, base: anySimpleType, ...mapUnion(mapping, inner ?? from) };
    case undefined:
      break;
  }
  return { ...common, base: anySimpleType, variety: { kind: "any" }, facets: { whiteSpace: "preserve" } };
}

type Derived = Pick<SimpleTypeDefinition, "variety" | "facets">;

/** Part 1, section 3.14.6: Derivation Valid (Restriction, Simple). */
function mapRestriction(mapping: Mapping, from: Located): Derived & Required<Pick<SimpleTypeDefinition, "base">> {
  const { node, document } = from;
  const base = mapOneType(mapping, from, "base");
  refuseUnless(mapping, from, "base", base, "restriction", isRestrictable(base));
  const facets = mapFacets(
    mapping,
    base,
    schemaChildren(node).filter(({ local }) => local !== "simpleType"),
    document,
  );
  return { base, variety: base.variety, facets };
}

function isRestrictable(base: SimpleTypeDefinition): string | undefined {
  return base === anySimpleType || base === anyAtomicType
    ? `xs:${base.name?.local} has no values to choose from; name a primitive type`
    : undefined;
}

/** Part 1, section 3.14.6: the item type is atomic, or a union without lists. */
function mapList(mapping: Mapping, from: Located): Derived {
  const item = mapOneType(mapping, from, "itemType");
  refuseUnless(mapping, from, "itemType", item, "list", holdsList(item) ? "a list cannot contain lists" : undefined);
  return { variety: { kind: "list", item }, facets: { whiteSpace: "collapse", fixed: ["whiteSpace"] } };
}

function holdsList({ variety }: SimpleTypeDefinition): boolean {
  switch (variety.kind) {
    case "any":
    case "atomic":
      return false;
    case "list":
      return true;
    case "union":
      return variety.members.some(holdsList);
  }
}

function mapUnion(mapping: Mapping, from: Located): Derived {
  const { node, document } = from;
  const origin = attribute(node, "memberTypes")?.valueOrigin ?? node.origin;
  const words = splitWhiteSpace(tokenValue(node, "memberTypes") ?? "");
  const named = fewEnough(mapping, node, words).map((word) => {
    const ref = resolveName(mapping, from, word, origin);
    return (ref === undefined ? undefined : findSimpleType(mapping, ref)) ?? anySimpleType;
  });
  const inline = schemaChildren(node).map((child) => mapSimpleType(mapping, { node: child, document }));
  for (const member of named) refuseUnless(mapping, from, "memberTypes", member, "union", undefined);
  // A member's texts are taken once, however often it is named.
  const written = measuredMembers(mapping, node, [...new Set([...named, ...inline])]);
  if (written.members.length === 0) {
    const params = { element: writtenName(node), expected: "memberTypes or a simpleType inside" };
    mapping.diagnostics.report("xsd/missing-part", node.origin, params);
  }
  const variety: Variety = { kind: "union", ...written };
  return { variety, facets: { whiteSpace: "preserve" } };
}

/** The one type that an attribute names or an xs:simpleType inside defines. */
function mapOneType(mapping: Mapping, from: Located, local: "base" | "itemType"): SimpleTypeDefinition {
  const { node, document } = from;
  const inline = schemaChildren(node).find((child) => child.local === "simpleType");
  const named = attribute(node, local);
  const element = writtenName(node);
  if (inline !== undefined && named !== undefined) {
    const params = { element, first: `attribute "${local}"`, second: "a simpleType inside" };
    mapping.diagnostics.report("xsd/conflicting-parts", inline.origin, params);
  }
  if (named !== undefined) return simpleTypeIn(mapping, from, local);
  if (inline !== undefined) return mapSimpleType(mapping, { node: inline, document });
  mapping.diagnostics.report("xsd/missing-part", node.origin, { element, expected: `${local} or a simpleType inside` });
  return anySimpleType;
}

/** Reports a type that may not be used in a derivation: for a reason, or because it is final. */
function refuseUnless(
  mapping: Mapping,
  { node }: Located,
  local: string,
  type: SimpleTypeDefinition,
  derivation: TypeDerivation,
  reason: string | undefined,
): void {
  const isFinal = type.final?.includes(derivation) === true;
  const why = reason ?? (isFinal ? `it is final for ${derivation}` : undefined);
  if (why === undefined) return;
  const origin = attribute(node, local)?.valueOrigin ?? node.origin;
  mapping.diagnostics.report("xsd/invalid-base", origin, { type: type.name?.local ?? "without a name", reason: why });
}

/** The type that an element or attribute declaration names or holds; undefined when it does neither. */
export function declaredSimpleType(mapping: Mapping, from: Located): SimpleTypeDefinition | undefined {
  const { node, document } = from;
  const inline = schemaChildren(node).find((child) => child.local === "simpleType");
  if (attribute(node, "type") !== undefined) {
    const ref = nameIn(mapping, from, "type");
    return (ref === undefined ? undefined : findSimpleType(mapping, ref)) ?? anySimpleType;
  }
  return inline === undefined ? undefined : mapSimpleType(mapping, { node: inline, document });
}
