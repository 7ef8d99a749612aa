import { withBody } from "../../domain/with-body.js";
import type { ApiServer } from "../interface.js";

/** Operations whose requests carry records of vendors. */
const writes: ReadonlySet<string | undefined> = new Set(["createVendors", "updateVendors"]);

/**
 * A server that takes vendors without StatusList as if it were empty. The contract requires the list, as the documents do; it reports
 * results, which no caller has, and most leave it out.
 */
export function withoutStatuses(server: ApiServer): ApiServer {
  return {
    ...server,
    handle: (request) =>
      server.handle(
        writes.has(server.operationAt(request.method, request.path)) ? withBody(request, completedBody) : request,
      ),
  };
}

/** A body in which every vendor has the list; one that lacks nothing, or is none of vendors, stays as it is. */
function completedBody(octets: Uint8Array): Uint8Array {
  try {
    const body = JSON.parse(new TextDecoder().decode(octets)) as { readonly Vendor?: unknown };
    const { Vendor: sent } = body;
    if (!Array.isArray(sent) || !sent.some(lacksList)) return octets;
    const records = sent.map((record: unknown) => (lacksList(record) ? { ...record, StatusList: [] } : record));
    return new TextEncoder().encode(JSON.stringify({ ...body, Vendor: records }));
  } catch {
    // The stub says what is wrong with it.
    return octets;
  }
}

function lacksList(record: unknown): record is object {
  return (
    typeof record === "object" && record !== null && !Array.isArray(record) && !Object.hasOwn(record, "StatusList")
  );
}
