import { getTableConfig, type PgColumn } from "drizzle-orm/pg-core";
import * as schema from "./schema.js";
import { storable } from "./storable.js";
import { type AnyRow, sqlName, type TableName, tableNames } from "./tables.js";

/**
 * Returns statements that replace all rows of a database except settings. They contain their values as text, so that
 * all are sent at once: one by one, with parameters, they take fifty times as long. Tables are not truncated, since
 * that creates new files for each of them.
 */
export function replacement(rows: ReadonlyMap<TableName, readonly AnyRow[]>, copies?: Copies): readonly string[] {
  const insertions = [...rows]
    .filter(([, recordsOfKind]) => recordsOfKind.length > 0)
    .map(([kind, recordsOfKind]) => insertion(kind, recordsOfKind));
  return [...deletions, ...insertions, restartSequence, ...(copies === undefined ? [] : copying(copies))];
}

/** Continues the sequence of purchase requests behind the last one. */
const restartSequence =
  "SELECT setval('purchase_requests_sequence_seq', coalesce(max(sequence), 0) + 1, false) FROM purchase_requests";

/** Continues the sequence in a schema behind the last one if that was saved with a later position. */
export const advanceSequence = (schema: string): string =>
  `SELECT setval('${schema}.purchase_requests_sequence_seq', greatest(coalesce(max(sequence), 0) + 1, (SELECT last_value + is_called::integer FROM ${schema}.purchase_requests_sequence_seq)), false) FROM ${schema}.purchase_requests`;

/** Returns one statement that replaces all rows of a schema except settings with those of another. Both have the same tables. */
export function replacementBy(from: string, to: string): string {
  const copied = tablesOfWorld.flatMap((name) => [
    `DELETE FROM ${to}.${name}`,
    `INSERT INTO ${to}.${name} SELECT * FROM ${from}.${name}`,
  ]);
  const steps = [
    ...copied,
    `UPDATE ${to}.deliveries SET claimed_until = NULL`,
    `PERFORM setval('${to}.deliveries_place_seq', coalesce(max(place), 0) + 1, false) FROM ${to}.deliveries`,
    `PERFORM setval('${to}.purchase_requests_sequence_seq', coalesce(max(sequence), 0) + 1, false) FROM ${to}.purchase_requests`,
  ];
  return `DO $$ BEGIN\n${steps.join(";\n")};\nEND $$`;
}

/** Many rows like one: each copy replaces `{n}` in its strings with its number, in six digits from 000001 on. */
export interface Copies {
  readonly table: TableName;
  /** The template of every copy, with `{n}` in its strings. */
  readonly row: AnyRow;
  /** The number of copies. */
  readonly count: number;
}

/** Copies per statement, so that many are several steps, whose progress can be reported. */
const copiesAtOnce = 5000;

/** The database makes the copies itself, and counts them, since plans of queries hang on how many rows there are. */
function copying(copies: Copies): readonly string[] {
  const { name } = getTableConfig(schema[copies.table]);
  const steps = Array.from({ length: Math.ceil(copies.count / copiesAtOnce) }, (_, step) => step * copiesAtOnce + 1);
  return [...steps.map((first) => copiesFrom(copies, first)), `ANALYZE ${name}`];
}

function copiesFrom({ table, row, count }: Copies, first: number): string {
  const { name, columns } = getTableConfig(schema[table]);
  const values = storable(row);
  const filled = columns.filter((column) => values[column.name] !== undefined && values[column.name] !== null);
  const names = filled.map((column) => sqlName(column.name)).join(", ");
  const copied = filled.map((column) => {
    const written = literal(column, values[column.name]);
    return written.startsWith("'") && written.includes("{n}")
      ? `replace(${written}, '{n}', lpad(n::text, 6, '0'))::${column.getSQLType()}`
      : written;
  });
  const last = Math.min(count, first + copiesAtOnce - 1);
  return `INSERT INTO ${name} (${names}) SELECT ${copied.join(", ")} FROM generate_series(${first}, ${last}) AS n`;
}

/** The parts of an insertion that are the same for all rows. */
interface Target {
  /** The SQL before the values. */
  readonly beginning: string;
  readonly columns: readonly PgColumn[];
}

/** By table, since asking drizzle for a table's columns takes longer than writing a row. */
const targets = new Map<TableName, Target>();

const tablesOfWorld: readonly string[] = tableNames
  .filter((name) => name !== "settings")
  .map((kind) => getTableConfig(schema[kind]).name);

const deletions: readonly string[] = tablesOfWorld.map((name) => `DELETE FROM ${name}`);

function targetOf(kind: TableName): Target {
  const known = targets.get(kind);
  if (known !== undefined) return known;
  const { name, columns } = getTableConfig(schema[kind]);
  const names = columns.map((column) => sqlName(column.name)).join(", ");
  const target = { beginning: `INSERT INTO ${name} (${names}) VALUES `, columns };
  targets.set(kind, target);
  return target;
}

function insertion(kind: TableName, rows: readonly AnyRow[]): string {
  const { beginning, columns } = targetOf(kind);
  const values = rows
    .map(storable)
    .map((row) => `(${columns.map((column) => literal(column, row[column.name])).join(", ")})`);
  return beginning + values.join(", ");
}

/** A value as SQL writes it. PostgreSQL, "String Constants": a quote is doubled, and nothing else has a meaning. */
function literal(column: PgColumn, value: unknown): string {
  if (value === undefined || value === null) return "DEFAULT";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString("hex")}'`;
  return `'${String(column.mapToDriverValue(value)).replaceAll("'", "''")}'`;
}
