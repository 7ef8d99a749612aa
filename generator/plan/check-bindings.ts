import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import { suggest } from "../diagnostics/suggest.js";
import type { Contract } from "../model/contract.js";
import type { Bindings } from "./component-naming.js";

/** Reports entries of `bindings` with a namespace that the XSD of a spec has, and a name that it does not have. */
export function checkBindings({ xml }: Contract, bindings: Bindings, diagnostics: Diagnostics): void {
  const [document] = xml?.documents ?? [];
  if (xml === undefined || document === undefined) return;
  const known = new Set([...xml.types.keys(), ...xml.elements.keys()]);
  const namespaces = new Set([...known].map(namespaceOf));
  for (const component of Object.keys(bindings)) {
    if (known.has(component) || !namespaces.has(namespaceOf(component))) continue;
    const near = suggest(component, [...known]);
    diagnostics.report("plan/unknown-binding", document.origin, { component, near });
  }
}

function namespaceOf(expanded: string): string {
  return expanded.slice(0, expanded.lastIndexOf("}") + 1);
}
