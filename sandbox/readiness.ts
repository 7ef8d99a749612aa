import type { Store } from "./store/store.js";
import { companies } from "./store/schema.js";

/** Milliseconds for the read that decides if a sandbox is ready. */
export const readinessMilliseconds = 1500;

/**
 * Returns a function that resolves with true if the database responds within a limit. Calls at the same time share one
 * read, so that few wait for a database that does not respond; a read that never ends is replaced.
 */
export function readinessOf(
  { platform }: Pick<Store, "platform">,
  milliseconds = readinessMilliseconds,
): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  let startedAt = 0;
  const read = (): Promise<boolean> =>
    platform.first(companies).then(
      () => true,
      () => false,
    );
  return async () => {
    if (running === undefined || performance.now() - startedAt > 2 * milliseconds) {
      startedAt = performance.now();
      const begun: Promise<boolean> = read().finally(() => {
        if (running === begun) running = undefined;
      });
      running = begun;
    }
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), milliseconds);
    });
    try {
      return await Promise.race([running, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
