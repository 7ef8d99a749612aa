import { builtinTypes } from "./builtin-types.js";
import { expandedName } from "../expanded-name.js";
import type { ElementReader, GlobalAttribute, XmlGlobals } from "./globals.js";
import { elementReader, typeReader } from "../values/read-element.js";
import type { XmlElementDeclaration, XmlType } from "./type.js";
import { builtinNamespace } from "./xsi.js";
import type { SimpleType } from "../../xsd/simple-type.js";

/** Global components of a schema: Part 1, section 3.15. */
export interface SchemaDeclarations {
  /** The elements that a document may have as its root. */
  readonly elements: readonly XmlElementDeclaration[];
  /** Attributes by "{namespace}local". */
  readonly attributes: { readonly [expandedName: string]: GlobalAttribute };
  /** Complex types that have a name. */
  readonly types: readonly XmlType[];
  /** Simple types by "{namespace}local". */
  readonly simpleTypes: { readonly [expandedName: string]: SimpleType<unknown> };
}

/** Global declarations of a schema, with the built-in types. They are made when a wildcard first asks for them. */
export function schemaGlobals(declare: () => SchemaDeclarations): XmlGlobals {
  return new SchemaGlobals(declare);
}

class SchemaGlobals implements XmlGlobals {
  readonly #declare: () => SchemaDeclarations;
  #elements: ReadonlyMap<string, ElementReader> | undefined;
  #attributes: ReadonlyMap<string, GlobalAttribute> | undefined;
  #types: ReadonlyMap<string, ElementReader> | undefined;

  constructor(declare: () => SchemaDeclarations) {
    this.#declare = declare;
  }

  get elements(): ReadonlyMap<string, ElementReader> {
    return (this.#elements ??= new Map(
      this.#declare().elements.map((element): [string, ElementReader] => [
        expandedName(element.namespace ?? "", element.name),
        (decoder) => elementReader(element)(decoder),
      ]),
    ));
  }

  get attributes(): ReadonlyMap<string, GlobalAttribute> {
    return (this.#attributes ??= new Map(Object.entries(this.#declare().attributes)));
  }

  get types(): ReadonlyMap<string, ElementReader> {
    if (this.#types !== undefined) return this.#types;
    const { types, simpleTypes } = this.#declare();
    const simple = ([name, type]: [string, SimpleType<unknown>]): [string, ElementReader] => {
      return [name, (decoder, constraint) => decoder.simple(type, constraint)];
    };
    return (this.#types = new Map([
      ...Object.entries(builtinTypes()).map(([name, type]) => simple([expandedName(builtinNamespace, name), type])),
      ...types.map((type): [string, ElementReader] => {
        return [type.name ?? "", (decoder, constraint) => typeReader(type)(decoder, constraint)];
      }),
      ...Object.entries(simpleTypes).map(simple),
    ]));
  }
}
