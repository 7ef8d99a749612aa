import { cancel } from "./client-body.js";
import type { Connection } from "./client-connection.js";
import { clientError, requestError } from "./client-errors.js";
import type { RequestParts } from "./client-request.js";
import type { Call, ClientOperation } from "./client-types.js";

/**
 * Sends a request by the platform's `fetch`, by that of the settings, or through middlewares. Rejects with a
 * NetworkError when no answer comes. Nothing is repeated, nothing is followed.
 */
export async function send(
  { settings, route }: Connection<unknown>,
  { table: { method, path } }: ClientOperation,
  call: Call,
  { address, query, cookies, headers, body, values }: RequestParts,
): Promise<Response> {
  const { signal } = call;
  signal.throwIfAborted();
  const search = query.filter(Boolean).join("&");
  const cookie = cookies.filter(Boolean).join("; ");
  if (cookie !== "") headers["cookie"] = cookie;
  for (const name in headers) {
    if (!fieldValue.test(headers[name]!)) throw requestError(call, "http/header", "A header cannot hold this text.", `/headers/${name}`); // prettier-ignore
  }
  const url = search === "" ? address : `${address}${address.includes("?") ? "&" : "?"}${search}`;
  const init = { method, headers, signal, redirect: "manual", ...(body === undefined ? {} : { body, duplex: "half" }) } as RequestInit; // prettier-ignore
  const { fetch: custom } = settings;
  const transmit = async (request?: Request): Promise<Response> => {
    try {
      if (custom !== undefined) return await custom(request ?? new Request(url, init));
      return await (request === undefined ? fetch(url, init) : fetch(request));
    } catch (cause) {
      throw clientError("NetworkError", call, "failed on the network", { cause });
    }
  };
  const through = route?.();
  const response = await (through === undefined ? transmit() : through({ path, values, url, init, send: transmit }));
  // Whoever does not hear the signal may answer when nobody waits any more.
  if (signal.aborted) cancel(response.body);
  return response;
}

/** RFC 9110, section 5.5. */
const fieldValue = /^([!-~\x80-\xff]([\t -~\x80-\xff]*[!-~\x80-\xff])?)?$/;
