import type { Operation } from "../../model/contract.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { isRecord } from "../../settings/kinds.js";
import type { PaginationDeclaration } from "../../settings/pagination-fields.js";
import { pageResponse } from "./resolve-pagination.js";
import { keysPointer, memberSchemas } from "./schema-at-keys.js";

/** A pagination as an extension of another tool declares it. */
export interface VendorPagination {
  /** The extension. */
  readonly word: string;
  /** In our properties; false if the operation does not page. Undefined if the extension has no equivalent. */
  readonly declaration: PaginationDeclaration | false | undefined;
}

/** Extensions of an operation by their names, with functions that return them in our properties. */
const readers: Readonly<
  Record<string, (value: JsonValue, document: Document) => PaginationDeclaration | false | undefined>
> = {
  "x-speakeasy-pagination": speakeasy,
  "x-fern-pagination": fern,
  "x-redoclyPagination": redocly,
  "x-redocly-pagination": redocly,
  "x-ms-pageable": microsoft,
};

type Document = Readonly<Record<string, JsonValue>> | undefined;

/** Returns the pagination of an operation by the first extension that declares one. `document` is the whole document. */
export function vendorPagination(operation: Operation, document: Document): VendorPagination | undefined {
  for (const [word, read] of Object.entries(readers)) {
    const value = operation.extensions.get(word);
    if (value !== undefined) return { word, declaration: read(value, document) };
  }
  const declaration = stainless(operation);
  return declaration && { word: stainlessWord, declaration };
}

/** Speakeasy: `inputs` by their types, `outputs` as JSONPath. */
function speakeasy(value: JsonValue): PaginationDeclaration | undefined {
  if (!isRecord(value)) return undefined;
  const { type, inputs, outputs } = value;
  const parameters = new Map<unknown, string>();
  for (const input of Array.isArray(inputs) ? (inputs as readonly unknown[]) : []) {
    if (!isRecord(input) || typeof input["name"] !== "string") continue;
    const { name } = input;
    parameters.set(input["type"], input["in"] === "requestBody" ? keysPointer(name.split(".")) : name);
  }
  const out = isRecord(outputs) ? outputs : {};
  const items = pathPointer(out["results"], "$");
  const common = items === undefined ? {} : { items };
  const parameter = (kind: string): Pick<PaginationDeclaration, "parameter"> =>
    defined({ parameter: parameters.get(kind) });
  if (type === "url") return { style: "url", ...common, ...defined({ next: pathPointer(out["nextUrl"], "$") }) };
  if (type === "cursor") {
    const cursor = typeof out["nextCursor"] === "string" ? out["nextCursor"] : "";
    const last = /^(\$(?:\.\w+)*)\[\(@\.length-1\)\]\.([\w.]+)$/.exec(cursor);
    const next = last
      ? { items: items ?? pathPointer(last[1], "$") ?? "", lastItem: keysPointer((last[2] ?? "").split(".")) }
      : defined({ next: pathPointer(out["nextCursor"], "$") });
    return { style: "cursor", ...common, ...parameter("cursor"), ...next };
  }
  if (type !== "offsetLimit") return undefined;
  if (parameters.has("offset")) return { style: "offset", ...common, ...parameter("offset") };
  return {
    style: "page",
    ...common,
    ...parameter("page"),
    ...defined({ total: pathPointer(out["numPages"], "$") }),
  };
}

/** Fern: paths from "$request" and "$response"; `true` refers to the extension of the document. */
function fern(value: JsonValue, document: Document): PaginationDeclaration | undefined {
  const said = value === true ? document?.["x-fern-pagination"] : value;
  if (!isRecord(said)) return undefined;
  const items = pathPointer(said["results"], "$response");
  const common = {
    ...(items !== undefined && { items }),
    ...defined({ more: pathPointer(said["has-next-page"], "$response") }),
  };
  const url = said["next_uri"] ?? said["next_path"];
  if (url !== undefined) {
    return { style: "url", ...defined({ items }), ...defined({ next: pathPointer(url, "$response") }) };
  }
  if (said["cursor"] !== undefined) {
    const next = pathPointer(said["next_cursor"], "$response");
    return { style: "cursor", ...common, ...defined({ parameter: requestName(said["cursor"]), next }) };
  }
  if (said["offset"] === undefined) return undefined;
  // With a step the number counts items, otherwise pages.
  const style = said["step"] === undefined ? "page" : "offset";
  return { style, ...common, ...defined({ parameter: requestName(said["offset"]) }) };
}

