import type { Contract, MediaTypeObject, Parameter } from "../../model/contract.js";
import { isHiddenIn } from "../../model/json-schema/is-hidden.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { holdsSecrets } from "../../model/json-schema/secrets.js";
import type { Annotation, ComplexTypeDefinition, QName } from "../../model/xml-schema/components.js";
import { joinAnnotations } from "../../model/xml-schema/join-annotations.js";
import { typeNameFor, typesOfViews, type Direction, type InterfacePlan, type NamedOperation } from "../../plan/plan.js";
import { shapeItems } from "../../plan/xml-shape.js";
import { payloadEncoding } from "../../plan/payload-encoding.js";
import type { ViewNeed } from "./define-emitter.js";
import { createViewExamples, type ViewExamples } from "./view-examples.js";
import { viewJsonSchema } from "./view-json-schema.js";
import { isInputOptional } from "../messages/message-type.js";
import type {
  ModulesView,
  OperationView,
  PayloadView,
  PlanView,
  PropertyView,
  SchemaTypeView,
  ValueView,
  XmlAnnotationView,
  XmlMemberView,
  XmlNameView,
} from "./plan-view.js";

/** The view of a plan: copies of what it holds, frozen throughout. Linear in the size of the contract. */
export function viewPlan(plan: InterfacePlan, modules: ModulesView, needs: ReadonlySet<ViewNeed>): PlanView {
  const { contract, folder, sources } = plan;
  const examples = needs.has("examples") ? createViewExamples(plan) : undefined;
  const operations = (named: readonly NamedOperation[]): readonly OperationView[] =>
    named.map((entry) => operationView(plan, entry, examples));
  return frozen({
    name: contract.name,
    pascalName: plan.pascalName,
    folder,
    modules,
    hasConvertedValues: plan.forms !== undefined,
    sources: [...sources],
    ...(contract.openapi && { title: contract.openapi.title, version: contract.openapi.infoVersion }),
    methodGroups: plan.methodGroups.map(({ name, description }) => ({
      name,
      ...(description !== undefined && { description }),
    })),
    operations: operations(plan.operations),
    webhooks: operations(plan.webhooks),
    callbacks: operations(plan.callbacks),
    schemas: schemaTypes(plan, needs),
    xmlElements: plan.xmlElements.map(({ element: { name, annotation }, typeName }) => ({
      name: xmlName(name),
      typeName,
      ...annotationView(annotation),
    })),
    xmlTypes: plan.xmlTypes.map(({ type, typeName }) => ({
      kind: type.kind,
      typeName,
      ...(type.name && { name: xmlName(type.name) }),
      ...annotationView(type.annotation),
      ...(type.kind === "complex" && { members: xmlMembers(plan, type) }),
      ...(type.kind === "simple" &&
        type.facets.enumeration && { values: type.facets.enumeration.map(({ value }) => value) }),
    })),
  });
}

function operationView(plan: InterfacePlan, named: NamedOperation, examples: ViewExamples | undefined): OperationView {
  const { name, methodName, group, operation, messages } = named;
  const { method, path, deprecated, tags, parameters, requestBody, responses } = operation;
  const payload = (media: MediaTypeObject, way: Direction): PayloadView => ({
    mediaType: media.mediaType,
    isStream: payloadEncoding(media).kind === "stream",
    isBinary: payloadEncoding(media).kind === "binary",
    ...payloadView(plan, media, way),
  });
  return {
    name,
    methodName,
    ...(group !== undefined && { group }),
    method,
    path,
    ...texts(operation),
    deprecated,
    tags: [...tags],
    parameters: parameters.map((parameter) => {
      const inContent = parameter.content?.payload;
      const schema = parameter.schema ?? (inContent?.kind === "json" ? inContent.schema : undefined);
      return {
        name: parameter.name,
        in: parameter.in,
        required: parameter.required,
        deprecated: parameter.deprecated,
        isSecret: isCredential(parameter, plan.contract) || (schema !== undefined && holdsSecrets(schema)),
        ...texts(parameter),
        ...(schema && { value: valueView(plan, schema, "request") }),
      };
    }),
    ...(requestBody && {
      request: {
        required: requestBody.required,
        content: requestBody.content.map((media) => payload(media, "request")),
      },
    }),
    responses: responses.map((response) => ({
      status: response.status,
      ...texts(response),
      content: response.content.map((media) => ({
        ...payload(media, "response"),
        ...(examples && { examples: examples.ofPayload(media) }),
      })),
      ...(examples && { headers: examples.ofHeaders(response) }),
    })),
    ...(messages && {
      call: {
        functionName: messages.functionName,
        inputName: messages.inputName,
        resultName: messages.resultName,
        isInputOptional: isInputOptional(operation, messages),
        ...(messages.pagesName !== undefined && { pagesName: messages.pagesName }),
      },
    }),
  };
}

/** True for a parameter by which a security scheme sends a credential, too. OpenAPI, section 4.8.27. */
function isCredential({ name, in: position }: Parameter, { securitySchemes }: Contract): boolean {
  return [...securitySchemes.values()].some(
    (scheme) => scheme.kind === "apiKey" && scheme.in === position && scheme.parameterName === name,
  );
}

