import type { createVendorsServer } from "@specwright/travel-expense/vendors/server";

/** A request as servers of every interface take it. */
type ServerRequest = Parameters<ReturnType<typeof createVendorsServer>["handle"]>[0];

/** Returns the same request, whose octets pass through `read` on demand. */
export function withBody(request: ServerRequest, read: (octets: Uint8Array) => Uint8Array): ServerRequest {
  const { method, path, query, native, report } = request;
  return {
    method,
    path,
    query,
    native,
    ...(report !== undefined && { report }),
    get headers() {
      return request.headers;
    },
    get signal() {
      return request.signal;
    },
    bytes: async (limit) => read(await request.bytes(limit)),
    stream: () => request.stream(),
  };
}
