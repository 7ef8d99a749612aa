import { realpathSync } from "node:fs";
import { join } from "node:path";
import { beginDatabase, type BegunDatabase } from "./begin-database.js";
import { type Engine, startEngine } from "./database.js";
import { openFolder } from "./data-folder.js";
import { makeOwnerOnly } from "./owner-only.js";
import { createStore, type Store } from "./store.js";

/** An open store, with the operations on all of it. */
export interface OpenStore {
  readonly store: Store;
  /** True when it began as the world that was built with the package, just now. */
  readonly isBuiltWorld: boolean;
  /** The whole store as an archive. */
  dump(): Promise<Blob>;
  /** Closes the store; it must not be used afterwards. */
  close(): Promise<void>;
  /** Ends the store after a failed start: a database that this start created is removed. */
  abandon(): Promise<void>;
}

/** Opens the store on a database that was begun in memory, or in a folder. Throws an `Error` when another process holds the folder. */
export async function openStore(seedPlace: BegunDatabase | string): Promise<OpenStore> {
  const folder = typeof seedPlace === "string" ? openFolder(seedPlace) : undefined;
  let engine: Engine;
  try {
    engine = await startEngine(
      typeof seedPlace === "string" ? beginDatabase({ folder: join(seedPlace, "database") }) : seedPlace,
    );
    // The files of an archive come with permissions of their own.
    if (typeof seedPlace === "string") makeOwnerOnly(realpathSync(join(seedPlace, "database")));
  } catch (error) {
    folder?.abandon();
    throw error;
  }
  return {
    store: createStore(engine),
    isBuiltWorld: engine.isBuiltWorld,
    dump: engine.dump,
    async close() {
      await engine.close();
      folder?.release();
    },
    async abandon() {
      await engine.close();
      folder?.abandon();
    },
  };
}
