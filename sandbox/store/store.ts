import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database, Engine } from "./database.js";
import { type Everyone, everyoneOn } from "./everyone.js";
import type { CompanyTable, OwnedTable } from "./ownership.js";
import { eq } from "./query.js";
import { connections } from "./schema.js";
import { createReadMemory, noReadMemory, type ReadMemory } from "./read-memory.js";
import { columnOf, type Row, type Rows, rowsOf } from "./rows.js";

/** Everything that the world remembers. A query names whose rows it asks for, or cannot be made. */
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
   * The outcome of a read that hangs on the rows and on its key alone, which names the caller wherever callers see different
   * things. It is made anew after every write, and for each read of a transaction; nobody changes it.
   */
  recall: ReadMemory["recall"];
  /** All or nothing. */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>;
}

/** The store on a database. */
export function createStore(engine: Engine): Store {
  const memory = createReadMemory();
  return storeOn(engine.database, {
    memory,
    transact: (work) => memory.writing(() => engine.database.transaction((inner) => work(inner))),
    // Statements that are sent at once are one transaction.
    runBatch: (statements) => engine.execute(statements.join(";\n")),
  });
}

interface Means {
  readonly memory: ReadMemory;
  readonly transact: Transact;
  readonly runBatch: (statements: readonly string[]) => Promise<void>;
}

type Transact = <T>(work: (database: Database) => Promise<T>) => Promise<T>;

function storeOn(database: Database, { memory, transact, runBatch }: Means): Store {
  const place = { database, memory };
  const find = async (table: PgTable, column: string, value: string): Promise<object | undefined> =>
    (
      await database
        .select()
        .from(table)
        .where(eq(columnOf(table, column), value))
        .limit(1)
    )[0];
  return {
    ofCompany: (id) => rowsOf(place, "company", { column: "companyId", id }),
    ofApplication: (id) => rowsOf(place, "application", { column: "applicationId", id }),
    platform: rowsOf(place, "platform", undefined),
    byCredential: async (table, column, value) => (await find(table, column, value)) as never,
    isTaken: async (table, column, value) => (await find(table, column, value)) !== undefined,
    connectionsOf: (applicationId) =>
      database
        .select()
        .from(connections)
        .where(eq(connections.applicationId, applicationId))
        .orderBy(connections.companyId),
    everyone: everyoneOn(place, runBatch),
    recall: memory.recall,
    // Within a transaction another one is part of it.
    transaction: (work) => transact((inner) => work(storeOn(inner, within(inner)))),
  };
}

/** The means of a transaction: everything is part of it. */
function within(database: Database): Means {
  return {
    memory: noReadMemory,
    transact: (work) => work(database),
    async runBatch(statements) {
      for (const statement of statements) await database.execute(sql.raw(statement));
    },
  };
}
