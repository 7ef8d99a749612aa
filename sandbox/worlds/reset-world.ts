import type { Faults } from "../control/faults.js";
import type { Journal } from "../control/journal.js";
import { type Switches, usualSwitches } from "../domain/switches.js";
import type { World } from "../domain/world.js";
import type { Outbox } from "../outbox/outbox.js";
import { plantSeed, type Planting } from "../seeds/load-seed.js";

/** All mutable state of a world except its records. */
interface Happenings {
  readonly switches: Switches;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly outbox: Outbox;
  /** Keeps switches for all processes. */
  saveSwitches(set: Partial<Switches>): Promise<void> | void;
}

/** Puts a world back to the start with a seed: its clock, its identifiers, its records, and all that happened. */
export function resetOf(
  { store, clock, identifiers }: World,
  seedName: string,
  { switches, faults, journal, outbox, saveSwitches }: Happenings,
): (to: Planting) => Promise<void> {
  return (to) =>
    clock.restart(async () => {
      await plantSeed(store, to, clock.timestamp);
      identifiers.restart(seedName);
      Object.assign(switches, usualSwitches);
      await saveSwitches(usualSwitches);
      await faults.restart();
      await journal.clear();
      outbox.restart();
    });
}
