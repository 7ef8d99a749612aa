import { readFileSync } from "node:fs";
import { fixedStart } from "./domain/clock.js";
import { credentialHoldersOf, type CredentialHolders } from "./seeds/credentials.js";
import { plantSeed, readSeeds } from "./seeds/load-seed.js";
import { beginDatabase } from "./store/begin-database.js";
import { smallDump, startPglite } from "./store/pglite-engine.js";
import { createStore } from "./store/store.js";

/** The seed of the prebuilt world in the package, at the start of a fixed clock. */
export const builtSeed = "default";

/** The world as the build keeps it. */
interface BuiltWorld {
  /** An archive of the database, from which a store can start. */
  readonly dump: Uint8Array;
  readonly holders: CredentialHolders;
}

/**
 * Returns a dump of that world, for the build: planting takes as long as all other statements of a start. It includes
 * the results of the first query of each table, since these are slow.
 */
export async function builtWorld(): Promise<BuiltWorld> {
  const engine = await startPglite(beginDatabase({ archive: "none" }));
  const store = createStore(engine.main, engine);
  await plantSeed(store, readSeeds([builtSeed]), fixedStart);
  const holders = await credentialHoldersOf(store);
  const dump = await smallDump(engine);
  await engine.close();
  return { dump, holders };
}

/** The holders of credentials in the world of this build. */
export function builtHolders(): CredentialHolders {
  return JSON.parse(readFileSync(new URL("holders.json", import.meta.url), "utf8")) as CredentialHolders;
}
