import type { Origin } from "../../../diagnostics/origin.js";
import { anySimpleType, anyType } from "../../../model/xml-schema/builtin-types.js";
import type {
  ComplexTypeDefinition,
  ContentType,
  ModelGroup,
  Particle,
  SimpleTypeDefinition,
  TypeDefinition,
} from "../../../model/xml-schema/components.js";
import { isEmptiable } from "../../../model/xml-schema/emptiable.js";
import { isDerivedFrom } from "../../../model/xml-schema/type-derivation.js";
import { derivationsOf } from "./derivations.js";
import { defaultAttributes } from "../content/attributes.js";
import { inheritedAttributes } from "../content/inherited-attributes.js";
import { mapFacets } from "./facets.js";
import type { Located } from "../names/globals.js";
import { groupAnnotations } from "../annotations/group-annotations.js";
import { withMeasures, particlesInSequence, particleSize } from "../limits/group-measures.js";
import type { Mapping, Unfinished } from "../names/mapping.js";
import { mapParticle, particleNames, particlesInAll } from "../content/particles.js";
import { findType, nameIn } from "../names/resolve-names.js";
import { mapSimpleType, schemaChildren } from "./simple-types.js";
import { booleanValue } from "../xml/values.js";
import { hasRoomForType } from "../limits/written-out.js";
import { attribute, type XmlElement } from "../xml/xml-tree.js";

/** Gives a complex type what it is derived from, its attributes and its content. Part 1, section 3.4.2. */
export function fillComplexType(mapping: Mapping, from: Located, type: Unfinished<ComplexTypeDefinition>): void {
  const { node, document } = from;
  const final = derivationsOf(from, "final", ["extension", "restriction"]);
  if (final.length > 0) type.final = final;
  const block = derivationsOf(from, "block", ["extension", "restriction"]);
  if (block.length > 0) type.block = block;

  const content = schemaChildren(node).find(({ local }) => local === "simpleContent" || local === "complexContent");
  const derivation = content === undefined ? undefined : schemaChildren(content)[0];
  const source = { node: derivation ?? node, document };
  if (derivation !== undefined) {
    type.derivation = derivation.local === "extension" ? "extension" : "restriction";
    const base = baseType(mapping, source, type, content?.local === "simpleContent");
    type.base = base ?? anyType;
    if (base === undefined || (base.kind === "complex" && mapping.baseless.has(base))) mapping.baseless.add(type);
  }
  const attributes = inheritedAttributes(mapping, source, type, defaultAttributes(mapping, from));
  type.attributeUses = attributes.uses;
  if (attributes.wildcard !== undefined) type.attributeWildcard = attributes.wildcard;
  type.content = contentIn(mapping, source, type, content, isMixed(node, content));
  const annotations = groupAnnotations(mapping.globals, from);
  if (annotations.length > 0) type.groupAnnotations = annotations;
  checkRoom(mapping, node.origin, type);
  mapping.finished.add(type);
}

function contentIn(
  mapping: Mapping,
  source: Located,
  type: ComplexTypeDefinition,
  content: XmlElement | undefined,
  mixed: boolean,
): ContentType {
  const { base, derivation } = type;
  const isSimple = content?.local === "simpleContent";
  // A base type with an error may have any content.
  const isOpen = base.kind === "complex" && mapping.open.has(base);
  if (isOpen && (isSimple || derivation === "extension")) return base.content;
  return isSimple ? simpleContent(mapping, source, type) : complexContent(mapping, source, type, mixed);
}

/** A type for which there is no room stays empty, so that those that are derived from it stay small. */
function checkRoom(mapping: Mapping, origin: Origin, type: Unfinished<ComplexTypeDefinition>): void {
  const { content } = type;
  const particle = "particle" in content ? content.particle : undefined;
  const members = type.attributeUses.length + (particle === undefined ? 0 : particleSize(mapping.measures, particle));
  if (hasRoomForType(mapping, origin, members)) return;
  type.attributeUses = [];
  if (particle !== undefined) type.content = contentOf(undefined, content.kind === "mixed");
}

