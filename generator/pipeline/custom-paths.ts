import { foldersAbove, foldPath, isOutputPath } from "../write/output/output-path.js";

/** The paths of an output; each belongs to one module or emitter. */
export interface CustomPaths {
  /** Reserves a path for an emitter. Returns the reason if it is not available. */
  take(path: string, emitter: string): string | undefined;
}

/** Paths below the output folder; those of `taken`, and all below one of them, belong to the tool. */
export function createCustomPaths(taken: readonly string[]): CustomPaths {
  const owners = new Map(taken.map((path) => [foldPath(path), "specwright"]));
  const folders = new Set(taken.flatMap(foldersAbove).map(foldPath));
  return {
    take(path, emitter) {
      if (!isOutputPath(path))
        return "a path consists of names of letters, digits and _ $ . - with / between them, below the folder of the API";
      const writer = `the emitter "${emitter}"`;
      const folded = foldPath(path);
      if (folders.has(folded)) return "a folder of the output has this name";
      const owner = [folded, ...foldersAbove(folded)]
        .map((text) => owners.get(text))
        .find((text) => text !== undefined);
      if (owner !== undefined) return owner === writer ? "it writes this file twice" : `${owner} writes this file`;
      owners.set(folded, writer);
      foldersAbove(folded).forEach((folder) => folders.add(folder));
      return undefined;
    },
  };
}
