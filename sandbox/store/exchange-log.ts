import { and, asc, count, eq, gt, sql, sum } from "drizzle-orm";
import type { WorldTables } from "./database.js";
import { exchanges, reachedCalls } from "./schema/exchanges.js";

/** An exchange to be stored. */
export interface LoggedExchange {
  /** The number of the world. */
  readonly world: number;
  /** The name of the world. */
  readonly name: string;
  /** The entry as JSON. */
  readonly entry: string;
  /** Characters of its bodies. */
  readonly characters: number;
}

/** Calls to be added to a part of the report of a world. */
export interface LoggedCalls {
  readonly world: number;
  /** The name of the part. */
  readonly key: string;
  /** The number to add. */
  readonly calls: number;
}

/** Exchanges of a world, by its name, behind one of them. */
export interface ExchangeFilter {
  /** Undefined for all worlds. */
  readonly name?: string;
  /** The id of an exchange. Undefined for all of them. */
  readonly after?: number;
}

/** The exchanges and reached parts of all processes. */
export interface ExchangeLog {
  /** Stores exchanges and counts at once. */
  write(entries: readonly LoggedExchange[], calls: readonly LoggedCalls[]): Promise<void>;
  /** Reads exchanges, the oldest first. */
  read(filter: ExchangeFilter): Promise<readonly { readonly id: number; readonly entry: string }[]>;
  /** The id of the last exchange that was stored; 0 without any. */
  lastId(): Promise<number>;
  /** Removes exchanges above a limit, the oldest of the world with the most. */
  trim(limit: { readonly entries: number; readonly characters: number }): Promise<void>;
  /** Removes the exchanges of a world. */
  clear(world: number): Promise<void>;
  /** The calls of a world by part. */
  calls(world: number): Promise<ReadonlyMap<string, number>>;
  /** Forgets them. */
  clearCalls(world: number): Promise<void>;
}

/** Exchanges that one statement removes. */
const removedAtOnce = 500;

/** The log in a database. */
export function exchangeLogOn({ database }: WorldTables): ExchangeLog {
  return {
    async write(entries, calls) {
      if (entries.length > 0)
        await database.execute(sql`INSERT INTO ${exchanges} (world, name, entry, characters)
          SELECT world, name, entry, characters FROM json_to_recordset(${JSON.stringify(entries)}::json)
            AS stored (world integer, name text, entry text, characters integer)`);
      // In one order, so that processes do not wait for each other in a circle.
      if (calls.length > 0)
        await database.execute(sql`INSERT INTO ${reachedCalls} (world, key, calls)
          SELECT world, key, calls FROM json_to_recordset(${JSON.stringify(calls)}::json)
            AS stored (world integer, key text, calls integer) ORDER BY world, key
          ON CONFLICT (world, key) DO UPDATE SET calls = ${reachedCalls.calls} + excluded.calls`);
    },
    read: ({ name, after }) =>
      database
        .select({ id: exchanges.id, entry: exchanges.entry })
        .from(exchanges)
        .where(
          and(
            name === undefined ? undefined : eq(exchanges.name, name),
            after === undefined ? undefined : gt(exchanges.id, after),
          ),
        )
        .orderBy(asc(exchanges.id)),
    async lastId() {
      const [row] = await database.select({ last: sql<number | null>`max(${exchanges.id})` }).from(exchanges);
      return row?.last ?? 0;
    },
    async trim(limit) {
      for (;;) {
        const [all] = await database.select({ total: count(), size: sum(exchanges.characters) }).from(exchanges);
        if ((all?.total ?? 0) <= limit.entries && Number(all?.size ?? 0) <= limit.characters) return;
        await database.execute(sql`DELETE FROM ${exchanges} WHERE id IN (SELECT id FROM ${exchanges} WHERE world =
          (SELECT world FROM ${exchanges} GROUP BY world ORDER BY count(*) + sum(characters) DESC LIMIT 1)
          ORDER BY id LIMIT ${removedAtOnce}::integer)`);
      }
    },
    clear: async (world) => void (await database.delete(exchanges).where(eq(exchanges.world, world))),
    async calls(world) {
      const rows = await database.select().from(reachedCalls).where(eq(reachedCalls.world, world));
      return new Map(rows.map(({ key, calls }) => [key, calls]));
    },
    clearCalls: async (world) => void (await database.delete(reachedCalls).where(eq(reachedCalls.world, world))),
  };
}
