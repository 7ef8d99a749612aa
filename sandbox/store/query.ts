import { eq as equals, inArray as isOneOf, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { hasNul } from "./storable.js";

/** Conditions and orders of queries, for modules that use the store. */
export { and, asc, desc, isNull, lte, or } from "drizzle-orm";
export type { SQL } from "drizzle-orm";
export { alias } from "drizzle-orm/pg-core";

/** True if a column has a value. */
export const eq: typeof equals = (column: SQL.Aliased | SQL | PgColumn, value: unknown): SQL =>
  typeof value === "string" && hasNul(value) ? nowhere : equals(column as PgColumn, value);

/** True if a column has one of several strings. */
export const inArray = (column: PgColumn, values: readonly string[]): SQL =>
  isOneOf(
    column,
    values.filter((value) => !hasNul(value)),
  );

/** A condition that holds in no row. */
const nowhere = sql`false`;

/** A property of a column of details as text; null if it is missing. */
export const memberText = (column: PgColumn, name: string): SQL => sql`${column} ->> ${name}`;

/** A property of a column of details as a number; null if it is missing. */
export const memberNumber = (column: PgColumn, name: string): SQL => sql`(${column} ->> ${name})::numeric`;

/**
 * Conditions that a string equals another one, begins with it, contains it or ends with it. Letter case counts, and no
 * character is a wildcard.
 */
export const textMatches: Readonly<Record<"exact" | "begins" | "contains" | "ends", TextMatch>> = {
  exact: unlessNul((text, part) => sql`(${text}) = ${part}`),
  begins: unlessNul((text, part) => sql`starts_with((${text}), ${part})`),
  contains: unlessNul((text, part) => sql`strpos((${text}), ${part}) > 0`),
  ends: unlessNul((text, part) => sql`right((${text}), length(${part}::text)) = ${part}`),
};

function unlessNul(matches: TextMatch): TextMatch {
  return (text, part) => (hasNul(part) ? nowhere : matches(text, part));
}

type TextMatch = (text: SQL | PgColumn, part: string) => SQL;

/** Conditions that a date that starts with YYYY-MM-DD is before or after another day; that day itself is excluded. */
export const dayBefore = (date: SQL | PgColumn, day: string): SQL => sql`left(${date}, 10) < ${day}`;
/** The condition that a time is after a day. */
export const dayAfter = (date: SQL | PgColumn, day: string): SQL => sql`left(${date}, 10) > ${day}`;

/** The two directions of an order. */
export type SortDirection = "ascending" | "descending";

/** A key by which rows are sorted: strings in the order of code points, or numbers. Rows without one are last. */
export interface SortKey {
  readonly kind: "text" | "number";
  /** The value in a row. */
  readonly value: SQL | PgColumn;
  readonly direction: SortDirection;
}

const comparable = ({ kind, value }: SortKey): SQL => (kind === "text" ? sql`(${value}) COLLATE "C"` : sql`(${value})`);

/** The order by a key. */
export const bySortKey = (key: SortKey): SQL => sql`${comparable(key)} ${sql.raw(words[key.direction])} NULLS LAST`;

/** True for rows behind those with a value of the key; of the rows with that value, for those of a condition. */
export const isBehindKey = (key: SortKey, last: string | number | null, isLater: SQL): SQL => {
  const compared = comparable(key);
  if (last === null) return sql`(${compared} IS NULL AND ${isLater})`;
  const text = key.kind === "text" ? sql`${last}::text` : sql`${last}::numeric`;
  const sign = sql.raw(key.direction === "ascending" ? ">" : "<");
  return sql`(${compared} ${sign} ${text} OR (${compared} = ${text} AND ${isLater}) OR ${compared} IS NULL)`;
};

const words: Readonly<Record<SortDirection, string>> = { ascending: "ASC", descending: "DESC" };

/** True if a column of details contains a value as JSON. Uses an index of the column. */
export const containsJson = (column: PgColumn, value: unknown): SQL =>
  hasNul(value) ? nowhere : sql`${column} @> ${JSON.stringify(value)}::jsonb`;

/** Users under another name, so that a condition can speak of a second one. */
type Users = PgTable & Readonly<Record<"id" | "companyId" | "identity", PgColumn>>;

/**
 * True for users whose details have, at a path, the id of another user of the company that meets a condition. The query
 * finds the others first, and then, with an index of the details, the users that name them.
 */
export const namesAnother = (
  id: PgColumn,
  { from, to }: { readonly from: Users; readonly to: Users },
  path: readonly string[],
  where: SQL,
): SQL => {
  const value = path.reduceRight((inner, name) => sql`jsonb_build_object(${name}::text, ${inner})`, sql`${to.id}`);
  return sql`${id} IN (SELECT ${from.id} FROM ${id.table} AS ${to} JOIN ${id.table} AS ${from} ON ${from.companyId} = ${to.companyId}
    AND ${from.identity} @> ${value} WHERE ${where})`;
};

/** True if a list in a JSON column has items. */
export const hasItems = (column: PgColumn): SQL => sql`${column} <> '[]'::jsonb`;

/** True for rows that follow one with these values in the order of the columns. */
export const isAfter = (columns: readonly PgColumn[], values: readonly string[]): SQL =>
  sql`(${sql.join([...columns], sql`, `)}) > (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;
