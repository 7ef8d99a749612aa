import { visibleStart } from "../text/visible.js";
import type { Terminal } from "./terminal.js";

const quietTime = 2_000;
const interval = 500;
const eraseLine = "\r\u001b[K";

/** Shows the progress of a run, on standard error. */
export interface Progress {
  /** Displays the current step: "Generating orders (3 of 11)". */
  step(doing: string): void;
  /** Ends the display and erases the line. */
  stop(): void;
}

/** Options for the display of progress. */
export interface ProgressOptions {
  /** True if only problems are reported. */
  readonly quiet: boolean;
  /** A line for each step as it begins, where there is no terminal. */
  readonly lines?: boolean;
}

/** Shows that a long run is alive: on a terminal nothing for two seconds, then the step and the seconds on one line. */
export function startProgress(
  label: string,
  { stderr }: Terminal,
  { quiet, lines = false }: ProgressOptions,
): Progress {
  if (quiet || (!stderr.isTTY && !lines)) return { step: () => undefined, stop: () => undefined };
  if (!stderr.isTTY) {
    return { step: (next) => stderr.write(`${visibleStart(next)} ...\n`), stop: () => undefined };
  }
  const start = Date.now();
  let doing = label;
  let shown = false;
  const timer = setInterval(() => {
    const elapsed = Date.now() - start;
    if (elapsed < quietTime) return;
    shown = true;
    stderr.write(`${eraseLine}${doing} ... ${Math.floor(elapsed / 1000)} s`);
  }, interval);
  // The line must not keep a finished process alive.
  timer.unref();
  return {
    step: (next) => void (doing = visibleStart(next)),
    stop() {
      clearInterval(timer);
      if (shown) stderr.write(eraseLine);
    },
  };
}
