/** How a run ends. */
export const exitCodes = {
  /** Done. */
  done: 0,
  /** Problems in specs, or output that is stale. */
  problems: 1,
  /** Wrong usage, or a bug of the toolchain. */
  failure: 2,
  /** Ended by the user: 128 + SIGINT. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
