import type { XmlPrefixes } from "./markup/markup-writer.js";
import { builtinTypes } from "./types/builtin-types.js";
import { abstractType, complexType, type DerivedType, type XmlElementDeclaration } from "./types/type.js";
import { builtinNamespace } from "./types/xsi.js";

/** The name of a root element that the schema does not declare. */
export interface XmlRootName {
  /** The local name. */
  readonly name: string;
  /** Absent if the element is in no namespace. */
  readonly namespace?: string;
}

/** The declaration of a root element whose type xsi:type names, one of these or a built-in simple type. Part 1, section 5.2. */
export function typedRoot(
  { name, namespace = "" }: XmlRootName,
  types: () => readonly DerivedType[],
): XmlElementDeclaration {
  const type = abstractType("anyType", builtinNamespace);
  return { name, namespace, type, derived: () => [...types(), ...(builtinRoots ??= madeBuiltinRoots())] };
}

let builtinRoots: readonly DerivedType[] | undefined;

function madeBuiltinRoots(): readonly DerivedType[] {
  return Object.entries(builtinTypes()).map(([name, type]): DerivedType => {
    return [complexType(name, builtinNamespace, () => ({ text: ["value", type] })), `{${builtinNamespace}}${name}`];
  });
}

/** The prefixes of a document with such a root: one more for the namespace of the root unless it has one. */
export function typedRootPrefixes({ namespace = "" }: XmlRootName, prefixes: XmlPrefixes): XmlPrefixes {
  if (namespace === "" || prefixes.some(([, known]) => known === namespace)) return prefixes;
  let prefix = "root";
  while (prefixes.some(([known]) => known === prefix)) prefix += "1";
  return [[prefix, namespace], ...prefixes];
}
