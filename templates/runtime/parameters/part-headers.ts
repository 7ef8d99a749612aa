import type { ParameterTable } from "../http/operation.js";
import type { Check } from "../http/payload.js";
import type { PartHeaders } from "../http/payload-multipart-table.js";
import { decodeHeaders } from "./decode-headers.js";
import { encodeHeaders } from "./encode-headers.js";

/** Headers of a part of a multipart form, written and read as those of a message. OpenAPI, Encoding Object, `headers`. */
export function partHeaders(tables: readonly ParameterTable[], check?: Check): PartHeaders {
  return {
    write: (values) => encodeHeaders(tables, values),
    read: (get) => decodeHeaders(tables, get),
    ...(check && { check }),
  };
}
