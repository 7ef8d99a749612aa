import { and, asc, count, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database, WorldTables } from "./database.js";
import type { Row } from "./rows.js";
import { claims } from "./schema/tickets.js";
import { worlds } from "./schema/worlds.js";

/** A world or a snapshot as it is stored. */
export type StoredWorld = Row<typeof worlds>;

/** A world or a snapshot to be created. */
export type NewWorld = Omit<typeof worlds.$inferInsert, "number" | "state" | "createdAt">;

/** A world or a snapshot that was added; `hasTables` is true if it was a spare. */
export type AddedWorld = StoredWorld & { readonly hasTables: boolean };

/** The list of worlds and snapshots. Times are those of the machine. */
export interface WorldRegistry {
  /**
   * Adds a world or a snapshot, which nobody finds until it is ready. Returns "taken" for a name in use, and "full" if there
   * are as many of its kind.
   */
  add(world: NewWorld, max: number): Promise<AddedWorld | "taken" | "full">;
  /** Adds a spare, which `keepSpare` makes usable. Undefined if there are as many. */
  addSpare(max: number): Promise<number | undefined>;
  /** Offers a spare that has its tables. */
  keepSpare(number: number): Promise<void>;
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

/** Milliseconds after which a world that is not ready was abandoned by its process, and a spare was in vain. */
const abandonedMilliseconds = 600_000;

/** The list of worlds in a database. */
export function worldRegistryOn({ database, transaction }: WorldTables): WorldRegistry {
  const now = (): string => new Date().toISOString();
  const isLive = () => and(eq(worlds.state, "ready"), or(isNull(worlds.expiresAt), gt(worlds.expiresAt, now())));
  const first = async (where: ReturnType<typeof and>): Promise<StoredWorld | undefined> =>
    (await database.select().from(worlds).where(and(where, isLive())).limit(1))[0];
  const all = (where: ReturnType<typeof and>): Promise<readonly StoredWorld[]> =>
    database.select().from(worlds).where(and(where, isLive())).orderBy(asc(worlds.createdAt), asc(worlds.number));
  const setState = async (number: number, state: StoredWorld["state"]): Promise<void> =>
    void (await database.update(worlds).set({ state }).where(eq(worlds.number, number)));
  return {
    add: (world, max) =>
      transaction(async (inner) => {
        await claimList(inner);
        const kind = eq(worlds.isSnapshot, world.isSnapshot ?? false);
        const isUsed = or(eq(worlds.state, "begun"), eq(worlds.state, "ready"));
        const [found] = await inner.select({ total: count() }).from(worlds).where(and(kind, isUsed));
        if ((found?.total ?? 0) >= max) return "full";
        const isTaken =
          typeof world.name === "string" && (await inner.select().from(worlds).where(eq(worlds.name, world.name)))[0];
        return isTaken ? "taken" : addedTo(inner, { ...world, state: "begun", createdAt: now() });
      }),
    async addSpare(max) {
      const isSpare = or(eq(worlds.state, "spare"), and(eq(worlds.state, "begun"), eq(worlds.generation, 0)));
      const [found] = await database.select({ total: count() }).from(worlds).where(isSpare);
      if ((found?.total ?? 0) >= max) return undefined;
      const added = await database
        .insert(worlds)
        .values({ generation: 0, isSnapshot: true, createdAt: now() })
        .returning();
      return added[0]?.number;
    },
    keepSpare: (number) => setState(number, "spare"),
    publish: (number) => setState(number, "ready"),
    byName: (name) => first(eq(worlds.name, name)),
    byNumber: (number) => first(and(eq(worlds.number, number), isNotNull(worlds.name))),
    snapshot: (number) => first(and(eq(worlds.number, number), eq(worlds.isSnapshot, true))),
    list: () => all(isNotNull(worlds.name)),
    snapshots: (ofWorld) =>
      all(and(eq(worlds.isSnapshot, true), ofWorld === undefined ? undefined : eq(worlds.ofWorld, ofWorld))),
    async hide(number) {
      const hidden = { state: "ended", name: null, createdAt: now() } as const;
      const changed = database.update(worlds).set(hidden);
      const where = and(
        eq(worlds.number, number),
        or(eq(worlds.state, "ready"), lt(worlds.createdAt, abandonedBefore())),
      );
      return (await changed.where(where).returning({ number: worlds.number })).length > 0;
    },
    remove: async (number) => void (await database.delete(worlds).where(eq(worlds.number, number))),
    outdated: async () => outdatedNumbers(await database.select().from(worlds), now()),
  };
}

const abandonedBefore = (): string => new Date(Date.now() - abandonedMilliseconds).toISOString();

function outdatedNumbers(rows: readonly StoredWorld[], now: string): readonly number[] {
  const known = new Set(rows.filter(({ name }) => name !== null).map(({ number }) => number));
  const found = rows.filter(({ state, expiresAt, createdAt, isSnapshot, ofWorld }) => {
    const isOrphan = isSnapshot && ofWorld !== 0 && !known.has(ofWorld);
    const isOver = state === "ready" ? expiresAt !== null && expiresAt <= now : createdAt < abandonedBefore();
    return isOrphan || isOver;
  });
  return found.map(({ number }) => number);
}

/** Makes a spare a world, or adds a world without tables. */
async function addedTo(database: Database, world: typeof worlds.$inferInsert): Promise<AddedWorld> {
  const [spare] = await database.select().from(worlds).where(eq(worlds.state, "spare")).limit(1);
  if (spare === undefined)
    return { ...(await database.insert(worlds).values(world).returning())[0]!, hasTables: false };
  const row = { ...world, isSnapshot: world.isSnapshot ?? false };
  const changed = await database.update(worlds).set(row).where(eq(worlds.number, spare.number)).returning();
  return { ...changed[0]!, hasTables: true };
}

/** Makes sure that no other transaction counts the worlds at the same time. */
async function claimList(database: Database): Promise<void> {
  const uses = sql`${claims.uses} + 1`;
  await database.insert(claims).values({ key: "worlds" }).onConflictDoUpdate({ target: claims.key, set: { uses } });
}
