import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import * as schema from "./schema.js";
import type { TableName } from "./tables.js";

/** Names of the columns of each key of a table: of no two rows are the values of one the same. The primary key is first. */
export function uniqueKeysOf(name: TableName): readonly (readonly string[])[] {
  const { columns, primaryKeys, uniqueConstraints } = getTableConfig(schema[name] as PgTable);
  const primary = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
  const single = columns.filter(({ isUnique }) => isUnique).map((column) => [column]);
  return [primary, ...single, ...uniqueConstraints.map((constraint) => constraint.columns)].map((key) =>
    key.map((column) => column.name),
  );
}

/** A reason for which the database does not store rows: a key that another row has, or a value that a column cannot hold. */
export type StoreFault = { readonly kind: "key"; readonly values: string } | { readonly kind: "value" };

/** The fault behind an error of the database; undefined for any other error. PostgreSQL, appendix A: classes 22 and 23. */
export function storeFaultOf(error: unknown): StoreFault | undefined {
  const { cause = error } = error as { readonly cause?: unknown };
  const { code, detail = "" } = (cause ?? {}) as { readonly code?: unknown; readonly detail?: string };
  if (code === "23505") return { kind: "key", values: /\)=\(([^]*)\) already exists/.exec(detail)?.[1] ?? "" };
  return typeof code === "string" && /^2[23][0-9A-Z]{3}$/.test(code) ? { kind: "value" } : undefined;
}
