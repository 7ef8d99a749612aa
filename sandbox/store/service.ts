import { asc, count, eq, gt, isNull, lt, or, and, sql } from "drizzle-orm";
import type { Database } from "./database.js";
import type { ReadMemory } from "./read-memory.js";
import type { Row, RowStorage } from "./rows.js";
import { deliveries, settings } from "./schema.js";
import { faults, tickets } from "./schema/tickets.js";

/** A planned fault as it is stored. */
export type StoredFault = Row<typeof faults>;

/** The state that processes share, except records. */
export interface Service {
  /** Values of settings by name, and whether a fault is planned: one read. */
  state(
    names: readonly string[],
  ): Promise<{ readonly values: Readonly<Record<string, unknown>>; readonly hasFaults: boolean }>;
  /** Saves a setting, unless it must not replace an existing one. */
  saveSetting(name: string, value: unknown, replaces?: boolean): Promise<void>;
  /** Saves properties of a setting that is an object; its other properties stay. */
  mergeSetting(name: string, members: object): Promise<void>;
  /** Adds to a setting that is a number; calls at the same time all count. Returns the sum. */
  addToSetting(name: string, amount: number): Promise<number>;
  /** Planned faults, in the order of planning. */
  faults(): Promise<readonly StoredFault[]>;
  /** Adds a fault. Undefined if the maximum number is planned. */
  addFault(fault: Pick<StoredFault, "operationId" | "path" | "plan">, max: number): Promise<StoredFault | undefined>;
  /** Draws the next chance of a fault. Returns the number of the draw; undefined for a fault that was removed. */
  drawFault(id: number): Promise<number | undefined>;
  /** Counts a call at a time in the window of a fault, or in a new one. Undefined for a fault that was removed. */
  countForFault(
    id: number,
    now: number,
    milliseconds: number,
  ): Promise<{ readonly start: number; readonly used: number } | undefined>;
  /** Counts a call that meets a fault, and removes it after the last of its times. False if it was met that often before. */
  meetFault(id: number, times: number | undefined): Promise<boolean>;
  /** Removes a fault. False if there is none. */
  removeFault(id: number): Promise<boolean>;
  /** Removes all faults; the next one has the number 1. */
  clearFaults(): Promise<void>;
  /** Keeps the id of a ticket, and removes the oldest above a number. */
  openTicket(id: string, max: number): Promise<void>;
  /** True for a ticket that was not used. */
  isOpen(ticketId: string): Promise<boolean>;
  /** Uses a ticket up. False if it was used before. */
  useTicket(id: string): Promise<boolean>;
  /**
   * Claims deliveries that are due for this process, each for some seconds: the first pending one of each subscription, by
   * due time. No other process claims them until then.
   */
  claimDeliveries(until: string, max: number, seconds: number): Promise<readonly Row<typeof deliveries>[]>;
  /** The earliest due time of a pending delivery that no process has claimed. Undefined if there is none. */
  nextDueAt(): Promise<string | undefined>;
  /** Puts a claimed delivery behind the next one that is made. */
  holdDelivery(id: string): Promise<void>;
  /** Makes deliveries claimable that a process had claimed. */
  releaseDeliveries(): Promise<void>;
}

/** The shared state in a database. */
export function serviceOn({ database, schema, memory }: Omit<RowStorage, "note">): Service {
  return {
    ...settingsOn(database),
    ...faultsOn(database, schema),
    ...ticketsOn(database),
    ...deliveriesOn(database, memory),
  };
}

function settingsOn(database: Database): Pick<Service, "state" | "saveSetting" | "mergeSetting" | "addToSetting"> {
  const planned = sql<boolean>`EXISTS (SELECT 1 FROM ${faults})`.as("planned");
  const createQuery = (names: readonly string[]) =>
    database
      .select({ name: settings.name, value: settings.value, planned })
      .from(settings)
      .where(or(...names.map((name) => eq(settings.name, name))))
      .prepare("state");
  // Each request of a shared database begins with this query: it is written once.
  const queries = new Map<string, ReturnType<typeof createQuery>>();
  const stateOf = (names: readonly string[]) => {
    const key = names.join();
    const query = queries.get(key) ?? createQuery(names);
    queries.set(key, query);
    return query;
  };
  return {
    async state(names) {
      const rows = await stateOf(names).execute();
      const values = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
      return { values, hasFaults: rows.some((row) => row.planned) };
    },
    async saveSetting(name, value, replaces = true) {
      const inserted = database.insert(settings).values({ name, value });
      const target = settings.name;
      await (replaces ? inserted.onConflictDoUpdate({ target, set: { value } }) : inserted.onConflictDoNothing());
    },
    async mergeSetting(name, members) {
      const value = sql`${settings.value} || excluded.value`;
      await database
        .insert(settings)
        .values({ name, value: members })
        .onConflictDoUpdate({ target: settings.name, set: { value } });
    },
    async addToSetting(name, amount) {
      const sum = sql`to_jsonb((${settings.value} #>> '{}')::numeric + ${amount}::numeric)`;
      const changed = database.update(settings).set({ value: sum }).where(eq(settings.name, name));
      const [row] = await changed.returning({ value: settings.value });
      return Number(row?.value);
    },
  };
}

