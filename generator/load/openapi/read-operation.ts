import type { HttpMethod, Operation, Parameter, RequestBody, Response } from "../../model/contract.js";
import {
  extensionsOf,
  flagOf,
  isObject,
  items,
  member,
  members,
  originOf,
  present,
  refOf,
  textOf,
  type Cursor,
} from "./cursor.js";
import { readContent, readHeaders } from "./read-content.js";
import { readLinks } from "./read-links.js";
import { once, resolved, type ReadContext } from "./read-context.js";
import { parameterKey, readParameters } from "./read-parameter.js";
import { checkSecurity, readSecurity, type SecurityContext } from "./read-security.js";
import { seeAlso } from "./see-also.js";
import { readServers } from "./read-servers.js";
import { methods } from "../../model/openapi-structure.js";

/** Methods whose requests have no defined body (RFC 9110, section 9.3). */
const bodyless: ReadonlySet<HttpMethod> = new Set(["get", "head", "delete", "trace"]);

/** The surroundings of reading operations. */
export interface OperationReadContext extends ReadContext, SecurityContext {}

/** The operations of a map of path items (paths, webhooks, a callback), in order of the text. */
export function readPathItems(map: Cursor | undefined, context: OperationReadContext): readonly Operation[] {
  return members(map).flatMap(({ key, at }) => (key.startsWith("x-") ? [] : readPathItem(key, at, context)));
}

/** OpenAPI, Path Item Object; what it refers to and what stands beside the reference count together. */
function readPathItem(path: string, item: Cursor, context: OperationReadContext): readonly Operation[] {
  const layers = layersOf(item, context);
  const conflicts = layers.length === 1 ? new Set<string>() : conflictsIn(layers, context);
  const field = (key: string): Cursor | undefined =>
    layers.map((layer) => member(layer, key)).find((found) => found !== undefined);
  const shared = readParameters(field("parameters"), context);
  const servers = field("servers");
  const inOrder = layers.flatMap((layer) => members(layer));
  return inOrder.flatMap(({ key, at: written }) => {
    const method = methods.find((known) => known === key);
    if (method === undefined || !isObject(written.value)) return [];
    const at = operationAt(path, method, written, context);
    const isAmbiguous = conflicts.has(key) || conflicts.has("parameters") || (at !== written && isRestricted(written));
    return [
      {
        ...readOperation(path, method, at, shared, servers, context),
        ...((layers.length > 1 || at !== written) && {
          holders: [...layers, written].map((holder) => originOf(holder)),
        }),
        ...(isAmbiguous && ambiguous),
      },
    ];
  });
}

const ambiguous = { isAmbiguous: true } as const;

/** The number of path items that are read as one, without the last one and those that are only references. */
const maxLayers = 20;

/** A path item, and those that it refers to through each other. */
function layersOf(item: Cursor, { references }: OperationReadContext): readonly Cursor[] {
  const target = references.follow(item);
  if (target === undefined) return [item];
  const layers = [item];
  let at: Cursor | undefined = item;
  while (at !== undefined && at.value !== target.value && layers.length < maxLayers) {
    const ref = refOf(at);
    at = ref === undefined ? undefined : references.resolve(ref, at);
    if (at !== undefined) layers.push(at);
  }
  return at?.value === target.value ? layers : [...layers, target];
}

/** True if a path item between this one and the end of its references is more than a reference. In linear time for all items of a chain. */
function hasMembersBeyond(
  item: Cursor,
  { references, known: { hasMembersBeyond: known } }: OperationReadContext,
): boolean {
  const passed: unknown[] = [];
  const next = (at: Cursor, ref = refOf(at)): Cursor | undefined =>
    ref === undefined ? undefined : references.resolve(ref, at);
  let at = next(item);
  while (at !== undefined && refOf(at) !== undefined && members(at).length === 1 && !known.has(at.value)) {
    passed.push(at.value);
    at = next(at);
  }
  const isMore = at !== undefined && (known.get(at.value) ?? refOf(at) !== undefined);
  for (const value of passed) known.set(value, isMore);
  return isMore;
}

/** Reports the members that several path items have. A chain of path items that is too long may have more members. */
function conflictsIn(layers: readonly Cursor[], context: OperationReadContext): ReadonlySet<string> {
  const { diagnostics } = context;
  const conflicts = new Set<string>();
  const report = (key: string, at: Cursor): void => {
    diagnostics.report("openapi/ref-conflict", originOf(at, "key"), { key });
    conflicts.add(key === "$ref" ? "parameters" : key);
  };
  layers.forEach((layer, number) => {
    for (const { key, at } of members(layer)) {
      const others = layers.slice(number + 1);
      const isRepeated = key !== "$ref" && others.some((other) => member(other, key) !== undefined);
      if (isRepeated || (key === "$ref" && number >= maxLayers - 1 && hasMembersBeyond(layer, context)))
        report(key, at);
    }
  });
  return conflicts;
}

