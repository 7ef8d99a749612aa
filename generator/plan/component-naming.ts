import type { TypeNaming } from "./type-naming.js";

/** Names of TypeScript by expanded names of an XSD: "{urn:orders}Order", or "Order" without a namespace. */
export type Bindings = Readonly<Record<string, string>>;

/** The preferred names of the types and elements of an XSD, by their expanded names. */
export interface ComponentNaming {
  /** True if the configuration names the component. */
  isBound(expanded: string): boolean;
  /** Returns the configured name, or one derived from the local name. */
  nameOf(expanded: string, local: string): string;
}

/** The naming of components by the configuration first, and by their own names. */
export function componentNaming(typeName: TypeNaming, bindings: Bindings = {}): ComponentNaming {
  const bound = new Map(Object.entries(bindings));
  return {
    isBound: (expanded) => bound.has(expanded),
    nameOf: (expanded, local) => bound.get(expanded) ?? typeName(local),
  };
}
