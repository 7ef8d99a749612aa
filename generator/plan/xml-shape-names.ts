import { expandedName, type ElementDeclaration } from "../model/xml-schema/components.js";
import { NumberedNames } from "./numbered-names.js";

/** Names the properties of one object: the serialized spelling if it is free. */
export interface PropertyNames {
  /** The name of a child element; the same for every declaration of one expanded name. */
  element(element: ElementDeclaration): string;
  /** Returns a name for something else: the preferred one, or the one with the ending, or with a number. */
  take(wish: string, ending?: string): string;
  /** Returns the name of a list of items: "items", or if that is used, the name of the group of the list, or a numbered name. */
  takeList(group?: string): string;
}

/**
 * Elements come first and in schema order, so that their names stay unchanged. If two elements share a local name, the
 * later one has its namespace prefix ("cacBuyerReference"), if the schema has one.
 */
export function createPropertyNames(
  elements: readonly ElementDeclaration[],
  prefixes: ReadonlyMap<string, string>,
): PropertyNames {
  const names = new NumberedNames();
  const ofElements = new Map<string, string>();
  const take = (wish: string, ending: string = ""): string => names.take(names.has(wish) ? `${wish}${ending}` : wish);
  for (const element of elements) {
    const key = expandedName(element.name);
    if (!ofElements.has(key))
      ofElements.set(key, names.take(names.has(element.name.local) ? prefixed(element) : element.name.local));
  }
  return {
    element: (element) => ofElements.get(expandedName(element.name)) ?? element.name.local,
    take,
    takeList: (group = "items") => names.take(names.has("items") ? group : "items"),
  };

  function prefixed({ name: { namespace, local } }: ElementDeclaration): string {
    const prefix = prefixes.get(namespace);
    return prefix === undefined ? local : `${prefix}${local.charAt(0).toUpperCase()}${local.slice(1)}`;
  }
}
