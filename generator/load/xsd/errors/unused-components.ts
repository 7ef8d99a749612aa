import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { Origin } from "../../../diagnostics/origin.js";
import type { SchemaDocument } from "../documents/schema-documents.js";
import { spaceWords, symbolOf } from "../names/symbol-spaces.js";
import type { XmlElement } from "../xml/xml-tree.js";
import { componentIndex } from "./component-index.js";
import { componentUse, type ComponentUse } from "./component-reach.js";

/** Components that no document needs, and those of them that are skipped, since they need a component that is missing. */
export interface UnusedComponents {
  /**
   * Skips the component around a reference, and those that need it, with warnings. False for a component that documents need: a
   * missing component is an error of that component. Part 1, section 5.3.
   */
  skipAround(reference: Origin, written: string): boolean;
  /** True for the location of a skipped component, or of a part of it. */
  isSkipped(origin: Origin): boolean;
}

/** Finds the components that no document needs, when the first one is missing. */
export function createUnusedComponents(
  documents: readonly SchemaDocument[],
  rootElements: readonly string[] | undefined,
  diagnostics: Diagnostics,
): UnusedComponents {
  const skipped = new Set<XmlElement>();
  let found:
    | { readonly use: ComponentUse; readonly componentAt: (origin: Origin) => XmlElement | undefined }
    | undefined;

  const state = (): NonNullable<typeof found> => {
    const roots = new Set(documents.map(({ root }) => root));
    return (found ??= { use: componentUse(roots, rootElements), componentAt: componentIndex(roots) });
  };

  /** Skips a component and those that need it, each of which is reported. */
  function skip(component: XmlElement, reference: Origin, written: string): void {
    report(component, reference, `"${written}" is not defined`);
    const added = new Set(skipped.has(component) ? [] : [component]);
    for (const next of added) {
      skipped.add(next);
      for (const other of state().use.before(next)) {
        if (added.has(other) || skipped.has(other)) continue;
        added.add(other);
        report(other, other.origin, `"${symbolOf(next)?.local ?? ""}" is skipped`);
      }
    }
  }

  function report(component: XmlElement, origin: Origin, reason: string): void {
    const symbol = symbolOf(component);
    if (symbol === undefined) return;
    const { space, local: name } = symbol;
    diagnostics.report("xsd/unusable-component", origin, { kind: spaceWords[space], name, reason });
  }

  return {
    skipAround(reference, written) {
      const component = state().componentAt(reference);
      if (component === undefined || symbolOf(component) === undefined || state().use.isUsed(component)) return false;
      skip(component, reference, written);
      return true;
    },
    isSkipped(origin) {
      if (skipped.size === 0) return false;
      const component = state().componentAt(origin);
      return component !== undefined && skipped.has(component);
    },
  };
}
