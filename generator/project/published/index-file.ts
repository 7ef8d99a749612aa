import { isRecord } from "../../settings/kinds.js";
import { visibleJson } from "../../text/visible.js";
import type { InterfaceSource } from "../../project-types.js";
import { isPublishedPath, localPathOf, publishedPathOf } from "./published-paths.js";

/** Returns the content of the list of APIs in a package. The same bytes for the same APIs. */
export function indexText(interfaces: readonly InterfaceSource[], cwd: string): string {
  const entries = interfaces.map(({ name, roots, folder }) => ({
    name,
    folder: publishedPathOf(folder, cwd),
    roots: roots.map((root) => publishedPathOf(root, cwd)),
  }));
  return visibleJson({ interfaces: entries });
}

/** Returns the APIs of a package, with their paths in a project; undefined if the content is not such a list. */
export function readIndex(text: string, cwd: string): readonly InterfaceSource[] | undefined {
  const { interfaces } = parsed(text);
  if (!Array.isArray(interfaces)) return undefined;
  const sources = interfaces.map((entry: unknown) => sourceOf(entry, cwd)).filter((source) => source !== undefined);
  const names = new Set(sources.map(({ name }) => name));
  return names.size === interfaces.length ? sources : undefined;
}

function sourceOf(entry: unknown, cwd: string): InterfaceSource | undefined {
  if (!isRecord(entry)) return undefined;
  const { name, folder, roots } = entry;
  if (typeof name !== "string" || name === "" || typeof folder !== "string" || !isWayOrTop(folder)) return undefined;
  if (!Array.isArray(roots) || roots.length === 0) return undefined;
  const ways = roots.filter((root): root is string => typeof root === "string" && isPublishedPath(root));
  if (ways.length !== roots.length) return undefined;
  return { name, roots: ways.map((way) => localPathOf(way, cwd)), folder: localPathOf(folder, cwd) };
}

/** An API may be in the folder of the project itself. */
function isWayOrTop(way: string): boolean {
  return way === "" || isPublishedPath(way);
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
