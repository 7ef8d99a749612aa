import {
  child,
  children,
  referred,
  textOf,
  variants,
  type Node,
  type OpenapiDocument,
  type Operation,
  type Variant,
} from "./openapi-document.js";

/** The target of a path in an OpenAPI document. */
export interface OpenapiPlace {
  readonly kind: "schema" | "parameter" | "body" | "response" | "operation" | "value";
  /**
   * The declarations, with their references resolved unless they are schemas; several if branches declare one property.
   */
  readonly nodes: readonly Variant[];
  /** Undefined if it is neither required nor optional. */
  readonly required: boolean | undefined;
  readonly operation?: Operation;
  /** The pointers of the status and the media type in the path. */
  readonly passed: readonly string[];
}

/** Follows a path; returns a message if the target does not exist. */
export function findInOpenapi(document: OpenapiDocument, path: string): OpenapiPlace | string {
  if (path.startsWith("/")) return byPointer(document, path);
  const operation = /^([^().[\]{}/"]+)\(\)(.*)$/s.exec(path);
  if (operation !== null) return ofOperation(document, operation[1]!, operation[2]!);
  const [name, rest] = firstName(path);
  if (name === undefined) return `"${path}" is not a path.`;
  const schema = child(document.root, "components", "schemas", name);
  if (schema === undefined) return `There is no schema "${name}".`;
  return steps(document, schemaPlace([schema]), rest);
}

function byPointer(document: OpenapiDocument, path: string): OpenapiPlace | string {
  const [, pointer = "", media, rest = ""] = /^([^(]*)(?:\(([^)]*)\)(.*))?$/s.exec(path) ?? [];
  const keys = pointer
    .split("/")
    .slice(1)
    .filter((key) => key !== "");
  let node: Node = document.root;
  for (const key of keys.map((each) => each.replaceAll("~1", "/").replaceAll("~0", "~"))) {
    const named = Array.isArray(node.value) ? children(node).find((item) => textOf(item, "name") === key) : undefined;
    const next = named ?? child(node, key);
    if (next === undefined) return `There is no "${key}" at ${node.at}.`;
    node = next;
  }
  const place = placeOf(document, kindAt(keys), node);
  return media === undefined ? place : steps(document, ofMedia(place, media), rest);
}

/** The kind of a pointer's target: its last two keys tell it. */
function kindAt(keys: readonly string[]): OpenapiPlace["kind"] {
  const kinds: Readonly<Record<string, OpenapiPlace["kind"]>> = {
    parameters: "parameter",
    headers: "parameter",
    responses: "response",
    requestBodies: "body",
    schemas: "schema",
    properties: "schema",
  };
  if (keys.at(-1) === "requestBody") return "body";
  if (keys.at(-1) === "schema" || keys.at(-1) === "items") return "schema";
  return kinds[keys.at(-2) ?? ""] ?? "value";
}

function ofOperation(document: OpenapiDocument, id: string, path: string): OpenapiPlace | string {
  const operation = document.operations.get(id);
  if (operation === undefined) return `Operation "${id}" is not defined.`;
  if (path === "") return { kind: "operation", nodes: [alone(operation)], required: undefined, operation, passed: [] };
  const parameter = /^\/(query|path|headers|cookies)\/(.+)$/s.exec(path);
  if (parameter !== null) return ofParameter(document, operation, parameter[1]!, parameter[2]!);
  const [, key = "", header, media, rest = ""] =
    /^\/([A-Za-z0-9]+)(?:\/headers\/(.+)|\(([^)]*)\)(.*))?$/s.exec(path) ?? [];
  const node = key === "request" ? child(operation, "requestBody") : child(operation, "responses", key);
  if (node === undefined) return `"${id}" has no ${key === "request" ? "request body" : `response "${key}"`}.`;
  const place = placeOf(document, key === "request" ? "body" : "response", node);
  if (header !== undefined) return ofHeader(document, place, header);
  return media === undefined ? place : steps(document, ofMedia(place, media), rest);
}

/** The parameters of an operation and of its path item. */
export function parametersOf(document: OpenapiDocument, operation: Operation): readonly Node[] {
  return [operation, operation.item].flatMap((node) =>
    children(child(node, "parameters")).map((each) => referred(document, each).at(-1)!),
  );
}

function ofParameter(
  document: OpenapiDocument,
  operation: Operation,
  location: string,
  path: string,
): OpenapiPlace | string {
  const [name, rest] = firstName(path);
  const where = { headers: "header", cookies: "cookie" }[location] ?? location;
  const node = parametersOf(document, operation).find(
    (each) => textOf(each, "name") === name && textOf(each, "in") === where,
  );
  if (node === undefined) return `"${operation.id}" has no ${where} parameter "${name ?? path}".`;
  return steps(document, placeOf(document, "parameter", node), rest);
}

function ofHeader(document: OpenapiDocument, response: OpenapiPlace, path: string): OpenapiPlace | string {
  const [name, rest] = firstName(path);
  const node = child(response.nodes.at(-1), "headers", name ?? path);
  if (node === undefined) return `The response has no header "${name ?? path}".`;
  return steps(document, { ...placeOf(document, "parameter", node), passed: [response.nodes[0]!.at] }, rest);
}

function ofMedia(place: OpenapiPlace, media: string): OpenapiPlace | string {
  const content = child(place.nodes.at(-1), "content", media);
  if (content === undefined) return `It has no media type "${media}".`;
  const schema = child(content, "schema");
  if (schema === undefined) return `It has no schema under "${media}".`;
  return { ...schemaPlace([schema]), passed: [place.nodes[0]!.at, content.at] };
}

function placeOf(document: OpenapiDocument, kind: OpenapiPlace["kind"], node: Node): OpenapiPlace {
  if (kind === "schema") return schemaPlace([node]);
  const nodes = referred(document, node).map(alone);
  const canBe = kind === "parameter" || kind === "body";
  return { kind, nodes, required: canBe ? child(nodes.at(-1), "required")?.value === true : undefined, passed: [] };
}

function schemaPlace(nodes: readonly Node[]): OpenapiPlace {
  return { kind: "schema", nodes: nodes.map(alone), required: undefined, passed: [] };
}

/** The schemas of a location: those of a schema, or of the content of a parameter or header. */
export function schemasOf(document: OpenapiDocument, place: OpenapiPlace): readonly Variant[] {
  switch (place.kind) {
    case "schema":
      return place.nodes.flatMap((node) => variants(document, node, node.branch));
    case "parameter": {
      const schema = child(place.nodes.at(-1), "schema");
      return schema === undefined ? [] : variants(document, schema);
    }
    case "body":
    case "response":
    case "operation":
      return [];
    case "value":
      return place.nodes;
  }
}

/** Follows ".property", "[]" and "{}". */
function steps(document: OpenapiDocument, start: OpenapiPlace | string, path: string): OpenapiPlace | string {
  let place = start;
  let rest = path;
  while (typeof place !== "string" && rest !== "") {
    const schemas = schemasOf(document, place);
    const [name, next] = rest.startsWith(".") ? firstName(rest.slice(1)) : [undefined, rest.slice(2)];
    if (name !== undefined) place = ofMember(schemas, name, place.passed);
    else if (rest.startsWith("[]")) place = ofInner(schemas, "items", "It has no items.", place.passed);
    else if (rest.startsWith("{}")) {
      place = ofInner(schemas, "additionalProperties", "It has no additionalProperties.", place.passed);
    } else return `"${rest}" is not a step.`;
    rest = next;
  }
  return place;
}

function ofMember(schemas: readonly Variant[], name: string, passed: readonly string[]): OpenapiPlace | string {
  const nodes = schemas.flatMap((schema) => {
    const node = child(schema, "properties", name);
    return node === undefined ? [] : [{ ...node, branch: schema.branch }];
  });
  if (nodes.length === 0) return `There is no member "${name}".`;
  const requiring = schemas
    .filter((schema) => children(child(schema, "required")).some(({ value }) => value === name))
    .map(({ branch }) => branch);
  const required = nodes.every(({ branch }) => requiring.includes("") || requiring.includes(branch));
  return { kind: "schema", nodes, required, passed };
}

function ofInner(
  schemas: readonly Variant[],
  key: string,
  problem: string,
  passed: readonly string[],
): OpenapiPlace | string {
  const nodes = schemas.flatMap((schema) => {
    const node = child(schema, key);
    return typeof node?.value === "object" ? [{ ...node, branch: schema.branch }] : [];
  });
  return nodes.length === 0 ? problem : { kind: "schema", nodes, required: undefined, passed };
}

/** A name, quoted or plain, and the rest. */
function firstName(path: string): readonly [string | undefined, string] {
  const [whole = "", quoted, plain] = /^(?:"([^"]*)"|([^".[\]{}/()]+))/.exec(path) ?? [];
  return [quoted ?? plain, path.slice(whole.length)];
}

function alone(node: Node): Variant {
  return { ...node, branch: "" };
}
