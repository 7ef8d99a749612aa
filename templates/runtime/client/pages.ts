import type { SuccessOf } from "./api-promise.js";
import { responseError } from "./errors.js";
import type { AnyResult } from "./results.js";
import { httpProblem } from "../http/payload.js";
import { serverOf } from "./server-of.js";
import { valueAtKeys, type PageCursor, type PageSource, type PageStyle } from "./page-style.js";
import type { CallOptions, ClientOperation, Connection } from "./client-types.js";

/** An operation whose results are pages of a list, for `items`, `pages` and `all`. */
export interface PagedOperation<Input, Result, Item> {
  readonly operation: ClientOperation;
  /** Keys of the items in the body. */
  readonly items: readonly string[];
  readonly style: PageStyle;
  /** The types of the operation. Undefined at run time. */
  readonly types?: { readonly input: Input; readonly result: Result; readonly item: Item };
}

/** One page of a list. */
export interface Page<Item, Result> {
  readonly items: readonly Item[];
  /** The result of the call. */
  readonly result: Result;
  /** The position behind the page, safe as JSON: `pages(input, { cursor })` continues there. Undefined on the last page. */
  readonly cursor: PageCursor | undefined;
}

/** Settings of the calls for pages. */
export interface PageOptions extends CallOptions {
  /** Starts behind an earlier page. Default: the start of the list, or the position in the input. */
  readonly cursor?: PageCursor | undefined;
}

/** Settings of the calls for an array of items. */
export interface AllOptions extends PageOptions {
  /** The maximum number of items; `Infinity` for all. */
  readonly limit: number;
}

/** The methods of an operation that pages. */
export interface PageMethods<Input, Result, Item, Rest extends readonly unknown[] = [input?: Input]> {
  /** Returns the items of all pages; calls the operation for each page when its first item is read. */
  items(...rest: [...Rest, options?: PageOptions]): AsyncIterable<Item>;
  /** Returns the pages; calls the operation for each. */
  pages(...rest: [...Rest, options?: PageOptions]): AsyncIterable<Page<Item, SuccessOf<Result>>>;
  /** Returns the items of all pages, at most `limit`. */
  all(input: Rest[0], options: AllOptions): Promise<Item[]>;
}

/** Maximum number of successive pages without items. */
const maxEmptyPages = 1000;

/** Maximum length of a cursor. */
const maxCursor = 65_536;

/** Number of last cursors that the next one may not repeat. Longer cycles end later. */
const maxCursors = 100;

/**
 * Calls an operation for each page. Rejects with an ApiError for a status that is not a success, and with a
 * ResponseValidationError for a page that leads to an earlier one.
 */
export async function* pages<Input, Result, Item>(
  connection: Connection<unknown>,
  { operation, items: keys, style }: PagedOperation<Input, Result, Item>,
  input?: Input,
  options: PageOptions = {},
): AsyncGenerator<Page<Item, SuccessOf<Result>>, void, undefined> {
  const { table } = operation;
  let { cursor } = options;
  const isKnown = cursorGuard(cursor);
  for (let emptyPages = 0; emptyPages >= 0;) {
    const request = style.request(operation, input ?? {}, cursor);
    const answer = connection.call(request.operation, request.input, options);
    const result = (await answer.orThrow().withResponse()) as AnyResult;
    const { data, response } = result;
    const fail = (reason: string): never => {
      const call = { ...table, operationId: table.id, url: serverOf(connection, operation) + table.path };
      throw responseError(call, response, undefined, [httpProblem("http/page", reason)]);
    };
    const read = (source: PageSource): unknown =>
      typeof source === "string" ? response.headers.get(source) : valueAtKeys(data, source);
    // A string is the body of another media type.
    const items = (typeof data === "string" ? data : valueAtKeys(data, keys)) ?? [];
    if (!Array.isArray(items)) return fail("The items are not an array.");
    const next = cursorOf(style.next({ ...request, connection, items, read, fail }) ?? "");
    if (next === undefined) return fail("The next cursor is not a number or a short string.");
    cursor = next;
    emptyPages = items.length === 0 ? emptyPages + 1 : 0;
    if (cursor === "") emptyPages = -1;
    else if (emptyPages > maxEmptyPages) fail("Too many pages have no items.");
    else if (isKnown(cursor)) fail("The next page is an earlier page.");
    yield {
      items: items as Item[],
      result: result as unknown as SuccessOf<Result>,
      cursor: cursor === "" ? undefined : cursor,
    };
  }
}

/** Returns a cursor of the server. Undefined if it is not usable. */
function cursorOf(next: unknown): PageCursor | undefined {
  const cursor = typeof next === "bigint" ? next.toString() : next;
  if (typeof cursor === "number") return Number.isFinite(cursor) ? cursor : undefined;
  return typeof cursor === "string" && cursor.length <= maxCursor ? cursor : undefined;
}

/** Returns a function that is true for a cursor that it was called with before, sooner or later. */
function cursorGuard(first: PageCursor | undefined): (cursor: PageCursor) => boolean {
  const last = [first];
  let landmark = first;
  let count = 0;
  return (cursor) => {
    if (last.includes(cursor) || cursor === landmark) return true;
    // The landmark moves at powers of two, so that it meets each cycle of any length.
    if ((count & ++count) === 0) landmark = cursor;
    if (last.push(cursor) > maxCursors) last.shift();
    return false;
  };
}

/** Calls an operation for each page, and yields their items. See `pages`. */
export async function* items<Input, Result, Item>(
  connection: Connection<unknown>,
  paged: PagedOperation<Input, Result, Item>,
  input?: Input,
  options?: PageOptions,
): AsyncGenerator<Item, void, undefined> {
  for await (const page of pages(connection, paged, input, options)) yield* page.items;
}

/** Returns the items of an operation's pages as an array, at most `limit`. See `pages`. */
export async function all<Input, Result, Item>(
  connection: Connection<unknown>,
  paged: PagedOperation<Input, Result, Item>,
  input: Input | undefined,
  options: AllOptions,
): Promise<Item[]> {
  const { limit } = options;
  if (!(limit >= 0 && limit === Math.floor(limit))) throw new TypeError(`"limit" must be an integer of 0 or more.`);
  const found: Item[] = [];
  if (limit === 0) return found;
  for await (const page of pages(connection, paged, input, options)) {
    for (const item of page.items) if (found.push(item) === limit) return found;
  }
  return found;
}

/** Returns the method of an operation, with its methods for pages. */
export function withPages<Input, Result, Item, Auth, Rest extends readonly unknown[], Returned>(
  connection: Connection<Auth>,
  paged: PagedOperation<Input, Result, Item>,
  call: (connection: Connection<Auth>, ...rest: Rest) => Returned,
): ((...rest: Rest) => Returned) & PageMethods<Input, Result, Item> {
  return Object.assign((...rest: Rest) => call(connection, ...rest), {
    items: (input?: Input, options?: PageOptions) => items(connection, paged, input, options),
    pages: (input?: Input, options?: PageOptions) => pages(connection, paged, input, options),
    all: (input: Input | undefined, options: AllOptions) => all(connection, paged, input, options),
  });
}
