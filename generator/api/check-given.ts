import { wayOut } from "../project/check-only.js";
import type { Kind, Settings } from "../settings/setting.js";
import { UsageError } from "../usage-error.js";
import { knownIds } from "./known-ids.js";

/** Throws a `UsageError` when a caller gave a setting a value that it cannot have. */
export async function checkGiven(rows: Settings, options: object): Promise<void> {
  for (const [name, value] of Object.entries(options)) {
    const is = Object.hasOwn(rows, name) ? rows[name]?.is : undefined;
    if (is === undefined || value === undefined) continue;
    const refusal = await refusalOf(value, is);
    if (refusal !== undefined) throw new UsageError(refusal);
    if (!is.accepts(value)) throw new UsageError(`The option "${name}" must be ${is.expected}.`);
  }
}

async function refusalOf(value: unknown, is: Kind<unknown>): Promise<string | undefined> {
  const { item, ids, idsIn, words = [] } = is;
  if (idsIn !== undefined && !is.accepts(value)) return `A list of rules must be ${is.expected}.`;
  const known = ids === undefined ? words : await knownIds[ids]();
  const names = idsIn?.(value) ?? namesIn(value);
  const wrong = item === undefined ? undefined : names.find((name) => !known.includes(name));
  return wrong === undefined ? is.refusal?.(value) : `There is no ${item} "${wrong}". ${wayOut(wrong, known)}`;
}

function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : Object.keys(value as object);
}
