import type { ServerDefinition, ServerOptions } from "./options.js";
import { compileOperation, type RunnableOperation } from "./operation.js";
import { normalBasePath, parsePathTemplate } from "./path.js";
import { createRouter, type Router } from "./router.js";
import type { ServerRoute } from "./server-types.js";

/** The operations of a path. */
export interface PathEntry {
  /** By method; GET is also listed under HEAD if the API has no HEAD of its own. */
  readonly operations: ReadonlyMap<string, RunnableOperation>;
  /** The value of the Allow header. RFC 9110, section 10.2.1. */
  readonly allow: string;
}

/** The paths of a server. */
export interface ServerPaths {
  readonly router: Router<PathEntry>;
  readonly routes: readonly ServerRoute[];
  /** All methods of all paths. */
  readonly allow: string;
}

interface OpenEntry extends PathEntry {
  readonly operations: Map<string, RunnableOperation>;
  allow: string;
}

/**
 * Registers the operations of an API by path. Throws a `TypeError` for two on one path and method, and for missing
 * functions.
 */
export function compilePaths(definition: ServerDefinition, options: ServerOptions): ServerPaths {
  const basePath = normalBasePath(options.basePath ?? definition.basePath);
  const router = createRouter<OpenEntry>();
  const paths = new Map<OpenEntry, string>();
  for (const operation of definition.operations) {
    const { method, path, id } = operation.table;
    const template = parsePathTemplate(basePath, path);
    const entry = router.add(template, () => ({ operations: new Map(), allow: "" }));
    if (entry.operations.has(method)) throw new TypeError(`Two operations have ${method} ${path}; one is "${id}".`);
    entry.operations.set(method, compileOperation(operation, definition, options));
    if (!paths.has(entry)) paths.set(entry, `${basePath}${path}`);
  }
  const all = new Set(["OPTIONS"]);
  const routes: ServerRoute[] = [];
  for (const [entry, path] of paths) {
    const get = entry.operations.get("GET");
    if (get !== undefined && !entry.operations.has("HEAD")) entry.operations.set("HEAD", get);
    const methods = [...new Set([...entry.operations.keys(), "OPTIONS"])].sort();
    entry.allow = methods.join(", ");
    routes.push({ path, methods });
    for (const method of methods) all.add(method);
  }
  return { router, routes, allow: [...all].sort().join(", ") };
}
