import type { ClientOperation, Connection } from "./client-types.js";

/** The position behind a page, safe as JSON: an opaque string of the server, or a number. */
export type PageCursor = string | number;

/** The location of a value in a response: the name of a header, or the keys of a value in the body. */
export type PageSource = string | readonly string[];

/** The pagination of an operation: the request for a page, and the position behind it. */
export interface PageStyle {
  /** Returns the operation and the input that request the page at a cursor; undefined for the first page. */
  request(operation: ClientOperation, input: object, cursor: PageCursor | undefined): PageCall;
  /** Returns the position behind a page as the server sent it. Undefined, null or "" behind the last page. */
  next(page: ReceivedPage): unknown;
}

/** The call of one page. */
export interface PageCall {
  readonly operation: ClientOperation;
  /** As the caller of the operation passes it. */
  readonly input: object;
}

/** A page as it was received. */
export interface ReceivedPage extends PageCall {
  readonly connection: Connection<unknown>;
  /** The items of the page; empty if the body has none. */
  readonly items: readonly unknown[];
  /** Returns the value at a location in the response. Undefined or null if it is absent. */
  read(source: PageSource): unknown;
  /** Throws the error of a page that cannot be continued, for a reason in a sentence. */
  fail(reason: string): never;
}

/** The locations of flags that end a list. */
export interface PageFlags {
  /** The location of a boolean that is false on the last page. */
  readonly more?: PageSource;
  /** The location of a boolean that is true on the last page. */
  readonly last?: PageSource;
}

/** True if a flag of a page ends the list. */
export function isLast({ read }: ReceivedPage, { more, last }: PageFlags): boolean {
  // A header has the text of a boolean.
  const isFlag = (source: PageSource | undefined, value: boolean): boolean => {
    const found = source && read(source);
    return found === value || (typeof found === "string" && found.toLowerCase() === `${value}`);
  };
  return isFlag(more, false) || isFlag(last, true);
}

/** Returns the value at some keys. Undefined if a key is absent. */
export function valueAtKeys(value: unknown, keys: readonly string[]): unknown {
  let at = value;
  for (const key of keys) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Readonly<Record<string, unknown>>)[key];
  }
  return at;
}

/** Returns a copy of an object with a value at some keys. */
export function withValue(object: unknown, [key = "", ...keys]: readonly string[], value: unknown): object {
  const inner = (object as Readonly<Record<string, unknown>> | undefined)?.[key];
  return { ...(object as object), [key]: keys.length === 0 ? value : withValue(inner, keys, value) };
}
