import { isNCName } from "../base/xml-names.js";
import { xmlEncodeError } from "./encode-error.js";
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

/**
 * The declaration of a root element whose type xsi:type names, one of these or a built-in simple type. Part 1, section 5.2. No type is
 * allowed if no element can have the name.
 */
export function typedRoot(root: XmlRootName, types: () => readonly DerivedType[]): XmlElementDeclaration {
  const type = abstractType("anyType", builtinNamespace);
  if (!isRootName(root)) return { name: "", namespace: "", type, derived: () => [] };
  const { name, namespace = "" } = root;
  return { name, namespace, type, derived: () => [...types(), ...(builtinRoots ??= madeBuiltinRoots())] };
}

/** Callers without types may pass any value. Namespaces in XML, section 4. */
function isRootName(root: Partial<XmlRootName> | undefined): root is XmlRootName {
  const { name, namespace = "" } = root ?? {};
  return typeof name === "string" && isNCName(name) && typeof namespace === "string";
}

let builtinRoots: readonly DerivedType[] | undefined;

function madeBuiltinRoots(): readonly DerivedType[] {
  return Object.entries(builtinTypes()).map(([name, type]): DerivedType => {
    return [complexType(name, builtinNamespace, () => ({ text: ["value", type] })), `{${builtinNamespace}}${name}`];
  });
}

/**
 * The prefixes of a document with such a root: one more for the namespace of the root unless it has one. Throws an XmlEncodeError if no
 * element can have the name.
 */
export function typedRootPrefixes(root: XmlRootName, prefixes: XmlPrefixes): XmlPrefixes {
  if (!isRootName(root)) throw xmlEncodeError("The root has no valid name of an element.", "");
  const { namespace = "" } = root;
  if (namespace === "" || prefixes.some(([, known]) => known === namespace)) return prefixes;
  let prefix = "root";
  while (prefixes.some(([known]) => known === prefix)) prefix += "1";
  return [[prefix, namespace], ...prefixes];
}