/** The operation that a member of a path item is. No version of OpenAPI knows references to operations. Lenient reading follows them. */
function operationAt(path: string, method: HttpMethod, written: Cursor, context: OperationReadContext): Cursor {
  const ref = member(written, "$ref");
  if (ref === undefined || typeof ref.value !== "string") return written;
  const params = { method: method.toUpperCase(), path };
  context.diagnostics.report("openapi/operation-ref", originOf(ref, "key"), params);
  return context.references.follow(written) ?? written;
}

/** True for members next to the reference of an operation that restrict callers. */
function isRestricted(written: Cursor): boolean {
  return ["security", "parameters", "requestBody"].some((key) => member(written, key) !== undefined);
}

/** OpenAPI, Operation Object. */
function readOperation(
  path: string,
  method: HttpMethod,
  at: Cursor,
  shared: readonly Parameter[],
  sharedServers: Cursor | undefined,
  context: OperationReadContext,
): Operation {
  const body = member(at, "requestBody");
  const requestBody = body && readRequestBody(body, context);
  if (body !== undefined && requestBody !== undefined && bodyless.has(method)) {
    context.diagnostics.report("openapi/unexpected-body", originOf(body, "key"), { method });
  }
  const servers = member(at, "servers") ?? sharedServers;
  checkSecurity(member(at, "security"), context);
  return {
    origin: originOf(at),
    ...present("operationId", textOf(at, "operationId")),
    method,
    path,
    ...present("summary", textOf(at, "summary")),
    ...present("description", textOf(at, "description")),
    ...seeAlso(at),
    deprecated: flagOf(at, "deprecated") ?? false,
    tags: items(member(at, "tags")).flatMap((tag) => (typeof tag.value === "string" ? [tag.value] : [])),
    parameters: overridden(shared, readParameters(member(at, "parameters"), context)),
    ...present("requestBody", requestBody),
    responses: readResponses(at, context),
    ...readSecurity(member(at, "security") ?? context.defaultSecurity, context),
    callbacks: readCallbacks(member(at, "callbacks"), context),
    ...present("servers", servers === undefined ? undefined : readServers(servers, context)),
    extensions: extensionsOf(at),
  };
}

/** The path item's parameters, each replaced by the operation's own of the same name and place. */
function overridden(shared: readonly Parameter[], replacements: readonly Parameter[]): readonly Parameter[] {
  if (shared.length === 0) return replacements;
  const byKey = new Map(shared.map((parameter) => [parameterKey(parameter), parameter]));
  replacements.forEach((parameter) => byKey.set(parameterKey(parameter), parameter));
  return [...byKey.values()];
}

/** OpenAPI, Request Body Object. */
export function readRequestBody(cursor: Cursor, context: ReadContext): RequestBody | undefined {
  const body = resolved(cursor, context);
  const written = body && member(body.at, "content");
  if (body === undefined || !isObject(written?.value)) return undefined;
  const content = readContent(written, context);
  return {
    origin: originOf(body.at),
    ...present("description", body.description),
    required: flagOf(body.at, "required") ?? false,
    content,
    extensions: extensionsOf(body.at),
  };
}

/** OpenAPI, Responses Object. */
function readResponses(operation: Cursor, context: ReadContext): readonly Response[] {
  const map = member(operation, "responses");
  const entries = members(map).filter(({ key }) => !key.startsWith("x-"));
  // The member itself may be missing in OpenAPI 3.1; the schema check says so in 3.0.
  if (map !== undefined && entries.length === 0)
    context.diagnostics.report("openapi/no-responses", originOf(map, "key"), {});
  return entries.flatMap(({ key: status, at }) => {
    if (!/^([1-5](\d\d|XX)|default)$/.test(status)) {
      context.diagnostics.report("openapi/malformed-status", originOf(at, "key"), { status });
    }
    const response = resolved(at, context);
    return response === undefined || !isObject(response.at.value)
      ? []
      : [
          readResponse(
            /^[1-5]xx$/.test(status) ? status.toUpperCase() : status,
            response.at,
            response.description,
            context,
          ),
        ];
  });
}

/** OpenAPI, Response Object. */
export function readResponse(
  status: string,
  at: Cursor,
  description: string | undefined,
  context: ReadContext,
): Response {
  return {
    origin: originOf(at),
    status,
    ...present("description", description),
    headers: readHeaders(member(at, "headers"), context),
    content: readContent(member(at, "content"), context, true),
    ...present("links", readLinks(member(at, "links"), context)),
    extensions: extensionsOf(at),
  };
}

/** OpenAPI, Callback Object: operations whose path is the runtime expression they are called at. */
export function readCallbacks(map: Cursor | undefined, context: OperationReadContext): readonly Operation[] {
  return members(map).flatMap(({ at }) => {
    const callback = resolved(at, context);
    if (callback === undefined) return [];
    return once(context.known.callbacks, callback.at, at, context, (target) => readPathItems(target, context)) ?? [];
  });
}
