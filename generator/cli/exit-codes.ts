import type { Diagnostic } from "../diagnostics/diagnostic.js";

/** The exit codes of a run. */
export const exitCodes = {
  done: 0,
  /** Errors in specs, or stale output. */
  problems: 1,
  /** Wrong usage, or a bug of the toolchain. */
  failure: 2,
  /** A program of the project would have run, but it is not trusted. */
  untrusted: 3,
  /** Ended by the user: 128 + SIGINT. */
  interrupted: 130,
} as const;

/** The code of a run that these problems have ended. */
export function codeOf(diagnostics: readonly Diagnostic[]): ExitCode {
  const isUntrusted = diagnostics.some(({ code }) => code === "project/untrusted-config");
  return isUntrusted ? exitCodes.untrusted : exitCodes.problems;
}

/** One of the codes that the command line ends with. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
