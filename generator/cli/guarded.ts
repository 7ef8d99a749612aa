import { visibleLines } from "../text/visible.js";
import type { Terminal, TerminalStream } from "./terminal.js";

/** The escape sequences that are ours: three colours, their end, and the one that clears the line of progress. */
const colourPattern = /(\u001b\[(?:0|31|33|36)m|\r\u001b\[K)/;

/**
 * The same terminal behind a gate: of all escape sequences and control characters only our own pass. Printed text has
 * been made visible where it was put together; a place that forgets it does no harm all the same.
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
