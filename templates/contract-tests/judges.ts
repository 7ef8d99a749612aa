import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { concernsXml, contentFor, statusKeys, xmlElementOf } from "./content.js";
import type { FixtureRun, RunFixture, RunOperation } from "./fixture-run.js";
import { isFileField } from "./raw-messages.js";

/** Results of independent validators for a message: true for a valid one; undefined if they do not check it. */
export interface Judge {
  ajv(fixture: RunFixture, operation: RunOperation | undefined): boolean | undefined;
  libxml2(fixture: RunFixture, operation: RunOperation | undefined): boolean | undefined;
}

/** Loads the validators that are installed. */
export async function loadJudges({ judges, document }: FixtureRun): Promise<Judge> {
  const ajv =
    judges.ajv === undefined || document === undefined
      ? undefined
      : await ajvJudge(document as Node, judges.ajv, judges.formats);
  const libxml2 = judges.libxml2 === undefined ? undefined : await libxml2Judge(judges.libxml2);
  return {
    ajv: (fixture, operation) => ajv?.(fixture, operation),
    libxml2(fixture, operation) {
      const element = xmlElementOf(fixture, operation);
      if (libxml2 === undefined || element === undefined || !concernsXml(fixture)) return undefined;
      return libxml2(element.schemaPath, element.name, fixture.bytes ?? new Uint8Array());
    },
  };
}

type Node = Readonly<Record<string, unknown>>;
type Validate = (pointer: string, value: unknown) => boolean;
interface Ajv {
  addFormat(name: string, format: true): unknown;
  addSchema(schema: Node, key: string): unknown;
  compile(schema: object): (value: unknown) => boolean;
}

/** JSON values against the bundled document. Files, and bodies that are not JSON, are not checked. */
async function ajvJudge(document: Node, path: string, formatsPath: string | undefined): Promise<Judge["ajv"]> {
  const { default: exported } = (await import(pathToFileURL(path).href)) as {
    default: { Ajv2020?: unknown; default?: unknown };
  };
  const Ajv2020 = (exported.Ajv2020 ?? exported.default ?? exported) as new (options: object) => Ajv;
  const formats =
    formatsPath === undefined
      ? undefined
      : ((await import(pathToFileURL(formatsPath).href)) as { default: { default?: unknown } }).default;
  const addFormats = (formats?.default ?? formats) as ((ajv: Ajv, options: object) => void) | undefined;
  const validatorOf = (root: Node): Validate => {
    const ajv = new Ajv2020({
      strict: false,
      allErrors: false,
      logger: false,
      validateFormats: addFormats !== undefined,
    });
    addFormats?.(ajv, { mode: "full" });
    ajv.addFormat("binary", true);
    ajv.addSchema(root, "spec");
    const compiled = new Map<string, (value: unknown) => boolean>();
    return (pointer, value) => {
      const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `spec#${encodeURI(pointer)}` });
      compiled.set(pointer, validate);
      return validate(value);
    };
  };
  const validators = { request: validatorOf(withoutReadOnly(document) as Node), response: validatorOf(document) };
  return (fixture, operation) => {
    const { subject, side } = fixture;
    if (subject.kind === "schema") {
      const value = jsonOf(fixture);
      return value === undefined
        ? undefined
        : value.isJson && validators.response(`/components/schemas/${escaped(subject.name)}`, value.value);
    }
    const isXml = xmlElementOf(fixture, operation) !== undefined;
    if (operation === undefined || (isXml && fixture.problems !== undefined && concernsXml(fixture))) return undefined;
    const section = operation.isWebhook ? "webhooks" : "paths";
    const item = `/${section}/${escaped(operation.path)}`;
    const own = `${item}/${operation.method.toLowerCase()}`;
    if (side === "request") return isRequestValid(document, fixture, item, own, validators.request);
    const response = statusKeys(fixture.status ?? 200)
      .map((key) => nodeAt(document, `${own}/responses/${escaped(key)}`))
      .find((one) => one !== undefined);
    const isBare = fixture.body === undefined && fixture.bytes === undefined;
    // OpenAPI does not say whether a response with a media type may have no body.
    if (isBare && response?.node["content"] !== undefined) return undefined;
    return (
      response !== undefined &&
      areHeadersValid(document, fixture, response, validators.response) &&
      isBodyValid(document, fixture, response, validators.response)
    );
  };
}

function isRequestValid(document: Node, fixture: RunFixture, item: string, own: string, validate: Validate): boolean {
  const body = nodeAt(document, `${own}/requestBody`);
  const isMissing = body?.node["required"] === true && fixture.body === undefined && fixture.bytes === undefined;
  const parameters = [`${item}/parameters`, `${own}/parameters`].flatMap((list) => {
    const found = nodeAt(document, list)?.node as unknown as readonly unknown[] | undefined;
    return (found ?? []).flatMap((_, index) => nodeAt(document, `${list}/${index}`) ?? []);
  });
  const groups = { path: fixture.path, query: fixture.query, header: fixture.headers, cookie: fixture.cookies };
  const areValid = parameters.every(({ node, pointer }) => {
    const value = groups[node["in"] as keyof typeof groups]?.[String(node["name"])];
    if (value === undefined) return node["required"] !== true;
    return node["schema"] === undefined || validate(`${pointer}/schema`, value);
  });
  return !isMissing && areValid && isBodyValid(document, fixture, body, validate);
}

