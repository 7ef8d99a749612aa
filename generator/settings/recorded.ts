import { packageSettings, type PackageConfig } from "./package-settings.js";
import { keyOf } from "./resolve-settings.js";
import type { Settings } from "./setting.js";
import { loadSettings, outputSettings } from "./settings.js";

const all: Settings = {
  ...loadSettings,
  ...outputSettings,
  ...Object.fromEntries(Object.entries(packageSettings).map(([name, row]) => [`package.${name}`, row])),
};

/** The settings whose change means something to those who use the output, by their names in the configuration. */
export const recordedSettings: Settings = Object.fromEntries(
  Object.entries(all).filter(([, { toDiff }]) => toDiff !== "none"),
);

/** Values of these settings, as the list of files in the output keeps them. */
export type Recorded = Readonly<Record<string, unknown>>;

/** The values of a project. */
export function recordOf(project: object & { readonly package?: Partial<PackageConfig> }): Recorded {
  const inPackage = Object.entries(project.package ?? {}).map(([name, value]) => [`package.${name}`, value] as const);
  return keyOf(recordedSettings, { ...project, ...Object.fromEntries(inPackage) });
}
