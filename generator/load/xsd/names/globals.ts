import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import { expandedName, type QName } from "../../../model/xml-schema/components.js";
import type { SchemaDocument } from "../documents/schema-documents.js";
import { spaceWords, symbolOf, type SymbolSpace } from "./symbol-spaces.js";
import { attribute, childElements, type XmlElement } from "../xml/xml-tree.js";

/** An element of a schema document, and the document it stands in. */
export interface Located {
  /** The element itself. */
  readonly node: XmlElement;
  readonly document: SchemaDocument;
}

/** A global declaration or definition as it was written. */
export interface Global extends Located {
  readonly space: SymbolSpace;
  readonly name: QName;
}

/** Global components by symbol space and name. XML Schema Part 1, section 2.5. */
export type Globals = { readonly [space in SymbolSpace]: Map<string, Global> };

/** Everything that stands directly below xs:schema, by expanded name. The first of two with one name stays. */
export function collectGlobals(documents: readonly SchemaDocument[], diagnostics: Diagnostics): Globals {
  const globals = {
    type: new Map<string, Global>(),
    element: new Map<string, Global>(),
    attribute: new Map<string, Global>(),
    group: new Map<string, Global>(),
    attributeGroup: new Map<string, Global>(),
    notation: new Map<string, Global>(),
  };
  for (const document of documents) {
    for (const node of childElements(document.root)) {
      const symbol = symbolOf(node);
      if (symbol === undefined) continue;
      const { space, local } = symbol;
      const name = { namespace: document.targetNamespace, local };
      const key = expandedName(name);
      const first = globals[space].get(key);
      // A document and its overridden copies share the components that are not replaced.
      if (first?.node === node) continue;
      if (first === undefined) {
        globals[space].set(key, { space, name, node, document });
        continue;
      }
      const origin = attribute(node, "name")?.valueOrigin ?? node.origin;
      const related = { message: "first defined here", origin: first.node.origin };
      diagnostics.report("xsd/duplicate-component", origin, { kind: spaceWords[space], name: local }, [related]);
    }
  }
  return globals;
}
