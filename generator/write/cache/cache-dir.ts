import { statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * Where a project's cache lives: below the nearest node_modules, from the project's folder upward. Undefined when there
 * is none: nobody's folder gets a node_modules because of a cache.
 */
export function cacheDirFor(projectDir: string): string | undefined {
  for (let folder = resolve(projectDir); ; folder = dirname(folder)) {
    if (isFolder(join(folder, "node_modules"))) return join(folder, "node_modules", ".cache", "specwright");
    if (dirname(folder) === folder) return undefined;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
