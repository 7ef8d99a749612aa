import { and, count, getTableName, type SQL } from "drizzle-orm";
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database } from "./database.js";
import { type Owner, type OwnedTable, ownerOf } from "./ownership.js";
import { eq } from "./query.js";
import type { NoteTable, ReadMemory } from "./read-memory.js";
import { storable } from "./storable.js";

/** A row as it is read. */
export type Row<T extends PgTable> = T["$inferSelect"];

/** A row to be written; its owner is filled in. */
export type NewRow<T extends PgTable> = Omit<T["$inferInsert"], OwnerColumn<T>>;

type OwnerColumn<T> =
  T extends OwnedTable<"company"> ? "companyId" : T extends OwnedTable<"application"> ? "applicationId" : never;

/** The part of what was found that is wanted, and its order. */
export interface Page {
  readonly orderBy?: readonly (SQL | PgColumn)[];
  readonly limit?: number;
  readonly offset?: number;
}

/** Texts by the names of their columns. */
type Texts<T> = Readonly<Partial<Record<keyof T & string, string>>>;

/** The rows of one owner: nobody who holds this can read or write those of another. */
export interface Rows<O extends Owner> {
  /** All rows that fit. */
  find<T extends OwnedTable<O>>(table: T, where?: SQL, page?: Page): Promise<readonly Row<T>[]>;
  /** The first row that fits. */
  first<T extends OwnedTable<O>>(table: T, where?: SQL): Promise<Row<T> | undefined>;
  /** The row with these texts in its columns, remembered until its table is written; nobody changes it. */
  known<T extends OwnedTable<O>>(table: T, texts: Texts<T>): Promise<Readonly<Row<T>> | undefined>;
  count(table: OwnedTable<O>, where?: SQL): Promise<number>;
  insert<T extends OwnedTable<O>>(table: T, ...rows: readonly NewRow<T>[]): Promise<void>;
  /** The number of rows that were changed. */
  update<T extends OwnedTable<O>>(table: T, values: Partial<NewRow<T>>, where?: SQL): Promise<number>;
  /** The number of rows that were deleted. */
  delete(table: OwnedTable<O>, where?: SQL): Promise<number>;
}

/** An owner, by the column that names it; undefined for the platform, whose tables have none. */
export type Ownership = { readonly column: "companyId" | "applicationId"; readonly id: string } | undefined;

/** The database that rows are in, the memory that forgets when they are written, and the one who hears which tables are asked. */
export interface Place {
  readonly database: Database;
  readonly memory: ReadMemory;
  readonly note: NoteTable;
}

/** The rows of an owner. Every query that it makes asks for the owner. */
export function rowsOf<O extends Owner>({ database, memory, note }: Place, owner: O, ownership: Ownership): Rows<O> {
  const own = (table: PgTable, where: SQL | undefined): SQL | undefined => {
    if (ownerOf(table) !== owner) throw new TypeError("A query asks for rows of another kind of owner.");
    return ownership === undefined ? where : and(eq(columnOf(table, ownership.column), ownership.id), where);
  };
  const filled = (row: object): object =>
    storable(ownership === undefined ? row : { ...row, [ownership.column]: ownership.id });

  const rows: Rows<Owner> = {
    async find(table, where, page = {}) {
      note(table);
      const query = database
        .select()
        .from(table as PgTable)
        .where(own(table, where))
        .$dynamic();
      if (page.orderBy !== undefined) void query.orderBy(...page.orderBy);
      if (page.limit !== undefined) void query.limit(page.limit);
      if (page.offset !== undefined) void query.offset(page.offset);
      return query;
    },
    async first(table, where) {
      return (await rows.find(table, where, { limit: 1 }))[0];
    },
    known: (table, texts) =>
      memory.recall(
        ["row", getTableName(table), ownership?.id, texts],
        (inner) => {
          const named = Object.entries(texts).map(([column, text]) => eq(columnOf(table, column), text));
          return rowsOf({ database, memory, note: inner }, owner, ownership).first(table as never, and(...named));
        },
        note,
      ) as never,
    async count(table, where) {
      note(table);
      const found = await database
        .select({ total: count() })
        .from(table as PgTable)
        .where(own(table, where));
      return found[0]?.total ?? 0;
    },
    async insert(table, ...values) {
      own(table, undefined);
      await memory.writing([table], async () => {
        for (let at = 0; at < values.length; at += rowsAtOnce)
          await database
            .insert(table as PgTable)
            .values(values.slice(at, at + rowsAtOnce).map(filled) as PgInsertValue<PgTable>[]);
      });
    },
    async update(table, values, where) {
      const changed = database.update(table).set(filled(values) as PgUpdateSetSource<PgTable>);
      return memory.writing([table], async () => (await changed.where(own(table, where))).affectedRows ?? 0);
    },
    async delete(table, where) {
      const deleted = database.delete(table).where(own(table, where));
      return memory.writing([table], async () => (await deleted).affectedRows ?? 0);
    },
  };
  return rows as Rows<O>;
}

/** Rows of one statement: PostgreSQL takes 65,535 parameters, and no table has more than thirty columns. */
const rowsAtOnce = 2000;

/** A column of a table by its name. Throws a `TypeError` for a table without it. */
export function columnOf(table: PgTable, name: string): PgColumn {
  const column = (table as unknown as Readonly<Record<string, PgColumn | undefined>>)[name];
  if (column === undefined) throw new TypeError(`A table has no column "${name}".`);
  return column;
}
