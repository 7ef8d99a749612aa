/** The part of the platform that is used, where it has it. */
interface TimerPlatform {
  readonly setImmediate?: (callback: () => void) => unknown;
  readonly setTimeout?: (callback: () => void, delay: number) => unknown;
}

/** Yields the thread to other tasks, such as other callers. */
export type Turn = () => Promise<void>;

/** Uses the timers that the platform has now: timers that a test installs later do not stop requests. */
export function createTurn(): Turn {
  const { setImmediate, setTimeout } = globalThis as unknown as TimerPlatform;
  if (setImmediate !== undefined) return () => new Promise((resolve) => void setImmediate(resolve));
  if (setTimeout !== undefined) return () => new Promise((resolve) => void setTimeout(resolve, 0));
  return () => Promise.resolve();
}