function isMixed(node: XmlElement, content: XmlElement | undefined): boolean {
  const mixed = booleanValue(node, "mixed");
  return content === undefined ? mixed : booleanValue(content, "mixed", mixed);
}

/** The base type, if it may be derived from in this way; undefined when it was reported. Part 1, sections 3.4.3 and 3.4.6. */
function baseType(
  mapping: Mapping,
  from: Located,
  { derivation }: ComplexTypeDefinition,
  isSimpleContent: boolean,
): TypeDefinition | undefined {
  const ref = nameIn(mapping, from, "base");
  const base = ref === undefined ? undefined : findType(mapping, ref);
  if (ref === undefined || base === undefined) return undefined;
  const report = (reason: string): void => reportDerivation(mapping, from, base, derivation, reason);
  if (base.kind === "simple" && (!isSimpleContent || derivation === "restriction")) {
    report(isSimpleContent ? "it is a simple type; extend it, or restrict it in a simpleType" : "it is a simple type");
    return undefined;
  }
  if (base.final?.includes(derivation) === true) report(`it is final for ${derivation}`);
  return base;
}

function reportDerivation(
  mapping: Mapping,
  { node }: Located,
  base: TypeDefinition,
  derivation: ComplexTypeDefinition["derivation"],
  reason: string,
): void {
  const origin: Origin = attribute(node, "base")?.valueOrigin ?? node.origin;
  const params = { type: base.name?.local ?? "without a name", reason };
  const code = derivation === "extension" ? "xsd/invalid-extension" : "xsd/invalid-restriction";
  mapping.diagnostics.report(code, origin, params);
}

/** Part 1, section 3.4.2, Complex Type Definition with simple content. */
function simpleContent(mapping: Mapping, from: Located, type: ComplexTypeDefinition): ContentType {
  const { base, derivation } = type;
  if (base === anyType && mapping.baseless.has(type)) return { kind: "simple", type: anySimpleType };
  if (base.kind === "simple") return { kind: "simple", type: base };
  const { content } = base;
  if (derivation === "extension") {
    if (content.kind !== "simple") reportDerivation(mapping, from, base, derivation, "it has no simple content");
    return content.kind === "simple" ? content : { kind: "simple", type: anySimpleType };
  }
  return { kind: "simple", type: restrictedText(mapping, from, base) };
}

/** The simple type of a restriction with simple content: of the base's own, or of one that stands inside. */
function restrictedText(mapping: Mapping, from: Located, base: ComplexTypeDefinition): SimpleTypeDefinition {
  const { node, document } = from;
  const { content } = base;
  const inline = schemaChildren(node).find(({ local }) => local === "simpleType");
  const inner = inline === undefined ? undefined : mapSimpleType(mapping, { node: inline, document });
  if (content.kind === "mixed" && (content.particle === undefined || isEmptiable(content.particle))) {
    const reason = "its mixed content needs a simpleType inside to become simple";
    if (inner === undefined) reportDerivation(mapping, from, base, "restriction", reason);
  } else if (content.kind !== "simple") {
    reportDerivation(mapping, from, base, "restriction", "it has no simple content");
  } else if (inner !== undefined && !isDerivedFrom(inner, content.type)) {
    reportDerivation(mapping, from, base, "restriction", "the type inside is not derived from its simple content");
  }
  const start = inner ?? (content.kind === "simple" ? content.type : anySimpleType);
  const facets = schemaChildren(node).filter(({ local }) => local !== "simpleType" && !isAttributePart(local));
  if (facets.length === 0) return start;
  const { variety, annotation } = start;
  return {
    kind: "simple",
    origin: node.origin,
    base: start,
    variety,
    facets: mapFacets(mapping, start, facets, document),
    annotation,
  };
}

function isAttributePart(local: string): boolean {
  return local === "attribute" || local === "attributeGroup" || local === "anyAttribute";
}

