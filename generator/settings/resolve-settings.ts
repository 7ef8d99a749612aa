import type { Given, Resolved, Setting, Settings } from "./setting.js";

/** Values of settings, and the folder that their relative paths count from. */
export interface Source<Rows> {
  readonly values: Partial<Given<Rows>>;
  readonly folder: string;
}

/** The values of some settings: defaults, then what each source says, the last one first of all. */
export function resolveSettings<Rows extends Settings>(rows: Rows, sources: readonly Source<Rows>[]): Resolved<Rows> {
  const [root] = sources;
  const entries = Object.entries<Setting>(rows).flatMap(([name, row]) => {
    const given = sources.flatMap(({ values, folder }) => {
      const value = (values as Readonly<Record<string, unknown>>)[name];
      return value === undefined ? [] : [{ value, folder }];
    });
    if (given.length === 0 && row.default !== undefined) given.push({ value: row.default, folder: root?.folder ?? "" });
    const read = given.map(({ value, folder }) => (row.is.read === undefined ? value : row.is.read(value, folder)));
    if (read.length === 0) return [];
    return [[name, row.adds === true ? read.flat() : read.at(-1)]];
  });
  return Object.fromEntries(entries) as Resolved<Rows>;
}

/** Defaults of some settings; paths count from the working folder. */
export function defaultsOf<Rows extends Settings>(rows: Rows): Resolved<Rows> {
  return resolveSettings(rows, []);
}
