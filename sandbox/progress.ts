/** Milliseconds before progress of a start is shown. */
export const quietTime = 2000;

/** The stream that hears of progress. */
interface Listener {
  /** True if a line can be overwritten. False or undefined if progress is not shown. */
  readonly isTTY?: boolean;
  /** Writes a string unchanged. */
  write(text: string): unknown;
}

/** A line on a terminal that says how much of a long start is done; it is erased at the end. */
export interface Progress {
  /** Shows how much is done, from 0 to 1. */
  step(done: number): void;
  /** Erases the line. */
  stop(): void;
}

const eraseLine = "\r\u001b[K";

/** Shows that a start goes on: nothing for two seconds, nor where there is no terminal. */
export function startProgress(label: string, stream: Listener, now: () => number): Progress {
  const start = now();
  let shown = false;
  return {
    step(done) {
      if (stream.isTTY !== true || now() - start < quietTime) return;
      shown = true;
      stream.write(`${eraseLine}${label} ... ${Math.floor(done * 100)} %`);
    },
    stop() {
      if (shown) stream.write(eraseLine);
    },
  };
}
