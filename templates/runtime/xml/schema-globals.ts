import type { ElementReader, GlobalAttribute, XmlGlobals } from "./globals.js";
import { builtinTypeReaders } from "./builtin-types.js";

/** Declarations by "{namespace}local": an object, since compilers compare each item of a list with every other. */
type ByName<Declaration> = { readonly [name: string]: Declaration };

/** Global declarations of a schema, with the built-in types. */
export function schemaGlobals(
  elements: ByName<ElementReader>,
  attributes: ByName<GlobalAttribute>,
  types: ByName<ElementReader>,
): XmlGlobals {
  return {
    elements: new Map(Object.entries(elements)),
    attributes: new Map(Object.entries(attributes)),
    types: new Map([...builtinTypeReaders(), ...Object.entries(types)]),
  };
}
