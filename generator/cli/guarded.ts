import { visibleLines } from "../text/visible.js";
import type { Terminal, TerminalStream } from "./terminal.js";

/** The escape sequences that are ours: three colours, their end, and the one that clears the line of progress. */
const colourPattern = /(\u001b\[(?:0|31|33|36)m|\r\u001b\[K)/;

/**
 * Wraps a terminal in a filter: of all escape sequences and control characters, only our own are printed. Printed
 * strings are already escaped where they are built; the filter makes an omission harmless.
 */
export function guarded(terminal: Terminal): Terminal {
  return {
    // Asked for when it is needed: the folder may be gone.
    get cwd() {
      return terminal.cwd;
    },
    env: terminal.env,
    stdout: guardedStream(terminal.stdout),
    stderr: guardedStream(terminal.stderr),
    readStdin: () => terminal.readStdin(),
    onInterrupt: (callback) => terminal.onInterrupt(callback),
  };
}

function guardedStream(stream: TerminalStream): TerminalStream {
  // Every second part is one of our sequences.
  const safe = (text: string): string =>
    text
      .split(colourPattern)
      .map((part, index) => (index % 2 === 0 ? visibleLines(part) : part))
      .join("");
  return { isTTY: stream.isTTY, write: (text) => stream.write(safe(text)) };
}
