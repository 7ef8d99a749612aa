import { cancel } from "./body.js";
import { clientError, requestError } from "./errors.js";
import { fetchWith } from "./fetch-options.js";
import { signed } from "./hooks.js";
import type { Call, CallOptions, ClientOperation, Connection, LateBody, RequestParts } from "./client-types.js";
import { httpProblem } from "../http/payload.js";

/**
 * Sends a request once, with the platform's `fetch`, the `fetch` of the settings, or through middlewares and hooks.
 * Rejects with a NetworkError if no response arrives. It does not follow redirects.
 */
export async function send(
  { settings: { fetch: custom, sign }, secrets, queryKeys, route, hooks }: Connection<unknown>,
  { table, responses }: ClientOperation,
  call: Call,
  input: object,
  { url, headers, body }: RequestParts,
  { fetchOptions, progress }: Pick<CallOptions, "fetchOptions" | "progress">,
): Promise<Response> {
  const signal = call.isAbortable ? call.signal : undefined;
  signal?.throwIfAborted();
  for (const name in headers) {
    if (!field.test(`${name}\n${headers[name]}`))
      throw requestError(call, httpProblem("http/header", "No header can contain it.", `/headers/${name}`));
  }
  const platformOptions = { ...secrets().fetchOptions, ...fetchOptions, window: undefined };
  const content: unknown = typeof body === "function" ? (body as LateBody)(call) : body;
  const watched = progress?.(call);
  const init = {
    ...platformOptions,
    method: table.method,
    headers,
    redirect: "manual",
    body: content === undefined ? undefined : (watched?.upload(content) ?? content),
    duplex: "half",
    signal,
  } as object as RequestInit;
  const keep = (request: Request): void => void call.kept.push(request);
  const fetchOnce = async (request?: Request): Promise<Response> => {
    try {
      return await (request ? fetchWith(custom ?? fetch, request, platformOptions) : fetch(url, init));
    } catch (cause) {
      throw clientError("NetworkError", call, `failed with a network error${systemCode(cause)}`, {
        cause: queryKeys ? queryKeys.removeFrom(cause, url) : cause,
      });
    }
  };
  const isHooked = hooks?.isActive === true;
  const transmit = (request: Request): Promise<Response> => {
    const finish = async (last: Request): Promise<Response> => {
      const final = await signed(last, sign);
      keep(final);
      return fetchOnce(final);
    };
    return isHooked ? hooks.around({ table, responses, call }, request, finish) : finish(request);
  };
  call.attempts += 1;
  const through = route?.();
  const response = await (through
    ? through({ table, input, url, init, transmit, keep })
    : custom || sign || isHooked
      ? transmit(new Request(url, init))
      : fetchOnce());
  // A `fetch` that ignores the signal may respond after the call has ended.
  if (signal?.aborted === true) cancel(response.body);
  watched?.download(response);
  return queryKeys?.hide(response) ?? response;
}

/** " (ECONNREFUSED)": the system's code of a failed connection, if the error or its cause has one. */
function systemCode(error: unknown): string {
  for (const at of [error, (error as Error | undefined)?.cause] as readonly (
    { readonly code?: unknown } | undefined
  )[]) {
    const code = at?.code;
    if (typeof code === "string" && /^[A-Z_]{3,40}$/.test(code)) return ` (${code})`;
  }
  return "";
}

/** A name, a line feed and a value. RFC 9110, sections 5.1 and 5.5. */
const field = /^[!#$%&'*+.^_`|~\w-]+\n([!-~\x80-\xff]([\t -~\x80-\xff]*[!-~\x80-\xff])?)?$/;
