import { expandedName, type ElementDeclaration } from "../model/xml-schema/components.js";
import { NumberedNames } from "./numbered-names.js";

/** Gives properties of one object their names: the wire's own spelling wherever it is free. */
export interface PropertyNames {
  /** The name of a child element; the same for every declaration of one expanded name. */
  element(element: ElementDeclaration): string;
  /** A name for something else: the wish, or the wish with the ending, or with a number after it. */
  take(wish: string, ending?: string): string;
}

/** Elements come first and in this order, so that what the schema calls by name keeps that name. */
export function createPropertyNames(elements: readonly ElementDeclaration[]): PropertyNames {
  const names = new NumberedNames();
  const ofElements = new Map<string, string>();
  const take = (wish: string, ending: string = ""): string => names.take(names.has(wish) ? `${wish}${ending}` : wish);
  for (const element of elements) {
    const key = expandedName(element.name);
    if (!ofElements.has(key)) ofElements.set(key, take(element.name.local));
  }
  return {
    element: (element) => ofElements.get(expandedName(element.name)) ?? element.name.local,
    take,
  };
}
