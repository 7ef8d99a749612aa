import { realpathSync } from "node:fs";
import { join } from "node:path";
import { beginDatabase, type BegunDatabase } from "./begin-database.js";
import type { Engine } from "./database.js";
import { openFolder } from "./data-folder.js";
import { type ExchangeLog, exchangeLogOn } from "./exchange-log.js";
import { makeOwnerOnly } from "./owner-only.js";
import { startPglite } from "./pglite-engine.js";
import { createStore, type Store } from "./store.js";
import { type WorldStorage, worldStorageOn } from "./world-storage.js";

/** The storage of a world: a database in memory that was begun, a folder, or the URL of a server. */
export type Storage = { readonly begun: BegunDatabase } | { readonly folder: string } | { readonly database: string };

/** An open store, with the operations on all of it. */
export interface OpenStore {
  readonly store: Store;
  /** The other worlds of the database. */
  readonly worlds: WorldStorage;
  /** The exchanges of all processes. */
  readonly exchanges: ExchangeLog;
  /** True when it began as the world that was built with the package, just now. */
  readonly isBuiltWorld: boolean;
  /** True if other processes may write it too. */
  readonly isShared: boolean;
  /** Runs the start of a process while no other process starts. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** Closes the store; it must not be used afterwards. */
  close(): Promise<void>;
  /** Ends the store after a failed start: a database that this start created is removed. */
  abandon(): Promise<void>;
}

/** The storage that options choose; one in memory may have begun. */
export function storageOf(
  { data, database }: { readonly data: string; readonly database: string | undefined },
  begun: BegunDatabase | undefined,
): Storage {
  if (database !== undefined) return { database };
  return data === "memory" ? { begun: begun ?? beginDatabase({}) } : { folder: data };
}

/** Opens a store. Throws an `Error` when another process holds its folder, or its server cannot be used. */
export async function openStore(storage: Storage): Promise<OpenStore> {
  if ("folder" in storage) return openStoreIn(storage.folder);
  if ("begun" in storage) return storeOn(await startPglite(storage.begun));
  // Loaded when it is first used: a start without it is shorter.
  const { connectPostgres } = await import("./postgres-engine.js");
  return storeOn(await connectPostgres(storage.database));
}

async function openStoreIn(name: string): Promise<OpenStore> {
  const folder = openFolder(name);
  let engine: Engine;
  try {
    engine = await startPglite(beginDatabase({ folder: join(name, "database") }));
    // The files of an archive come with permissions of their own.
    makeOwnerOnly(realpathSync(join(name, "database")));
  } catch (error) {
    folder.abandon();
    throw error;
  }
  const opened = storeOn(engine);
  return {
    ...opened,
    async close() {
      await opened.close();
      folder.release();
    },
    async abandon() {
      await engine.close();
      folder.abandon();
    },
  };
}

function storeOn(engine: Engine): OpenStore {
  const { main, isBuiltWorld, isOwn, exclusive } = engine;
  const worlds = worldStorageOn(engine);
  const close = async (): Promise<void> => {
    await worlds.settle();
    await engine.close();
  };
  return {
    store: createStore(main, { isOwn }),
    worlds,
    exchanges: exchangeLogOn(main),
    isBuiltWorld,
    isShared: !isOwn,
    exclusive,
    close,
    abandon: close,
  };
}
