import type { ExitCode } from "./exit-codes.js";
import type { Terminal } from "./terminal.js";

/** What a command gets to work with: where to print, and where to say how it ended. */
export interface CommandContext {
  readonly terminal: Terminal;
  readonly finish: (code: ExitCode) => void;
}

/** The options that every command knows. */
export interface GlobalOptions {
  readonly color?: boolean;
  readonly quiet?: boolean;
  /** How many problems are shown as text. */
  readonly maxProblems?: number;
}