/** Redocly: JSON Pointers, and names of query parameters. */
function redocly(value: JsonValue): PaginationDeclaration | undefined {
  if (!isRecord(value)) return undefined;
  const { style, cursorParam, nextCursor, hasMore, offsetParam, items } = value;
  const common = defined({ items }) as Pick<PaginationDeclaration, "items">;
  if (style === "link") return { style, ...common };
  if (style === "cursor")
    return { style, ...common, ...defined({ parameter: cursorParam, next: nextCursor, more: hasMore }) };
  return style === "offset" || style === "page"
    ? { style, ...common, ...defined({ parameter: offsetParam }) }
    : undefined;
}

/** Microsoft: a property with the URL of the next page; null for an operation without one. */
function microsoft(value: JsonValue): PaginationDeclaration | false | undefined {
  if (!isRecord(value)) return undefined;
  const { nextLinkName, itemName, operationName } = value;
  if (nextLinkName === null) return false;
  // Another operation reads the next page.
  if (typeof nextLinkName !== "string" || operationName !== undefined) return undefined;
  const items = keysPointer((typeof itemName === "string" ? itemName : "value").split("."));
  return { style: "url", items, next: keysPointer(nextLinkName.split(".")) };
}

const stainlessWord = "x-stainless-pagination-property";

/** Stainless: the purpose of each parameter and property. */
function stainless(operation: Operation): PaginationDeclaration | undefined {
  const parameters = new Map<string, string>();
  for (const { in: location, name, schema, extensions } of operation.parameters) {
    const purpose = location === "query" ? (purposeIn(extensions) ?? purposeOf(schema)) : undefined;
    if (purpose !== undefined) parameters.set(purpose, name);
  }
  if (parameters.size === 0) return undefined;
  const page = pageResponse(operation);
  const fields = new Map<string, string>();
  if (page !== undefined) {
    for (const [name, schema] of memberSchemas(page.body)) {
      for (const [at, value] of [
        [[name], schema] as const,
        ...[...memberSchemas(schema)].map(([inner, of]) => [[name, inner], of] as const),
      ]) {
        const purpose = purposeOf(value);
        if (purpose !== undefined && !fields.has(purpose)) fields.set(purpose, keysPointer(at));
      }
    }
    for (const { name, schema, extensions } of page.response.headers) {
      const purpose = purposeIn(extensions) ?? purposeOf(schema);
      if (purpose !== undefined && !fields.has(purpose)) fields.set(purpose, name);
    }
  }
  const items = fields.get("items");
  const common = { ...defined({ items }), ...defined({ more: fields.get("has_next_page") }) };
  const cursor = parameters.get("next_cursor_param");
  const next = fields.get("next_cursor_field");
  if (cursor !== undefined && next !== undefined) return { style: "cursor", ...common, parameter: cursor, next };
  const offset = parameters.get("offset_count_param");
  if (offset !== undefined)
    return {
      style: "offset",
      ...common,
      parameter: offset,
      ...defined({ total: fields.get("offset_total_count_field") }),
    };
  const number = parameters.get("page_number_param");
  if (number !== undefined)
    return { style: "page", ...common, parameter: number, ...defined({ total: fields.get("total_page_count_field") }) };
  return undefined;
}

function purposeOf(schema: JsonSchema | undefined): string | undefined {
  return purposeIn(schema?.extensions) ?? purposeIn(schema?.ref?.target.extensions);
}

function purposeIn(extensions: ReadonlyMap<string, JsonValue> | undefined): string | undefined {
  const value = extensions?.get(stainlessWord);
  return isRecord(value) && typeof value["purpose"] === "string" ? value["purpose"] : undefined;
}

/** Returns a path of names behind a root as a JSON Pointer. Undefined for other paths. */
function pathPointer(path: unknown, root: string): string | undefined {
  if (path === root) return "";
  if (typeof path !== "string" || !path.startsWith(`${root}.`)) return undefined;
  const rest = path.slice(root.length + 1);
  return /[[\]()*?@]/.test(rest) ? undefined : keysPointer(rest.split("."));
}

function requestName(path: unknown): string | undefined {
  const name = typeof path === "string" && path.startsWith("$request.") ? path.slice("$request.".length) : undefined;
  return name?.includes(".") ? keysPointer(name.split(".").slice(name.startsWith("body.") ? 1 : 0)) : name;
}

/** Returns the properties that have a value. */
function defined(properties: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
}
