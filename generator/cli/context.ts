import type { ExitCode } from "./exit-codes.js";
import type { Terminal } from "./terminal.js";

/** The context of a command: streams to print to, and a function that sets how it ended. */
export interface CommandContext {
  readonly terminal: Terminal;
  /** Sets the exit code; of several calls the last one counts. */
  readonly finish: (code: ExitCode) => void;
}

/** The options that every command knows. */
export interface GlobalOptions {
  readonly color?: boolean;
  readonly quiet?: boolean;
  /** Maximum number of printed problems. */
  readonly maxProblems?: number;
}
