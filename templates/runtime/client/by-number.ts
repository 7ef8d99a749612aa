import { isLast, valueAtKeys, withValue, type PageFlags, type PageSource, type PageStyle } from "./page-style.js";

/** The pagination of an operation with an offset or a page number. */
export interface NumberedPages extends PageFlags {
  /** Keys of the number in the input: `["query", "offset"]`. */
  readonly parameter: readonly string[];
  /** The number of the first item or page. */
  readonly first: number;
  /** The difference between pages: 1, or the value at these keys of the input. Default: the number of items. */
  readonly step?: 1 | readonly string[];
  /** The location of the number of all items or pages. */
  readonly total?: PageSource;
  /** Converts a number to the type of the parameter. Default: `Number`. */
  readonly as?: (cursor: unknown) => unknown;
}

/** Pages by an offset or a page number. A page without items ends the list. */
export function byNumber({ parameter, first, step, total, as = Number, ...flags }: NumberedPages): PageStyle {
  return {
    request: (operation, input, cursor) => ({
      operation,
      input: withValue(input, parameter, as(cursor ?? valueAtKeys(input, parameter) ?? first)),
    }),
    next: (page) => {
      const { input, items } = page;
      if (items.length === 0 || isLast(page, flags)) return undefined;
      const size = step === 1 ? 1 : Number((step && valueAtKeys(input, step)) ?? items.length);
      const next = Number(valueAtKeys(input, parameter)) + size;
      // A total of 0 next to items, or of -1, does not count.
      const all = Number(total && page.read(total));
      return all > 0 && next - first >= all ? undefined : next;
    },
  };
}
