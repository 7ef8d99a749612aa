interface Platform {
  readonly console?: { error(...values: unknown[]): void };
}

/** Where errors go that nobody asked for. */
export function logError(error: unknown): void {
  (globalThis as unknown as Platform).console?.error(error);
}
