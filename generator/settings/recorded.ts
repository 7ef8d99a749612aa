import { packageSettings } from "./package-settings.js";
import { settingsKey } from "./resolve-settings.js";
import type { Setting, Settings } from "./setting.js";
import { loadSettings, outputSettings } from "./settings.js";

const all: Settings = {
  ...flat({ ...loadSettings, ...outputSettings }),
  ...Object.fromEntries(Object.entries(packageSettings).map(([name, row]) => [`package.${name}`, row])),
};

/** The settings that the output depends on, by their names in the configuration. Those with `toDiff` affect consumers. */
export const recordedSettings: Settings = Object.fromEntries(
  Object.entries(all).filter(([, { toDiff, inRecord }]) => toDiff !== "none" || inRecord === true),
);

/** Values of these settings, as the list of files in the output keeps them. */
export type Recorded = Readonly<Record<string, unknown>>;

/** The values of a project. */
export function recordOf(project: object): Recorded {
  const values = Object.entries(project).flatMap(([name, value]: [string, unknown]) => {
    const isSection = typeof value === "object" && value !== null && !Array.isArray(value) && !Object.hasOwn(all, name);
    const members = isSection ? (Object.entries(value) as readonly (readonly [string, unknown])[]) : undefined;
    return members?.map(([inner, item]) => [`${name}.${inner}`, item] as const) ?? [[name, value] as const];
  });
  return settingsKey(recordedSettings, Object.fromEntries(values));
}

/** Flattens sections of settings: "server.unchecked". */
function flat(rows: Settings): Settings {
  const named = Object.entries(rows).flatMap(([name, row]): readonly (readonly [string, Setting])[] =>
    row.is.members === undefined
      ? [[name, row]]
      : Object.entries(row.is.members).map(([inner, member]) => [`${name}.${inner}`, member]),
  );
  return Object.fromEntries(named);
}
