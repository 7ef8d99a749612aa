import { decodeFile, type FileTree } from "../../load/file-tree.js";
import { localPathOf, publishedPathOf } from "./published-paths.js";
import type { PublishedFiles } from "./published-files.js";

/** Returns the specs of a package under their paths in a project; messages show them as "package:path". */
export function publishedTree(files: PublishedFiles, name: string, cwd: string): FileTree {
  const folders = foldersOf(files);

  return {
    isRevision: true,
    read(path, maxBytes) {
      const bytes = files.get(publishedPathOf(path, cwd));
      if (bytes === undefined) return { fault: "missing" };
      return bytes.length > maxBytes ? { fault: "too-large" } : decodeFile(bytes);
    },
    entries(folder) {
      const way = publishedPathOf(folder, cwd);
      const names = [...(folders.get(way) ?? [])].sort((a, b) => (a < b ? -1 : 1));
      return names.map((entry) => ({ name: entry, isFolder: folders.has(way === "" ? entry : `${way}/${entry}`) }));
    },
    exists: (path) => isThere(publishedPathOf(path, cwd)),
    realPath(path) {
      const way = publishedPathOf(path, cwd);
      return isThere(way) ? localPathOf(way, cwd) : undefined;
    },
    shown: (path) => `${name}:${publishedPathOf(path, cwd)}`,
  };

  function isThere(way: string): boolean {
    return files.has(way) || folders.has(way);
  }
}

/** Returns the direct entries of each folder; "" is the root. */
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
