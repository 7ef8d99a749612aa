import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { libxml2Judge } from "../judges.js";
import {
  escaped,
  partOf,
  placeAt,
  responseOf,
  type DocumentOperation,
  type Node,
  type OpenApiDocument,
} from "./document.js";
import { isBytes, type Fixture } from "./fixture.js";

/**
 * Verdicts of others on fixtures: ajv on JSON, forms and parameters, libxml2 on XML. Undefined: the contract says
 * nothing.
 */
export type Judge = (operation: DocumentOperation, fixture: Fixture) => boolean;

export function judgeOf(document: OpenApiDocument): Judge {
  const schemas = { request: ajvOf(withoutReadOnly(document.root) as Node), response: ajvOf(document.root) };
  const libxml2 = new Map<string, ReturnType<typeof libxml2Judge>>();

  function payload({ side, ...fixture }: Fixture, content: { readonly pointer: string } | undefined): boolean {
    const mediaTypes = content === undefined ? undefined : placeAt(document.root, `${content.pointer}/content`)?.node;
    if (fixture.body === undefined && fixture.xml === undefined) return true;
    if (mediaTypes === undefined) return true;
    const [type] = Object.keys(mediaTypes).filter(
      (key) => fixture.contentType === undefined || covers(key, fixture.contentType),
    );
    if (type === undefined) return false;
    const pointer = `${content!.pointer}/content/${escaped(type)}`;
    if (fixture.xml !== undefined) {
      const [file = "", element = ""] = String(placeAt(document.root, pointer)?.node["x-xsd-element"]).split("#");
      const judge = libxml2.get(file) ?? libxml2Judge(`specs/${document.name}/${file}`);
      libxml2.set(file, judge);
      return judge(element, fixture.xml);
    }
    if (isBytes(fixture.body) || placeAt(document.root, `${pointer}/schema`) === undefined) return true;
    return schemas[side](`${pointer}/schema`, withoutFiles(fixture.body));
  }

  function parameters(operation: DocumentOperation, fixture: Fixture): boolean {
    return operation.parameters.every(({ node, pointer }) => {
      const value = valuesOf(fixture, String(node["in"]))?.[String(node["name"])];
      if (value === undefined) return node["required"] !== true;
      return schemas.request(`${pointer}/schema`, value);
    });
  }

  function headers(fixture: Fixture, response: Node): boolean {
    return Object.entries((response["headers"] ?? {}) as Node).every(([name, header]) => {
      const reference = (header as Node)["$ref"];
      const node = typeof reference === "string" ? placeAt(document.root, reference.slice(1))! : undefined;
      const value = fixture.headers?.[name];
      return value === undefined || node === undefined || schemas.response(`${node.pointer}/schema`, value);
    });
  }

  return (operation, fixture) => {
    if (fixture.side === "request") {
      const body = partOf(document, operation, "requestBody");
      const isMissing = body?.node["required"] === true && fixture.body === undefined && fixture.xml === undefined;
      return !isMissing && parameters(operation, fixture) && payload(fixture, body);
    }
    const response = responseOf(document, operation, fixture.status ?? 200);
    return response !== undefined && headers(fixture, response.node) && payload(fixture, response);
  };
}

/** True when a media type or range of the contract covers that of a payload. RFC 9110, section 12.5.1. */
function covers(range: string, contentType: string): boolean {
  const type = contentType.split(";")[0]!.trim().toLowerCase();
  return range === "*/*" || range === type || (range.endsWith("/*") && type.startsWith(range.slice(0, -1)));
}

function valuesOf(fixture: Fixture, place: string): Fixture["query"] {
  if (place === "query") return fixture.query;
  return place === "path" ? fixture.path : fixture.headers;
}

function ajvOf(root: Node): (pointer: string, value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, allErrors: false, logger: false });
  addFormats.default(ajv, { mode: "full" });
  ajv.addFormat("binary", true);
  ajv.addSchema(root, "spec");
  const validates = new Map<string, ValidateFunction>();
  return (pointer, value) => {
    const validate = validates.get(pointer) ?? ajv.compile({ $ref: `spec#${encodeURI(pointer)}` });
    validates.set(pointer, validate);
    return validate(value);
  };
}

/** The document as requests see it: what is read-only is not required there. OpenAPI 3.1, section 4.8.24. */
function withoutReadOnly(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutReadOnly);
  if (typeof node !== "object" || node === null) return node;
  const { properties, required } = node as { properties?: Record<string, Node>; required?: readonly string[] };
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withoutReadOnly(value)]));
  if (properties === undefined || !Array.isArray(required)) return copy;
  return { ...copy, required: required.filter((name) => properties[name]?.["readOnly"] !== true) };
}

function withoutFiles(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, isBytes(value) ? "file" : (value as unknown)]),
  );
}
