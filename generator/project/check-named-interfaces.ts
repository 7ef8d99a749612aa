import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import { suggest } from "../diagnostics/suggest.js";
import type { Settings } from "../settings/setting.js";
import { settings, type Config } from "../settings/settings.js";
import type { OriginOf } from "./check-config.js";

/** Reports names of APIs in settings that the project does not have: their settings have no effect. */
export function checkNamedInterfaces(
  config: Config,
  known: readonly string[],
  originOf: OriginOf,
  diagnostics: Diagnostics,
): void {
  const rows: Settings = settings;
  for (const [key, value] of Object.entries<unknown>(config)) {
    const named = value === undefined ? [] : (rows[key]?.is.interfacesIn?.(value) ?? []);
    for (const name of named.filter((candidate) => !known.includes(candidate))) {
      const origin = originOf(key, name);
      const keyOrigin = origin.kind === "pointer" ? { ...origin, part: "key" as const } : origin;
      diagnostics.report("project/unknown-interface", keyOrigin, { key, name, near: suggest(name, known), known });
    }
  }
}
