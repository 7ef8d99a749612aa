import type { FileTree } from "../load/file-tree.js";
import type { InterfaceSource, Project } from "../project-types.js";
import type { LoadSettings } from "../settings/settings.js";
import type { NameSettings } from "../settings/shape-settings.js";

/** One side of a comparison: its files and its APIs. */
export interface DiffSide {
  /** Its name for people: "origin/main", "old/orders.yaml". */
  readonly name: string;
  /** The prefix of this side's paths in messages: "origin/main:", or nothing for files on disk. */
  readonly prefix: string;
  /** The files as this side has them. */
  readonly tree: FileTree;
  /** The APIs of this side. */
  readonly sources: readonly InterfaceSource[];
  /** The folder that relative paths count from. */
  readonly cwd: string;
  /** The settings that its specs are read by. */
  readonly settings: LoadSettings & Pick<Project, "untrusted">;
  /** The output folder of a project, as this side has it. */
  readonly outDir?: string;
  /** The file with the settings of a package, where this side is one. */
  readonly settingsPath?: string;
}

/** Both sides of a comparison. */
export interface DiffSides {
  readonly before: DiffSide;
  readonly after: DiffSide;
  /** APIs with equal files on both sides, which were left out. */
  readonly unchanged: readonly string[];
  /** True if these are all APIs of the project, so that any other was removed. */
  readonly isWhole: boolean;
  /** The settings for generated names; undefined if no client is generated. */
  readonly names?: NameSettings;
  /** Remarks on the comparison for the reader. */
  readonly notes: readonly string[];
}
