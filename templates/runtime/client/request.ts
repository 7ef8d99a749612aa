import { parseAddress } from "./address.js";
import { requestError, type RequestValidationError } from "./errors.js";
import { chooseByType } from "../http/choose-by-type.js";
import type {
  AddressedCallOptions,
  Call,
  ClientOperation,
  Connection,
  HeaderFields,
  RequestParts,
  Reaction,
} from "./client-types.js";
import type { ParameterValues } from "../http/operation.js";
import { httpProblem, withoutValues, type CheckOptions } from "../http/payload.js";
import type { ParameterError } from "../parameters/error.js";
import type { Problem, Result } from "../base/problem.js";

/** The argument of an operation. */
export interface CallInput extends ParameterValues {
  /** The media type of the body, if the API has several. Default: the first one. */
  readonly contentType?: string;
  /** The payload. Undefined if none is sent. */
  readonly body?: unknown;
}

/** The groups of parameters; a caller may leave out any. */
type GivenValues = { readonly [Group in keyof ParameterValues]: ParameterValues[Group] | undefined };

/**
 * Validates and encodes the input of a caller. Throws a RequestValidationError if it cannot be serialized, or if it is
 * invalid and `reaction` is "throw".
 */
export function prepareRequest(
  { baseUrl, secrets, settings }: Pick<Connection<unknown>, "baseUrl" | "secrets" | "settings">,
  operation: ClientOperation,
  call: Call,
  { path, query, headers, cookies, contentType, body }: CallInput,
  options: AddressedCallOptions,
  reaction: Reaction,
): RequestParts {
  const { table, check, encodeValues, encode = {}, body: declared, accept } = operation;
  const { parameters } = table;
  const problems: Problem[] = [];
  const valuesByLocation: GivenValues = { path, query, headers, cookies };
  const examine = <T>(check: ((value: T, options: CheckOptions) => Result<unknown>) | undefined, value: T): void => {
    const result = reaction === "off" ? undefined : check?.(value, withoutValues);
    if (result?.ok === false) problems.push(...result.problems);
  };
  examine(check, valuesByLocation);
  const content = body === undefined ? [] : (declared?.content ?? []);
  const writer = contentType === undefined ? content[0] : chooseByType(content, contentType);
  if (writer) examine(writer.validate, body);
  else if (content.length > 0)
    problems.push(httpProblem("http/content-type", "The operation does not declare this content type."));
  else if (reaction !== "off" && declared?.required) problems.push(httpProblem("required", "The body is missing."));
  const address = options.url === undefined ? undefined : parseAddress(options.url);
  // The path of an address may be a secret, so that no message repeats it.
  if (address) {
    call.url = address.origin;
    address.hash = "";
  }
  if (problems.length > 0) {
    const error = requestError(call, ...problems);
    if (reaction !== "report" || (content[0] && !writer)) throw error;
    settings.onRequestProblems?.(error as RequestValidationError);
  }
  try {
    if (options.url !== undefined && !address)
      throw new TypeError(`"url" must be an http or https URL without user name and password.`);
    const sent = encodeValues === undefined ? valuesByLocation : (encodeValues(valuesByLocation) as GivenValues);
    const payload = writer?.write(body, contentType, { validate: reaction === "throw" });
    const fields: Record<string, string> = accept ? { accept } : {};
    for (const headerFields of [secrets().headers, options.headers]) {
      for (const [name, text] of entriesOf(headerFields)) {
        if (text !== undefined && text !== null) fields[name.toLowerCase()] = text;
      }
    }
    for (const [name, value] of encode.headers?.(parameters, sent.headers) ?? []) fields[name.toLowerCase()] = value;
    if (payload) fields["content-type"] = payload.contentType;
    const parts: RequestParts = {
      url: address?.href ?? baseUrl + encodedPath(operation, sent),
      headers: fields,
      body: payload?.body,
    };
    addQuery(parts, encode.query?.(parameters, sent.query));
    addCookie(parts, encode.cookies?.(parameters, sent.cookies));
    return parts;
  } catch (fault) {
    const { message, problems: encodingProblems } = fault as Partial<ParameterError> & Error;
    throw requestError(call, ...(encodingProblems ?? [httpProblem("http/unencodable-value", message)]));
  }
}

/** Returns the path of an operation with encoded values. */
export function encodedPath({ table: { path, parameters }, encode }: ClientOperation, values: unknown): string {
  return encode?.path?.(path, parameters, (values as GivenValues).path) ?? path;
}

/** Returns the names and values of headers from an object or a `Headers`. */
export function entriesOf(fields: HeaderFields = {}): Iterable<readonly [string, string | null | undefined]> {
  return Symbol.iterator in fields ? (fields as Iterable<never>) : Object.entries(fields);
}

/** Adds to the query. */
export function addQuery(parts: RequestParts, text: string | undefined): void {
  if (text) parts.url += (parts.url.includes("?") ? "&" : "?") + text;
}

/** Adds a cookie, or several. */
export function addCookie({ headers }: RequestParts, text: string | undefined): void {
  if (text) headers["cookie"] = headers["cookie"] ? `${headers["cookie"]}; ${text}` : text;
}
