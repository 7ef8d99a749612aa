import { bodyTooLarge } from "../../templates/runtime/http/payload-bytes.js";
import type { RequestHeaders } from "../../templates/runtime/http/headers.js";
import type { Server, ServerRequest, ServerResponse } from "../../templates/runtime/server/server-types.js";

/** Parts of a request that a test chooses. */
export interface RequestParts {
  readonly headers?: RequestHeaders;
  readonly body?: string | Uint8Array;
  readonly signal?: AbortSignal;
  readonly report?: (error: unknown) => void;
}

/** A request as an adapter would hand it over. A body gets its Content-Length, unless headers say otherwise. */
export function serverRequest(method: string, target: string, parts: RequestParts = {}): ServerRequest {
  const mark = target.indexOf("?");
  const bytes = typeof parts.body === "string" ? new TextEncoder().encode(parts.body) : parts.body;
  const length = bytes === undefined ? {} : { "content-length": String(bytes.length) };
  return {
    method,
    path: mark === -1 ? target : target.slice(0, mark),
    query: mark === -1 ? "" : target.slice(mark + 1),
    headers: { ...length, ...parts.headers },
    bytes: (limit) =>
      (bytes?.length ?? 0) > limit ? Promise.reject(bodyTooLarge(limit)) : Promise.resolve(bytes ?? new Uint8Array(0)),
    // eslint-disable-next-line @typescript-eslint/require-await
    async *stream() {
      if (bytes !== undefined) yield bytes;
    },
    signal: parts.signal ?? new AbortController().signal,
    native: undefined,
    ...(parts.report !== undefined && { report: parts.report }),
  };
}

/** Sends a request to a server, without any adapter. */
export async function send(
  server: Server,
  method: string,
  target: string,
  parts?: RequestParts,
): Promise<ServerResponse> {
  return await server.handle(serverRequest(method, target, parts));
}

/** The JSON body of a response. */
export function jsonOf(response: ServerResponse): unknown {
  return typeof response.body === "string" ? JSON.parse(response.body) : undefined;
}
