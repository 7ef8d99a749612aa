import { parse } from "yaml";
import { readMarkedSpecs } from "../facts/marked-specs.js";

/** An OpenAPI document as it is written, without any reading of ours. */
export interface OpenApiDocument {
  /** The folder below specs/. */
  readonly name: string;
  readonly root: Node;
  readonly operations: ReadonlyMap<string, DocumentOperation>;
}

/** One operation or webhook, found by its operationId. */
export interface DocumentOperation {
  readonly id: string;
  readonly method: string;
  /** The template of the path; the name of a webhook. */
  readonly path: string;
  readonly isWebhook: boolean;
  readonly node: Node;
  readonly parameters: readonly Place[];
  readonly security: readonly Node[];
}

export type Node = Readonly<Record<string, unknown>>;

/** A node with its JSON pointer, references followed. */
export interface Place {
  readonly node: Node;
  readonly pointer: string;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

const documents = new Map<string, OpenApiDocument>();

/** The document of an interface, read once. */
export function readDocument(name: string): OpenApiDocument {
  const document = documents.get(name) ?? documentOf(name, readMarkedSpecs().get(`${name}/openapi.yaml`) ?? "");
  documents.set(name, document);
  return document;
}

/** Reads YAML, or JSON, which is read faster. */
export function documentOf(name: string, text: string): OpenApiDocument {
  const root = (text.startsWith("{") ? JSON.parse(text) : parse(text)) as Node;
  const operations = new Map<string, DocumentOperation>();
  for (const section of ["paths", "webhooks"]) {
    for (const [path, item] of Object.entries((root[section] ?? {}) as Node)) {
      for (const method of methods) {
        const node = (item as Node)[method] as Node | undefined;
        if (node === undefined) continue;
        const pointer = `/${section}/${escaped(path)}`;
        const id = String(node["operationId"]);
        operations.set(id, {
          id,
          method: method.toUpperCase(),
          path,
          isWebhook: section === "webhooks",
          node,
          parameters: [
            ...placesIn(root, `${pointer}/parameters`),
            ...placesIn(root, `${pointer}/${method}/parameters`),
          ],
          security: (node["security"] ?? root["security"] ?? []) as readonly Node[],
        });
      }
    }
  }
  return { name, root, operations };
}

/** The value at a pointer, behind any references there. */
export function placeAt(root: Node, pointer: string): Place | undefined {
  const node = pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((at, step) => (at as Node | undefined)?.[unescaped(step)], root) as Node | undefined;
  const reference = node?.["$ref"];
  if (typeof reference === "string") return placeAt(root, reference.slice(1));
  return node === undefined ? undefined : { node, pointer };
}

/** The pointer of an operation's own part: "requestBody", "responses/200". */
export function partOf(document: OpenApiDocument, operation: DocumentOperation, part: string): Place | undefined {
  const section = operation.isWebhook ? "webhooks" : "paths";
  return placeAt(document.root, `/${section}/${escaped(operation.path)}/${operation.method.toLowerCase()}/${part}`);
}

/** The response that a status gets: its own, that of its range, the default. */
export function responseOf(document: OpenApiDocument, operation: DocumentOperation, status: number): Place | undefined {
  return [String(status), `${Math.floor(status / 100)}XX`, "default"]
    .map((key) => partOf(document, operation, `responses/${key}`))
    .find((place) => place !== undefined);
}

export function schemesOf({ root }: OpenApiDocument): Readonly<Record<string, Node>> {
  return ((root["components"] as Node | undefined)?.["securitySchemes"] ?? {}) as Readonly<Record<string, Node>>;
}

export const escaped = (step: string): string => step.replaceAll("~", "~0").replaceAll("/", "~1");
const unescaped = (step: string): string => step.replaceAll("~1", "/").replaceAll("~0", "~");

function placesIn(root: Node, pointer: string): readonly Place[] {
  const list = placeAt(root, pointer)?.node as unknown as readonly unknown[] | undefined;
  return (list ?? []).map((_, index) => placeAt(root, `${pointer}/${index}`)!);
}
