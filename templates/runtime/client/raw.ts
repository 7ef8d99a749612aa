import { addCredentials } from "./add-credentials.js";
import { connect } from "./connection.js";
import { fetchWith, unfollowed, type FetchOptions } from "./fetch-options.js";
import { signed } from "./hooks.js";
import { startRawHooks, type HookedCall } from "./raw-hooks.js";
import type { ClientSchemes } from "./query-keys.js";
import { rawPath } from "./raw-path.js";
import { retry } from "./retry.js";
import { maxTimeout } from "./running-call.js";
import type {
  AddressSettings,
  ThrowSetting,
  Connection,
  HeaderFields,
  RequestParts,
  Route,
  RoutedRequest,
  Validate,
} from "./client-types.js";
import type { OperationTable } from "../http/operation.js";

/** The options of openapi-fetch's `createClient`. */
export interface RawOptions {
  /** The address that paths are put behind. */
  readonly baseUrl: string;
  readonly headers: HeaderFields;
  readonly redirect: "manual";
  /** Makes the path of a template and the values of its variables. */
  readonly pathSerializer: (template: string, values: Record<string, unknown>) => string;
  /** Sends a request. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/** The part of openapi-fetch's client that is used. */
interface RawClient {
  request(
    method: string,
    path: string,
    init: object,
  ): Promise<{ readonly response: Response; readonly error?: unknown }>;
  use(...middlewares: readonly object[]): void;
  eject(...middlewares: readonly object[]): void;
}

/** A call of an operation that goes through openapi-fetch. */
interface TypedCall {
  /** Holds the request as long as the call lasts. */
  readonly keep: (request: Request) => void;
  /** Undefined before the response arrives. */
  response?: Response;
}

/** The input that openapi-fetch gives a middleware. */
interface MiddlewareInput {
  readonly request: Request;
  /** The path template of the contract. */
  readonly schemaPath: string;
  /** The parameters, as the caller gave them. */
  readonly params: object;
}

/** The input that openapi-fetch passes to middleware if no response arrives. */
interface FailedInput extends MiddlewareInput {
  /** The value that was thrown. */
  readonly error: unknown;
}

/**
 * Returns a connection together with openapi-fetch's own client for the same settings. Calls of `raw` get the address,
 * the headers, the credentials of the operation and the timeout, and behave like calls of operations:
 *
 * - A redirect is a response and is not followed, even if a call requests it. Browsers hide it: `response.type` is
 *   "opaqueredirect" there, `response.status` 0, and the target is unknown.
 * - A variable of a path is not "", "." or "..": a call with one rejects with a `ParameterError`.
 * - A call with a `baseUrl` of another origin gets neither the headers of the settings nor credentials.
 * - A key in the query is not shown in any `response.url` or error.
 *
 * Middleware is code of the caller and may send a request to any server. In all other cases `raw` behaves like
 * openapi-fetch, errors included. If `raw` has middlewares, the operations of the connection use them as well.
 *
 * `createClient` is openapi-fetch's own: `createRawClient(createClient<paths>, ...)`.
 */
export function createRawClient<Auth, Raw extends object>(
  createClient: (options: RawOptions) => Raw,
  settings: AddressSettings<Auth>,
  schemes: ClientSchemes,
  tables: readonly OperationTable[],
  validate?: Validate,
): { readonly connection: Connection<Auth>; readonly raw: Raw } {
  // Callers without types may leave them out.
  const { retries, throwOnError, ...others } = {
    ...{ baseUrl: undefined },
    ...(settings as typeof settings & ThrowSetting<true>),
  };
  const repeated = typeof retries === "object" ? retries : retry({ max: retries });
  const connection = connect<Auth>({ ...others, retries: repeated }, schemes, validate, {
    throwOnError,
    route: () => (middlewares.size > 0 ? route : undefined),
  });
  const { headers = {}, sign, timeout = Infinity, deadline = timeout, attemptTimeout = deadline } = settings;
  const options = passedOptions(settings.fetchOptions);
  const send = async (request: Request): Promise<Response> =>
    fetchWith(settings.fetch ?? fetch, await signed(request, sign), options);
  const raw = createClient({
    ...options,
    baseUrl: connection.baseUrl,
    headers,
    redirect: "manual",
    pathSerializer: rawPath,
    fetch: (request) => fetchInTime(unfollowed(request), send, Math.min(deadline, attemptTimeout)),
  });
  const client = raw as unknown as RawClient;
  const typed = new WeakMap<object, TypedCall>();
  client.use(middlewareFor(connection, headers, tables, typed));
  const route = routeThrough(client, typed);
  const middlewares = watchMiddlewares(client);
  return { connection, raw };
}

/** Options that the client sets, and options that openapi-fetch does not pass to `fetch`. */
const refused: readonly string[] = [
  ...["method", "headers", "body", "signal", "redirect", "duplex", "window"],
  ...["baseUrl", "fetch", "Request", "requestInitExt", "params", "parseAs", "middleware"],
  ...["bodySerializer", "pathSerializer", "querySerializer"],
];

/** Returns the options of `fetch` that openapi-fetch passes on. */
function passedOptions(options: FetchOptions = {}): FetchOptions {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !refused.includes(name)));
}