function areHeadersValid(document: Node, fixture: RunFixture, response: Placed, validate: Validate): boolean {
  return Object.keys((response.node["headers"] ?? {}) as Node).every((name) => {
    const header = nodeAt(document, `${response.pointer}/headers/${escaped(name)}`);
    const value = fixture.headers?.[name];
    if (value === undefined) return header?.node["required"] !== true;
    return header?.node["schema"] === undefined || validate(`${header.pointer}/schema`, value);
  });
}

function isBodyValid(document: Node, fixture: RunFixture, holder: Placed | undefined, validate: Validate): boolean {
  const content = holder && nodeAt(document, `${holder.pointer}/content`)?.node;
  if (holder === undefined || content === undefined || (fixture.body === undefined && fixture.bytes === undefined))
    return true;
  const found = contentFor(
    Object.keys(content).map((mediaType) => ({ mediaType })),
    fixture.contentType,
  );
  if (found === undefined) return false;
  const pointer = `${holder.pointer}/content/${escaped(found.mediaType)}/schema`;
  const value = /[/+]json\b|urlencoded|multipart/.test(found.mediaType) ? jsonOf(fixture) : undefined;
  if (value === undefined || nodeAt(document, pointer) === undefined) return true;
  return value.isJson && validate(pointer, withoutFiles(value.value));
}

/** The value of a body; `isJson` is false for bytes that are not JSON. */
function jsonOf({ body, bytes }: RunFixture): { readonly isJson: boolean; readonly value?: unknown } | undefined {
  if (bytes === undefined) return body === undefined ? undefined : { isJson: true, value: body };
  try {
    return { isJson: true, value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
  } catch {
    return { isJson: false };
  }
}

interface Placed {
  readonly node: Node;
  readonly pointer: string;
}

/** The node at a pointer, at the end of its references. */
function nodeAt(root: Node, pointer: string, depth = 0): Placed | undefined {
  const steps = pointer.split("/").slice(1).map(unescaped);
  const node = steps.reduce<unknown>(
    (at, step) => (typeof at === "object" && at !== null && Object.hasOwn(at, step) ? (at as Node)[step] : undefined),
    root,
  ) as Node | undefined;
  const reference = node?.["$ref"];
  if (typeof reference === "string" && depth < 100)
    return nodeAt(root, decodeURIComponent(reference.slice(1)), depth + 1);
  return node === undefined ? undefined : { node, pointer };
}

const escaped = (step: string): string => step.replaceAll("~", "~0").replaceAll("/", "~1");
const unescaped = (step: string): string => step.replaceAll("~1", "/").replaceAll("~0", "~");

/** The document for requests: read-only properties are not required. OpenAPI 3.1, section 4.8.24. */
function withoutReadOnly(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutReadOnly);
  if (typeof node !== "object" || node === null) return node;
  const { properties, required } = node as { properties?: Record<string, Node>; required?: readonly string[] };
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withoutReadOnly(value)]));
  if (properties === undefined || !Array.isArray(required)) return copy;
  return {
    ...copy,
    required: (required as readonly string[]).filter((name) => properties[name]?.["readOnly"] !== true),
  };
}

function withoutFiles(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, isFileField(value) ? "file" : (value as unknown)]),
  );
}

interface Libxml2 {
  readonly XmlDocument: { fromBuffer(bytes: Uint8Array, options?: object): XmlTree };
  readonly XsdValidator: { fromDoc(schema: XmlTree): { validate(document: XmlTree): void } };
}
interface XmlTree {
  readonly root: { readonly name: string };
  dispose(): void;
}

async function libxml2Judge(
  path: string,
): Promise<(schemaPath: string, element: string, bytes: Uint8Array) => boolean> {
  const { XmlDocument, XsdValidator } = (await import(pathToFileURL(path).href)) as Libxml2;
  const validators = new Map<string, ReturnType<Libxml2["XsdValidator"]["fromDoc"]>>();
  return (schemaPath, element, bytes) => {
    const validator =
      validators.get(schemaPath) ??
      XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(schemaPath), { url: schemaPath }));
    validators.set(schemaPath, validator);
    let document: XmlTree | undefined;
    try {
      document = XmlDocument.fromBuffer(bytes);
      if (document.root.name !== element) return false;
      validator.validate(document);
      return true;
    } catch {
      return false;
    } finally {
      document?.dispose();
    }
  };
}
