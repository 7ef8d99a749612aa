import {
  expandedName,
  type AttributeGroupDefinition,
  type AttributeUse,
  type ComplexTypeDefinition,
  type Wildcard,
} from "../../../model/xml-schema/components.js";
import { uniteNamespaces } from "../../../model/xml-schema/wildcard-namespaces.js";
import { checkUses, mapAttributes, type AttributeSet } from "./attributes.js";
import type { Located } from "../names/globals.js";
import type { Mapping } from "../names/mapping.js";

/** The attributes of a type: its own and those that its base type gives it. Part 1, section 3.4.2, {attribute uses}. */
export function inheritedAttributes(
  mapping: Mapping,
  from: Located,
  { derivation, base }: ComplexTypeDefinition,
  defaults: AttributeGroupDefinition | undefined,
): Pick<AttributeSet, "uses" | "wildcard"> {
  const attributes = mapAttributes(mapping, from, defaults);
  if (base.kind === "simple") return attributes;
  if (derivation === "restriction")
    return { uses: restrictedUses(attributes, base.attributeUses), wildcard: attributes.wildcard };
  // The base type may have the same default attributes.
  const shared = new Set(defaults === undefined ? [] : base.attributeUses);
  const added = attributes.uses.filter((use) => !shared.has(use) || defaults?.attributeUses.includes(use) !== true);
  const uses = [...base.attributeUses, ...added];
  if (added.length > 0 && base.attributeUses.length > 0) checkUses(mapping, from.node, uses);
  return { uses, wildcard: united(mapping, from, attributes.wildcard, base.attributeWildcard) };
}

/** Uses that are neither restricted nor prohibited stay; an attribute keeps its place. */
function restrictedUses(
  { uses, prohibited }: AttributeSet,
  inherited: readonly AttributeUse[],
): readonly AttributeUse[] {
  const remaining = new Map(uses.map((use) => [expandedName(use.attribute.name), use]));
  const gone = new Set(prohibited);
  const kept = inherited.flatMap((use) => {
    const key = expandedName(use.attribute.name);
    const restricted = remaining.get(key);
    remaining.delete(key);
    return restricted !== undefined ? [restricted] : gone.has(key) ? [] : [use];
  });
  return [...kept, ...remaining.values()];
}

function united(
  mapping: Mapping,
  { node }: Located,
  wildcard: Wildcard | undefined,
  base: Wildcard | undefined,
): Wildcard | undefined {
  if (wildcard === undefined || base === undefined) return wildcard ?? base;
  const namespaces = uniteNamespaces(wildcard.namespaces, base.namespaces);
  if (namespaces !== undefined) return { ...wildcard, namespaces };
  const reason = "all but two namespaces would be allowed";
  mapping.diagnostics.report("xsd/invalid-wildcard", node.origin, { reason });
  return wildcard;
}