/** The first middleware of `raw`: it adds credentials, runs hooks, and hides keys. */
function middlewareFor(
  connection: Connection<unknown>,
  headers: HeaderFields,
  tables: readonly OperationTable[],
  typed: WeakMap<object, TypedCall>,
): object {
  const { queryKeys } = connection;
  const hooked = new WeakMap<object, HookedCall>();
  return {
    onRequest: async ({ request, schemaPath, params }: MiddlewareInput) => {
      typed.get(params)?.keep(request);
      if (typed.has(params)) return undefined;
      if (originOf(request.url) !== originOf(connection.baseUrl)) return unfollowed(withoutHeaders(request, headers));
      const table = tables.find(({ method, path }) => method === request.method && path === schemaPath);
      if (table === undefined) return unfollowed(request);
      const ready = await authorized(request, table, connection);
      if (connection.hooks?.isActive !== true) return ready;
      const call = startRawHooks(connection.hooks, table, ready, connection.baseUrl);
      hooked.set(params, call);
      return call.next;
    },
    // The first middleware is the last one to see a response. openapi-fetch gets nothing to read.
    onResponse: ({ params, response }: MiddlewareInput & { readonly response: Response }) => {
      queryKeys?.hide(response);
      const call = typed.get(params);
      if (call === undefined) return hooked.get(params)?.settle(response);
      call.response = response;
      return new Response(null, { status: 204 });
    },
    onError: async ({ request, params, error }: FailedInput) => {
      const isReason = request.signal.aborted && error === request.signal.reason;
      if (typed.has(params)) return undefined;
      const safe = isReason || !queryKeys ? error : queryKeys.removeFrom(error, request.url);
      const failed: unknown = await hooked
        .get(params)
        ?.fail(safe)
        .catch((reason: unknown) => reason);
      if (failed !== undefined && failed !== safe) throw failed as Error;
      // openapi-fetch takes nothing but errors here; what withholds nothing passes as it came.
      if (safe === error || safe instanceof Error) return safe === error ? undefined : safe;
      return new TypeError(typeof safe === "string" ? safe : "The request failed.");
    },
  };
}

/** Keeps count of the middlewares that are registered from now on. */
function watchMiddlewares(client: RawClient): { readonly size: number } {
  const { use, eject } = client;
  const registered = new Set<object>();
  client.use = (...middlewares) => {
    use(...middlewares);
    for (const middleware of middlewares) registered.add(middleware);
  };
  client.eject = (...middlewares) => {
    eject(...middlewares);
    for (const middleware of middlewares) registered.delete(middleware);
  };
  return registered;
}

