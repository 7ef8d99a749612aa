import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.js";
import { sqlName } from "./tables.js";

/** The requested part of the results, and their order. */
export interface RowPage {
  /** The order of rows; any when absent. */
  readonly orderBy?: readonly (SQL | PgColumn)[];
  /** The largest number of rows; all when absent. */
  readonly limit?: number;
  /** The number of rows to skip. */
  readonly offset?: number;
}

/** The part that all queries of a table have, in any schema. */
interface Selection {
  /** The statement up to the name of the table. */
  readonly head: SQL;
  /** The columns, with their names in the code and in the database. */
  readonly columns: readonly { readonly key: string; readonly name: string; readonly column: PgColumn }[];
}

const selections = new WeakMap<PgTable, Selection>();

/**
 * Reads rows of a table. Drizzle writes all columns for each query, which takes longer than the rest of a short query in
 * this process; here they are written once.
 */
export async function selectRows(
  database: Database,
  table: PgTable,
  where: SQL | undefined,
  { orderBy, limit, offset }: RowPage,
): Promise<readonly never[]> {
  const { head, columns } = selectionOf(table);
  const parts = [head, sql`${table}`];
  if (where !== undefined) parts.push(sql` where ${where}`);
  if (orderBy !== undefined) parts.push(sql` order by ${sql.join([...orderBy], sql`, `)}`);
  if (limit !== undefined) parts.push(sql` limit ${limit}`);
  if (offset !== undefined) parts.push(sql` offset ${offset}`);
  const result = await database.execute(sql.join(parts));
  return rowsOf(result).map((row) => {
    const read: Record<string, unknown> = {};
    for (const { key, name, column } of columns) {
      const value = row[name];
      read[key] = value === null ? null : column.mapFromDriverValue(value);
    }
    return read as never;
  });
}

function selectionOf(table: PgTable): Selection {
  const known = selections.get(table);
  if (known !== undefined) return known;
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({ key, column, name: sqlName(key) }));
  const head = sql.raw(`select ${columns.map(({ name }) => `"${name}"`).join(", ")} from `);
  const selection = { head, columns };
  selections.set(table, selection);
  return selection;
}

/** The rows of a result: PGlite has them in a property, and the client of a server returns them. */
function rowsOf(result: unknown): readonly Readonly<Record<string, unknown>>[] {
  const { rows = result } = result as { readonly rows?: unknown };
  return rows as readonly Readonly<Record<string, unknown>>[];
}
