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
import type { OpenApiVersion } from "../version.js";
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
export function deriveSchemas(version: OpenApiVersion, isTaken: (name: string) => boolean): DerivedSchemas {
  const components = new DerivedComponents(isTaken);
  const sources = new Map<XmlSchema, SchemaSource>();
  const sourceOf = (schema: XmlSchema): SchemaSource => {
    const source = sources.get(schema) ?? new SchemaSource(version, schema, components);
    sources.set(schema, source);
    return source;
  };
  return {
    ofElement(element, schema) {
      const { schema: elementSchema, name } = sourceOf(schema).schemaOfElement(element);
      const words = "$ref" in elementSchema ? {} : annotate(element.annotation);
      const xml = name === element.name.local ? {} : { xml: xmlOf(element.name, true) };
      return components.located(besides(elementSchema, { ...words, ...xml }, { version }), element.origin);
    },
    originOf: (schema) => (isObject(schema) ? components.originOf(schema) : undefined),
    components: () => components.all(),
  };
}

/** The schemas of the types and elements of one XSD, or of a view of it. */
class SchemaSource implements ElementSchemas {
  readonly substitutes: ElementSchemas["substitutes"];
  private readonly rootNames: ReadonlyMap<TypeDefinition, QName>;

  constructor(
    readonly version: OpenApiVersion,
    schema: XmlSchema,
    private readonly components: DerivedComponents,
  ) {
    this.substitutes = substitutesOf(schema);
    this.rootNames = rootNamesOf(schema);
  }

  located(schema: JsonObject, origin: Origin): JsonObject {
    return this.components.located(schema, origin);
  }

  schemaOf(type: TypeDefinition): JsonObject {
    if (type.kind === "simple") return this.simpleSchemaOf(type);
    if (type.name === undefined || isBuiltin(type)) return this.complexSchema(type);
    return this.components.refer(type, type.name, () => this.complexSchema(type));
  }

  schemaOfElement(element: ElementDeclaration): ReturnType<ElementSchemas["schemaOfElement"]> {
    const { type } = element;
    const name = this.rootNames.get(type);
    if (type.kind === "simple" || type.name !== undefined || element.scope === "local")
      return { schema: this.schemaOf(type), name: name?.local };
    const ofType = (): JsonObject => ({ ...annotate(element.annotation), ...this.complexSchema(type) });
    return { schema: this.components.refer(type, element.name, ofType, element.origin), name: name?.local };
  }

  private complexSchema(type: ComplexTypeDefinition): JsonObject {
    const root = this.rootNames.get(type);
    return {
      ...annotate(type.annotation),
      ...objectSchema(type, this),
      ...(root !== undefined && { xml: xmlOf(root, true) }),
    };
  }

  private simpleSchemaOf(type: SimpleTypeDefinition): JsonObject {
    if (isBuiltin(type)) return simpleSchema(type, this);
    const { enumeration, patterns } = type.facets;
    const isShort = enumeration === undefined && patterns === undefined && type.variety.kind !== "union";
    const make = (): JsonObject => documentedSimpleSchema(type, this);
    return type.name === undefined || isShort ? make() : this.components.refer(type, type.name, make);
  }
}

/** The components of types, each made once, in the order in which they are met. */
class DerivedComponents {
  private readonly names = new Map<TypeDefinition, string>();
  private readonly used = new Map<string, number>();
  private readonly components = new Map<string, JsonObject>();
  private readonly pending: (() => void)[] = [];
  private readonly origins = new WeakMap<object, Origin>();
  private done = 0;

  constructor(private readonly isTaken: (name: string) => boolean) {}

  all(): ReadonlyMap<string, JsonObject> {
    // The list grows while it is worked off.
    for (; this.done < this.pending.length; this.done++) this.pending[this.done]?.();
    return this.components;
  }

  originOf(schema: JsonObject): Origin | undefined {
    return this.origins.get(schema);
  }

  /** The schema itself, whose place is remembered. */
  located(schema: JsonObject, origin: Origin): JsonObject {
    this.origins.set(schema, origin);
    return schema;
  }

  /** A reference to the component of a type, which is made when all are asked for. */
  refer(type: TypeDefinition, { local }: QName, make: () => JsonObject, origin: Origin = type.origin): JsonObject {
    const name = this.names.get(type) ?? this.begin(type, local, make, origin);
    return { $ref: `#/components/schemas/${escapePointerPart(name)}` };
  }

  private begin(type: TypeDefinition, local: string, make: () => JsonObject, origin: Origin): string {
    const view = type.kind === "complex" ? type.view?.kind : undefined;
    const name = this.freeName(local.replace(/[^A-Za-z0-9._-]/g, "_") + viewEndings[view ?? "none"]);
    this.names.set(type, name);
    // Its place in the order is that of the first who refers to it.
    this.components.set(name, {});
    this.pending.push(() => this.components.set(name, this.located(make(), origin)));
    return name;
  }

  private freeName(wanted: string): string {
    let number = this.used.get(wanted) ?? 1;
    const numbered = (): string => (number === 1 ? wanted : `${wanted}_${number}`);
    while (this.components.has(numbered()) || this.isTaken(numbered())) number++;
    this.used.set(wanted, number + 1);
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
