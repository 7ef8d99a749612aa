import type { Clock } from "../domain/clock.js";
import type { createControlServer } from "./generated/control/server.js";

/** The part of a signal that is listened to. */
type Signal = Parameters<ReturnType<typeof createControlServer>["handle"]>[0]["signal"];

/** Waits by the clock of the world. */
export interface Delays {
  /** Waits so long, or until the caller has gone. If too many wait already, this one does not. */
  wait(milliseconds: number, signal: Signal): Promise<void>;
  /** Ends every wait. */
  release(): void;
}

/** Calls that are held back at the same time. */
export const maxDelayedCalls = 1000;

/** Delays on a clock: one that runs takes its time, one that stands is moved past them. */
export function createDelays(clock: Clock): Delays {
  const waiting = new Map<() => void, number>();
  clock.onMove(() => {
    if (clock.mode === "real") return;
    for (const [end, due] of [...waiting]) if (due <= clock.now().getTime()) end();
  });
  return {
    wait(milliseconds, signal) {
      if (milliseconds === 0 || signal.aborted || waiting.size >= maxDelayedCalls) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = clock.mode === "real" ? setTimeout(() => end(), milliseconds) : undefined;
        const end = (): void => {
          clearTimeout(timer);
          waiting.delete(end);
          signal.removeEventListener("abort", end);
          resolve();
        };
        waiting.set(end, clock.now().getTime() + milliseconds);
        signal.addEventListener("abort", end, { once: true });
      });
    },
    release() {
      for (const end of [...waiting.keys()]) end();
    },
  };
}
