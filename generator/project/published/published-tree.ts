import { decodeText, type FileTree } from "../../load/file-tree.js";
import { pathOf, wayOf } from "./ways.js";
import type { PublishedFiles } from "./published-files.js";

/** The contracts of a package under the paths that they have in a project; messages show them as "package:path". */
export function publishedTree(files: PublishedFiles, name: string, cwd: string): FileTree {
  const folders = foldersOf(files);

  return {
    isRevision: true,
    read(path, maxBytes) {
      const bytes = files.get(wayOf(path, cwd));
      if (bytes === undefined) return { fault: "missing" };
      return bytes.length > maxBytes ? { fault: "too-large" } : decodeText(bytes);
    },
    entries(folder) {
      const way = wayOf(folder, cwd);
      const names = [...(folders.get(way) ?? [])].sort((a, b) => (a < b ? -1 : 1));
      return names.map((entry) => ({ name: entry, isFolder: folders.has(way === "" ? entry : `${way}/${entry}`) }));
    },
    exists: (path) => isThere(wayOf(path, cwd)),
    realPath(path) {
      const way = wayOf(path, cwd);
      return isThere(way) ? pathOf(way, cwd) : undefined;
    },
    shown: (path) => `${name}:${wayOf(path, cwd)}`,
  };

  function isThere(way: string): boolean {
    return files.has(way) || folders.has(way);
  }
}

/** The direct entries of each folder; "" is the top. */
function foldersOf(files: PublishedFiles): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>([["", new Set()]]);
  for (const way of files.keys()) {
    const parts = way.split("/");
    parts.forEach((part, depth) => {
      const folder = parts.slice(0, depth).join("/");
      folders.set(folder, (folders.get(folder) ?? new Set()).add(part));
    });
  }
  return folders;
}
