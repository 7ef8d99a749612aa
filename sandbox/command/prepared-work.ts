/** Work of a command, or "help" if only the help is printed. */
export type PreparedWork = (() => Promise<void>) | "help";
