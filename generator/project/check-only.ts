import { suggest } from "../diagnostics/suggest.js";
import { UsageError } from "../usage-error.js";

/** Throws a `UsageError` when a name is not among those of the interfaces. */
export function checkOnly(only: readonly string[] = [], known: readonly string[]): void {
  for (const name of only) {
    if (!known.includes(name)) throw new UsageError(`There is no interface "${name}". ${wayOut(name, known)}`);
  }
}

/** The name that may have been meant, or the names that there are. */
export function wayOut(name: string, known: readonly string[]): string {
  const near = suggest(name, known);
  return near === undefined ? `Known are: ${known.join(", ") || "none"}.` : `Did you mean "${near}"?`;
}
