import { and, count, getTableName, type SQL } from "drizzle-orm";
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database } from "./database.js";
import { type Owner, type OwnedTable, ownerOf } from "./ownership.js";
import { keyColumnsOf } from "./key-columns.js";
import { eq, inArray } from "./query.js";
import type { NoteRows, ReadMemory } from "./read-memory.js";
import { type RowPage, selectRows } from "./select-rows.js";
import { storable } from "./storable.js";
import type { AnyRow } from "./tables.js";

/** A row as it is read. */
export type Row<T extends PgTable> = T["$inferSelect"];

/** A row to be written; its owner is filled in. */
export type NewRow<T extends PgTable> = Omit<T["$inferInsert"], OwnerColumn<T>>;

type OwnerColumn<T> =
  T extends OwnedTable<"company"> ? "companyId" : T extends OwnedTable<"application"> ? "applicationId" : never;

/** Strings by the names of their columns. */
type Texts<T> = Readonly<Partial<Record<keyof T & string, string>>>;

/** The rows of one owner: nobody who holds this can read or write those of another. */
export interface Rows<O extends Owner> {
  /** All rows that fit. */
  find<T extends OwnedTable<O>>(table: T, where?: SQL, page?: RowPage): Promise<readonly Row<T>[]>;
  /** The first row that fits. */
  first<T extends OwnedTable<O>>(table: T, where?: SQL): Promise<Row<T> | undefined>;
  /** Returns the row with these strings in its columns, cached until it is written; callers must not modify it. */
  known<T extends OwnedTable<O>>(table: T, texts: Texts<T>): Promise<Readonly<Row<T>> | undefined>;
  /** Returns the rows with one of these strings in a column, in any order, cached in the same way. */
  knownOf<T extends OwnedTable<O>>(
    table: T,
    column: keyof T & string,
    texts: readonly string[],
  ): Promise<readonly Readonly<Row<T>>[]>;
  /** The number of rows that fit. */
  count(table: OwnedTable<O>, where?: SQL): Promise<number>;
  /** Adds a row, which becomes one of the owner. */
  insert<T extends OwnedTable<O>>(table: T, row: NewRow<T>): Promise<void>;
  /** The number of rows that were changed. */
  update<T extends OwnedTable<O>>(table: T, values: Partial<NewRow<T>>, where?: SQL): Promise<number>;
  /** The number of rows that were deleted. */
  delete(table: OwnedTable<O>, where?: SQL): Promise<number>;
}

/** An owner, by the column that names it; undefined for the platform, whose tables have none. */
export type Ownership = { readonly column: "companyId" | "applicationId"; readonly id: string } | undefined;

/** The database with the rows, the cache that is cleared on writes, and the listener for dependencies. */
export interface RowStorage {
  readonly database: Database;
  /** The schema of the tables. */
  readonly schema: string;
  readonly memory: ReadMemory;
  /** Receives the rows that a read depends on. */
  readonly note: NoteRows;
}

/** Returns the rows of an owner. Every query is restricted to the owner. */
export function rowsOf<O extends Owner>(databasePlace: RowStorage, owner: O, ownership: Ownership): Rows<O> {
  const rows = new OwnedRows(databasePlace, owner, ownership);
  const all: Rows<Owner> = {
    find: (table, where, page) => rows.find(table, where, page),
    first: async (table, where) => (await rows.find(table, where, { limit: 1 }))[0],
    known: (table, texts) => rows.known(table, texts) as never,
    knownOf: (table, column, texts) => rows.knownOf(table, column, texts),
    count: (table, where) => rows.count(table, where),
    insert: (table, row) => rows.insert(table, row),
    update: (table, values, where) => rows.update(table, values, where),
    delete: (table, where) => rows.delete(table, where),
  };
  return all as Rows<O>;
}

/** Queries for the rows of one owner, for any table. */
class OwnedRows {
  constructor(
    private readonly databasePlace: RowStorage,
    private readonly owner: Owner,
    private readonly ownership: Ownership,
  ) {}

