/** True when a value is a promise, or waits like one. A result that comes at once is handled at once. */
export function isThenable<T>(value: T | Promise<T>): value is Promise<T> {
  return typeof value === "object" && value !== null && typeof (value as { then?: unknown }).then === "function";
}
