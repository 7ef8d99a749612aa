import type { ParameterTable } from "../http/operation.js";
import { httpProblem } from "../http/payload.js";
import { pointerPart } from "../json/pointer.js";
import { encodeHeaders } from "../parameters/encode-headers.js";
import { setMember } from "../parameters/members.js";
import { contractBreach } from "./breach.js";
import type { ServerReplyTable } from "./server-types.js";

/** The headers of a response, as adapters accept them. */
export type WrittenHeaders = Record<string, string | readonly string[]>;

/** Writes the headers of a reply, and checks them. */
export interface WriteReplyHeaders {
  /** True when a reply without headers needs no work. */
  readonly isIdle: boolean;
  /** Adds the headers that a handler returned. Throws a `ContractBreach`. */
  into(written: WrittenHeaders, headers: Readonly<Record<string, unknown>> | undefined): WrittenHeaders;
}

/** Set by the media type of the body, or by the adapter. */
const reserved: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "content-type",
  "date",
  "keep-alive",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/**
 * Prepares the headers of a response. Declared headers are validated and encoded by their tables; a handler may add
 * others as strings or lists of strings. A list sends the header several times (Set-Cookie). Case does not matter.
 */
export function compileReplyHeaders(
  { headers: tables = [], checkHeaders, encodeValues }: ServerReplyTable,
  validate: boolean,
): WriteReplyHeaders {
  const named = new Map(tables.map((table) => [table.name.toLowerCase(), table]));
  const check = validate ? checkHeaders : undefined;
  return {
    // With nothing given, only what the contract requires can be wrong.
    isIdle: check === undefined || check(Object.create(null)).ok,
    into(written, headers = {}) {
      const values = namedValues(headers, named);
      const checked = check?.(values);
      if (checked?.ok === false)
        throw contractBreach("The headers of the reply are not valid against the spec.", checked.problems);
      const sent = encodeValues === undefined ? values : (encodeValues(values) as typeof values);
      for (const [name, value] of encodeHeaders(tables, sent)) written[name] = value;
      for (const [name, value] of Object.entries(headers)) {
        if (value === undefined || named.has(name.toLowerCase())) continue;
        addExtra(written, name, value);
      }
      return written;
    },
  };
}

/** The values of the headers that the contract names, under the names as it spells them. */
function namedValues(
  headers: Readonly<Record<string, unknown>>,
  named: ReadonlyMap<string, ParameterTable>,
): Readonly<Record<string, unknown>> {
  const values = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of Object.entries(headers)) {
    const table = named.get(name.toLowerCase());
    if (table !== undefined && value !== undefined) values[table.name] = value;
  }
  return values;
}

/** True if a string is a valid header name. RFC 9110, section 5.6.2. */
export function isHeaderName(name: string): boolean {
  return /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(name);
}

/** True if a header is set by the media type of the body, or by the adapter. */
export function isReservedHeader(name: string): boolean {
  return reserved.has(name.toLowerCase());
}

function addExtra(written: WrittenHeaders, name: string, value: unknown): void {
  if (!isHeaderName(name)) throw headerBreach(name, "The name is not valid for a header.");
  if (isReservedHeader(name)) throw headerBreach(name, "Handlers must not set this header.");
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  // RFC 9110, section 5.5: a line break would begin another header.
  if (!values.every((one) => typeof one === "string" && /^[\t -~\x80-\xff]*$/.test(one))) {
    throw headerBreach(name, "A header must be a string of printable characters, or an array of such strings.");
  }
  setMember(written, name, value);
}

function headerBreach(name: string, message: string): Error {
  return contractBreach("The headers of the reply are not valid against the spec.", [
    httpProblem("http/header", message, `/${pointerPart(name)}`),
  ]);
}
