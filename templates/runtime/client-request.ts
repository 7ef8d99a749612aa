import { addCredentials, isHeaderValue, type RequestParts } from "./client-auth.js";
import { readAddress, type Connection, type RoutedRequest } from "./client-connection.js";
import { RequestValidationError } from "./client-errors.js";
import type { Call } from "./client-send.js";
import type { CallOptions, ClientOperation } from "./client-types.js";
import type { ParameterValues } from "./http-operation.js";
import { httpProblem, type WrittenPayload } from "./http-payload.js";
import { bestMediaType } from "./media-type.js";
import { encodeCookies } from "./parameter-encode-cookies.js";
import { encodeHeaders } from "./parameter-encode-headers.js";
import { encodePath } from "./parameter-encode-path.js";
import { encodeQuery } from "./parameter-encode-query.js";
import type { Problem } from "./problem.js";

/** What callers give an operation. */
export interface CallInput extends ParameterValues {
  readonly contentType?: string;
  readonly body?: unknown;
}

/** Settings of a call that names its whole address: webhooks and callbacks. */
export interface AddressedCallOptions extends CallOptions {
  /** Instead of base URL and path; its own query stays. */
  readonly url?: string | undefined;
}

/** Makes the request of a call. Rejects with a RequestValidationError when it breaks the contract or cannot travel. */
export async function makeRequest(
  connection: Connection<unknown>,
  operation: ClientOperation,
  call: Call,
  { path, query, headers, cookies, contentType, body }: CallInput,
  options: AddressedCallOptions,
  isChecked: boolean,
): Promise<Omit<RoutedRequest, "send">> {
  const { table } = operation;
  const values = { path, query, headers, cookies };
  const payload = encoded(call, () => {
    const problems: Problem[] = [];
    const check = isChecked ? operation.check?.(values) : undefined;
    if (check?.ok === false) problems.push(...check.problems);
    const written = writeBody(operation, contentType, body, isChecked, problems);
    if (problems.length > 0) throw new RequestValidationError(call, problems);
    return written?.();
  });
  const parts: RequestParts = { headers: { accept: acceptOf(operation) }, query: [], cookies: [] };
  const address = encoded(call, () => {
    addHeaders(call, parts, connection.settings.headers);
    addHeaders(call, parts, options.headers);
    for (const [name, value] of encodeHeaders(table.parameters, headers)) parts.headers[name.toLowerCase()] = value;
    parts.query.push(encodeQuery(table.parameters, query));
    parts.cookies.push(parts.headers["cookie"] ?? "", encodeCookies(table.parameters, cookies));
    return options.url === undefined && connection.baseUrl !== ""
      ? connection.baseUrl + encodePath(table.path, table.parameters, path)
      : wholeAddress(call, options.url);
  });
  await addCredentials(parts, table, connection, call, isChecked);
  const search = parts.query.filter(Boolean).join("&");
  const cookie = parts.cookies.filter(Boolean).join("; ");
  if (cookie !== "") parts.headers["cookie"] = cookie;
  if (payload !== undefined) parts.headers["content-type"] = payload.contentType;
  return {
    path: table.path,
    values: values as ParameterValues,
    url: search === "" ? address : `${address}${address.includes("?") ? "&" : "?"}${search}`,
    init: {
      method: table.method,
      headers: parts.headers,
      signal: call.signal,
      redirect: "manual",
      ...(payload === undefined ? {} : platformBody(payload.body)),
    },
  };
}

/** Reports the problems of encoders as those of the call. */
function encoded<T>(call: Call, encode: () => T): T {
  try {
    return encode();
  } catch (error) {
    if (error instanceof RequestValidationError) throw error;
    const { problems } = error as { readonly problems?: readonly Problem[] };
    throw new RequestValidationError(call, problems ?? [httpProblem("http/unencodable-value", "The body cannot be written.")]); // prettier-ignore
  }
}

/** Finds the writer of a body and checks the body, if there is one to be sent. */
function writeBody(
  { body: declared }: ClientOperation,
  contentType: string | undefined,
  body: unknown,
  isChecked: boolean,
  problems: Problem[],
): (() => WrittenPayload) | undefined {
  if (body === undefined || declared === undefined) {
    if (isChecked && declared?.required === true)
      problems.push(httpProblem("required", "The request must have a body."));
    return undefined;
  }
  const writer = contentType === undefined ? declared.content[0] : bestMediaType(declared.content, contentType);
  if (writer === undefined) {
    problems.push(httpProblem("http/content-type", "The contract has no body of this content type."));
    return undefined;
  }
  const check = isChecked ? writer.validate?.(body) : undefined;
  if (check?.ok === false) problems.push(...check.problems);
  return () => writer.write(body, contentType);
}

function addHeaders(call: Call, { headers }: RequestParts, more: Readonly<Record<string, string>> = {}): void {
  for (const [name, value] of Object.entries(more)) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || !isHeaderValue(value)) {
      throw new RequestValidationError(call, [httpProblem("http/header", "The header has characters that cannot be sent.", `/headers/${name}`)]); // prettier-ignore
    }
    headers[name.toLowerCase()] = value;
  }
}

function wholeAddress(call: Call, text: string = ""): string {
  const url = readAddress(text);
  if (url === undefined) {
    throw new RequestValidationError(call, [httpProblem("http/url", "The address must be an http or https address without user name and password.")]); // prettier-ignore
  }
  url.hash = "";
  return url.href;
}

const accepted = new WeakMap<ClientOperation, string>();

/** The media types that an operation's answers can have, in order of the contract. RFC 9110, section 12.5.1. */
function acceptOf(operation: ClientOperation): string {
  let accept = accepted.get(operation);
  if (accept === undefined) {
    const types = Object.values(operation.responses).flatMap(({ content }) =>
      content.map(({ mediaType }) => mediaType),
    );
    accept = [...new Set(types)].join(", ") || "*/*";
    accepted.set(operation, accept);
  }
  return accept;
}

type PlatformBody = NonNullable<RequestInit["body"]>;

/** A body as `fetch` takes it. */
function platformBody(body: WrittenPayload["body"]): { readonly body: PlatformBody; readonly duplex?: "half" } {
  if (typeof body === "string" || body instanceof Uint8Array || body instanceof Blob) return { body: body as PlatformBody };
  return { body: platformStream(body) as PlatformBody, duplex: "half" };
}

/** Streams of the platform go as they are; others are read as they are pulled, and stopped when the request is. */
function platformStream(body: Exclude<WrittenPayload["body"], string | Uint8Array>): unknown {
  if (body instanceof ReadableStream) return body;
  if ("arrayBuffer" in body) return body.stream();
  const chunks = "getReader" in body ? undefined : body[Symbol.asyncIterator]();
  const reader = "getReader" in body ? body.getReader() : undefined;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await (reader?.read() ?? chunks!.next());
      if (done === true) controller.close();
      else controller.enqueue(value!);
    },
    async cancel(reason) {
      await (reader?.cancel(reason) ?? chunks?.return?.());
    },
  });
}
