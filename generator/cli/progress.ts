import type { Terminal } from "./terminal.js";

const patience = 2_000;
const interval = 500;
const eraseLine = "\r\u001b[K";

export interface Progress {
  stop(): void;
}

/** Shows that a long run is alive: nothing for two seconds, then the seconds on one line, and only on a terminal. */
export function startProgress(label: string, { stderr }: Terminal, quiet: boolean): Progress {
  if (quiet || !stderr.isTTY) return { stop: () => undefined };
  const start = Date.now();
  let shown = false;
  const timer = setInterval(() => {
    const elapsed = Date.now() - start;
    if (elapsed < patience) return;
    shown = true;
    stderr.write(`${eraseLine}${label} ... ${Math.floor(elapsed / 1000)} s`);
  }, interval);
  // The line must not keep a finished process alive.
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      if (shown) stderr.write(eraseLine);
    },
  };
}
