import type { Contract } from "../model/contract.js";
import type {
  ComplexTypeDefinition,
  ElementDeclaration,
  XmlSchema,
  XmlViewKind,
} from "../model/xml-schema/components.js";
import { allOperations } from "./reachable.js";
import { shapeElements, type XmlShapes } from "./xml-shape.js";

/** A view of an API's XSD, and the elements that its operations send in that view. */
export interface SentView {
  readonly kind: XmlViewKind;
  /** Every component as the view has it. */
  readonly schema: XmlSchema;
  /** Elements that some operation sends in this view. */
  readonly elements: readonly ElementDeclaration[];
}

/** The views in which operations send XML (`x-xsd-view`), sorted by name. */
export function sentViews(contract: Contract): readonly SentView[] {
  const found = new Map<XmlViewKind, { readonly schema: XmlSchema; readonly elements: Set<ElementDeclaration> }>();
  for (const { requestBody } of allOperations(contract)) {
    for (const { payload } of requestBody?.content ?? []) {
      if (payload.kind !== "xml" || payload.view === undefined || payload.view.of === payload.element) continue;
      const { kind, schema } = payload.view;
      const known = found.get(kind) ?? { schema, elements: new Set() };
      found.set(kind, known);
      known.elements.add(payload.element);
    }
  }
  return [...found]
    .map(([kind, { schema, elements }]): SentView => ({ kind, schema, elements: [...elements] }))
    .sort((a, b) => (a.kind < b.kind ? -1 : 1));
}

/** Returns the types of views that elements use, unordered. */
export function reachedViewTypes(
  elements: readonly ElementDeclaration[],
  shapes: XmlShapes,
): readonly ComplexTypeDefinition[] {
  const types = new Set<ComplexTypeDefinition>();
  const add = (element: ElementDeclaration): void => {
    for (const type of [element.type, ...shapes.substitutableTypes(element)]) {
      if (type.kind === "complex" && type.view !== undefined) types.add(type);
    }
  };
  elements.forEach(add);
  // Iterating a Set visits items that are added meanwhile. Parts outside the view never refer to parts inside it.
  for (const type of types) shapeElements(shapes.shapeOf(type)).forEach(add);
  return [...types];
}
