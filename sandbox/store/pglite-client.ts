import type { PGlite, Results } from "@electric-sql/pglite";
import { LostDatabase, PgliteConnection, type RowOptions } from "./pglite-connection.js";

/** Statements of a transaction, in the form that drizzle calls. */
export interface PgliteStatements {
  /** Runs one statement. */
  query(text: string, values?: readonly unknown[], options?: RowOptions): Promise<Results>;
}

/** Milliseconds between attempts to open a database that crashed. */
const reopenMilliseconds = 1000;

/**
 * A PGlite with prepared statements, whose transactions run one after the other. One in a folder is opened again after a
 * crash: PostgreSQL ends if it cannot write its log, such as on a full disk, and loses no transaction that it has committed.
 */
export class PgliteClient implements PgliteStatements {
  private turn: Promise<unknown> = Promise.resolve();
  private triedAt = -Infinity;
  private connection: PgliteConnection;

  /** `reopen` opens the database again; undefined for one in memory. */
  constructor(
    client: PGlite,
    private readonly reopen: (() => Promise<PGlite>) | undefined,
  ) {
    this.connection = new PgliteConnection(client);
  }

  query(text: string, values?: readonly unknown[], options?: RowOptions): Promise<Results> {
    return this.exclusive((connection) => connection.query(text, values, options));
  }

  /** Runs statements without parameters, as one transaction. */
  execute(text: string): Promise<void> {
    return this.exclusive(async (connection) => void (await connection.execute(text)));
  }

  /** Runs work in a transaction. */
  transaction<T>(work: (statements: PgliteStatements) => Promise<T>): Promise<T> {
    return this.exclusive(async (connection) => {
      await connection.execute("BEGIN");
      let result: T;
      try {
        result = await work(connection);
      } catch (error) {
        if (connection.crash === undefined) await connection.execute("ROLLBACK");
        throw error;
      }
      const tag = await connection.execute("COMMIT");
      if (tag === "ROLLBACK") throw new Error("A statement of the transaction failed.");
      return result;
    });
  }

  /** The whole database as an archive with gzip. */
  dumpCompressed(): Promise<Blob> {
    return this.exclusive(({ client }) => client.dumpDataDir("gzip"));
  }

  /** Closes the database, after all earlier work. */
  async close(): Promise<void> {
    await this.turn;
    const { crash, client } = this.connection;
    if (crash === undefined) await client.close();
  }

  /** Runs work when all earlier work is complete. */
  private exclusive<T>(work: (connection: PgliteConnection) => Promise<T>): Promise<T> {
    const result = this.turn.then(async () => work(await this.opened()));
    this.turn = result.catch(() => undefined);
    return result;
  }

  private async opened(): Promise<PgliteConnection> {
    const { crash } = this.connection;
    if (crash === undefined) return this.connection;
    const isTooEarly = performance.now() - this.triedAt < reopenMilliseconds;
    if (this.reopen === undefined || isTooEarly) throw new LostDatabase("The database has crashed.", { cause: crash });
    this.triedAt = performance.now();
    try {
      this.connection = new PgliteConnection(await this.reopen());
    } catch {
      throw new LostDatabase("The database cannot be opened again.", { cause: crash });
    }
    return this.connection;
  }
}
