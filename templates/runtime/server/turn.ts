/** The part of the platform that is used, where it has it. */
interface TimerPlatform {
  readonly setImmediate?: (callback: () => void) => unknown;
  readonly setTimeout?: (callback: () => void, delay: number) => unknown;
}

/** Lets whatever waits for the thread, such as other callers, go first. */
export type Turn = () => Promise<void>;

/** Made of the timers that the platform has now: those that a test sets up later stop no request. */
export function createTurn(): Turn {
  const { setImmediate, setTimeout } = globalThis as unknown as TimerPlatform;
  if (setImmediate !== undefined) return () => new Promise((resolve) => void setImmediate(resolve));
  if (setTimeout !== undefined) return () => new Promise((resolve) => void setTimeout(resolve, 0));
  return () => Promise.resolve();
}
