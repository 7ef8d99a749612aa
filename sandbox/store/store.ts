import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database, WorldTables } from "./database.js";
import { type Everyone, everyoneOn, type RunBatch } from "./everyone.js";
import type { CompanyTable, OwnedTable } from "./ownership.js";
import { keyColumnsOf } from "./key-columns.js";
import { eq } from "./query.js";
import { connections } from "./schema.js";
import { claims } from "./schema/tickets.js";
import { type Service, serviceOn } from "./service.js";
import { createReadMemory, memoryOfTransaction, noReadMemory, type NoteRows, type ReadMemory } from "./read-memory.js";
import { maxReadMemory } from "./remembered-reads.js";
import { searching } from "./schema-of-world.js";
import { selectRows } from "./select-rows.js";
import { columnOf, type Row, type Rows, rowsOf } from "./rows.js";

/** The persistent state of the world. Every query names the owner of its rows; it cannot be created without one. */
export interface Store {
  /** The rows of one company. */
  ofCompany(id: string): Rows<"company">;
  /** The rows of one application. */
  ofApplication(id: string): Rows<"application">;
  /** Rows that belong to no one company. */
  readonly platform: Rows<"platform">;
  /** The row that a credential names: the one read that comes before it is known who asks. */
  byCredential<T extends CompanyTable>(table: T, column: keyof T & string, value: string): Promise<Row<T> | undefined>;
  /** True when a value that is unique on the whole platform is in use. It tells nothing else. */
  isTaken(table: OwnedTable, column: string, value: string): Promise<boolean>;
  /** The companies that an application is connected with: the one relation that an application sees across them. */
  connectionsOf(applicationId: string): Promise<readonly Row<typeof connections>[]>;
  /** Rows of all owners: for seeds and the control alone, which stand outside the platform. */
  readonly everyone: Everyone;
  /**
   * Returns the cached outcome of a read that depends on its key, which names the caller if callers see different data,
   * and on rows of the store that it receives. It is computed again after a write of a row that it may depend on, and
   * for each read of a transaction; callers must not modify it.
   */
  recall<T>(key: readonly unknown[], read: (store: Store) => Promise<T>): Promise<T>;
  /** The state of the service itself. */
  readonly service: Service;
  /**
   * Makes sure that no other transaction with this key is done at the same time: for a rule about rows that do not exist
   * yet. Rules about rows that are written need no claim.
   */
  claim(key: readonly string[]): Promise<void>;
  /** All or nothing. */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>;
}

/** The store on the tables of a world. `isOwn`: true if this process alone writes them; `maxMemory`: characters of cached reads. */
export function createStore(
  { schema, database, execute, transaction }: WorldTables,
  { isOwn, maxMemory = maxReadMemory }: { readonly isOwn: boolean; readonly maxMemory?: number },
): Store {
  const memory = isOwn ? createReadMemory(maxMemory) : noReadMemory;
  const outside = { schema, memory, isOwn };
  return storeOn(database, {
    ...outside,
    transact(work) {
      const memoryInside = memoryOfTransaction();
      return memory.writing(async (wrote) => {
        try {
          return await transaction((inner) => work(inner, memoryInside));
        } finally {
          memoryInside.written.forEach(wrote);
        }
      });
    },
    // Statements that are sent at once are one transaction.
    runBatch: (statements, onStep) =>
      onStep === undefined
        ? execute(statements.join(";\n"))
        : transaction((inner) => within(outside, inner, memory).runBatch(statements, onStep)),
  });
}

interface Means {
  /** The schema of the tables. */
  readonly schema: string;
  /** True if this process alone writes the database, one transaction after the other. */
  readonly isOwn: boolean;
  readonly memory: ReadMemory;
  readonly transact: Transact;
  readonly runBatch: RunBatch;
}

type Transact = <T>(work: (database: Database, memory: ReadMemory) => Promise<T>) => Promise<T>;

/** Returns a store; `note` receives the rows that it reads. */
function storeOn(database: Database, means: Means, note: NoteRows = () => undefined): Store {
  const { schema, memory, transact, runBatch } = means;
  const databasePlace = { database, schema, memory, note };
  const runAtomic = (statement: string): Promise<void> =>
    transact(async (inner) => void (await inner.execute(sql.raw(statement))));
  const find = async (table: PgTable, column: string, value: string): Promise<object | undefined> => {
    note(Object.hasOwn(keyColumnsOf(table).all, column) ? { table, with: { column, text: value } } : { table });
    const where = eq(columnOf(table, column), value);
    return (await selectRows(database, table, where, { limit: 1 }))[0];
  };
  return {
    ofCompany: (id) => rowsOf(databasePlace, "company", { column: "companyId", id }),
    ofApplication: (id) => rowsOf(databasePlace, "application", { column: "applicationId", id }),
    platform: rowsOf(databasePlace, "platform", undefined),
    byCredential: async (table, column, value) => (await find(table, column, value)) as never,
    isTaken: async (table, column, value) => (await find(table, column, value)) !== undefined,
    connectionsOf(applicationId) {
      note({ table: connections });
      const where = eq(connections.applicationId, applicationId);
      return database.select().from(connections).where(where).orderBy(connections.companyId);
    },
    everyone: everyoneOn(databasePlace, { runBatch, runAtomic }),
    recall: (key, read) => memory.recall(key, (inner) => read(storeOn(database, means, inner)), note),
    service: serviceOn(databasePlace),
    async claim(parts) {
      if (means.isOwn) return;
      const uses = sql`${claims.uses} + 1`;
      await database
        .insert(claims)
        .values({ key: JSON.stringify(parts) })
        .onConflictDoUpdate({ target: claims.key, set: { uses } });
    },
    // Within a transaction another one is part of it.
    transaction: (work) => transact((inner, innerMemory) => work(storeOn(inner, within(means, inner, innerMemory)))),
  };
}

/** The means of a transaction: everything is part of it. */
function within({ schema, isOwn }: Pick<Means, "schema" | "isOwn">, database: Database, memory: ReadMemory): Means {
  return {
    schema,
    memory,
    isOwn,
    transact: (work) => work(database, memory),
    async runBatch(statements, onStep) {
      await database.execute(sql.raw(searching({ schema }, "")));
      for (const [index, statement] of statements.entries()) {
        await database.execute(sql.raw(statement));
        onStep?.((index + 1) / statements.length);
      }
    },
  };
}
