import type { FileTree } from "../load/file-tree.js";
import type { InterfaceSource } from "../project-types.js";
import type { LoadSettings } from "../settings/settings.js";

/** One side of a comparison: where its files are, and which interfaces it has. */
export interface DiffSide {
  /** What people call it: "origin/main", "old/orders.yaml". */
  readonly name: string;
  /** What messages put before the paths of this side: "origin/main:", or nothing for files on disk. */
  readonly prefix: string;
  readonly tree: FileTree;
  readonly sources: readonly InterfaceSource[];
  /** The folder that relative paths count from. */
  readonly cwd: string;
  readonly settings: LoadSettings;
  /** The output folder of a project, as this side has it. */
  readonly outDir?: string;
}

export interface DiffSides {
  readonly before: DiffSide;
  readonly after: DiffSide;
  /** Interfaces that are the same on both sides, text by text, and were left out. */
  readonly unchanged: readonly string[];
  /** Whether these are all interfaces of the project, so that what is not among them is gone. */
  readonly isWhole: boolean;
  /** What the reader should know about the comparison. */
  readonly notes: readonly string[];
}
