import { suggest } from "../diagnostics/suggest.js";
import { optionValue } from "../text/option-value.js";
import { UsageError } from "../usage-error.js";

/** Throws a `UsageError` if a name, the value of an option unless that is empty, is not the name of an interface. */
export function checkOnly(only: readonly string[] = [], known: readonly string[], option = "--only"): void {
  for (const name of only) {
    if (known.includes(name)) continue;
    const where = option === "" ? "" : ` (${option})`;
    throw new UsageError(`There is no interface "${optionValue(name)}"${where}. ${wayOut(name, known)}`);
  }
}

/** The name that may have been meant, or the names that there are. */
export function wayOut(name: string, known: readonly string[]): string {
  const near = suggest(name, known);
  return near === undefined ? `Known are: ${known.join(", ") || "none"}.` : `Did you mean "${near}"?`;
}
