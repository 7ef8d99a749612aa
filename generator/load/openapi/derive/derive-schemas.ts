import { escapePointerPart, type Origin } from "../../../diagnostics/origin.js";
import { isBuiltin } from "../../../model/xml-schema/builtin-types.js";
import {
  expandedName,
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type QName,
  type SimpleTypeDefinition,
  type TypeDefinition,
  type XmlSchema,
} from "../../../model/xml-schema/components.js";
import { substitutesOf } from "../../../model/xml-schema/substitutions.js";
import type { JsonValue } from "../../../model/json-schema/schema.js";
import { isObject, type JsonObject } from "../cursor.js";
import type { Version } from "../version.js";
import { annotate } from "./annotate.js";
import { documentedSimpleSchema, simpleSchema } from "./simple-schema.js";
import { besides, objectSchema, xmlOf, type ElementSchemas } from "./type-schema.js";

/** JSON schemas that say what an XSD says, for tools that read OpenAPI alone. */
export interface DerivedSchemas {
  /** The schema of an element that a body is; of `schema`, which is the XSD or a view of it. */
  ofElement(element: ElementDeclaration, schema: XmlSchema): JsonObject;
  /** The components that these schemas refer to, by name, in the order in which they are met. */
  components(): ReadonlyMap<string, JsonObject>;
  /** The place of the type, element or attribute that a schema is made of; undefined for a part of such a schema. */
  originOf(schema: JsonValue): Origin | undefined;
}

/**
 * Schemas for elements of an XSD, each type once. Named types, and those of global elements, are components under their
 * names; `isTaken` knows the names that others have. Simple types without a list of values or a pattern stand in place.
 */
export function deriveSchemas(version: Version, isTaken: (name: string) => boolean): DerivedSchemas {
  const names = new Map<TypeDefinition, string>();
  const used = new Map<string, number>();
  const components = new Map<string, JsonObject>();
  const pending: (() => void)[] = [];
  const sources = new Map<XmlSchema, ElementSchemas>();
  const origins = new WeakMap<object, Origin>();
  let done = 0;

  return {
    ofElement(element, schema) {
      const { schema: own, name } = sourceOf(schema).schemaOfElement(element);
      const words = "$ref" in own ? {} : annotate(element.annotation);
      const xml = name === element.name.local ? {} : { xml: xmlOf(element.name, true) };
      return located(besides(own, { ...words, ...xml }, { version }), element.origin);
    },
    originOf: (schema) => (isObject(schema) ? origins.get(schema) : undefined),
    components() {
      // The list grows while it is worked off.
      for (; done < pending.length; done++) pending[done]?.();
      return components;
    },
  };

  function sourceOf(schema: XmlSchema): ElementSchemas {
    const known = sources.get(schema);
    if (known !== undefined) return known;
    const rootNames = rootNamesOf(schema);
    const source: ElementSchemas = {
      version,
      substitutes: substitutesOf(schema),
      located,
      schemaOf(type) {
        if (type.kind === "simple") return simpleSchemaOf(type);
        if (type.name === undefined || isBuiltin(type)) return complexSchema(type);
        return component(type, type.name, () => complexSchema(type));
      },
      schemaOfElement(element) {
        const { type } = element;
        const name = rootNames.get(type);
        if (type.kind === "simple" || type.name !== undefined || element.scope === "local")
          return { schema: source.schemaOf(type), name: name?.local };
        const ofType = (): JsonObject => ({ ...annotate(element.annotation), ...complexSchema(type) });
        return { schema: component(type, element.name, ofType, element.origin), name: name?.local };
      },
    };
    sources.set(schema, source);
    return source;

    function complexSchema(type: ComplexTypeDefinition): JsonObject {
      const root = rootNames.get(type);
      return {
        ...annotate(type.annotation),
        ...objectSchema(type, source),
        ...(root !== undefined && { xml: xmlOf(root, true) }),
      };
    }

    function simpleSchemaOf(type: SimpleTypeDefinition): JsonObject {
      if (isBuiltin(type)) return simpleSchema(type, source);
      const { enumeration, patterns } = type.facets;
      const isShort = enumeration === undefined && patterns === undefined && type.variety.kind !== "union";
      const make = (): JsonObject => documentedSimpleSchema(type, source);
      return type.name === undefined || isShort ? make() : component(type, type.name, make);
    }
  }

  function located(schema: JsonObject, origin: Origin): JsonObject {
    origins.set(schema, origin);
    return schema;
  }

  function component(
    type: TypeDefinition,
    { local }: QName,
    make: () => JsonObject,
    origin: Origin = type.origin,
  ): JsonObject {
    let name = names.get(type);
    if (name === undefined) {
      const view = type.kind === "complex" ? type.view?.kind : undefined;
      name = freeName(local.replace(/[^A-Za-z0-9._-]/g, "_") + viewEndings[view ?? "none"]);
      names.set(type, name);
      const place = name;
      // Its place in the order is that of the first who refers to it.
      components.set(place, {});
      pending.push(() => components.set(place, located(make(), origin)));
    }
    return { $ref: `#/components/schemas/${escapePointerPart(name)}` };
  }

  function freeName(wanted: string): string {
    let number = used.get(wanted) ?? 1;
    const numbered = (): string => (number === 1 ? wanted : `${wanted}_${number}`);
    while (components.has(numbered()) || isTaken(numbered())) number++;
    used.set(wanted, number + 1);
    return numbered();
  }
}

/** Endings of the names of views, as types of ours have them. */
const viewEndings = { none: "", create: "Create", update: "Update" } as const;

/** The names of elements that a type's schema can carry: those of its own name, and of a type that one element has. */
function rootNamesOf({ elements }: XmlSchema): ReadonlyMap<TypeDefinition, QName> {
  const found = new Map<TypeDefinition, QName>();
  for (const { type, name } of elements.values()) {
    if (type.kind === "simple" || isBuiltin(type) || found.has(type)) continue;
    if (type.name === undefined || expandedName(type.name) === expandedName(name)) found.set(type, name);
  }
  return found;
}
