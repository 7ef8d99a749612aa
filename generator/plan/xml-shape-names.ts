import { expandedName, type ElementDeclaration } from "../model/xml-schema/components.js";
import { NumberedNames } from "./numbered-names.js";

/** Gives properties of one object their names: the wire's own spelling wherever it is free. */
export interface PropertyNames {
  /** The name of a child element; the same for every declaration of one expanded name. */
  element(element: ElementDeclaration): string;
  /** A name for something else: the wish, or the wish with the ending, or with a number after it. */
  take(wish: string, ending?: string): string;
  /** The name of a list of items: "items", or where that is taken the name of the group that the list comes of, or a number after the wish. */
  takeList(group?: string): string;
}

/**
 * Elements come first and in this order, so that what the schema calls by name keeps that name. Of two elements that share a local name the
 * later one has the prefix of its namespace before it ("cacBuyerReference"), where the schema has one.
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
