import { fixedStart } from "./domain/clock.js";
import { plantSeed, readSeed } from "./seeds/load-seed.js";
import { beginDatabase } from "./store/begin-database.js";
import { smallDump, startEngine } from "./store/database.js";
import { createStore } from "./store/store.js";

/** The seed of the world that is built with the package, which stands at the start of a fixed clock. */
export const builtSeed = "default";

/** A dump of that world, for the build: planting it takes as long as every other statement of a start. */
export async function builtWorld(): Promise<Uint8Array> {
  const engine = await startEngine(beginDatabase({ archive: "none" }));
  await plantSeed(createStore(engine), readSeed(builtSeed), fixedStart);
  const dump = await smallDump(engine);
  await engine.close();
  return dump;
}
