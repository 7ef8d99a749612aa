import type { DiffReport } from "../report/diff-report.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { FailLevel } from "../settings/diff-settings.js";
import type { DiffCallerSettings } from "../settings/settings.js";

/** Options of `diff`: the two sides, the settings that override the configuration, and the loading of specs. */
export interface DiffOptions extends DiffCallerSettings {
  /** The folder that all other paths are relative to. Default: the working folder. */
  readonly cwd?: string;
  /** The configuration, when it is not the one found from `cwd` upward. */
  readonly config?: string;
  /**
   * No program of the project is run: a configuration in JavaScript is an error. Default: true for two named sides without a
   * named configuration.
   */
  readonly untrusted?: boolean;
  /** Two files or two folders; either may be of a revision: "origin/main:specs/orders". "-" is `stdin`. */
  readonly before?: string;
  /** The newer side, whose changes are reported. */
  readonly after?: string;
  /** The text of the side "-". */
  readonly stdin?: string;
  /** Instead of two sides: the revision to compare every API of the project with. */
  readonly base?: string;
  /** Instead of `base`: a package of the project, as its folder or its tarball, whose specs every API is compared with. */
  readonly against?: string;
  /** With `base`: the newer revision; "" is the index. Default: the working tree. */
  readonly head?: string;
  /** With `base` or `against`: only these APIs. */
  readonly only?: readonly string[];
  /** With `base` or `against`: folders with code that imports generated code; it is compiled against both versions, in memory. */
  readonly consumers?: readonly string[];
  /**
   * Files of `specwright usage`, folders with such files, and folders with the code of a consumer (those with a
   * tsconfig.json): the report lists the consumers of each changed part.
   */
  readonly usage?: readonly string[];
  /** A file with recorded calls: an HTTP Archive, or the entries of a sandbox's journal. Both versions validate them. */
  readonly har?: string;
  /** True to replay counterexamples against generated code of both versions, in processes without an environment. Default: false. */
  readonly confirm?: boolean;
  /** Entries to add to the file with accepted changes. */
  readonly accept?: AcceptOptions;
  /** The day for announced dates and accepted changes: "2026-11-21". Default: today. */
  readonly today?: string;
  /** The folder that paths in reports are relative to. Default: `cwd`. */
  readonly relativeTo?: string;
}

/** Changes that are accepted from now on, with the reason. */
export interface AcceptOptions {
  /** Fingerprints of changes that the comparison finds. */
  readonly fingerprints: readonly string[];
  /** The reason in the entries, for readers of the file. */
  readonly reason: string;
  /** The last day on which the entries count. */
  readonly until?: string;
}

/** The result of `diff`: a report, or the problems for which there is none. */
export interface DiffResult {
  /** Undefined if a spec on either side has an error. */
  readonly report: DiffReport | undefined;
  /** Their paths are relative to `relativeTo`, and begin with the revision where they are of one. */
  readonly diagnostics: readonly Diagnostic[];
  /** As given, or as configured. */
  readonly failOn: FailLevel;
}
