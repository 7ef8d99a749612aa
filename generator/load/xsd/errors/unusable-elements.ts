import { xsNamespace } from "../../../model/xml-schema/builtin-types.js";
import { expandedName } from "../../../model/xml-schema/components.js";
import type { Global } from "../names/globals.js";
import type { Mapping } from "../names/mapping.js";
import { isMissingType, peekName } from "../names/resolve-names.js";
import type { SchemaDocument } from "../documents/schema-documents.js";
import { tokenValue } from "../xml/values.js";
import { attribute, childElements, type XmlElement } from "../xml/xml-tree.js";

/**
 * Leaves out the global elements whose type is defined nowhere, where nothing of the schema refers to them and there are others: a missing
 * component is a fault of what uses it. Part 1, section 5.3. They are told.
 */
export function leaveOutUnusableElements(mapping: Mapping, documents: readonly SchemaDocument[]): void {
  const { element } = mapping.globals;
  const missing = [...element.values()].filter((global) => hasMissingType(mapping, global));
  if (missing.length === 0) return;
  const referred = elementsReferredTo(documents);
  const unusable = missing.filter(({ name }) => !referred.has(expandedName(name)));
  if (unusable.length === element.size) return;
  for (const { node, name } of unusable) {
    const origin = attribute(node, "type")?.valueOrigin ?? node.origin;
    const params = { name: name.local, type: tokenValue(node, "type") ?? "" };
    mapping.diagnostics.report("xsd/unusable-element", origin, params);
    mapping.elements.delete(expandedName(name));
  }
}

function hasMissingType(mapping: Mapping, from: Global): boolean {
  const written = tokenValue(from.node, "type");
  const origin = attribute(from.node, "type")?.valueOrigin;
  const name = written === undefined ? undefined : peekName(from, written);
  if (written === undefined || origin === undefined || name === undefined) return false;
  return from.document.visible.has(name.namespace) && isMissingType(mapping, { name, written, origin, from });
}

/** The expanded names of elements that content models and substitution groups name. */
function elementsReferredTo(documents: readonly SchemaDocument[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const document of documents) {
    const pending: XmlElement[] = [document.root];
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      if (node.namespace === xsNamespace && node.local === "element") {
        for (const local of ["ref", "substitutionGroup"]) {
          const written = tokenValue(node, local);
          const name = written === undefined ? undefined : peekName({ node, document }, written);
          if (name !== undefined) names.add(expandedName(name));
        }
      }
      pending.push(...childElements(node));
    }
  }
  return names;
}
