import { isRecord } from "../../settings/kinds.js";
import { visibleJson } from "../../text/visible.js";
import type { InterfaceSource } from "../../project-types.js";
import { isWay, pathOf, wayOf } from "./ways.js";

/** The text of the list of interfaces in a package. The same bytes for the same interfaces. */
export function indexText(interfaces: readonly InterfaceSource[], cwd: string): string {
  const entries = interfaces.map(({ name, roots, folder }) => ({
    name,
    folder: wayOf(folder, cwd),
    roots: roots.map((root) => wayOf(root, cwd)),
  }));
  return visibleJson({ interfaces: entries });
}

/** The interfaces of a package, at the paths that they have in a project; undefined when the text is not such a list. */
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
  const ways = roots.filter((root): root is string => typeof root === "string" && isWay(root));
  if (ways.length !== roots.length) return undefined;
  return { name, roots: ways.map((way) => pathOf(way, cwd)), folder: pathOf(folder, cwd) };
}

/** The folder of an interface may be that of the project. */
function isWayOrTop(way: string): boolean {
  return way === "" || isWay(way);
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
