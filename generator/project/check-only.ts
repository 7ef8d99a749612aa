import { suggest } from "../diagnostics/suggest.js";
import { optionValue } from "../text/option-value.js";
import { UsageError } from "../usage-error.js";

/** Throws a `UsageError` if a name is not the name of an API. An empty option is ignored. */
export function checkOnly(only: readonly string[] = [], known: readonly string[], option = "--only"): void {
  for (const name of only) {
    if (known.includes(name)) continue;
    const where = option === "" ? "" : ` (${option})`;
    throw new UsageError(`Unknown API "${optionValue(name)}"${where}. ${onlyHint(name, known)}`);
  }
}

/** Returns the name that was probably intended, or all known names. */
export function onlyHint(name: string, known: readonly string[]): string {
  const near = suggest(name, known);
  return near === undefined ? `Known are: ${known.join(", ") || "none"}.` : `Did you mean "${near}"?`;
}
