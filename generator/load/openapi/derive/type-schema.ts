import { isBuiltin } from "../../../model/xml-schema/builtin-types.js";
import type {
  Annotation,
  AttributeUse,
  ComplexTypeDefinition,
  ElementDeclaration,
  QName,
  TypeDefinition,
  ValueConstraint,
} from "../../../model/xml-schema/components.js";
import type { Substitutes } from "../../../model/xml-schema/substitutions.js";
import type { Origin } from "../../../diagnostics/origin.js";
import type { JsonObject } from "../cursor.js";
import { absentKey } from "../../../model/json-schema/absent-members.js";
import { annotate } from "./annotate.js";
import { childOccurrences, type ChildOccurrence } from "./occurrences.js";
import { constraintSchema, type TypeSchemas } from "./simple-schema.js";

/** The schemas of types and of the elements that may be children. */
export interface ElementSchemas extends TypeSchemas {
  readonly substitutes: Substitutes;
  /** A schema, of which the place is noted that it is made from. */
  located(schema: JsonObject, origin: Origin): JsonObject;
  /** The schema of an element's type, and the name that this schema gives to an element where it gives one. */
  schemaOfElement(element: ElementDeclaration): { readonly schema: JsonObject; readonly name?: string | undefined };
}

/** A complex type as the schema of an object: a property for each attribute and child, `value` for the text. */
export function objectSchema(type: ComplexTypeDefinition, schemas: ElementSchemas): JsonObject {
  if (isBuiltin(type)) return {};
  const { content, attributeUses } = type;
  const properties = new Map<string, JsonObject>();
  const required: string[] = [];
  const add = (wireName: string, isRequired: boolean, schemaOf: (isOther: boolean) => JsonObject): void => {
    let name = wireName;
    for (let number = 2; properties.has(name); number++) name = `${wireName}${number}`;
    properties.set(name, schemaOf(name !== wireName));
    if (isRequired) required.push(name);
  };
  for (const use of attributeUses) {
    add(use.attribute.name.local, use.required, (isOther) => attributeSchema(use, isOther, schemas));
  }
  const particle = "particle" in content ? content.particle : undefined;
  for (const occurrence of childOccurrences(particle, schemas.substitutes)) {
    add(occurrence.element.name.local, occurrence.least > 0, (isOther) => childSchema(occurrence, isOther, schemas));
  }
  if (content.kind === "simple") add("value", true, () => schemas.schemaOf(content.type));
  const absent = absentNames(type).filter((name) => !properties.has(name));
  return {
    type: "object",
    ...(absent.length > 0 && { [absentKey(type.view!.kind)]: absent }),
    ...(required.length > 0 && { required }),
    ...(properties.size > 0 && { properties: Object.fromEntries(properties) }),
  };
}

/** The members of a type that a view has no place for. */
function absentNames({ view }: ComplexTypeDefinition): readonly string[] {
  if (view === undefined) return [];
  const names = [...view.attributes.map(({ attribute }) => attribute.name), ...view.elements.map(({ name }) => name)];
  return [...new Set(names.map(({ local }) => local))];
}

function attributeSchema(
  { attribute, valueConstraint }: AttributeUse,
  isOther: boolean,
  schemas: ElementSchemas,
): JsonObject {
  const { type, annotation, name } = attribute;
  const xml = { ...xmlOf(name, isOther), attribute: true };
  const schema = besides(schemas.schemaOf(type), annotated(annotation, type, valueConstraint, { xml }), schemas);
  return schemas.located(schema, attribute.origin);
}

function childSchema({ element, least, most }: ChildOccurrence, isOther: boolean, schemas: ElementSchemas): JsonObject {
  const { type, annotation, name, valueConstraint, nillable } = element;
  const { schema: plain, name: rootName = name.local } = schemas.schemaOfElement(element);
  const xml = xmlOf(name, isOther || rootName !== name.local);
  const keywords = Object.keys(xml).length === 0 ? {} : { xml };
  const schema = nillable ? orNull(plain, schemas) : plain;
  const words = annotated(annotation, type, valueConstraint, keywords);
  if (most <= 1) return schemas.located(besides(schema, words, schemas), element.origin);
  const list = {
    ...annotate(annotation),
    type: "array",
    items: besides(schema, keywords, schemas),
    ...(least > 0 && { minItems: least }),
    ...(Number.isSafeInteger(most) && { maxItems: most }),
  };
  return schemas.located(list, element.origin);
}

function annotated(
  annotation: Annotation,
  type: TypeDefinition,
  value: ValueConstraint | undefined,
  xml: JsonObject,
): JsonObject {
  const text = type.kind === "simple" ? type : type.content.kind === "simple" ? type.content.type : undefined;
  const isPlain = type.kind === "simple";
  return { ...annotate(annotation), ...(isPlain && text !== undefined && constraintSchema(text, value)), ...xml };
}

/** OpenAPI, XML Object: where a name in a document is not that of the property, or stands in a namespace. */
export function xmlOf({ local, namespace }: QName, isNamed: boolean): JsonObject {
  return { ...(isNamed && { name: local }), ...(isUri.test(namespace) && { namespace }) };
}

/** RFC 3986, in short: XML takes any text for the name of a namespace, and OpenAPI asks for an address. */
const isUri = /^[a-z][a-z\d+.-]*:[\w:/?#[\]@!$&'()*+,;=.~%-]+$/i;

/** A schema with keywords beside it, which OpenAPI 3.0 allows beside no reference. */
export function besides(
  schema: JsonObject,
  keywords: JsonObject,
  { version }: Pick<TypeSchemas, "version">,
): JsonObject {
  if (Object.keys(keywords).length === 0) return schema;
  const isApart = "$ref" in schema && version === "3.0";
  return isApart ? { allOf: [schema], ...keywords } : { ...schema, ...keywords };
}

/** A schema that takes null as well: an element with `xsi:nil`. */
function orNull(schema: JsonObject, { version }: Pick<TypeSchemas, "version">): JsonObject {
  if (version === "3.1") return { anyOf: [schema, { type: "null" }] };
  return "$ref" in schema ? { allOf: [schema], nullable: true } : { ...schema, nullable: true };
}
