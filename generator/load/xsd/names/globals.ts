import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import { xsNamespace } from "../../../model/xml-schema/builtin-types.js";
import { expandedName, type QName } from "../../../model/xml-schema/components.js";
import type { SchemaDocument } from "../documents/schema-documents.js";
import { tokenValue } from "../xml/values.js";
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

/** Part 1, section 2.5: what has names of its own. */
export type SymbolSpace = "type" | "element" | "attribute" | "group" | "attributeGroup" | "notation";

/** Global components by symbol space and name. XML Schema Part 1, section 2.5. */
export type Globals = { readonly [space in SymbolSpace]: Map<string, Global> };

/** In words, for messages. */
export const spaceWords: { readonly [space in SymbolSpace]: string } = {
  type: "type",
  element: "element",
  attribute: "attribute",
  group: "group",
  attributeGroup: "attribute group",
  notation: "notation",
};

/** The symbol space of each kind of global element. */
export const spaces: { readonly [local: string]: SymbolSpace } = {
  simpleType: "type",
  complexType: "type",
  element: "element",
  attribute: "attribute",
  group: "group",
  attributeGroup: "attributeGroup",
  notation: "notation",
};

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
      const space =
        node.namespace === xsNamespace && Object.hasOwn(spaces, node.local) ? spaces[node.local] : undefined;
      const local = tokenValue(node, "name");
      if (space === undefined || local === undefined) continue;
      const name = { namespace: document.targetNamespace, local };
      const key = expandedName(name);
      const first = globals[space].get(key);
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
