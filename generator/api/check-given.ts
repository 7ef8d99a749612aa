import { onlyHint } from "../project/check-only.js";
import type { Kind, Settings } from "../settings/setting.js";
import { isRemotePath } from "../load/files.js";
import { optionValue } from "../text/option-value.js";
import { UsageError } from "../usage-error.js";
import { knownIds } from "./known-ids.js";

/** Throws a `UsageError` when a caller gave a setting a value that it cannot have. */
export async function checkGiven(rows: Settings, options: object): Promise<void> {
  for (const [name, value] of Object.entries(options)) {
    const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
    if (row === undefined || value === undefined) continue;
    const { is, flag } = row;
    const option = `The option "${name}"${flag === undefined ? "" : ` (${/^(?:-\w, )?(--[\w-]+)/.exec(flag.usage)?.[1] ?? ""})`}`;
    const refusal = await refusalOf(value, is);
    if (refusal !== undefined) throw new UsageError(`${option} is wrong. ${refusal}`);
    const address = is.accepts(value) ? is.paths?.(value).find(({ path }) => isRemotePath(path))?.path : undefined;
    if (address !== undefined)
      throw new UsageError(`${option} requires local files, but "${optionValue(address)}" is an address.`);
    if (!is.accepts(value)) throw new UsageError(`${option} must be ${is.expected}. It is "${optionValue(value)}".`);
  }
}

async function refusalOf(value: unknown, is: Kind<unknown>): Promise<string | undefined> {
  const { item, ids, idsIn, words = [] } = is;
  if (idsIn !== undefined && !is.accepts(value))
    return `A list of rules must be ${is.expected}. It is "${optionValue(value)}".`;
  const known = ids === undefined ? words : await knownIds[ids]();
  const names = idsIn?.(value) ?? namesIn(value);
  const wrong = item === undefined ? undefined : names.find((name) => !known.includes(name));
  return wrong === undefined
    ? is.refusal?.(value)
    : `Unknown ${item} "${optionValue(wrong)}". ${onlyHint(wrong, known)}`;
}

function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : Object.keys(value as object);
}
