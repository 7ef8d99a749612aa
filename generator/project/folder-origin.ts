import { relative, sep } from "node:path";
import type { Origin } from "../diagnostics/origin.js";
import type { FileTree } from "../load/file-tree.js";
import { createSourceFile } from "../load/source-file.js";

/** A path as messages show it: relative to `root`, with "/" between its parts; or as the files of a revision are shown. */
export function shownPath(path: string, root: string, tree?: FileTree): string {
  if (tree !== undefined) return tree.shown(path);
  const shown = relative(root, path);
  return (shown === "" ? "." : shown).split(sep).join("/");
}

/** The place of a fault that is a folder's, or a whole file's. */
export function wholeOrigin(path: string, root: string, tree?: FileTree): Origin {
  return { kind: "offset", file: createSourceFile(shownPath(path, root, tree), "", "yaml"), start: 0 };
}
