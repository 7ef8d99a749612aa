import { relative, sep } from "node:path";
import type { Origin } from "../diagnostics/origin.js";
import { createSourceFile } from "../load/source-file.js";

/** A path as messages show it: relative to `root`, with "/" between its parts. */
export function shownPath(path: string, root: string): string {
  const shown = relative(root, path);
  return (shown === "" ? "." : shown).split(sep).join("/");
}

/** The place of a fault that is a folder's, or a whole file's. */
export function wholeOrigin(path: string, root: string): Origin {
  return { kind: "offset", file: createSourceFile(shownPath(path, root), "", "yaml"), start: 0 };
}
