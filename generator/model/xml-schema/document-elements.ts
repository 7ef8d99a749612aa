import type { ElementDeclaration, XmlSchema } from "./components.js";

/** Returns the global elements that documents may begin with, by expanded name: the configured ones, or all. */
export function documentElements({ elements, roots }: XmlSchema): ReadonlyMap<string, ElementDeclaration> {
  return roots === undefined ? elements : new Map([...elements].filter(([key]) => roots.has(key)));
}
