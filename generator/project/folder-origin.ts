import type { Origin } from "../diagnostics/origin.js";
import type { FileTree } from "../load/file-tree.js";
import { createSourceFile } from "../load/source-file.js";
import { relativePath } from "../text/relative-path.js";

/** A path as messages show it: relative to `root`, with "/" between its parts; or as the files of a revision are shown. */
export function shownPath(path: string, root: string, tree?: FileTree): string {
  if (tree !== undefined) return tree.shown(path);
  return relativePath(root, path) || ".";
}

/** Returns the location of an error in a folder, or in a whole file. */
export function wholeOrigin(path: string, root: string, tree?: FileTree): Origin {
  return { kind: "offset", file: createSourceFile(shownPath(path, root, tree), "", "yaml"), start: 0 };
}
