import { and, asc, bySortKey, isAfter, isBehindKey, type SortKey, type SQL } from "../store/query.js";
import type { Row, Rows } from "../store/rows.js";
import type { PagedTable } from "../store/ownership.js";
import { type PageKey, readPageKey, writePageKey } from "./page-key.js";

/** The requested part of a list: its start, from an earlier page, and its number of items. */
export interface PageRequest {
  /** The text that an earlier page has told; undefined for the first page. */
  readonly offset: string | undefined;
  /** The largest number of items. */
  readonly limit: number;
}

/** A part of a list. */
export interface PageOfRows<T> {
  /** The items of the page. */
  readonly rows: readonly T[];
  /** The number of items in the whole list. */
  readonly total: number;
  /** The offset of the next page; absent on the last one. */
  readonly next: string | undefined;
}

/** The reason why a page cannot be given: the names that the tables of errors use. */
export type PageFault = "limitBelowOne" | "unknownOffset";

/** A list of rows: those of a condition, in the order of creation unless another key comes first. */
export interface PagedList<T> {
  /** Names the list and its order. An offset of a list with another name is unknown. */
  readonly name: string;
  /** Absent for all rows of the company. */
  readonly where: SQL | undefined;
  /** A key that comes before the time of creation, and its value in a row. */
  readonly first?: { readonly key: SortKey; readonly valueIn: (row: T) => PageKey["value"] };
}

/** One page of a company's rows in an order, or why there is none. It begins behind the last row of the page before, even if that was deleted. */
export async function findPage<T extends PagedTable>(
  rows: Rows<"company">,
  table: T,
  { offset, limit }: PageRequest,
  { name, where, first }: PagedList<Row<T>>,
): Promise<PageOfRows<Row<T>> | PageFault> {
  if (limit < 1) return "limitBelowOne";
  const after = offset === undefined ? undefined : readPageKey(offset, name, first?.key.kind ?? "none");
  if (offset !== undefined && after === undefined) return "unknownOffset";
  const total = await rows.count(table, where);
  const orderBy = [...(first === undefined ? [] : [bySortKey(first.key)]), asc(table.createdAt), asc(table.id)];
  const isBehind = after && isBehindRow(table, after, first?.key);
  const found = await rows.find(table, and(where, isBehind), { orderBy, limit: limit + 1 });
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const value = last === undefined ? null : (first?.valueIn(last) ?? null);
  return { rows: page, total, next: last && writePageKey({ ...keyColumns(last), value }, name) };
}

function isBehindRow({ createdAt, id }: PagedTable, last: PageKey, key: SortKey | undefined): SQL {
  const isLater = isAfter([createdAt, id], [last.createdAt, last.id]);
  return key === undefined ? isLater : isBehindKey(key, last.value, isLater);
}

/** Every table that pages has these columns; their types are lost in its row. */
function keyColumns(row: object): Pick<PageKey, "createdAt" | "id"> {
  return row as Pick<PageKey, "createdAt" | "id">;
}

/** The address of the page at an offset: the query of this one with another offset. */
export function nextPageUri(
  address: string,
  query: Readonly<Record<string, string | number | undefined>>,
  next: string,
): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && name !== "offset") parameters.append(name, String(value));
  parameters.append("offset", next);
  return `${address}?${parameters.toString()}`;
}
