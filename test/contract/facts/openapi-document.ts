import { parse } from "yaml";
import { withMarkTexts } from "./named-marks.js";

/** A value of a document, and the JSON pointer at which it stands. */
export interface Node {
  readonly at: string;
  readonly value: unknown;
}

/** A schema that is part of another: the schema itself, what it refers to, and its branches. */
export interface Variant extends Node {
  /** The branch of a choice that it belongs to; empty without a choice. */
  readonly branch: string;
}

/** An operation or webhook of a document. */
export interface Operation extends Node {
  readonly id: string;
  readonly method: string;
  readonly route: string;
  readonly item: Node;
}

/** An OpenAPI document, read and no more. */
export interface OpenapiDocument {
  readonly root: Node;
  readonly operations: ReadonlyMap<string, Operation>;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Reads YAML, or JSON, which is read faster. Names of questions and choices are replaced by their descriptions. */
export function readOpenapi(text: string): OpenapiDocument {
  const value = (text.startsWith("{") ? JSON.parse(text) : parse(text)) as unknown;
  const root = { at: "#", value: withMarkTexts(value) };
  const operations = ["paths", "webhooks"].flatMap((key) =>
    children(child(root, key)).flatMap((item) =>
      methods.flatMap((method) => {
        const node = child(item, method);
        const id = textOf(node, "operationId");
        const route = unescaped(item.at.slice(item.at.lastIndexOf("/") + 1));
        return node === undefined || id === undefined ? [] : [{ ...node, id, method, route, item }];
      }),
    ),
  );
  return { root, operations: new Map(operations.map((operation) => [operation.id, operation])) };
}

/** The property of an object or item of an array, some steps down. */
export function child(node: Node | undefined, ...keys: readonly string[]): Node | undefined {
  let found = node;
  for (const key of keys) {
    const value = found?.value;
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    found = { at: `${found!.at}/${escaped(key)}`, value: (value as Record<string, unknown>)[key] };
  }
  return found;
}

/** The properties of an object, or the items of an array. */
export function children(node: Node | undefined): readonly Node[] {
  const value = node?.value;
  return typeof value === "object" && value !== null ? Object.keys(value).map((key) => child(node, key)!) : [];
}

/** The properties of an object with their names. */
export function members(node: Node | undefined): readonly (readonly [string, Node])[] {
  return keysOf(node).map((key) => [key, child(node, key)!]);
}

/** The property names of an object. */
export function keysOf(node: Node | undefined): readonly string[] {
  const value = node?.value;
  return typeof value === "object" && value !== null ? Object.keys(value) : [];
}

/** A string property. */
export function textOf(node: Node | undefined, key: string): string | undefined {
  const value = child(node, key)?.value;
  return typeof value === "string" ? value : undefined;
}

/** The value at a pointer such as "#/components/schemas/Order". */
export function at(document: OpenapiDocument, pointer: string): Node | undefined {
  return child(document.root, ...pointer.split("/").slice(1).map(unescaped));
}

/** A node, what it refers to, what that refers to, and so on. */
export function referred(document: OpenapiDocument, node: Node): readonly Node[] {
  const nodes = [node];
  for (;;) {
    const pointer = textOf(nodes.at(-1), "$ref");
    const next = pointer === undefined ? undefined : at(document, pointer);
    if (next === undefined || nodes.some((each) => each.at === next.at)) return nodes;
    nodes.push(next);
  }
}

/** The schemas that a schema consists of, itself first. */
export function variants(document: OpenapiDocument, schema: Node, branch = ""): readonly Variant[] {
  const found = new Map<string, Variant>();
  const visit = (node: Node, within: string): void => {
    for (const each of referred(document, node)) {
      if (found.has(each.at)) continue;
      found.set(each.at, { ...each, branch: within });
      children(child(each, "allOf")).forEach((part) => visit(part, within));
      for (const key of ["oneOf", "anyOf"]) children(child(each, key)).forEach((part) => visit(part, part.at));
    }
  };
  visit(schema, branch);
  return [...found.values()];
}

/** The types that a schema names. */
export function typesOf(schema: Node): readonly string[] {
  const type = child(schema, "type")?.value;
  if (typeof type === "string") return [type];
  return Array.isArray(type) ? type.filter((each) => typeof each === "string") : [];
}

const spellings = new WeakMap<object, string>();

/** The canonical form of a JSON value, for any order of its properties. */
export function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const known = spellings.get(value) ?? spelling(value);
  spellings.set(value, known);
  return known;
}

function spelling(value: object): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(",")}}`;
}

/** The canonical forms of JSON in facts. */
const readTexts = new Map<string, string | undefined>();

/** True if a value is written in a fact: as the string itself, or as JSON. */
export function isWritten(value: unknown, text: string): boolean {
  if (value === text) return true;
  if (!readTexts.has(text)) readTexts.set(text, read(text));
  const spelled = readTexts.get(text);
  return spelled !== undefined && spelled === canonical(value);
}

function read(text: string): string | undefined {
  try {
    return canonical(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** A value as a fact may write it. */
export function written(value: unknown): string {
  return typeof value === "string" && value !== "" ? value : canonical(value);
}

function escaped(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

function unescaped(key: string): string {
  return key.replaceAll("~1", "/").replaceAll("~0", "~");
}
