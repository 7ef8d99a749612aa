import type { Contract } from "../model/contract.js";
import { strictnessLevels } from "../project/strictness.js";
import type { InterfaceReading, InterfaceSource } from "../project-types.js";
import type { LoadSettings } from "../settings/settings.js";

/** Returns the level at which an API was loaded, and the number of skipped parts. */
export function readingOf(
  source: InterfaceSource,
  settings: LoadSettings,
  contract: Contract | undefined,
): InterfaceReading {
  const { strictness } = strictnessLevels(source, settings);
  return { name: source.name, strictness, skipped: contract?.skippedParts?.length ?? 0 };
}
