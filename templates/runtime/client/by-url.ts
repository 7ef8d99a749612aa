import { nextLink } from "./next-link.js";
import { serverOf, type PageSource, type PageStyle, type ReceivedPage } from "./page-style.js";

/**
 * Pages by a URL in the response: at a location in it, or in its header Link. Only the query of the URL is used, as the
 * query of the same operation. The URL of another origin or path is an error.
 */
export function byUrl(source: PageSource): PageStyle {
  return {
    request: (operation, input, cursor) => {
      if (cursor === undefined) return { operation, input };
      const query = new URLSearchParams(String(cursor)).toString();
      return { operation: { ...operation, encode: { ...operation.encode, query: () => query } }, input };
    },
    next: (page) => {
      const text = page.read(source);
      const url = source === "link" && typeof text === "string" ? nextLink(text) : text;
      return typeof url === "string" && url !== "" ? queryOf(url, page) : url;
    },
  };
}

/** Returns the query of the next page without keys, which each call adds itself. */
function queryOf(text: string, { connection, operation, input, fail }: ReceivedPage): string {
  const { table, encode, encodeValues } = operation;
  const { path } = (encodeValues?.(input) ?? input) as { readonly path?: Readonly<Record<string, unknown>> };
  const requested = new URL(
    serverOf(connection, operation) + (encode?.path?.(table.path, table.parameters, path) ?? table.path),
  );
  if (!URL.canParse(text, requested.href)) fail("The address of the next page is not a URL.");
  const { origin, pathname, searchParams } = new URL(text, requested);
  if (origin !== requested.origin) fail("The address of the next page has another origin.");
  if (pathname !== requested.pathname) fail("The address of the next page has another path.");
  for (const scheme of Object.values(connection.schemes)) {
    if (scheme.kind === "apiKey" && scheme.in === "query") searchParams.delete(scheme.name);
  }
  return searchParams.toString() || fail("The address of the next page has no query.");
}
