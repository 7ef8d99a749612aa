import { homedir } from "node:os";
import { parse } from "node:path";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Origin } from "../diagnostics/origin.js";
import { shownPath } from "./folder-origin.js";
import { realPathOf } from "./real-path.js";
import { isBelow } from "../text/relative-path.js";

/** A location that an output folder must not overlap; absolute paths. */
export interface OutPlace {
  /** The folder that paths in messages are relative to. */
  readonly root: string;
  /** The output folder itself. */
  readonly outDir: string;
  /** The folder of the specs; undefined if files are named individually. */
  readonly specsDir?: string | undefined;
  /** Files that are read as specs. */
  readonly rootFiles: readonly string[];
}

/**
 * Reports an unsuitable output folder: the root of a disk, a home folder or its parent, or one that overlaps the specs.
 * Links are followed on both sides.
 */
export function checkOut(outPlace: OutPlace, originOf: () => Origin, diagnostics: Diagnostics): void {
  const why = faultOf(outPlace);
  if (why === undefined) return;
  diagnostics.report("project/unsafe-output", originOf(), { out: shownPath(outPlace.outDir, outPlace.root), why });
}

function faultOf({ root, outDir, specsDir, rootFiles }: OutPlace): string | undefined {
  if (outDir.includes("\0")) return "has a NUL character in its name";
  const out = realPathOf(outDir);
  if (out === parse(out).root) return "is the root of the disk";
  const home = homeFolder();
  if (home !== undefined && out === home) return "is your home folder";
  if (home !== undefined && isBelow(home, out)) return "contains your home folder";
  if (specsDir !== undefined) {
    const specs = realPathOf(specsDir);
    const shown = `the folder of the specs ("${shownPath(specsDir, root)}")`;
    if (out === specs) return `is ${shown}`;
    if (isBelow(out, specs)) return `is inside ${shown}`;
    if (isBelow(specs, out)) return `holds ${shown}`;
  }
  const inside = rootFiles.find((file) => isBelow(realPathOf(file), out));
  return inside === undefined ? undefined : `contains the spec "${shownPath(inside, root)}"`;
}

/** Some accounts have none. */
function homeFolder(): string | undefined {
  try {
    return realPathOf(homedir());
  } catch {
    return undefined;
  }
}
