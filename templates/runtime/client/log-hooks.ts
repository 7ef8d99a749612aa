import type { ClientHooks, HookContext } from "./hooks.js";
import { safeText } from "../base/safe-text.js";
import type { HttpMethod, ParameterTable } from "../http/operation.js";

/** An attempt, for logs. It contains no value of a path, a query, a cookie or a body. */
export interface AttemptRecord {
  /** The operation's name: "createOrder". */
  readonly operation: string;
  readonly method: HttpMethod;
  /** The path template: "/orders/{id}". */
  readonly path: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** From the request to the head of the response, or to the error. */
  readonly milliseconds: number;
  /** Undefined if no response arrived. */
  readonly status?: number;
  /** The name of the error, if no response arrived: "NetworkError". */
  readonly error?: string;
  /** Names of the declared query parameters that the request contains. */
  readonly query: readonly string[];
  /** Headers that the operation declares, except `unlogged` ones. Values have at most about 200 characters. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** The same of the response; empty for calls of `raw`. */
  readonly responseHeaders: Readonly<Record<string, string>>;
}

/** Returns hooks that call `write` for every attempt. All texts are safe to print. */
export function logHooks(write: (record: AttemptRecord) => void): ClientHooks {
  const starts = new WeakMap<object, number>();
  const log = (context: HookContext & { request: Request }, headers?: Headers, outcome?: object): void => {
    const { operation, call, attempt, request } = context;
    const now = Date.now();
    const answers = Object.values(operation.responses ?? {}).flatMap((response) => response.headers ?? []);
    write({
      operation: safeText(operation.id, 200),
      method: operation.method,
      path: safeText(operation.path, 1000),
      attempt,
      milliseconds: Math.max(0, now - (starts.get(call) ?? now)),
      ...outcome,
      query: queryNames(operation.parameters, request.url),
      requestHeaders: loggedHeaders(operation.parameters, request.headers),
      responseHeaders: headers ? loggedHeaders(answers, headers) : {},
    });
  };
  return {
    request: ({ call }) => void starts.set(call, Date.now()),
    response: ({ response, ...context }) => log(context, response.headers, { status: response.status }),
    error: ({ error, ...context }) => log(context, undefined, { error: nameOf(error) }),
  };
}

/** Names that the API does not declare may be values: those of a map, for example. */
function queryNames(parameters: readonly ParameterTable[], url: string): readonly string[] {
  const sent = [...new URL(url).searchParams.keys()].map((key) => key.replace(/\[.*$/s, ""));
  const names = parameters.flatMap((table) => (table.in === "query" && sent.includes(table.name) ? table.name : []));
  return names.map((name) => safeText(name, 200));
}

function loggedHeaders(tables: readonly ParameterTable[], headers: Headers): Readonly<Record<string, string>> {
  const declared = tables.filter((table) => table.in === "header");
  const names = (isUnlogged: boolean): ReadonlySet<string> =>
    new Set(declared.flatMap(({ name, unlogged = false }) => (unlogged === isUnlogged ? name.toLowerCase() : [])));
  const [logged, unlogged] = [names(false), names(true)];
  const shown = [...headers].filter(([name]) => logged.has(name) && !unlogged.has(name));
  return Object.fromEntries(shown.map(([name, value]) => [name, safeText(value, 200)]));
}

function nameOf(error: unknown): string {
  const name = (error as { readonly name?: unknown } | null | undefined)?.name;
  return typeof name === "string" ? safeText(name, 80) : typeof error;
}
