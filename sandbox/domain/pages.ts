import type { SQL } from "../store/query.js";
import type { Page, Row, Rows } from "../store/rows.js";
import type { CompanyTable } from "../store/ownership.js";

/** The part of a list that a caller asks for: where it begins, as an earlier page has told, and how many items it holds. */
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

/** One page of a company's rows in an order, or why there is none. */
export async function findPage<T extends CompanyTable>(
  rows: Rows<"company">,
  table: T,
  { offset, limit }: PageRequest,
  { where, orderBy }: { readonly where: SQL | undefined; readonly orderBy: Page["orderBy"] },
): Promise<PageOfRows<Row<T>> | PageFault> {
  if (limit < 1) return "limitBelowOne";
  const start = offset === undefined ? 0 : positionOf(offset);
  if (start === undefined) return "unknownOffset";
  const total = await rows.count(table, where);
  const found = await rows.find(table, where, { ...(orderBy && { orderBy }), limit, offset: start });
  const end = start + found.length;
  return { rows: found, total, next: end < total && found.length > 0 ? offsetOf(end) : undefined };
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

/** The offset of a position: a text that says nothing to its reader. */
function offsetOf(position: number): string {
  return Buffer.from(`page-at-${position}`).toString("base64url");
}

/** The position of an offset that a page has told; undefined for any other text. */
function positionOf(offset: string): number | undefined {
  const digits = /^page-at-([1-9][0-9]{0,8})$/.exec(Buffer.from(offset, "base64url").toString())?.[1];
  return digits === undefined || offsetOf(Number(digits)) !== offset ? undefined : Number(digits);
}
