import type { Resolved, Setting, Settings } from "./setting.js";

/** Values by the names of settings, and the folder that their relative paths count from. */
export interface SettingSource {
  /** Unknown names are not reported, since the values come from elsewhere. */
  readonly values: object;
  /** An absolute path. */
  readonly folder: string;
  /** Settings of the command line only. */
  readonly isCaller?: true;
}

/** Resolves the values of some settings: the last source takes precedence, defaults come last. */
export function resolveSettings<Rows extends Settings>(rows: Rows, sources: readonly SettingSource[]): Resolved<Rows> {
  const [root] = sources;
  const entries = Object.entries<Setting>(rows).flatMap(([name, row]) => {
    const settled = sources.flatMap(({ values, folder, isCaller }) => {
      if (isCaller === true && row.flag === undefined) return [];
      const value = (values as Readonly<Record<string, unknown>>)[name];
      return value === undefined ? [] : [{ value, folder }];
    });
    if (settled.length === 0 && row.default !== undefined)
      settled.push({ value: row.default, folder: root?.folder ?? "" });
    const read = settled.map(({ value, folder }) => (row.is.read === undefined ? value : row.is.read(value, folder)));
    if (read.length === 0) return [];
    return [[name, row.adds === true ? joined(read) : read.at(-1)]];
  });
  return Object.fromEntries(entries) as Resolved<Rows>;
}

/** Concatenates lists and merges objects; the last value of a property wins. */
function joined(values: readonly unknown[]): unknown {
  return values.every((value) => Array.isArray(value))
    ? values.flat()
    : Object.fromEntries(values.flatMap((value) => Object.entries(value as object)));
}

/** Defaults of some settings; paths count from the working folder. */
export function defaultsOf<Rows extends Settings>(rows: Rows): Resolved<Rows> {
  return resolveSettings(rows, []);
}

/** Values of settings, by name, in the form in which they are compared and kept; it survives JSON. */
export function settingsKey(rows: Settings, values: object): Readonly<Record<string, unknown>> {
  const settingValues = new Map<string, unknown>(Object.entries(values));
  const cwd = settingValues.get("cwd");
  const folder = typeof cwd === "string" ? cwd : "";
  const entries = Object.entries(rows).flatMap(([name, { is }]) => {
    const value = settingValues.get(name);
    return value === undefined ? [] : [[name, is.key === undefined ? value : is.key(value, folder)]];
  });
  return Object.fromEntries(entries) as Readonly<Record<string, unknown>>;
}
