import type { SecuritySchemeTables } from "../http/operation.js";

/** The security schemes of an API, with the code for its API keys in the query, if it has any. */
export type ClientSchemes = SecuritySchemeTables & { readonly [queryKeysOf]?: QueryKeys };

/** Adds API keys to the query, and hides them. A bundle contains this code only if the API has such keys. */
export interface QueryKeys {
  /** Names of query parameters that are API keys. */
  readonly names: readonly string[];
  /** Returns a pair of the query. Undefined if no address can contain the key. */
  pair(name: string, key: string): string | undefined;
  /** Hides the keys from the `url` of a response and its clones. */
  hide(response: Response): Response;
  /** Returns the error of a request to an address, without keys. */
  removeFrom(error: unknown, url: string): unknown;
}

/** Key of the code for API keys among the schemes. */
export const queryKeysOf: unique symbol = /* @__PURE__ */ Symbol("queryKeys");

/** Returns security schemes with the code for their API keys in the query. */
export function withQueryKeys(schemes: SecuritySchemeTables): ClientSchemes {
  const names = Object.values(schemes).flatMap((scheme) =>
    scheme.kind === "apiKey" && scheme.in === "query" ? [scheme.name] : [],
  );
  const queryKeys: QueryKeys = {
    names,
    pair: (name, key) => (/\p{Cs}/u.test(key) ? undefined : `${encodeURIComponent(name)}=${encodeURIComponent(key)}`),
    hide: (response) => hideKeys(response, names),
    removeFrom: (error, url) => withoutKeys(error, url, names),
  };
  return { ...schemes, [queryKeysOf]: queryKeys };
}

function hideKeys(response: Response, names: readonly string[]): Response {
  const { url } = response;
  const shown = url && withoutPairs(url, names).url;
  if (shown === url) return response;
  const clone = response.clone.bind(response);
  Reflect.defineProperty(response, "url", { value: shown, configurable: true });
  Reflect.defineProperty(response, "clone", { value: () => hideKeys(clone(), names), configurable: true });
  return response;
}

/**
 * The error that a request failed with, without the keys of its query: platforms and libraries write whole addresses into their
 * errors. With such keys it is a copy that holds the name, the message, the stack, the code and the cause.
 */
function withoutKeys(error: unknown, url: string, names: readonly string[]): unknown {
  const { values } = withoutPairs(url, names);
  const texts = values.flatMap(spellings).filter((text) => text !== "");
  return texts.length === 0 ? error : copied(error, texts, 5);
}

/** A key as an address has it, as it is, and as others encode it: those of `URLSearchParams`, `encodeURI` and `URL`. Longer ones first. */
function spellings(value: string): readonly string[] {
  const key = decoded(value);
  const found = [
    value,
    key,
    encodeURIComponent(key),
    encodeURI(key),
    new URLSearchParams([["", key]]).toString().slice(1),
  ];
  return found.flatMap((text) => [text, text.replaceAll("'", "%27")]).sort((a, b) => b.length - a.length);
}

/** An address without the pairs of its query that have one of the names, and the values of those. */
function withoutPairs(
  address: string,
  names: readonly string[],
): { readonly url: string; readonly values: readonly string[] } {
  const start = address.indexOf("?");
  if (start === -1) return { url: address, values: [] };
  const values: string[] = [];
  const kept = address
    .slice(start + 1)
    .split("&")
    .filter((pair) => {
      const [name = "", ...value] = pair.split("=");
      const isKey = names.includes(decoded(name));
      if (isKey) values.push(value.join("="));
      return !isKey;
    });
  return { url: address.slice(0, start) + (kept.length > 0 ? `?${kept.join("&")}` : ""), values };
}

function copied(error: unknown, texts: readonly string[], depth: number): unknown {
  const safe = (text: string): string => texts.reduce((all, secret) => all.replaceAll(secret, "***"), text);
  if (typeof error === "string") return safe(error);
  if (!(error instanceof Error) || depth === 0) return undefined;
  const copy = error instanceof TypeError ? new TypeError(safe(error.message)) : new Error(safe(error.message));
  const { code } = error as { readonly code?: unknown };
  const members = {
    name: error.name,
    stack: safe(error.stack ?? ""),
    ...(error.cause !== undefined && { cause: copied(error.cause, texts, depth - 1) }),
  };
  for (const [name, value] of Object.entries(members)) {
    Object.defineProperty(copy, name, { value, configurable: true, writable: true });
  }
  return typeof code === "string" ? Object.assign(copy, { code: safe(code) }) : copy;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