  async find(table: PgTable, where?: SQL, page: RowPage = {}): Promise<readonly never[]> {
    this.databasePlace.note({ table });
    return this.select(table, where, page);
  }

  async known(table: PgTable, texts: object): Promise<AnyRow | undefined> {
    const { memory, note } = this.databasePlace;
    const key = ["row", getTableName(table), this.ownership?.id, texts];
    const read = async (inner: NoteRows): Promise<AnyRow | undefined> => {
      const named = Object.entries<string>(texts as Readonly<Record<string, string>>);
      const unique = named.findLast(([column]) => isKey(table, column));
      inner(unique === undefined ? { table } : { table, with: { column: unique[0], text: unique[1] } });
      const conditions = named.map(([column, text]) => eq(columnOf(table, column), text));
      return (await this.select(table, and(...conditions), { limit: 1 }))[0];
    };
    return memory.recall(key, read, note);
  }

  async knownOf(table: PgTable, column: string, texts: readonly string[]): Promise<readonly never[]> {
    const { memory, note } = this.databasePlace;
    const key = ["rows", getTableName(table), this.ownership?.id, column, texts];
    const read = async (inner: NoteRows): Promise<readonly never[]> => {
      if (isKey(table, column)) for (const text of texts) inner({ table, with: { column, text } });
      else inner({ table });
      return texts.length === 0 ? [] : this.select(table, inArray(columnOf(table, column), texts), {});
    };
    return memory.recall(key, read, note);
  }

  async count(table: PgTable, where?: SQL): Promise<number> {
    this.databasePlace.note({ table });
    const found = await this.databasePlace.database
      .select({ total: count() })
      .from(table)
      .where(this.owned(table, where));
    return found[0]?.total ?? 0;
  }

  async insert(table: PgTable, row: object): Promise<void> {
    this.owned(table, undefined);
    const { database, memory } = this.databasePlace;
    const inserted = this.filled(row);
    await memory.writing(async (wrote) => {
      wrote({ table, known: { rows: [inserted as AnyRow], set: [] } });
      await database.insert(table).values(inserted as PgInsertValue<PgTable>);
    });
  }

  async update(table: PgTable, values: object, where?: SQL): Promise<number> {
    const { database, memory } = this.databasePlace;
    const changed = database.update(table).set(this.filled(values) as PgUpdateSetSource<PgTable>);
    return memory.writing(async (wrote) => {
      const written = await changed.where(this.owned(table, where)).returning(keyColumnsOf(table).all);
      wrote({ table, known: { rows: written, set: Object.keys(values) } });
      return written.length;
    });
  }

  async delete(table: PgTable, where?: SQL): Promise<number> {
    const { database, memory } = this.databasePlace;
    return memory.writing(async (wrote) => {
      const written = await database.delete(table).where(this.owned(table, where)).returning(keyColumnsOf(table).all);
      wrote({ table, known: { rows: written, set: [] } });
      return written.length;
    });
  }

  /** Returns a condition that only matches rows of the owner. */
  private owned(table: PgTable, where: SQL | undefined): SQL | undefined {
    if (ownerOf(table) !== this.owner) throw new TypeError("A query reads rows with another kind of owner.");
    const { ownership } = this;
    return ownership === undefined ? where : and(eq(columnOf(table, ownership.column), ownership.id), where);
  }

  /** A row to be written, with its owner. */
  private filled(row: object): object {
    const { ownership } = this;
    return storable(ownership === undefined ? row : { ...row, [ownership.column]: ownership.id });
  }

  private select(table: PgTable, where: SQL | undefined, page: RowPage): Promise<readonly never[]> {
    return selectRows(this.databasePlace.database, table, this.owned(table, where), page);
  }
}

function isKey(table: PgTable, column: string): boolean {
  return Object.hasOwn(keyColumnsOf(table).all, column);
}

/** A column of a table by its name. Throws a `TypeError` for a table without it. */
export function columnOf(table: PgTable, name: string): PgColumn {
  const column = (table as unknown as Readonly<Record<string, PgColumn | undefined>>)[name];
  if (column === undefined) throw new TypeError(`A table has no column "${name}".`);
  return column;
}
