import type { Engine } from "./database.js";
import { createTables } from "./migrate.js";
import { maxReadMemory } from "./remembered-reads.js";
import { schemaOfWorld } from "./schema-of-world.js";
import { createStore, type Store } from "./store.js";
import { type WorldRegistry, worldRegistryOn } from "./world-registry.js";

/** The worlds of a database next to the default one, and the snapshots of all, each in a schema. */
export interface WorldStorage extends WorldRegistry {
  /** The store of a world. */
  open(number: number): Store;
  /** Creates the tables of a world that was added, without rows. */
  create(number: number): Promise<Store>;
  /** The schema of a world; 0 is the default one. */
  schemaOf(number: number): string;
  /** Deletes a world or a snapshot with all of its rows. False if it does not exist any more. */
  drop(number: number): Promise<boolean>;
  /** Removes what was created of a world that nobody finds. */
  discard(number: number): Promise<void>;
}

/** Characters of the cached reads of one world. */
export const maxWorldReadMemory = maxReadMemory / 10;

/** The worlds of a database. */
export function worldStorageOn({ main, tablesIn, isOwn }: Engine): WorldStorage {
  const registry = worldRegistryOn(main);
  const schemaOf = (number: number): string => (number === 0 ? main.schema : schemaOfWorld(number));
  const open = (number: number): Store =>
    createStore(tablesIn(schemaOfWorld(number)), { isOwn, maxMemory: maxWorldReadMemory });
  const discard = async (number: number): Promise<void> => {
    await main.execute(`DROP SCHEMA IF EXISTS ${schemaOfWorld(number)} CASCADE`);
    await registry.remove(number);
  };
  return {
    ...registry,
    open,
    schemaOf,
    async create(number) {
      await createTables(tablesIn(schemaOfWorld(number)));
      return open(number);
    },
    async drop(number) {
      if (!(await registry.hide(number))) return false;
      await discard(number);
      return true;
    },
    discard,
  };
}
