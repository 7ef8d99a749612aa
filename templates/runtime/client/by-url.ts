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
  const { table, encode, encodeValues } = operation;
  const { path } = (encodeValues?.(input) ?? input) as { readonly path?: Readonly<Record<string, unknown>> };
  const requested = new URL(
    serverOf(connection, operation) + (encode?.path?.(table.path, table.parameters, path) ?? table.path),
  );
  const invalid = "The next page has no valid URL.";
  const url = URL.canParse(target, requested.href) ? new URL(target, requested) : fail(invalid);
  if (url.origin !== requested.origin) fail("The next page has another origin.");
  if (url.pathname !== requested.pathname) fail("The next page has another path.");
  for (const name of connection.queryKeys?.names ?? []) url.searchParams.delete(name);
  return url.search.slice(1) || fail(invalid);
}
