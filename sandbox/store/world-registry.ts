import { and, asc, count, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database, WorldTables } from "./database.js";
import type { Row } from "./rows.js";
import { claims } from "./schema/tickets.js";
import { worlds } from "./schema/worlds.js";

/** A world or a snapshot as it is stored. */
export type StoredWorld = Row<typeof worlds>;

/** A world or a snapshot to be created. */
export type NewWorld = Omit<typeof worlds.$inferInsert, "number" | "isReady" | "createdAt">;

/** The list of worlds and snapshots. Times are those of the machine. */
export interface WorldRegistry {
  /**
   * Adds a world or a snapshot, which nobody finds until it is ready. Returns "taken" for a name in use, and "full" if there
   * are as many of its kind.
   */
  add(world: NewWorld, max: number): Promise<StoredWorld | "taken" | "full">;
  /** Makes a world ready to be found. */
  publish(number: number): Promise<void>;
  /** The world with a name. Undefined for one that has expired. */
  byName(name: string): Promise<StoredWorld | undefined>;
  /** The world with a number, in the same way. */
  byNumber(number: number): Promise<StoredWorld | undefined>;
  /** The snapshot with a number. */
  snapshot(number: number): Promise<StoredWorld | undefined>;
  /** The worlds, in the order of their creation. */
  list(): Promise<readonly StoredWorld[]>;
  /** The snapshots of a world, or of all, in the same order. */
  snapshots(ofWorld?: number): Promise<readonly StoredWorld[]>;
  /** Hides a world or a snapshot, and frees its name. False if another process has done so. */
  hide(number: number): Promise<boolean>;
  /** Removes it from the list. */
  remove(number: number): Promise<void>;
  /** Numbers of worlds and snapshots to delete: expired, abandoned, or of a world that does not exist. */
  outdated(): Promise<readonly number[]>;
}

/** Milliseconds after which a world that is not ready was abandoned by its process. */
const abandonedMilliseconds = 600_000;

/** The list of worlds in a database. */
export function worldRegistryOn({ database, transaction }: WorldTables): WorldRegistry {
  const now = (): string => new Date().toISOString();
  const isLive = () => and(eq(worlds.isReady, true), or(isNull(worlds.expiresAt), gt(worlds.expiresAt, now())));
  const first = async (where: ReturnType<typeof and>): Promise<StoredWorld | undefined> =>
    (await database.select().from(worlds).where(and(where, isLive())).limit(1))[0];
  const all = (where: ReturnType<typeof and>): Promise<readonly StoredWorld[]> =>
    database.select().from(worlds).where(and(where, isLive())).orderBy(asc(worlds.number));
  return {
    add: (world, max) =>
      transaction(async (inner) => {
        await claimList(inner);
        const kind = eq(worlds.isSnapshot, world.isSnapshot ?? false);
        const [found] = await inner.select({ total: count() }).from(worlds).where(kind);
        if ((found?.total ?? 0) >= max) return "full";
        const isTaken =
          typeof world.name === "string" && (await inner.select().from(worlds).where(eq(worlds.name, world.name)))[0];
        if (isTaken) return "taken";
        const added = await inner
          .insert(worlds)
          .values({ ...world, createdAt: now() })
          .returning();
        return added[0]!;
      }),
    publish: async (number) =>
      void (await database.update(worlds).set({ isReady: true }).where(eq(worlds.number, number))),
    byName: (name) => first(eq(worlds.name, name)),
    byNumber: (number) => first(and(eq(worlds.number, number), isNotNull(worlds.name))),
    snapshot: (number) => first(and(eq(worlds.number, number), eq(worlds.isSnapshot, true))),
    list: () => all(isNotNull(worlds.name)),
    snapshots: (ofWorld) =>
      all(and(eq(worlds.isSnapshot, true), ofWorld === undefined ? undefined : eq(worlds.ofWorld, ofWorld))),
    async hide(number) {
      const hidden = { isReady: false, name: null, createdAt: now() };
      const changed = database.update(worlds).set(hidden);
      const where = and(
        eq(worlds.number, number),
        or(eq(worlds.isReady, true), lt(worlds.createdAt, abandonedBefore())),
      );
      return (await changed.where(where).returning({ number: worlds.number })).length > 0;
    },
    remove: async (number) => void (await database.delete(worlds).where(eq(worlds.number, number))),
    async outdated() {
      const rows = await database.select().from(worlds);
      const known = new Set(rows.filter(({ name }) => name !== null).map(({ number }) => number));
      const isOrphan = ({ isSnapshot, ofWorld }: StoredWorld): boolean =>
        isSnapshot && ofWorld !== 0 && !known.has(ofWorld);
      const found = rows.filter(
        (row) =>
          (row.isReady ? row.expiresAt !== null && row.expiresAt <= now() : row.createdAt < abandonedBefore()) ||
          isOrphan(row),
      );
      return found.map(({ number }) => number);
    },
  };
}

const abandonedBefore = (): string => new Date(Date.now() - abandonedMilliseconds).toISOString();

/** Makes sure that no other transaction counts the worlds at the same time. */
async function claimList(database: Database): Promise<void> {
  const uses = sql`${claims.uses} + 1`;
  await database.insert(claims).values({ key: "worlds" }).onConflictDoUpdate({ target: claims.key, set: { uses } });
}
