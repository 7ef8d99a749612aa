import type { HeaderFields } from "./client-types.js";
import { entriesOf } from "./request.js";
import type { OperationTable, ParameterValues } from "../http/operation.js";

/**
 * Returns the input of an operation with a value for the header that it declares for idempotency keys: that of the
 * caller, in the input or among the headers of the call, or a new one.
 */
export function withIdempotencyKey(
  { idempotencyHeader: name = "" }: OperationTable,
  input: ParameterValues,
  headers: HeaderFields | undefined,
): ParameterValues {
  if (fieldOf(input.headers, name) !== undefined) return input;
  return { ...input, headers: { ...input.headers, [name]: fieldOf(headers, name) ?? idempotencyKey() } };
}

function fieldOf(fields: object | undefined, name: string): unknown {
  for (const [key, value] of entriesOf(fields as HeaderFields))
    if (key.toLowerCase() === name.toLowerCase()) return value;
  return undefined;
}

/** A random UUID, version 4. RFC 9562, section 5.4. Pages without TLS have no `crypto.randomUUID`. */
export function idempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
