import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import { suggest } from "../../diagnostics/suggest.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { editedValue, type Edit } from "../edited-value.js";
import { pointerTokens } from "../../model/json-pointer.js";
import {
  isObject,
  items,
  member,
  members,
  originOf,
  rootOf,
  textOf,
  type Cursor,
  type SpecDocument,
} from "./cursor.js";
import { splitReference } from "./split-reference.js";
import { methods } from "../../model/openapi-structure.js";

/** The operations that are read of a document: those that one of the first three lists names, without those that another one names. */
export interface OperationChoice {
  /** Names of tags of which an operation has one; no condition when absent. */
  readonly tags?: readonly string[] | undefined;
  /** As written; with a star at the end all that begin so. */
  readonly paths?: readonly string[] | undefined;
  /** Their `operationId`, or method and path: "GET /orders". */
  readonly operations?: readonly string[] | undefined;
  /** Names of tags of which an operation has none. */
  readonly withoutTags?: readonly string[] | undefined;
  /** Paths that are left out, written as those of `paths`. */
  readonly withoutPaths?: readonly string[] | undefined;
  /** Operations that are left out, written as those of `operations`. */
  readonly withoutOperations?: readonly string[] | undefined;
}

interface Found {
  readonly at: Cursor;
  /** The path template as written. */
  readonly path: string;
  /** The `operationId` where there is one, and method and path: "GET /orders". */
  readonly names: readonly string[];
  readonly tags: readonly string[];
}

/**
 * A document without the operations that are not chosen, and without the components that no other one needs; those stay where the
 * document has other files, which may need them. Names that nothing has are reported. Pointers stay those of the document.
 */
export function chooseOperations(
  document: SpecDocument,
  choice: OperationChoice,
  diagnostics: Diagnostics,
): SpecDocument {
  const lists = Object.values(choice).filter((names) => names !== undefined);
  if (lists.length === 0) return document;
  const root = rootOf(document);
  const pathItems = ["paths", "webhooks"].flatMap((field) =>
    members(member(root, field)).map((entry) => ({ at: entry.at, operations: operationsOf(entry) })),
  );
  const all = pathItems.flatMap(({ operations }) => operations);
  reportUnknown(root, all, choice, diagnostics);
  const isWanted = wanted(choice);
  if (all.length > 0 && !all.some(isWanted))
    diagnostics.report("openapi/nothing-chosen", originOf(root, "key"), { count: all.length });
  const edits = new Map<string, Edit>();
  for (const { at, operations } of pathItems) {
    const left = operations.filter((operation) => !isWanted(operation));
    for (const operation of left) edits.set(operation.at.pointer, { kind: "remove" });
    // A path item of which nothing is left goes whole.
    if (left.length > 0 && left.length === operations.length) edits.set(at.pointer, { kind: "remove" });
  }
  const value = editedValue(document.root, edits);
  return { ...document, root: editedValue(value, unusedComponents(value)) };
}

function operationsOf({ key: path, at }: { readonly key: string; readonly at: Cursor }): readonly Found[] {
  return members(at).flatMap(({ key: method, at: operation }) => {
    if (!(methods as readonly string[]).includes(method)) return [];
    const id = textOf(operation, "operationId");
    const tags = items(member(operation, "tags")).flatMap(({ value }) => (typeof value === "string" ? [value] : []));
    return [
      { at: operation, path, names: [...(id === undefined ? [] : [id]), `${method.toUpperCase()} ${path}`], tags },
    ];
  });
}

