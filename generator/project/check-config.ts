import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Origin } from "../diagnostics/origin.js";
import { suggest } from "../diagnostics/suggest.js";
import { isRecord, quoted } from "../settings/kinds.js";
import type { Kind, KnownIds, Setting, Settings } from "../settings/setting.js";
import { settings, type Config } from "../settings/settings.js";

/** The place of a setting: its key, or the keys on the way to it; without any, the whole configuration. */
export type OriginOf = (...keys: readonly string[]) => Origin;

/** Inputs of a check of a configuration besides the configuration. */
interface Check {
  readonly originOf: OriginOf;
  readonly known: KnownIds;
  readonly diagnostics: Diagnostics;
  /** True for a policy, which may have fewer options; a part of a section is enough. */
  readonly isPolicy?: boolean;
}

/** Checks a configuration as it was read. Every fault is reported; undefined when there is one. */
export async function checkConfig(value: unknown, check: Check): Promise<Config | undefined> {
  if (!isRecord(value)) {
    check.diagnostics.report("project/malformed-config", check.originOf(), { reason: "it holds no object of options" });
    return undefined;
  }
  return (await isSound(value, settings, [], check)) ? value : undefined;
}

/** Checks an object of settings that stands under the given keys. Every fault is reported; true when there is none. */
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
  /** The value that was probably meant; absent where none is like it. */
  readonly near?: string | undefined;
}

/** Tells what is wrong with a value; undefined where it is what it must be. */
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
      const says = `${idsIn === undefined ? "an object" : "a list"} of ids of ${ids}, and there is no ${item} ${quoted(unknown)}`;
      return { expected: says, near: suggest(first, listed) };
    }
  }
  return accepts(value) ? undefined : { expected, near: nearestWord(value, words) };
}

/** The word meant by the first one that is not known. */
function nearestWord(value: unknown, words: readonly string[]): string | undefined {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const wrong = items.find((item) => typeof item === "string" && !words.includes(item));
  return typeof wrong === "string" ? suggest(wrong, words) : undefined;
}
