import { relative, resolve, sep } from "node:path";
import type { Diagnostic } from "./diagnostic.js";
import type { Origin, SourceFile } from "./origin.js";

/** The same diagnostics with their paths, which are relative to `root`, made relative to `base`. */
export function rebased(diagnostics: readonly Diagnostic[], root: string, base: string): readonly Diagnostic[] {
  if (root === base) return diagnostics;
  const moved = new Map<SourceFile, SourceFile>();
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    origin: movedOrigin(diagnostic.origin),
    related: diagnostic.related.map((place) => ({ ...place, origin: movedOrigin(place.origin) })),
  }));

  function movedOrigin(origin: Origin): Origin {
    const { file } = origin;
    let target = moved.get(file);
    if (target === undefined) {
      // "<stdin>" is no path.
      target = file.path.startsWith("<") ? file : { ...file, path: pathFrom(base, resolve(root, file.path)) };
      moved.set(file, target);
    }
    return { ...origin, file: target };
  }
}

/** A path as messages show it: relative, with "/" between its parts. */
export function pathFrom(base: string, path: string): string {
  return relative(base, path).split(sep).join("/");
}
