import { isLast, valueAtKeys, withValue, type PageFlags, type PageSource, type PageStyle } from "./page-style.js";

/** The pagination of an operation whose responses contain the cursor of the next page. */
export interface CursorPages extends PageFlags {
  /** Keys of the cursor in the input: `["query", "cursor"]`. */
  readonly parameter: readonly string[];
  /** The location of the next cursor. */
  readonly next?: PageSource;
  /** Keys in the last item of a page: its value is the next cursor. */
  readonly lastItem?: readonly string[];
  /** Converts a cursor to the type of the parameter. Default: `String`. */
  readonly as?: (cursor: unknown) => unknown;
}

/** Pages by a cursor from the response. A page without items does not end the list. */
export function byCursor({ parameter, next, lastItem, as = String, ...flags }: CursorPages): PageStyle {
  return {
    request: (operation, input, cursor) => ({
      operation,
      input: cursor === undefined ? input : withValue(input, parameter, as(cursor)),
    }),
    next: (page) => {
      if (isLast(page, flags)) return undefined;
      return lastItem ? valueAtKeys(page.items.at(-1), lastItem) : next && page.read(next);
    },
  };
}