function payloadView(
  plan: InterfacePlan,
  { payload }: MediaTypeObject,
  direction: Direction,
): Omit<PayloadView, "mediaType" | "isStream" | "isBinary"> {
  switch (payload.kind) {
    case "json":
      return { kind: "json", value: valueView(plan, payload.schema, direction) };
    case "xml": {
      const named = plan.xmlElementName(payload.element);
      return { kind: "xml", ...(named && { typeName: named.typeName }) };
    }
    case "open":
      return { kind: "open" };
  }
}

function schemaTypes(plan: InterfacePlan, needs: ReadonlySet<ViewNeed>): readonly SchemaTypeView[] {
  const spoken = plan.schemas.filter(({ isMessagePart }) => isMessagePart !== true);
  return spoken.flatMap((named) => {
    const { schema, isTypeOnly } = named;
    return typesOfViews(named, plan.answers).map(({ kind, typeName, validateName }) => {
      const direction = kind === "request" ? "request" : "response";
      return {
        typeName,
        direction: kind,
        ...texts(schema),
        deprecated: schema.deprecated === true,
        value: insideOf(plan, schema, direction),
        ...(isTypeOnly !== true && { validateName }),
        isConverted: plan.forms?.refOf(schema) !== undefined,
        ...(needs.has("jsonSchemas") && { jsonSchema: viewJsonSchema(plan, schema, direction) }),
      };
    });
  });
}

/** The values of a schema where it is used: the name of its type, or what is inside. */
function valueView(plan: InterfacePlan, schema: JsonSchema, direction: Direction): ValueView {
  const named = plan.schemaName(schema);
  return named === undefined
    ? insideOf(plan, schema, direction)
    : { typeName: typeNameFor(named, direction, plan.answers), types: [] };
}

function insideOf(plan: InterfacePlan, schema: JsonSchema, direction: Direction): ValueView {
  const { ref, types = [], items, properties, allOf, oneOf, anyOf } = schema;
  const inside = (subschema: JsonSchema): ValueView => valueView(plan, subschema, direction);
  const target = ref && plan.schemaName(ref.target);
  const values = listedValues(schema);
  const required = new Set(schema.required);
  return {
    ...(target && { typeName: typeNameFor(target, direction, plan.answers) }),
    types: [...types],
    ...(values && { values: structuredClone(values) }),
    ...(items && { items: inside(items) }),
    ...(properties && {
      properties: [...properties]
        .filter(([, property]) => !isHiddenIn(direction, property))
        .map(([name, property]): PropertyView => ({
          name,
          required: required.has(name),
          deprecated: property.deprecated === true,
          ...texts(property),
          value: inside(property),
        })),
    }),
    ...(allOf && { allOf: allOf.map(inside) }),
    ...(oneOf && { oneOf: oneOf.map(inside) }),
    ...(anyOf && { anyOf: anyOf.map(inside) }),
  };
}

function listedValues(schema: JsonSchema): readonly JsonValue[] | undefined {
  if (schema.enum !== undefined) return schema.enum;
  if (schema.const !== undefined) return [schema.const.value];
  const branches = schema.oneOf ?? schema.anyOf ?? [];
  const constants = branches.flatMap((branch) => (branch.const === undefined ? [] : [branch.const.value]));
  return constants.length > 0 && constants.length === branches.length ? constants : undefined;
}

/** The words of the contract about something, where there are any. */
function texts({ summary, description }: { readonly summary?: string; readonly description?: string }): {
  readonly summary?: string;
  readonly description?: string;
} {
  return { ...(summary !== undefined && { summary }), ...(description !== undefined && { description }) };
}

function xmlMembers({ xmlShapes }: InterfacePlan, type: ComplexTypeDefinition): readonly XmlMemberView[] {
  const shape = xmlShapes.shapeOf(type);
  return [
    ...shape.attributes.map(({ name, use: { attribute, annotation } }): XmlMemberView => ({
      kind: "attribute",
      property: name,
      name: xmlName(attribute.name),
      ...annotationView(joinAnnotations(annotation, attribute.annotation)),
    })),
    ...shapeItems(shape).map(({ tag, element, annotation }): XmlMemberView => ({
      kind: "element",
      property: tag,
      name: xmlName(element.name),
      ...annotationView(joinAnnotations(annotation, element.annotation)),
    })),
  ];
}

function annotationView({ documentation, notes }: Annotation): XmlAnnotationView {
  return {
    ...(documentation !== undefined && { description: documentation }),
    ...(notes.length > 0 && { appinfo: structuredClone(notes) }),
  };
}

function xmlName({ namespace, local }: QName): XmlNameView {
  return { namespace, local };
}

/** Freezes data and everything in it. */
function frozen<Data>(data: Data): Data {
  if (typeof data === "object" && data !== null) {
    Object.values(data).forEach(frozen);
    Object.freeze(data);
  }
  return data;
}
