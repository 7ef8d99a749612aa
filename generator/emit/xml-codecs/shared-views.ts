import { addTo } from "../../model/grouped.js";
import {
  expandedName,
  type ComplexTypeDefinition,
  type ElementDeclaration,
} from "../../model/xml-schema/components.js";
import { usersOf } from "../../model/users-of.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { shapeElements, type ItemsProperty, type ShapeProperty, type ComplexTypeShape } from "../../plan/xml-shape.js";

/** Views of types whose values are read and shown by the functions of the whole type: only content models differ. */
export interface SharedViews {
  /** An element with the whole type, whose functions serve its view; undefined where it has functions of its own. */
  wholeOf(element: ElementDeclaration): ElementDeclaration | undefined;
  /** The views that the functions of a type serve. */
  viewsOf(type: ComplexTypeDefinition): readonly ComplexTypeDefinition[];
}

/**
 * Finds the views that need no functions: their attributes are those of the whole type, their children are among its
 * children, in its order, and what the children lead to needs none either. A decoder and a visitor know the view they are in.
 */
export function sharedViews({ xmlElements, xmlShapes }: InterfacePlan): SharedViews {
  const types = new Set<ComplexTypeDefinition>();
  const add = (type: ComplexTypeDefinition): void => {
    if (type.view !== undefined) types.add(type);
  };
  const inside = (type: ComplexTypeDefinition): readonly ComplexTypeDefinition[] =>
    shapeElements(xmlShapes.shapeOf(type)).flatMap((element) => typesOf(element));
  for (const { element } of xmlElements) typesOf(element).forEach(add);
  // A Set visits what is added while it is walked.
  for (const type of types) inside(type).forEach(add);
  const apart = [...types].filter((type) => !isShared(type));
  const others = usersOf(types, inside, apart);
  const shared = [...types].filter((type) => !others.has(type));
  const views = new Map<ComplexTypeDefinition, ComplexTypeDefinition[]>();
  for (const view of shared) {
    if (view.view !== undefined) addTo(views, view.view.of, view);
  }
  const known = new Set(shared);
  const wholes = new Map<ElementDeclaration, ElementDeclaration>();
  return {
    wholeOf(element) {
      const { type } = element;
      if (type.kind !== "complex" || type.view === undefined || !known.has(type)) return undefined;
      // One for each element, which may have functions of its own.
      const whole = wholes.get(element) ?? { ...element, type: type.view.of };
      wholes.set(element, whole);
      return whole;
    },
    viewsOf: (type) => views.get(type) ?? [],
  };

  function typesOf(element: ElementDeclaration): readonly ComplexTypeDefinition[] {
    const types = element.type.kind === "complex" ? [element.type] : [];
    return [...types, ...xmlShapes.substitutableTypes(element)];
  }

  function isShared(type: ComplexTypeDefinition): boolean {
    if (type.view === undefined) return false;
    const [view, whole] = [xmlShapes.shapeOf(type), xmlShapes.shapeOf(type.view.of)];
    return attributesOf(view) === attributesOf(whole) && hasContentOf(view, whole);
  }
}

/** The attributes of a shape, and the names of what is beside them, as a text. */
function attributesOf({ attributes, anyAttributes, unknownElements }: ComplexTypeShape): string {
  const uses = attributes.map(({ name, use }) => [name, expandedName(use.attribute.name), use.required]);
  return JSON.stringify([uses, anyAttributes?.name, unknownElements]);
}

function hasContentOf({ content: view }: ComplexTypeShape, { content: whole }: ComplexTypeShape): boolean {
  switch (view.kind) {
    case "empty":
      return whole.kind === "empty";
    case "text":
      return whole.kind === "text" && view.name === whole.name && view.type === whole.type;
    case "properties": {
      if (whole.kind !== "properties") return false;
      const wanted = new Set(view.ordered.map(({ name }) => name));
      const kept = whole.ordered.filter(({ name }) => wanted.has(name));
      return kept.length === view.ordered.length && kept.every((child, index) => isSame(view.ordered[index], child));
    }
    case "items":
      return whole.kind === "items" && view.mixed === whole.mixed && isSame(view.list, whole.list);
  }
}

function isSame(view: ShapeProperty | undefined, whole: ShapeProperty): boolean {
  if (view?.name !== whole.name) return false;
  switch (view.kind) {
    case "element": {
      if (whole.kind !== "element") return false;
      const isList = (view.occurs === "list") === (whole.occurs === "list");
      return isList && expandedName(view.element.name) === expandedName(whole.element.name);
    }
    case "items":
      return whole.kind === "items" && hasItemsOf(view, whole);
    case "wildcard":
      return whole.kind === "wildcard" && view.wildcard === whole.wildcard;
  }
}

function hasItemsOf(view: ItemsProperty, whole: ItemsProperty): boolean {
  const names = new Map(whole.items.map(({ tag, element }) => [tag, expandedName(element.name)]));
  const isThere = view.items.every(({ tag, element }) => names.get(tag) === expandedName(element.name));
  return isThere && view.wildcards.length === whole.wildcards.length;
}
