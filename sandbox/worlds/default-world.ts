import { builtSeed } from "../built-world.js";
import { defaultWorld } from "../control/sandbox-worlds.js";
import { type Clock, fixedStart } from "../domain/clock.js";
import { type RunningWorld, runWorld } from "./running-world.js";
import { plantSeed } from "../seeds/load-seed.js";
import type { StartSettings } from "../start-settings.js";
import type { OnStep } from "../store/everyone.js";
import type { OpenStore } from "../store/open-store.js";

/** The default world, and whether its records came with the package. */
interface StartedDefaultWorld {
  /** The world. */
  readonly main: RunningWorld;
  readonly isPlanted: boolean;
}

/** Starts the default world, with the records of the seed if it is new. Reports the progress of creating them. */
export async function runDefaultWorld(
  opened: OpenStore,
  settings: StartSettings & { readonly onStep: OnStep | undefined },
  baseUrl: () => string,
): Promise<StartedDefaultWorld> {
  const { store, isBuiltWorld, exclusive } = opened;
  const { seedName, seedAtStart, onStep } = settings;
  let isPlanted = false;
  const fill = async (clock: Clock): Promise<void> => {
    isPlanted = isBuiltWorld && seedName === builtSeed && clock.timestamp === fixedStart;
    if (!isPlanted) await plantSeed(store, seedAtStart(), clock.timestamp, onStep);
  };
  const start = { name: defaultWorld, number: 0, generation: 0, store, baseUrl, fill };
  const main = await exclusive(() => runWorld(start, settings));
  return { main, isPlanted };
}
