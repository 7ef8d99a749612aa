import * as schema from "./schema.js";

/** Tables by their names in code. */
export type TableName = keyof typeof schema;

/** A row of any table, by the names of its columns in code. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** The names of all tables. */
export const tableNames = Object.keys(schema) as readonly TableName[];

/** The name of a column in SQL: "company_id". */
export function sqlName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
