import { builtin } from "../../../model/xml-schema/builtin-types.js";
import type { QName, SimpleTypeDefinition, ValueConstraint } from "../../../model/xml-schema/components.js";
import { isSameValue, readSimpleValue } from "../../../model/xml-schema/simple-values.js";
import { isDerivedFrom } from "../../../model/xml-schema/type-derivation.js";
import type { Mapping } from "../names/mapping.js";
import { attribute, writtenName, type XmlElement } from "../xml/xml-tree.js";

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

/** Reports a value that its type does not have, that a fixed value of the declaration rules out, or that is an ID. */
export function checkValue(
  mapping: Mapping,
  node: XmlElement,
  { kind, value }: ValueConstraint,
  declaration: {
    readonly name: QName;
    readonly type: SimpleTypeDefinition;
    readonly valueConstraint?: ValueConstraint;
  },
): void {
  const { name, type, valueConstraint: declared } = declaration;
  const written = attribute(node, kind);
  const origin = written?.valueOrigin ?? node.origin;
  // An ID is unique in its document: Part 1, sections 3.2.6 and 3.3.6.
  if (isDerivedFromId(type)) {
    mapping.diagnostics.report("xsd/invalid-id-value", written?.origin ?? node.origin, { kind, name: name.local });
    return;
  }
  const lookup = (prefix: string): string | undefined => node.namespaces.get(prefix);
  const read = readSimpleValue(type, value, lookup);
  if (!read.ok) {
    mapping.diagnostics.report("xsd/invalid-value", origin, { kind, value, reason: read.reason });
  } else if (declared?.kind === "fixed" && (kind !== "fixed" || !isSameValue(type, value, declared.value, lookup))) {
    const reason = `the declaration fixes it to "${declared.value}"`;
    mapping.diagnostics.report("xsd/invalid-value", origin, { kind, value, reason });
  }
}

/** True when a type is xs:ID or derived from it. */
export function isDerivedFromId(type: SimpleTypeDefinition): boolean {
  return isDerivedFrom(type, builtin("ID"));
}
