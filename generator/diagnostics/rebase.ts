import { resolve } from "node:path";
import type { Diagnostic } from "./diagnostic.js";
import type { Origin, SourceFile } from "./origin.js";
import { relativePath } from "../text/relative-path.js";

/** The same diagnostics with their paths, which are relative to `root`, made relative to `base`. */
export function rebased(diagnostics: readonly Diagnostic[], root: string, base: string): readonly Diagnostic[] {
  if (root === base) return diagnostics;
  const moved = new Map<SourceFile, SourceFile>();
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    origin: rebasedOrigin(diagnostic.origin, root, base, moved),
    related: diagnostic.related.map((relatedNote) => ({
      ...relatedNote,
      origin: rebasedOrigin(relatedNote.origin, root, base, moved),
    })),
  }));
}

/** Same, for one origin. Files that were already moved are reused from `moved`. */
export function rebasedOrigin(
  origin: Origin,
  root: string,
  base: string,
  moved: Map<SourceFile, SourceFile> = new Map(),
): Origin {
  const { file } = origin;
  let target = moved.get(file);
  if (target === undefined) {
    // "<stdin>" and addresses are not paths.
    target = /^(?:<|https?:\/\/)/i.test(file.path)
      ? file
      : { ...file, path: relativePath(base, resolve(root, file.path)) };
    moved.set(file, target);
  }
  return { ...origin, file: target };
}