/** Sends requests through openapi-fetch with strings that are already encoded. */
function routeThrough(client: RawClient, typed: WeakMap<object, TypedCall>): Route {
  return async ({ table, input: { path = {}, query, cookies }, url, init, transmit, keep }: RoutedRequest) => {
    const { body, headers, signal, redirect } = init;
    const [address, ...search] = url.split("?");
    // openapi-fetch sends the values of `header` unchanged: they are the encoded strings.
    const sent = headers as Readonly<Record<string, string>>;
    const fields = table.parameters.flatMap(({ name, in: location }) => {
      const text = location === "header" ? sent[name.toLowerCase()] : undefined;
      return text === undefined ? [] : [[name, text]];
    });
    const params = { path, query, header: Object.fromEntries(fields) as object, cookie: cookies };
    const call: TypedCall = { keep };
    typed.set(params, call);
    const { response, error } = await client.request(table.method, table.path, {
      ...passedOptions(init),
      ...{ headers, signal, redirect, duplex: "half" },
      ...(body !== undefined && { body, bodySerializer: () => body }),
      params,
      pathSerializer: () => address,
      querySerializer: () => search.join("?"),
      parseAs: "stream",
      fetch: transmit,
    });
    // Middleware returned a response instead of the server: openapi-fetch has read the body if it was an error.
    if (call.response !== undefined) return call.response;
    return response.bodyUsed
      ? new Response(typeof error === "string" ? error : JSON.stringify(error), response)
      : response;
  };
}

/** Adds credentials to a request of `raw`, except the ones that the caller set. */
async function authorized(request: Request, table: OperationTable, connection: Connection<unknown>): Promise<Request> {
  const { id: operationId, method, path } = table;
  const call = { operationId, method, url: connection.baseUrl + path, signal: request.signal };
  const parts: RequestParts = { url: request.url, headers: {} };
  await addCredentials(connection, table, call, parts, false);
  for (const [name, value] of Object.entries(parts.headers)) {
    const sentHeader = request.headers.get(name);
    if (sentHeader === null) request.headers.set(name, value);
    else if (name === "cookie") request.headers.set(name, `${sentHeader}; ${value}`);
  }
  return unfollowed(parts.url === request.url ? request : new Request(parts.url, request));
}

function originOf(address: string): string {
  return new URL(address).origin;
}

/**
 * Returns a request without the headers that settings added. Platforms trim strings and join lists, and openapi-fetch
 * appends the values of the call to those of the settings, so the resulting values are compared.
 */
function withoutHeaders(request: Request, headers: HeaderFields): Request {
  const sent = new Headers();
  for (const [name, value] of headers instanceof Headers ? headers : Object.entries(headers)) {
    if (Array.isArray(value)) for (const item of value as readonly string[]) sent.append(name, item);
    else if (typeof value !== "undefined" && value !== null) sent.set(name, value);
  }
  for (const [name, value] of sent) {
    const found = request.headers.get(name);
    if (found === value) request.headers.delete(name);
    else if (found?.startsWith(`${value}, `) === true) request.headers.set(name, found.slice(value.length + 2));
  }
  return request;
}

/** Sends a request of `raw`. The head of the response must arrive in time; failures are those of `fetch`. */
async function fetchInTime(request: Request, send: RawOptions["fetch"], timeout: number): Promise<Response> {
  if (!(timeout > 0 && timeout < Infinity)) return send(request);
  const { signal } = request;
  const controller = new AbortController();
  const abort = (): void => controller.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort);
  const timed = new Request(request, { signal: controller.signal });
  const late = (): void =>
    controller.abort(new DOMException(`No response to ${timed.method} within ${timeout} ms.`, "TimeoutError"));
  const timer = setTimeout(late, Math.min(timeout, maxTimeout));
  try {
    return await send(timed);
  } finally {
    clearTimeout(timer);
  }
}
