import { encodedPath } from "./request.js";
import { serverOf } from "./server-of.js";
import type { PageSource, PageStyle, ReceivedPage } from "./page-style.js";

/**
 * Pages by a URL at a location in the response. Only the query of the URL is used, as the query of the same operation.
 * The URL of another origin or path is an error.
 */
export function byUrl(source: PageSource, targetOf: (text: string) => unknown = String): PageStyle {
  return {
    request: (operation, input, cursor) => {
      if (cursor === undefined) return { operation, input };
      const query = new URLSearchParams(`${cursor}`).toString();
      return { operation: { ...operation, encode: { ...operation.encode, query: () => query } }, input };
    },
    next: (page) => {
      const text = page.read(source);
      const target = typeof text === "string" ? targetOf(text) : text;
      return target && typeof target === "string" ? queryOf(target, page) : target;
    },
  };
}

/** Returns the query of the next page without keys, which each call adds itself. */
function queryOf(target: string, { connection, operation, input, fail }: ReceivedPage): string {
  const { origin, pathname, href } = new URL(
    serverOf(connection, operation) + encodedPath(operation, operation.encodeValues?.(input) ?? input),
  );
  const invalid = "The next page has no valid URL.";
  const url = URL.canParse(target, href) ? new URL(target, href) : fail(invalid);
  if (url.origin !== origin) fail("The next page has another origin.");
  if (url.pathname !== pathname) fail("The next page has another path.");
  for (const name of connection.queryKeys?.names ?? []) url.searchParams.delete(name);
  return url.search.slice(1) || fail(invalid);
}
