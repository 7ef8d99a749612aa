import { relative, sep } from "node:path";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Origin, SourceFile } from "../../diagnostics/origin.js";

/** What to put before a path that is relative to `root` so that it is relative to `base`; "" when nothing. */
export function pathPrefix(root: string, base: string): string {
  const way = relative(base, root).split(sep).join("/");
  return way === "" ? "" : `${way}/`;
}

/** The same diagnostics with their paths seen from another folder. */
export function rebased(diagnostics: readonly Diagnostic[], prefix: string): readonly Diagnostic[] {
  if (prefix === "") return diagnostics;
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
      target = file.path.startsWith("<") ? file : { ...file, path: joined(prefix, file.path) };
      moved.set(file, target);
    }
    return { ...origin, file: target };
  }
}

/** "../a/" and "../b.yaml" -> "../../b.yaml" would be wrong by hand, so each ".." takes back one step. */
function joined(prefix: string, path: string): string {
  const steps: string[] = [];
  for (const step of `${prefix}${path}`.split("/")) {
    if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
}
