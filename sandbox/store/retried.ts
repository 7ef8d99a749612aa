/** Runs of work that meets concurrent work again and again. */
export const maxRuns = 50;

/**
 * SQLSTATE codes of a transaction that met a concurrent one (PostgreSQL, appendix A): a row that changed meanwhile, a
 * deadlock, a key that was taken meanwhile.
 */
const collisions: ReadonlySet<unknown> = new Set(["40001", "40P01", "23505"]);

/** Runs a transaction, and again from its start if it met a concurrent one. */
export async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await run();
    } catch (error) {
      if (count === maxRuns || !isCollision(error)) throw error;
      // One of the transactions that met begins first.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(2 ** count, 100)));
    }
  }
}

function isCollision(error: unknown): boolean {
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: { readonly code?: unknown } };
  return collisions.has(code) || collisions.has(cause?.code);
}
