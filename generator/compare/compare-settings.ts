import type { Origin } from "../diagnostics/origin.js";
import { recordedSettings, type Recorded } from "../settings/recorded.js";
import type { Change, FoundChange } from "./change.js";
import { judge } from "./judge.js";

/** Settings as the output of one version records them. */
export interface SettingsRecord {
  /** Recorded values by the names of settings. */
  readonly values: Recorded;
  /** The place of a setting in the record. */
  readonly originOf: (setting: string) => Origin;
}

/** The name under which reports list changes of settings: they belong to no interface. */
const contract = "(settings)";

/** Of a list, so many are compared: the record of another version may hold anything. */
const maxItems = 1_000;

/** Changes between the settings of two versions of an output. A setting that only one of them records is not compared. */
export function compareSettings(before: SettingsRecord, after: SettingsRecord): readonly Change[] {
  return Object.entries(recordedSettings).flatMap(([setting, { toDiff }]) => {
    if (toDiff === "none") return [];
    const [old, now] = [before.values[setting], after.values[setting]];
    if (old === undefined || now === undefined) return [];
    const at = { before: before.originOf(setting), after: after.originOf(setting) };
    const pairs = isByName(old) || isByName(now) ? pairsByName(setting, old, now) : [[setting, old, now] as const];
    return pairs
      .flatMap(([name, from, to]) => changesOf(name, from, to))
      .map((change) => judge(contract, { ...at, ...change }, []));
  });
}

/** True for values of interfaces by their names. */
function isByName(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Both values of each interface that is in both versions. A value that is not by name is that of all of them. */
function pairsByName(setting: string, old: unknown, now: unknown): readonly (readonly [string, unknown, unknown])[] {
  const names = [old, now].filter(isByName).map((values) => new Set(Object.keys(values).slice(0, maxItems)));
  const [some = new Set<string>(), others = some] = names;
  const valueOf = (value: unknown, name: string): unknown => (isByName(value) ? value[name] : value);
  return [...some]
    .filter((name) => others.has(name))
    .map((name) => [`${setting}.${name}`, valueOf(old, name), valueOf(now, name)]);
}

type SettingsChange = Pick<FoundChange, "id" | "subject" | "data">;

function changesOf(setting: string, old: unknown, now: unknown): readonly SettingsChange[] {
  if (Array.isArray(old) && Array.isArray(now)) {
    const came = (id: SettingsChange["id"], parts: readonly string[]): readonly SettingsChange[] =>
      parts.map((part) => ({ id, subject: `${setting}/${part}`, data: { part } }));
    return [...came("settings/part-removed", missing(old, now)), ...came("settings/part-added", missing(now, old))];
  }
  const [before, after] = [JSON.stringify(old), JSON.stringify(now)];
  if (before === after) return [];
  const id = recordedSettings[setting]?.toDiff === "checks" ? "settings/checks-changed" : "settings/changed";
  return [{ id, subject: setting, data: { setting, before, after } }];
}

function missing(items: readonly unknown[], others: readonly unknown[]): readonly string[] {
  const known = new Set(others);
  return [...new Set(items)].slice(0, maxItems).flatMap((item) => (known.has(item) ? [] : [String(item)]));
}
