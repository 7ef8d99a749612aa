import type { Contract } from "../model/contract.js";
import { levelsOf } from "../project/strictness.js";
import type { InterfaceReading, InterfaceSource } from "../project-types.js";
import type { LoadSettings } from "../settings/settings.js";

/** The level at which an interface was read, and the number of parts of its contract that were given up. */
export function readingOf(
  source: InterfaceSource,
  settings: LoadSettings,
  contract: Contract | undefined,
): InterfaceReading {
  const { strictness } = levelsOf(source, settings);
  return { name: source.name, strictness, givenUp: contract?.losses?.length ?? 0 };
}
