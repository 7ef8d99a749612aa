import { utf8Text } from "../base/utf8.js";
import { cancel, readBody } from "./body.js";
import { apiError, isResponseValidationError, responseError, type ResponseValidationError } from "./errors.js";
import type { Call, ClientOperation, ClientResponse, Connection, Reaction } from "./client-types.js";
import type { AnyResult, CallEffort } from "./results.js";
import { chooseByType } from "../http/choose-by-type.js";
import { httpProblem, withoutValues, type BytesReader, type ReadOptions, type TextReader } from "../http/payload.js";
import { unreadablePayload } from "../http/payload-result.js";
import { forStatus } from "../http/status.js";
import type { Problem, Result } from "../base/problem.js";

/**
 * Reads a response into the result that the spec declares for its status. A strict client rejects with an UnexpectedStatusError or
 * a ResponseValidationError, both with the bytes of the body. A lenient client returns an undeclared or unreadable result
 * instead, since the server has processed the call.
 */
export async function readAnswer(
  { settings: { maxResponseBytes: limit = 2 ** 26, onResponseProblems }, validate }: Connection<unknown>,
  { table: { method }, responses }: ClientOperation,
  call: Call,
  response: Response,
  reaction: Reaction,
): Promise<AnyResult> {
  const { status, headers: fields } = response;
  // Status 0 is how browsers hide a redirect.
  const declared = status === 0 ? undefined : forStatus(responses, status);
  const hasBody = method !== "HEAD" && !isBodyless(status);
  const content = hasBody ? (declared?.content ?? []) : [];
  const type = fields.get("content-type") ?? "";
  const isReported = reaction === "report";
  // The result types of a strict client lack the properties that only a lenient client returns.
  const usual = typeof validate === "object" ? validate.response : validate;
  const isLenient = reaction !== "throw" && usual !== undefined && usual !== "throw";
  const problems: Problem[] = [];
  const tell = (found: readonly Problem[], body?: Uint8Array): void => {
    if (!isReported || found.length === 0) return;
    onResponseProblems?.(responseError(call, response, body, found) as ResponseValidationError);
  };
  const options: ReadOptions = {
    validate: reaction !== "off",
    contentType: type,
    ...withoutValues,
    ...(isReported && { report: (found: readonly Problem[]) => problems.push(...found) }),
  };
  const chosen = chooseByType(content, type);
  const reader = chosen ?? (reaction === "throw" ? undefined : content[0]);
  const contentType = reader?.mediaType.includes("*") ? type : reader?.mediaType;
  const headers = headersOf(declared, fields, options, problems);
  const wrongTypes = isReported && content.length > 0 && !chosen ? [wrongType] : [];
  if (reader?.wants === "stream" && (isReported || isLenient || problems.length === 0)) {
    tell([...problems, ...wrongTypes]);
    const data = reader.open(call, response, isReported ? { ...options, report: tell } : options, limit);
    return { status, data, headers, contentType, response, ...effortOf(call) };
  }

  if (!hasBody) cancel(response.body);
  const body = hasBody ? await bodyOf(call, response, limit, isLenient ? problems : undefined) : new Uint8Array();
  if (!declared && !isLenient) throw unexpectedStatus(call, response, body);
  if (body?.length !== 0) problems.push(...wrongTypes);
  const wanted = reader ?? content[0];
  const read = wanted && body && readWhole(wanted.mediaType, reader, body, options);
  const data = valueOf(read, "", problems);
  const gap = isLenient ? gapOf(declared, method, status) : undefined;
  if (gap) problems.push(gap);
  const isRead = body !== undefined && read?.ok !== false && !gap;
  if (problems.length > 0 && !isLenient && !(isReported && isRead)) throw responseError(call, response, body, problems);
  tell(problems, body);
  const asIs = declared === undefined && status !== 0 ? status : "unreadable";
  if (!isRead) return { ...unexplained(response, asIs, body), ...effortOf(call) };
  const undeclaredBody = !reader && body.length > 0 ? { undeclaredBody: undeclaredValue(body, type) } : undefined;
  return { status, data, headers, contentType, response, ...effortOf(call), ...undeclaredBody };
}

function unexpectedStatus(call: Call, response: Response, body: Uint8Array | undefined): Error {
  const { status } = response;
  const got = status === 0 ? "got a redirect that the browser hides" : `got the undeclared status ${status}`;
  const found = { ...unexplained(response, status, body), ...effortOf(call) };
  return apiError("UnexpectedStatusError", call, got, found, body);
}

