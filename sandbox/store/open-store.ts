import { join } from "node:path";
import { type Engine, startEngine } from "./database.js";
import { lockFolder } from "./lock-file.js";
import { createStore, type Store } from "./store.js";

/** A store that is open, and what can be done with it as a whole. */
export interface OpenStore {
  readonly store: Store;
  /** True when it began as the world that was built with the package, just now. */
  readonly isBuiltWorld: boolean;
  /** The whole store as an archive. */
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

/**
 * Opens the store in a folder, or in memory, where `archive` is what an earlier `dump` gave. Throws an `Error` when another
 * process holds the folder.
 */
export async function openStore(folder?: string, archive?: Blob): Promise<OpenStore> {
  const lock = folder === undefined ? undefined : lockFolder(folder);
  let engine: Engine;
  try {
    engine = await startEngine({ folder: folder === undefined ? undefined : join(folder, "database"), archive });
  } catch (error) {
    lock?.release();
    throw error;
  }
  return {
    store: createStore(engine),
    isBuiltWorld: engine.isBuiltWorld,
    dump: engine.dump,
    async close() {
      await engine.close();
      lock?.release();
    },
  };
}
