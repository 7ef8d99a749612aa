import type { Terminal } from "./terminal.js";

/** Reads standard input when "-" is among the files. */
export async function standardInput(
  files: readonly string[],
  terminal: Terminal,
): Promise<{ readonly stdin?: string }> {
  return files.includes("-") ? { stdin: await terminal.readStdin() } : {};
}