function effortOf({ attempts, retryDelay, retryAfter }: Call): CallEffort {
  return { attempts, retryDelay, ...(retryAfter !== undefined && { retryAfter }) };
}

/** True for a status whose responses have no body. RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5. */
function isBodyless(status: number): boolean {
  return [204, 205, 304].includes(status);
}

/** The bytes of a body. A longer one than `limit` rejects, or is undefined if `problems` takes its problem. */
async function bodyOf(
  call: Call,
  response: Response,
  limit: number,
  problems: Problem[] | undefined,
): Promise<Uint8Array | undefined> {
  try {
    return await readBody(call, response, limit);
  } catch (error) {
    if (problems === undefined || !isResponseValidationError(error)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

/** Problem of a response that no declaration describes, for any body. */
function gapOf(declared: ClientResponse | undefined, method: string, status: number): Problem | undefined {
  if (status === 0) return httpProblem("http/status", "The browser hides the status of a redirect.");
  if (!declared) return httpProblem("http/status", `The status ${status} is not declared.`);
  const isBare = method !== "HEAD" && isBodyless(status) && declared.content.length > 0;
  return isBare ? httpProblem("http/body-required", `A response with status ${status} has no body.`) : undefined;
}

/** The result of a lenient client for a response that has an undeclared status, or a body that cannot be read. */
function unexplained(
  response: Response,
  status: number | "unreadable",
  body: Uint8Array | undefined,
): Omit<AnyResult, keyof CallEffort> {
  const contentType = response.headers.get("content-type") ?? undefined;
  return { status, data: foundValue(body, contentType ?? ""), headers: {}, contentType, response };
}

/** Returns the value of JSON, a string for other text, and the bytes for other types. Undefined without a body. */
function foundValue(body: Uint8Array | undefined, contentType: string): unknown {
  if (body === undefined || body.length === 0) return undefined;
  const value = undeclaredValue(body, contentType);
  const isText = /^text\/|[/+](json|xml)/i.test(contentType);
  return value === body && isText ? (decodeText(body, contentType) ?? body) : value;
}

/** Returns the value of a part of a response and appends its problems to `problems`. */
function valueOf(result: Result<unknown> | undefined, at: string, problems: Problem[]): unknown {
  if (result?.ok === true) return result.value;
  for (const problem of result?.problems ?? []) problems.push({ ...problem, path: at + problem.path });
  return undefined;
}

/** The headers that a response declares, as they came where they are not checked, or break the contract. */
function headersOf(
  declared: ClientResponse | undefined,
  fields: Headers,
  { validate }: ReadOptions,
  problems: Problem[],
): unknown {
  const decoded = declared?.decodeHeaders?.(declared.headers ?? [], (name) => fields.get(name));
  const read = valueOf(decoded, "/headers", problems) ?? {};
  return (validate && valueOf(declared?.checkHeaders?.(read, withoutValues), "/headers", problems)) || read;
}

const wrongType = /* @__PURE__ */ httpProblem("http/content-type", "The body has an undeclared content type.");

/** The value of a body by the reader of its media type. */
function readWhole(
  mediaType: string,
  reader: TextReader | BytesReader | { readonly wants: "stream" } | undefined,
  body: Uint8Array,
  options: ReadOptions,
): Result<unknown> {
  // An empty body is an empty string, but not a document.
  if (body.length === 0 && (!reader || /[/+](json|xml)/i.test(mediaType))) {
    return unreadablePayload("http/body-required", `The response has no body, but ${mediaType} is declared.`);
  }
  if (reader?.wants === "bytes") return reader.read(body, options);
  if (reader?.wants !== "text") return { ok: false, problems: [wrongType], truncated: false };
  const text = decodeText(body, options.contentType);
  return text === undefined ? unreadablePayload("http/charset", "The body is not UTF-8.") : reader.read(text, options);
}

/** The value of JSON; anything else stays as it came. */
function undeclaredValue(body: Uint8Array, contentType: string): unknown {
  const text = /[/+]json/i.test(contentType) ? decodeText(body, contentType) : undefined;
  try {
    return text === undefined ? body : (JSON.parse(text) as unknown);
  } catch {
    return body;
  }
}

/** Undefined when bytes are not UTF-8, or say that they are something else. */
function decodeText(bytes: Uint8Array, contentType: string): string | undefined {
  if (/charset=(?!"?(utf-?8|us-ascii)\b)/i.test(contentType)) return undefined;
  return utf8Text(bytes);
}
