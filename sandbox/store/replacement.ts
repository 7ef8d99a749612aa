import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import * as schema from "./schema.js";
import { type AnyRow, sqlName, type TableName, tableNames } from "./tables.js";

/**
 * Statements after which a database has these rows and no others, but for the settings. They hold their values as text, so that
 * all of them travel at once: one by one, with parameters, they take fifty times as long. Tables are not truncated, since that
 * makes new files for each of them.
 */
export function replacement(rows: ReadonlyMap<TableName, readonly AnyRow[]>): readonly string[] {
  const kinds = tableNames.filter((name) => name !== "settings");
  return [
    ...kinds.map((kind) => `DELETE FROM ${getTableConfig(schema[kind]).name}`),
    ...[...rows].filter(([, own]) => own.length > 0).map(([kind, own]) => insertion(schema[kind], own)),
  ];
}

function insertion(table: PgTable, rows: readonly AnyRow[]): string {
  const { name, columns } = getTableConfig(table);
  const names = columns.map((column) => sqlName(column.name)).join(", ");
  const values = rows.map((row) => `(${columns.map((column) => literal(column, row[column.name])).join(", ")})`);
  return `INSERT INTO ${name} (${names}) VALUES ${values.join(", ")}`;
}

/** A value as SQL writes it. PostgreSQL, "String Constants": a quote is doubled, and nothing else has a meaning. */
function literal(column: PgColumn, value: unknown): string {
  if (value === undefined || value === null) return "DEFAULT";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString("hex")}'`;
  return `'${String(column.mapToDriverValue(value)).replaceAll("'", "''")}'`;
}
