import {
  arrayOf,
  objectOf,
  valueBehind,
  type JsonEdit,
  type Json,
  type JsonObject,
  type JsonPath,
} from "./json-edit.js";
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
} from "./operation-edits.js";
import { schemaEdits } from "./schema-edits.js";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/**
 * Every single alteration of an OpenAPI document. Descriptions, examples and extensions are not constraints. If an element of an XSD
 * decides, the JSON schema next to it is not altered, and components that only such schemas refer to are not altered either.
 */
export function documentEdits(root: JsonObject): readonly JsonEdit[] {
  const walk = new EditWalk(objectOf(root["components"]));
  walk.security(root, []);
  for (const section of ["paths", "webhooks"])
    for (const [path, item] of Object.entries(objectOf(root[section]))) walk.pathItem(path, objectOf(item), section);
  walk.components();
  return walk.edits;
}

/** Walks a document. Schemas of components are altered if a message reaches them. */
class EditWalk {
  readonly edits: JsonEdit[] = [];
  private readonly reached = new Set<string>();

  constructor(private readonly shared: JsonObject) {}

  security(holder: JsonObject, steps: JsonPath): void {
    this.edits.push(...securityEdits(holder, steps, objectOf(this.shared["securitySchemes"])));
  }

  pathItem(path: string, item: JsonObject, section: string): void {
    const steps = [section, path];
    this.edits.push(...pathEdits(path, steps));
    arrayOf(item["parameters"]).forEach((one, index) => this.parameter(one, [...steps, "parameters", index]));
    for (const method of methods)
      if (item[method] !== undefined) this.operation(objectOf(item[method]), [...steps, method], item);
  }

  components(): void {
    const visits: Readonly<Record<string, (value: Json, steps: JsonPath) => unknown>> = {
      parameters: (value, steps) => this.parameter(value, steps),
      headers: (value, steps) => this.header(value, steps),
      responses: (value, steps) => this.response(value, steps),
      requestBodies: (value, steps) => this.body(value, steps),
      securitySchemes: (value, steps) => this.edits.push(...schemeEdits(objectOf(value), steps)),
    };
    for (const [section, visit] of Object.entries(visits))
      for (const [key, value] of Object.entries(objectOf(this.shared[section])))
        visit(value, ["components", section, key]);
    // A set that grows during the loop: a schema reaches others.
    for (const name of this.reached) {
      const steps = ["schemas", name];
      this.schema(valueBehind(this.shared, steps), ["components", ...steps]);
    }
  }

  private operation(value: JsonObject, steps: JsonPath, item: JsonObject): void {
    this.edits.push(...operationEdits(value, steps, item));
    this.security(value, steps);
    arrayOf(value["parameters"]).forEach((one, index) => this.parameter(one, [...steps, "parameters", index]));
    if (value["requestBody"] !== undefined) this.body(value["requestBody"], [...steps, "requestBody"]);
    const responses = objectOf(value["responses"]);
    this.edits.push(...responsesEdits(responses, [...steps, "responses"]));
    for (const [key, response] of Object.entries(responses)) this.response(response, [...steps, "responses", key]);
  }

  private schema(value: Json | undefined, steps: JsonPath): void {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    this.edits.push(...schemaEdits(value, steps));
    const { $ref } = value;
    if (typeof $ref === "string") this.reached.add($ref.slice($ref.lastIndexOf("/") + 1));
    for (const [key, property] of Object.entries(objectOf(value["properties"])))
      this.schema(property, [...steps, "properties", key]);
    for (const key of ["items", "additionalProperties", "not", "propertyNames"])
      this.schema(value[key], [...steps, key]);
    for (const key of ["oneOf", "anyOf", "allOf", "prefixItems"])
      arrayOf(value[key]).forEach((branch, index) => this.schema(branch, [...steps, key, index]));
  }

  private content(holder: JsonObject, steps: JsonPath): void {
    const types = objectOf(holder["content"]);
    this.edits.push(...contentEdits(types, [...steps, "content"]));
    for (const [type, media] of Object.entries(types))
      this.schema(objectOf(media)["schema"], [...steps, "content", type, "schema"]);
  }

  private parameter(value: Json, steps: JsonPath): void {
    this.edits.push(...parameterEdits(objectOf(value), steps));
    this.schema(objectOf(value)["schema"], [...steps, "schema"]);
  }

  private header(value: Json, steps: JsonPath): void {
    this.edits.push(...headerEdits(objectOf(value), steps));
    this.schema(objectOf(value)["schema"], [...steps, "schema"]);
  }

  private response(value: Json, steps: JsonPath): void {
    const headers = objectOf(objectOf(value)["headers"]);
    this.edits.push(...headersEdits(headers, [...steps, "headers"]));
    for (const [key, header] of Object.entries(headers)) this.header(header, [...steps, "headers", key]);
    this.content(objectOf(value), steps);
  }

  private body(value: Json, steps: JsonPath): void {
    this.edits.push(...bodyEdits(objectOf(value), steps));
    this.content(objectOf(value), steps);
  }
}
