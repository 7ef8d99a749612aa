import { wayOut } from "../project/check-only.js";
import type { Kind, Settings } from "../settings/setting.js";
import { UsageError } from "../usage-error.js";

/** Throws a `UsageError` when a caller gave a setting a value that it cannot have. */
export function checkGiven(rows: Settings, given: object): void {
  for (const [name, value] of Object.entries(given)) {
    const is = Object.hasOwn(rows, name) ? rows[name]?.is : undefined;
    const refusal = is === undefined || value === undefined ? undefined : refusalOf(value, is);
    if (refusal !== undefined) throw new UsageError(refusal);
  }
}

function refusalOf(value: unknown, is: Kind<unknown>): string | undefined {
  const { item, words = [] } = is;
  if (item === undefined || !Array.isArray(value)) return is.refusal?.(value);
  const wrong = (value as readonly string[]).find((word) => !words.includes(word));
  return wrong === undefined ? undefined : `There is no ${item} "${wrong}". ${wayOut(wrong, words)}`;
}
