import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";

/** Columns of a table that name rows: those of its primary key, those without two equal values, and the user that a row is about. */
export interface KeyColumns {
  /** Columns by name. */
  readonly all: Readonly<Record<string, PgColumn>>;
  /** Names of the primary key columns, which never change. */
  readonly primary: ReadonlySet<string>;
}

/** By table, since asking drizzle for a table's columns takes longer than a read. */
const known = new Map<PgTable, KeyColumns>();

/** The key columns of a table, by the names that code has for them. */
export function keyColumnsOf(table: PgTable): KeyColumns {
  const found = known.get(table) ?? readColumns(table);
  known.set(table, found);
  return found;
}

function readColumns(table: PgTable): KeyColumns {
  const { columns, primaryKeys } = getTableConfig(table);
  const primary = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
  const names = new Set(primary.map(({ name }) => name));
  const keys = columns.filter(({ name, isUnique }) => names.has(name) || isUnique || name === "userId");
  return { all: Object.fromEntries(keys.map((column) => [column.name, column])), primary: names };
}
