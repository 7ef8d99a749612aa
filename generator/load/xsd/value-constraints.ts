import { builtin } from "../../model/xml-schema/builtin-types.js";
import type { SimpleTypeDefinition, ValueConstraint } from "../../model/xml-schema/components.js";
import { isSameValue, readSimpleValue } from "../../model/xml-schema/simple-values.js";
import type { Mapping } from "./mapping.js";
import { attribute, writtenName, type XmlElement } from "./xml-tree.js";

/** The default or fixed value of a declaration or use; both together are reported. */
export function constraintOf(mapping: Mapping, node: XmlElement): ValueConstraint | undefined {
  const [byDefault, fixed] = [attribute(node, "default"), attribute(node, "fixed")];
  if (byDefault !== undefined && fixed !== undefined) {
    const params = { element: writtenName(node), first: 'attribute "default"', second: 'attribute "fixed"' };
    mapping.diagnostics.report("xsd/conflicting-parts", fixed.origin, params);
  }
  if (fixed !== undefined) return { kind: "fixed", value: fixed.value };
  return byDefault === undefined ? undefined : { kind: "default", value: byDefault.value };
}

/** Reports a value that its type does not have, or that a fixed value of the declaration rules out. */
export function checkValue(
  mapping: Mapping,
  node: XmlElement,
  { kind, value }: ValueConstraint,
  type: SimpleTypeDefinition,
  declared?: ValueConstraint,
): void {
  const lookup = (prefix: string): string | undefined => node.namespaces.get(prefix);
  const read = readSimpleValue(type, value, lookup);
  const origin = attribute(node, kind)?.valueOrigin ?? node.origin;
  if (!read.ok) {
    mapping.diagnostics.report("xsd/invalid-value", origin, { kind, value, reason: read.reason });
  } else if (declared?.kind === "fixed" && (kind !== "fixed" || !isSameValue(type, value, declared.value, lookup))) {
    const reason = `the declaration fixes it to "${declared.value}"`;
    mapping.diagnostics.report("xsd/invalid-value", origin, { kind, value, reason });
  }
}

/** An xs:ID has no default: Part 1, sections 3.2.6 and 3.3.6. */
export function checkIdentityValue(
  mapping: Mapping,
  node: XmlElement,
  name: string,
  constraint: ValueConstraint | undefined,
  type: SimpleTypeDefinition,
): void {
  if (constraint === undefined || !isDerivedFromId(type)) return;
  const origin = attribute(node, constraint.kind)?.origin ?? node.origin;
  mapping.diagnostics.report("xsd/invalid-id-value", origin, { kind: constraint.kind, name });
}

/** Whether a type is xs:ID or derived from it. */
export function isDerivedFromId(type: SimpleTypeDefinition): boolean {
  const id = builtin("ID");
  for (let current: SimpleTypeDefinition | undefined = type; current !== undefined; current = current.base) {
    if (current === id) return true;
  }
  return false;
}
