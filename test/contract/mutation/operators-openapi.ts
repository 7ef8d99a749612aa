import {
  arrayOf,
  edited,
  objectOf,
  placeOf,
  pointerOf,
  type Edit,
  type Json,
  type JsonObject,
  type Steps,
} from "./json-edit.js";
import type { Draft } from "./mutant.js";
import {
  bodyEdits,
  contentEdits,
  headerEdits,
  headersEdits,
  operationEdits,
  parameterEdits,
  pathEdits,
  responsesEdits,
  schemeEdits,
  securityEdits,
} from "./operators-operation.js";
import { schemaEdits } from "./operators-schema.js";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/**
 * Every single alteration of an OpenAPI document. Descriptions, examples and extensions are not constraints. If an
 * element of an XSD decides, the JSON schema beside it and what only such schemas reach are left alone.
 */
export function openapiMutants(name: string, root: JsonObject): readonly Draft[] {
  return editsOf(root).map((edit) => ({
    interface: name,
    file: "openapi.yaml",
    operator: edit.operator,
    place: placeOf(root, edit),
    pointer: pointerOf(edit.steps),
    text: () => JSON.stringify(edited(root, edit)),
  }));
}

/** Walks a document; the schemas that it meets are kept until it is known which components decide something. */
function editsOf(root: JsonObject): readonly Edit[] {
  const edits: Edit[] = [];
  const reached = new Set<string>();
  const components = objectOf(root["components"]);

  const schema = (value: Json | undefined, steps: Steps): void => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    edits.push(...schemaEdits(value, steps));
    const { $ref } = value;
    if (typeof $ref === "string") reached.add($ref.slice($ref.lastIndexOf("/") + 1));
    for (const [key, each] of Object.entries(objectOf(value["properties"])))
      schema(each, [...steps, "properties", key]);
    for (const key of ["items", "additionalProperties", "not", "propertyNames"]) schema(value[key], [...steps, key]);
    for (const key of ["oneOf", "anyOf", "allOf", "prefixItems"]) {
      arrayOf(value[key]).forEach((each, index) => schema(each, [...steps, key, index]));
    }
  };
  const content = (holder: JsonObject, steps: Steps): void => {
    const types = objectOf(holder["content"]);
    edits.push(...contentEdits(types, [...steps, "content"]));
    for (const [type, media] of Object.entries(types)) {
      schema(objectOf(media)["schema"], [...steps, "content", type, "schema"]);
    }
  };
  const parameter = (value: Json, steps: Steps): void => {
    edits.push(...parameterEdits(objectOf(value), steps));
    schema(objectOf(value)["schema"], [...steps, "schema"]);
  };
  const header = (value: Json, steps: Steps): void => {
    edits.push(...headerEdits(objectOf(value), steps));
    schema(objectOf(value)["schema"], [...steps, "schema"]);
  };
  const response = (value: Json, steps: Steps): void => {
    const headers = objectOf(objectOf(value)["headers"]);
    edits.push(...headersEdits(headers, [...steps, "headers"]));
    for (const [key, each] of Object.entries(headers)) header(each, [...steps, "headers", key]);
    content(objectOf(value), steps);
  };
  const body = (value: Json, steps: Steps): void => {
    edits.push(...bodyEdits(objectOf(value), steps));
    content(objectOf(value), steps);
  };
  const operation = (value: JsonObject, steps: Steps, item: JsonObject): void => {
    edits.push(...operationEdits(value, steps, item));
    edits.push(...securityEdits(value, steps, objectOf(components["securitySchemes"])));
    arrayOf(value["parameters"]).forEach((each, index) => parameter(each, [...steps, "parameters", index]));
    if (value["requestBody"] !== undefined) body(value["requestBody"], [...steps, "requestBody"]);
    const responses = objectOf(value["responses"]);
    edits.push(...responsesEdits(responses, [...steps, "responses"]));
    for (const [key, each] of Object.entries(responses)) response(each, [...steps, "responses", key]);
  };

  edits.push(...securityEdits(root, [], objectOf(components["securitySchemes"])));
  for (const section of ["paths", "webhooks"]) {
    for (const [path, value] of Object.entries(objectOf(root[section]))) {
      const item = objectOf(value);
      edits.push(...pathEdits(path, [section, path]));
      arrayOf(item["parameters"]).forEach((each, index) => parameter(each, [section, path, "parameters", index]));
      for (const method of methods) {
        if (item[method] !== undefined) operation(objectOf(item[method]), [section, path, method], item);
      }
    }
  }
  const parts: Readonly<Record<string, (value: Json, steps: Steps) => void>> = {
    parameters: parameter,
    headers: header,
    responses: response,
    requestBodies: body,
    securitySchemes: (value, steps) => edits.push(...schemeEdits(objectOf(value), steps)),
  };
  for (const [section, visit] of Object.entries(parts)) {
    for (const [key, each] of Object.entries(objectOf(components[section]))) visit(each, ["components", section, key]);
  }
  // A set that grows while it is walked: a schema reaches others.
  for (const name of reached) schema(objectOf(components["schemas"])[name], ["components", "schemas", name]);
  return edits;
}