/** Part 1, section 3.4.2, Complex Type Definition with complex content. */
function complexContent(mapping: Mapping, from: Located, type: ComplexTypeDefinition, mixed: boolean): ContentType {
  const particle = effectiveContent(mapping, from, mixed);
  const { base } = type;
  // Nothing is known of a base that is missing, and nothing else is told of what it would bring.
  const isBaseLost = base === anyType && mapping.baseless.has(type);
  if (type.derivation === "restriction" || base.kind === "simple" || isBaseLost) return contentOf(particle, mixed);
  const { content } = base;
  switch (content.kind) {
    case "simple":
      // Without content of its own, an extension has that of its base type.
      if (particle === undefined && !mixed) return content;
      reportDerivation(mapping, from, base, "extension", "it has simple content");
      return contentOf(particle, mixed);
    case "empty":
      return contentOf(particle, mixed);
    case "element-only":
    case "mixed":
      return extendedContent(mapping, from, base, { content, particle, mixed });
  }
}

/** The particle below `node`; undefined when it takes nothing. */
function effectiveContent(mapping: Mapping, from: Located, mixed: boolean): Particle | undefined {
  const { node, document } = from;
  const child = schemaChildren(node).find(({ local }) => particleNames.has(local));
  const particle = child === undefined ? undefined : mapParticle(mapping, { node: child, document });
  if (particle === undefined || particle.maxOccurs === 0) return undefined;
  if (mixed || particle.term.kind !== "group" || particle.term.particles.length > 0) return particle;
  // A choice without branches that has to appear lets nothing be valid; all other empty groups are empty content.
  return particle.term.compositor === "choice" && particle.minOccurs > 0 ? particle : undefined;
}

function contentOf(particle: Particle | undefined, mixed: boolean): ContentType {
  if (mixed) return particle === undefined ? { kind: "mixed" } : { kind: "mixed", particle };
  return particle === undefined ? { kind: "empty" } : { kind: "element-only", particle };
}

/** Part 1, section 3.4.6: Derivation Valid (Extension). */
function extendedContent(
  mapping: Mapping,
  from: Located,
  base: ComplexTypeDefinition,
  parts: {
    readonly content: ContentType & { kind: "element-only" | "mixed" };
    readonly particle: Particle | undefined;
    readonly mixed: boolean;
  },
): ContentType {
  const { content, particle, mixed } = parts;
  if (particle === undefined && !mixed) return content;
  if (mixed !== (content.kind === "mixed")) {
    const reason = mixed
      ? "it has no mixed content, and the extension has"
      : "it has mixed content, and the extension has not";
    reportDerivation(mapping, from, base, "extension", reason);
  }
  if (particle === undefined || content.particle === undefined) return contentOf(particle ?? content.particle, mixed);
  const { origin } = from.node;
  if (isAll(particle) && isAll(content.particle)) return extendedAll(mapping, from, content.particle, particle, mixed);
  if (isAll(particle) || isAll(content.particle)) {
    mapping.diagnostics.report("xsd/all-group-limit", origin, { reason: "can only be extended by another xs:all" });
  }
  // Not base in base: what many types in a row add would lie as deep as there are types.
  const inherited = base.derivation === "extension" ? particlesInSequence(content.particle) : [content.particle];
  const particles = [...inherited, particle];
  const group: ModelGroup = { kind: "group", origin, compositor: "sequence", particles };
  const term = withMeasures(mapping, from.node, group);
  return contentOf({ origin, minOccurs: 1, maxOccurs: 1, term }, mixed);
}

/** XSD 1.1 Part 1, section 3.4.2.3.3: the particles of both groups in one, with the occurrence of the extension. */
function extendedAll(
  mapping: Mapping,
  from: Located,
  base: AllParticle,
  particle: AllParticle,
  mixed: boolean,
): ContentType {
  const { origin } = from.node;
  if (base.minOccurs !== particle.minOccurs) {
    const reason = "and its extension must have the same minOccurs";
    mapping.diagnostics.report("xsd/all-group-limit", origin, { reason });
  }
  const particles = [...particlesInAll(mapping, origin, base), ...particle.term.particles];
  const term = withMeasures(mapping, from.node, { kind: "group", origin, compositor: "all", particles });
  return contentOf({ ...particle, term }, mixed);
}

type AllParticle = Particle & { readonly term: ModelGroup };

function isAll(particle: Particle): particle is AllParticle {
  const { term } = particle;
  return term.kind === "group" && term.compositor === "all";
}
