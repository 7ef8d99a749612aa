import type { JsonSchema } from "../model/json-schema/schema.js";
import type { Annotation, ComplexTypeDefinition, TypeDefinition } from "../model/xml-schema/components.js";
import { elementsOf } from "../model/xml-schema/elements-of.js";
import type { InterfacePlan } from "../plan/plan.js";

/** A parameter, a schema, a property, an element or an attribute of a spec. */
export interface SpecMember {
  /** "limit of listOrders", "Order.note"; text of the spec. */
  readonly label: string;
  /** The schema of a parameter or a property; undefined for XML. */
  readonly schema?: JsonSchema;
  /** The type of an element or an attribute. */
  readonly type?: TypeDefinition;
  /** The annotation of an element or an attribute. */
  readonly annotation?: Annotation;
  /** Set for a parameter of an operation. */
  readonly isParameter?: true;
  /** True for a deprecated parameter or schema. */
  readonly deprecated?: boolean;
}

/** The parts of an API in order: parameters, schemas with their properties, XML types with their elements and attributes. */
export function specMembers(plan: InterfacePlan): readonly SpecMember[] {
  const derived = new Set(plan.contract.derived?.schemas.values());
  const schemas = plan.schemas.filter(
    ({ schema, isMessagePart, isLoose }) => isMessagePart !== true && isLoose !== true && !derived.has(schema),
  );
  return [
    ...[...plan.operations, ...plan.webhooks].flatMap(({ name, operation }) =>
      operation.parameters.map(({ name: parameter, schema, deprecated }): SpecMember => ({
        label: `${parameter} of ${name}`,
        ...(schema !== undefined && { schema }),
        isParameter: true,
        deprecated,
      })),
    ),
    ...schemas.flatMap(({ schema, views }) => schemaMembers(views[0]?.typeName ?? "", schema)),
    ...plan.xmlTypes.flatMap(({ type, typeName }) =>
      type.kind === "complex" && type.view === undefined ? xmlMembers(typeName, type) : [],
    ),
  ];
}

function schemaMembers(typeName: string, schema: JsonSchema): readonly SpecMember[] {
  const properties = [...(schema.properties ?? [])].map(([name, property]): SpecMember => ({
    label: `${typeName}.${name}`,
    schema: property,
    deprecated: property.deprecated === true,
  }));
  return [{ label: typeName, schema, deprecated: schema.deprecated === true }, ...properties];
}

function xmlMembers(typeName: string, { content, attributeUses }: ComplexTypeDefinition): readonly SpecMember[] {
  const elements = "particle" in content ? elementsOf(content.particle) : [];
  return [...elements, ...attributeUses.map(({ attribute }) => attribute)].map(({ name, type, annotation }) => ({
    label: `${typeName}.${name.local}`,
    type,
    annotation,
  }));
}
