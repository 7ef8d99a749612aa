import { cancel, readBody } from "./body.js";
import { clientError, responseError, type ResponseValidationError } from "./errors.js";
import type { Call, ClientOperation, ClientResponse, Connection, WrongAnswers } from "./client-types.js";
import { chooseByType } from "../http/choose-by-type.js";
import { httpProblem, withoutValues, type BytesReader, type ReadOptions, type TextReader } from "../http/payload.js";
import { unreadable } from "../http/payload-result.js";
import { forStatus } from "../http/status.js";
import type { Problem, Result } from "../base/problem.js";

/**
 * Reads an answer into the result that the contract declares for its status. Rejects with an UnexpectedStatusError or
 * a ResponseValidationError, both with what was read of the body; where wrong answers are reported, with the second for what
 * cannot be read at all.
 */
export async function readAnswer(
  { settings: { maxResponseBytes: limit = 2 ** 26, onResponseProblems } }: Connection<unknown>,
  { table, responses }: ClientOperation,
  call: Call,
  response: Response,
  wrongAnswers: WrongAnswers,
): Promise<object> {
  const { status, headers: fields } = response;
  // Status 0 is how browsers hide a redirect.
  const declared = status === 0 ? undefined : forStatus(responses, status);
  const hasBody = table.method !== "HEAD" && ![204, 205, 304].includes(status);
  const content = hasBody ? (declared?.content ?? []) : [];
  const type = fields.get("content-type") ?? "";
  const isReported = wrongAnswers === "report";
  const problems: Problem[] = [];
  const tell = (found: readonly Problem[], body?: Uint8Array): void => {
    if (found.length > 0) onResponseProblems?.(responseError(call, response, body, found) as ResponseValidationError);
  };
  const options: ReadOptions = {
    validate: wrongAnswers !== "off",
    contentType: type,
    ...withoutValues,
    ...(isReported && { report: (found: readonly Problem[]) => problems.push(...found) }),
  };
  const chosen = chooseByType(content, type);
  const reader = chosen ?? (wrongAnswers === "throw" ? undefined : content[0]);
  const contentType = reader?.mediaType.includes("*") ? type : reader?.mediaType;
  const headers = headersOf(declared, fields, options, problems);
  if (isReported && content.length > 0 && !chosen) problems.push(wrongType);
  if (reader?.wants === "stream" && (isReported || problems.length === 0)) {
    tell(problems);
    const data = reader.open(call, response, isReported ? { ...options, report: tell } : options, limit);
    return { status, data, headers, contentType, response };
  }
  if (!hasBody) cancel(response.body);
  const body = hasBody ? await readBody(call, response, limit) : new Uint8Array();
  if (!declared) throw unexpectedStatus(call, response, body);
  const wanted = reader ?? content[0];
  const read = wanted && readWhole(wanted.mediaType, reader, body, options);
  const data = valueOf(read, "", problems);
  if (problems.length > 0) {
    if (!isReported || read?.ok === false) throw responseError(call, response, body, problems);
    tell(problems, body);
  }
  const undeclaredBody = !reader && body.length > 0 ? { undeclaredBody: undeclaredValue(body, type) } : undefined;
  return { status, data, headers, contentType, response, ...undeclaredBody };
}

/** The value of a part of an answer; its problems join those that were found. */
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

function unexpectedStatus(call: Call, response: Response, body: Uint8Array): Error {
  const { status } = response;
  const got = status === 0 ? "got a redirect that the browser hides" : `got the undeclared status ${status}`;
  return clientError("UnexpectedStatusError", call, got, { response, body });
}

const wrongType = /* @__PURE__ */ httpProblem("http/content-type", "The body has an undeclared content type.");

/** The value of a body by the reader of its media type. */
function readWhole(
  mediaType: string,
  reader: TextReader | BytesReader | { readonly wants: "stream" } | undefined,
  body: Uint8Array,
  options: ReadOptions,
): Result<unknown> {
  // No bytes are a text, but no document.
  if (body.length === 0 && (!reader || /[/+](json|xml)/i.test(mediaType))) {
    return unreadable("http/body-required", `The answer has no body; ${mediaType} is declared.`);
  }
  if (reader?.wants === "bytes") return reader.read(body, options);
  if (reader?.wants !== "text") return { ok: false, problems: [wrongType], truncated: false };
  const text = decodeText(body, options.contentType);
  return text === undefined ? unreadable("http/charset", "The body is not UTF-8.") : reader.read(text, options);
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

const decoder = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true });

/** Undefined when bytes are not UTF-8, or say that they are something else. */
function decodeText(bytes: Uint8Array, contentType: string): string | undefined {
  if (/charset=(?!"?(utf-?8|us-ascii)\b)/i.test(contentType)) return undefined;
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
