import type { Engine } from "./database.js";
import { exchangeLogOn } from "./exchange-log.js";
import { createTables } from "./migrate.js";
import { maxReadMemory } from "./remembered-reads.js";
import { schemaOfWorld } from "./schema-of-world.js";
import { createStore, type Store } from "./store.js";
import { type AddedWorld, type WorldRegistry, worldRegistryOn } from "./world-registry.js";

/** The worlds of a database next to the default one, and the snapshots of all, each in a schema. */
export interface WorldStorage extends WorldRegistry {
  /** The store of a world. */
  open(number: number): Store;
  /** Creates the tables of a world that was added, without rows. A spare has them already. */
  create(world: AddedWorld): Promise<Store>;
  /** The schema of a world; 0 is the default one. */
  schemaOf(number: number): string;
  /** Deletes a world or a snapshot with all of its rows. False if it does not exist any more. */
  drop(number: number): Promise<boolean>;
  /** Waits for work in the background. */
  settle(): Promise<void>;
  /** Removes what was created of a world that nobody finds. */
  discard(number: number): Promise<void>;
}

/** Characters of the cached reads of one world. */
export const maxWorldReadMemory = maxReadMemory / 10;

/** Schemas with empty tables that wait for a world: to create one takes longer than all other steps of a fork. */
export const maxSpares = 2;

/** Milliseconds from the last creation to that of spares, which would delay the next one of several. */
const spareMilliseconds = 200;

/** Deleted worlds after which the catalog of an embedded database is tidied. */
const dropsPerTidying = 20;

/** The worlds of a database. */
export function worldStorageOn({ main, tablesIn, isOwn, tidy }: Engine): WorldStorage {
  const registry = worldRegistryOn(main);
  const schemaOf = (number: number): string => (number === 0 ? main.schema : schemaOfWorld(number));
  const open = (number: number): Store =>
    createStore(tablesIn(schemaOfWorld(number)), { isOwn, maxMemory: maxWorldReadMemory });
  let dropped = 0;
  const discard = async (number: number): Promise<void> => {
    await main.execute(`DROP SCHEMA IF EXISTS ${schemaOfWorld(number)} CASCADE`);
    const log = exchangeLogOn(main);
    await Promise.all([registry.remove(number), log.clear(number), log.clearCalls(number)]);
    dropped += 1;
    if (dropped % dropsPerTidying === 0) await tidy?.();
  };
  let work: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const createSpares = async (): Promise<void> => {
    for (;;) {
      const number = await registry.addSpare(maxSpares);
      if (number === undefined) return;
      await createTables(tablesIn(schemaOfWorld(number)));
      await registry.keepSpare(number);
    }
  };
  return {
    ...registry,
    open,
    schemaOf,
    async create({ number, hasTables }) {
      if (!hasTables) await createTables(tablesIn(schemaOfWorld(number)));
      clearTimeout(timer);
      timer = setTimeout(() => {
        work = work.then(createSpares).catch(() => undefined);
      }, spareMilliseconds).unref();
      return open(number);
    },
    settle() {
      clearTimeout(timer);
      return work;
    },
    async drop(number) {
      if (!(await registry.hide(number))) return false;
      await discard(number);
      return true;
    },
    discard,
  };
}