type FaultRows = Pick<
  Service,
  "faults" | "addFault" | "drawFault" | "countForFault" | "meetFault" | "removeFault" | "clearFaults"
>;

function faultsOn(database: Database, schema: string): FaultRows {
  const removed = async (id: number): Promise<boolean> =>
    (await database.delete(faults).where(eq(faults.id, id)).returning({ id: faults.id })).length > 0;
  return {
    faults: () => database.select().from(faults).orderBy(asc(faults.id)),
    async addFault(fault, max) {
      const [planned] = await database.select({ total: count() }).from(faults);
      if ((planned?.total ?? 0) >= max) return undefined;
      return (await database.insert(faults).values(fault).returning())[0];
    },
    async drawFault(id) {
      const drawn = sql`${faults.drawn} + 1`;
      const changed = database.update(faults).set({ drawn }).where(eq(faults.id, id));
      return (await changed.returning({ drawn: faults.drawn }))[0]?.drawn;
    },
    async countForFault(id, now, milliseconds) {
      const time = sql`${now}::bigint`;
      const start = sql`${faults.windowStart}`;
      const isOver = sql`(${start} IS NULL OR ${time} >= ${start} + ${milliseconds}::bigint OR ${time} < ${start})`;
      const changed = database
        .update(faults)
        .set({
          windowStart: sql`CASE WHEN ${isOver} THEN ${time} ELSE ${start} END`,
          used: sql`CASE WHEN ${isOver} THEN 1 ELSE ${faults.used} + 1 END`,
        })
        .where(eq(faults.id, id));
      const [row] = await changed.returning({ windowStart: faults.windowStart, used: faults.used });
      return row && { start: row.windowStart ?? now, used: row.used };
    },
    async meetFault(id, times) {
      const isLeft = times === undefined ? eq(faults.id, id) : and(eq(faults.id, id), lt(faults.met, times));
      const changed = database
        .update(faults)
        .set({ met: sql`${faults.met} + 1` })
        .where(isLeft);
      const [row] = await changed.returning({ met: faults.met });
      if (row !== undefined && row.met === times) await removed(id);
      return row !== undefined;
    },
    removeFault: removed,
    async clearFaults() {
      await database.delete(faults).where(gt(faults.id, 0));
      await database.execute(sql.raw(`SELECT setval('${schema}.faults_id_seq', 1, false)`));
    },
  };
}

function ticketsOn(database: Database): Pick<Service, "openTicket" | "isOpen" | "useTicket"> {
  return {
    async openTicket(id, max) {
      const [opened] = await database.insert(tickets).values({ id }).returning({ place: tickets.place });
      if (opened !== undefined && opened.place > max)
        await database.delete(tickets).where(lt(tickets.place, opened.place - max + 1));
    },
    isOpen: async (id) => (await database.select().from(tickets).where(eq(tickets.id, id))).length > 0,
    useTicket: async (id) =>
      (await database.delete(tickets).where(eq(tickets.id, id)).returning({ id: tickets.id })).length > 0,
  };
}

function deliveriesOn(
  database: Database,
  memory: ReadMemory,
): Pick<Service, "claimDeliveries" | "nextDueAt" | "holdDelivery" | "releaseDeliveries"> {
  const claimed = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds}::integer)`;
  return {
    claimDeliveries: (until, max, seconds) =>
      memory.writing(async (wrote) => {
        wrote({ table: deliveries });
        const due = sql`SELECT due.id FROM ${deliveries} AS due
          WHERE due.status IS NULL AND due.due_at <= ${until}::timestamptz
            AND (due.claimed_until IS NULL OR due.claimed_until < clock_timestamp())
            AND (NOT due.is_held OR EXISTS (SELECT 1 FROM ${deliveries} AS made WHERE made.status IS NOT NULL AND made.place > due.place))
            AND NOT EXISTS (SELECT 1 FROM ${deliveries} AS earlier
              WHERE earlier.status IS NULL AND NOT earlier.is_held AND earlier.subscription_id = due.subscription_id
                AND (earlier.due_at, earlier.place) < (due.due_at, due.place))
          ORDER BY due.due_at, due.place LIMIT ${max}::integer FOR UPDATE SKIP LOCKED`;
        const rows = await database
          .update(deliveries)
          .set({ claimedUntil: claimed(seconds) })
          .where(sql`${deliveries.id} IN (${due})`)
          .returning();
        return rows.sort((a, b) => a.dueAt.localeCompare(b.dueAt) || a.place - b.place);
      }),
    async nextDueAt() {
      const isClaimed = sql`${deliveries.claimedUntil} >= clock_timestamp()`;
      const isWaiting = and(isNull(deliveries.status), eq(deliveries.isHeld, false), sql`(${isClaimed}) IS NOT TRUE`);
      const page = database.select().from(deliveries).where(isWaiting).orderBy(asc(deliveries.dueAt)).limit(1);
      return (await page)[0]?.dueAt;
    },
    async holdDelivery(id) {
      await database.update(deliveries).set({ isHeld: true, claimedUntil: null }).where(eq(deliveries.id, id));
    },
    async releaseDeliveries() {
      await database.update(deliveries).set({ claimedUntil: null }).where(isNull(deliveries.status));
    },
  };
}
