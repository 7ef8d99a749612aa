import type { Origin } from "../../../diagnostics/origin.js";
import { anyType } from "../../../model/xml-schema/builtin-types.js";
import {
  expandedName,
  type AttributeGroupDefinition,
  type AttributeUse,
  type ComplexTypeDefinition,
  type Particle,
  type Wildcard,
} from "../../../model/xml-schema/components.js";
import { isEmptiable } from "../../../model/xml-schema/emptiable.js";
import { findRestrictionFault, type RestrictionFault } from "../../../model/xml-schema/particle-restriction.js";
import { isSameValue } from "../../../model/xml-schema/simple-values.js";
import type { Substitutes } from "../../../model/xml-schema/substitutions.js";
import { isDerivedFrom } from "../../../model/xml-schema/type-derivation.js";
import { allowsNamespace, isNamespaceSubset, isWeaker } from "../../../model/xml-schema/wildcard-namespaces.js";
import type { Mapping } from "../names/mapping.js";

/** Part 1, section 3.4.6: Derivation Valid (Restriction, Complex). Its base type takes everything that the type takes. */
export function checkRestriction(mapping: Mapping, type: ComplexTypeDefinition, substitutes: Substitutes): void {
  const { base } = type;
  if (type.derivation !== "restriction" || base.kind === "simple" || base === anyType) return;
  const report = ({ reason, origin }: RestrictionFault): void => {
    const params = { type: base.name?.local ?? "without a name", reason };
    mapping.diagnostics.report("xsd/invalid-restriction", origin, params);
  };
  for (const fault of attributeFaults(type, base)) report(fault);
  const fault = wildcardFault(type, base) ?? contentFault(type, base, substitutes);
  if (fault !== undefined) report(fault);
}

/** Attributes with the wildcard beside them, of a type or a group. */
interface Attributes {
  readonly origin: Origin;
  readonly attributeUses: readonly AttributeUse[];
  /** The wildcard for attributes of other names; absent where none are let in. */
  readonly attributeWildcard?: Wildcard | undefined;
}

/** The reason why a group of attributes does not restrict another one. Part 1, section 4.2.2, clause 7.2.2. */
export function attributeSetFault(
  derived: AttributeGroupDefinition,
  theirs: AttributeGroupDefinition,
): string | undefined {
  const [attributes, base] = [derived, theirs].map((group) => ({ ...group, attributeWildcard: group.wildcard }));
  const [fault] = attributeFaults(attributes!, base!);
  return (fault ?? wildcardFault(attributes!, base!))?.reason;
}

function* attributeFaults(type: Attributes, base: Attributes): Generator<RestrictionFault> {
  const names = new Set(type.attributeUses.map((use) => expandedName(use.attribute.name)));
  const theirs = new Map(base.attributeUses.map((use) => [expandedName(use.attribute.name), use]));
  for (const use of type.attributeUses) {
    const { name } = use.attribute;
    const inherited = theirs.get(expandedName(name));
    const allowed =
      base.attributeWildcard !== undefined && allowsNamespace(base.attributeWildcard.namespaces, name.namespace);
    const reason =
      inherited !== undefined ? useFault(use, inherited) : allowed ? undefined : "is not an attribute of the base type";
    if (reason !== undefined) yield { reason: `attribute "${name.local}" ${reason}`, origin: use.origin };
  }
  for (const { required, attribute } of base.attributeUses) {
    if (!required || names.has(expandedName(attribute.name))) continue;
    yield { reason: `the base type requires attribute "${attribute.name.local}"`, origin: type.origin };
  }
}

function useFault(use: AttributeUse, theirs: AttributeUse): string | undefined {
  if (use === theirs) return undefined;
  if (theirs.required && !use.required) return "is required in the base type";
  const { type } = use.attribute;
  if (!isDerivedFrom(type, theirs.attribute.type)) return "has a type that does not restrict its type in the base type";
  if (theirs.valueConstraint?.kind !== "fixed") return undefined;
  const { value } = theirs.valueConstraint;
  const kept =
    use.valueConstraint?.kind === "fixed" &&
    (use.valueConstraint.value === value || isSameValue(type, use.valueConstraint.value, value, () => undefined));
  return kept ? undefined : "must keep the fixed value of the base type";
}

function wildcardFault(type: Attributes, base: Attributes): RestrictionFault | undefined {
  const [wildcard, theirs] = [type.attributeWildcard, base.attributeWildcard];
  if (wildcard === undefined) return undefined;
  const fault = (reason: string): RestrictionFault => ({ reason, origin: wildcard.origin });
  if (theirs === undefined) return fault("the base type has no attribute wildcard");
  if (!isNamespaceSubset(wildcard.namespaces, theirs.namespaces))
    return fault("the attribute wildcard allows more namespaces than the base type");
  return isWeaker(wildcard, theirs)
    ? fault("the attribute wildcard checks less than that of the base type")
    : undefined;
}

function contentFault(
  type: ComplexTypeDefinition,
  base: ComplexTypeDefinition,
  substitutes: Substitutes,
): RestrictionFault | undefined {
  const [content, theirs] = [type.content, base.content];
  const { origin } = type;
  switch (content.kind) {
    case "simple":
      // The base was checked when the type was made.
      return undefined;
    case "empty":
      if (theirs.kind === "empty") return undefined;
      if (theirs.kind !== "simple" && (theirs.particle === undefined || isEmptiable(theirs.particle))) return undefined;
      return { reason: "the content of the base type cannot be empty", origin };
    case "element-only":
      if (theirs.kind === "empty" || theirs.kind === "simple")
        return { reason: "the base type has no child elements", origin };
      return particleFault(content.particle, theirs.particle, origin, substitutes);
    case "mixed":
      if (theirs.kind !== "mixed") return { reason: "the base type has no mixed content", origin };
      return particleFault(content.particle, theirs.particle, origin, substitutes);
  }
}

function particleFault(
  particle: Particle | undefined,
  theirs: Particle | undefined,
  origin: Origin,
  substitutes: Substitutes,
): RestrictionFault | undefined {
  if (particle === theirs) return undefined;
  if (particle === undefined) {
    return theirs === undefined || isEmptiable(theirs)
      ? undefined
      : { reason: "the content of the base type cannot be empty", origin };
  }
  return theirs === undefined
    ? { reason: "the base type has no child elements", origin }
    : findRestrictionFault(particle, theirs, substitutes);
}
