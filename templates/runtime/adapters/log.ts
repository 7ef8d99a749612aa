interface Platform {
  /** Absent on a platform without a console. */
  readonly console?: { error(...values: unknown[]): void };
}

/** Logs errors that no other place was given for. */
export function logError(error: unknown): void {
  (globalThis as unknown as Platform).console?.error(error);
}