function wanted(choice: OperationChoice): (operation: Found) => boolean {
  const tags = new Set(choice.tags);
  const operations = new Set(choice.operations);
  const withoutTags = new Set(choice.withoutTags);
  const withoutOperations = new Set(choice.withoutOperations);
  const isOpen = choice.tags === undefined && choice.paths === undefined && choice.operations === undefined;
  return (operation) => {
    const isNamed =
      isOpen ||
      operation.tags.some((tag) => tags.has(tag)) ||
      operation.names.some((name) => operations.has(name)) ||
      (choice.paths ?? []).some((pattern) => fitsPath(operation.path, pattern));
    const isExcluded =
      operation.tags.some((tag) => withoutTags.has(tag)) ||
      operation.names.some((name) => withoutOperations.has(name)) ||
      (choice.withoutPaths ?? []).some((pattern) => fitsPath(operation.path, pattern));
    return isNamed && !isExcluded;
  };
}

function fitsPath(path: string, pattern: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** A name that nothing has is a slip, or the document has moved on: less or more would be generated than was meant. */
function reportUnknown(root: Cursor, all: readonly Found[], choice: OperationChoice, diagnostics: Diagnostics): void {
  const known = {
    Tag: new Set(all.flatMap(({ tags }) => tags)),
    Path: new Set(all.map(({ path }) => path)),
    Operation: new Set(all.flatMap(({ names }) => names)),
  };
  const report = (what: keyof typeof known, names: readonly string[] = []): void => {
    for (const name of names) {
      const isKnown = what === "Path" ? [...known.Path].some((path) => fitsPath(path, name)) : known[what].has(name);
      if (!isKnown)
        diagnostics.report("openapi/unknown-choice", originOf(root, "key"), {
          what,
          name,
          near: suggest(name, known[what]),
        });
    }
  };
  report("Tag", choice.tags);
  report("Tag", choice.withoutTags);
  report("Path", choice.paths);
  report("Path", choice.withoutPaths);
  report("Operation", choice.operations);
  report("Operation", choice.withoutOperations);
}

/** Components that may be left out: what requirements name by itself stays. */
const leavable = [
  "schemas",
  "responses",
  "parameters",
  "examples",
  "requestBodies",
  "headers",
  "links",
  "callbacks",
  "pathItems",
];

function unusedComponents(value: JsonValue): ReadonlyMap<string, Edit> {
  const components = isObject(value) ? value["components"] : undefined;
  if (!isObject(value) || !isObject(components)) return new Map();
  const rest = Object.entries(value).filter(([key]) => key !== "components");
  const kept = Object.entries(components).filter(([field]) => !leavable.includes(field));
  const reached = new Set<string>();
  const open: JsonValue[] = [...rest, ...kept].map(([, value]) => value);
  const otherFiles = new Set<string>();
  const reach = (ref: string): void => {
    const { path, fragment } = splitReference(ref);
    if (path !== "") otherFiles.add(path);
    const [first, field = "", name = ""] = pointerTokens(fragment.startsWith("/") ? fragment : "");
    const holder = first === "components" ? components[field] : undefined;
    const key = JSON.stringify([field, name]);
    if (!isObject(holder) || !Object.hasOwn(holder, name) || reached.has(key)) return;
    reached.add(key);
    open.push(holder[name] ?? null);
  };
  // The list grows while it is worked off.
  for (const part of open) {
    if (typeof part !== "object" || part === null) continue;
    if (isObject(part)) {
      if (typeof part["$ref"] === "string") reach(part["$ref"]);
      const mapping = isObject(part["discriminator"]) ? part["discriminator"]["mapping"] : undefined;
      for (const target of isObject(mapping) ? Object.values(mapping) : [])
        if (typeof target === "string") reach(/[#/.]/.test(target) ? target : `#/components/schemas/${target}`);
    }
    for (const inner of Object.values(part) as readonly JsonValue[]) open.push(inner);
  }
  if (otherFiles.size > 0) return new Map();
  const edits = leavable.flatMap((field) => {
    const holder = components[field];
    const names = isObject(holder) ? Object.keys(holder) : [];
    const unused = names.filter((name) => !reached.has(JSON.stringify([field, name])));
    return unused.map((name): [string, Edit] => [
      `/components/${field}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`,
      { kind: "remove" },
    ]);
  });
  return new Map(edits);
}
