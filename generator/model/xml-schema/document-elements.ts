import type { ElementDeclaration, XmlSchema } from "./components.js";

/** The global elements that documents may begin with, by expanded name: those that were chosen, or all. */
export function documentElements({ elements, roots }: XmlSchema): ReadonlyMap<string, ElementDeclaration> {
  return roots === undefined ? elements : new Map([...elements].filter(([key]) => roots.has(key)));
}
