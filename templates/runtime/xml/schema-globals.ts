import type { ElementReader, GlobalAttribute, XmlGlobals } from "./globals.js";
import { builtinTypeReaders } from "./builtin-types.js";

/** Global declarations of a schema, with the built-in types. Keys are "{namespace}local". */
export function schemaGlobals(
  elements: readonly (readonly [name: string, read: ElementReader])[],
  attributes: readonly (readonly [name: string, attribute: GlobalAttribute])[],
  types: readonly (readonly [name: string, read: ElementReader])[],
): XmlGlobals {
  return {
    elements: new Map(elements),
    attributes: new Map(attributes),
    types: new Map([...builtinTypeReaders(), ...types]),
  };
}
