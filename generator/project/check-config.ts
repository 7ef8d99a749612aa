import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Origin } from "../diagnostics/origin.js";
import { suggest } from "../diagnostics/suggest.js";
import { isRecord, quotedList } from "../settings/kinds.js";
import type { Kind, KnownIds, Setting, Settings } from "../settings/setting.js";
import { settings, type Config } from "../settings/settings.js";

/** Returns the source location of a setting by its path of keys; the whole configuration for an empty path. */
export type OriginOf = (...keys: readonly string[]) => Origin;

interface Check {
  readonly originOf: OriginOf;
  readonly known: KnownIds;
  readonly diagnostics: Diagnostics;
  /** True for a policy, which may have fewer options; a part of a section is enough. */
  readonly isPolicy?: boolean;
}

/** Checks a configuration as written. Every error is reported; undefined if one was found. */
export async function checkConfig(value: unknown, check: Check): Promise<Config | undefined> {
  if (!isRecord(value)) {
    check.diagnostics.report("project/malformed-config", check.originOf(), {
      reason: "it does not contain an object of options",
    });
    return undefined;
  }
  return (await isSound(value, settings, [], check)) ? value : undefined;
}

/** Checks an object of settings under the given keys. Every error is reported; true if none was found. */
async function isSound(
  value: Readonly<Record<string, unknown>>,
  rows: Settings,
  under: readonly string[],
  check: Check,
): Promise<boolean> {
  const { originOf, diagnostics, isPolicy = false } = check;
  const known = Object.keys(rows);
  let sound = true;
  for (const [name, option] of Object.entries(value)) {
    const keys = [...under, name];
    const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
    if (row === undefined) {
      const origin = originOf(...keys);
      const keyOrigin = origin.kind === "pointer" ? { ...origin, part: "key" as const } : origin;
      diagnostics.report("project/unknown-option", keyOrigin, {
        key: keys.join("."),
        near: suggest(name, known),
        known,
      });
      sound = false;
    } else if (isPolicy && row.is.members === undefined && row.inPolicy !== true) {
      diagnostics.report("project/policy-option", originOf(...keys), { key: keys.join(".") });
      sound = false;
    } else if (option !== undefined) {
      const fault = await faultOf(option, row.is, check.known);
      if (fault !== undefined)
        diagnostics.report("project/invalid-option", originOf(...keys), { key: keys.join("."), ...fault });
      const isWhole =
        row.is.members === undefined || !isRecord(option) || (await isSound(option, row.is.members, keys, check));
      sound &&= fault === undefined && isWhole;
    }
  }
  for (const [name, row] of Object.entries<Setting>(rows)) {
    if (isPolicy || row.required !== true || value[name] !== undefined) continue;
    diagnostics.report("project/invalid-option", originOf(...under), {
      key: [...under, name].join("."),
      expected: row.is.expected,
    });
    sound = false;
  }
  return sound;
}

interface Fault {
  /** A description of the values that are allowed, for a message. */
  readonly expected: string;
  /** The value that was probably intended; undefined if none is similar. */
  readonly near?: string | undefined;
}

/** Returns the error of a value; undefined if it is valid. */
async function faultOf(
  value: unknown,
  { accepts, expected, ids, idsIn, item = "", words = [] }: Kind<unknown>,
  known: KnownIds,
): Promise<Fault | undefined> {
  if (ids !== undefined && (idsIn === undefined ? isRecord(value) : accepts(value))) {
    const listed = await known[ids]();
    const named = idsIn?.(value) ?? Object.keys(value as object);
    const unknown = named.filter((id) => !listed.includes(id));
    const [first] = unknown;
    if (first !== undefined) {
      const says = `${idsIn === undefined ? "an object" : "a list"} of ids of ${ids}; unknown ${item}: ${quotedList(unknown)}`;
      return { expected: says, near: suggest(first, listed) };
    }
  }
  return accepts(value) ? undefined : { expected, near: nearestWord(value, words) };
}

/** Returns the allowed word that is most similar to the first unknown one. */
function nearestWord(value: unknown, words: readonly string[]): string | undefined {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const wrong = items.find((item) => typeof item === "string" && !words.includes(item));
  return typeof wrong === "string" ? suggest(wrong, words) : undefined;
}
