import type { DiffReport } from "../report/diff-report.js";
import type { ReleaseHistory } from "../report/history.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { StampOptions } from "./stamp-options.js";

/** Options of `history`. */
export interface HistoryOptions extends Omit<StampOptions, "folder"> {
  /** Only these APIs. */
  readonly only?: readonly string[];
  /** Called before each comparison: "Comparing 1.3.0 (2 of 11)". */
  readonly onStep?: (doing: string) => void;
  /** Called after each comparison with the version, "1.3.0", and its report, which the result does not contain. */
  readonly onReport?: (version: string, report: DiffReport) => void;
}

/** The result of `history`: the releases, or the problems of the configuration. */
export interface HistoryResult {
  /** Undefined if the configuration has an error. */
  readonly history?: ReleaseHistory;
  readonly diagnostics: readonly Diagnostic[];
  /** The folder that their paths are relative to. */
  readonly root: string;
}
