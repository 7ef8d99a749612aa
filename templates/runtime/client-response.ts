import { clientBinaryBody } from "./client-binary.js";
import { cancel, readBody } from "./client-body.js";
import { ResponseValidationError, UnexpectedStatusError } from "./client-errors.js";
import type { Call } from "./client-send.js";
import type { ClientOperation, ClientResponse, ClientResult } from "./client-types.js";
import { httpProblem, type PayloadReader, type ReadOptions } from "./http-payload.js";
import { forStatus } from "./http-status.js";
import { bestMediaType, isUtf8Type } from "./media-type.js";
import { unreadable } from "./payload-result.js";
import type { Problem, Result } from "./problem.js";

type AnyResult = ClientResult<number, unknown, unknown, string | undefined>;

/**
 * Reads an answer into the result that the contract declares for its status. Rejects with an UnexpectedStatusError or
 * a ResponseValidationError, both with what was read of the body. The call has ended then, unless the body is a stream.
 */
export async function readAnswer(
  call: Call,
  operation: ClientOperation,
  response: Response,
  limit: number,
  isChecked: boolean,
): Promise<AnyResult> {
  const { status } = response;
  const declared = status === 0 ? undefined : forStatus(operation.responses, status);
  const hasBody = operation.table.method !== "HEAD" && ![204, 205, 304].includes(status);
  if (!hasBody) cancel(response.body);
  const content = hasBody ? (declared?.content ?? []) : [];
  const contentType = response.headers.get("content-type") ?? "";
  // Unchecked, a body without a type that fits is tried with the first reader.
  const reader = bestMediaType(content, contentType) ?? (isChecked ? undefined : content[0]);
  const problems: Problem[] = [];
  const headers = declared === undefined ? {} : readHeaders(declared, response.headers, isChecked, problems);
  const base = { status, headers, response, contentType: reader?.mediaType.includes("*") === true ? contentType : reader?.mediaType }; // prettier-ignore
  if (reader?.wants === "stream" && problems.length === 0) {
    call.stopClock();
    const data = clientBinaryBody(call, response, contentType, limit);
    return { ...base, data: valueOf(reader.read(data, { validate: isChecked, contentType }), problems) };
  }
  const body = hasBody ? await readBody(call, response, limit) : new Uint8Array();
  if (declared === undefined) throw new UnexpectedStatusError(call, { response, body });
  let data: unknown;
  if (reader !== undefined) {
    data = valueOf(readPayload(reader, body, { validate: isChecked, contentType }), problems);
  } else if (content.length > 0) {
    const names = content.map(({ mediaType }) => mediaType).join(", ");
    problems.push(httpProblem("http/content-type", `The body must have one of the content types ${names}.`));
  }
  if (problems.length > 0) throw new ResponseValidationError(call, { response, body }, problems);
  call.end();
  return { ...base, data, ...(reader === undefined && body.length > 0 ? { undeclaredBody: body } : {}) };
}

function readPayload(reader: PayloadReader, bytes: Uint8Array, options: ReadOptions): Result<unknown> {
  switch (reader.wants) {
    case "text": {
      const text = isUtf8Type(options.contentType)
        ? decodeText(bytes)
        : unreadable("http/charset", "The body must be in UTF-8.");
      return text.ok ? reader.read(text.value, options) : text;
    }
    case "bytes":
      return reader.read(bytes, options);
    case "stream":
      return { ok: true, value: undefined };
  }
}

/** The headers that the contract names, as values. */
function readHeaders(
  { headers: tables = [], checkHeaders }: ClientResponse,
  headers: Headers,
  isChecked: boolean,
  problems: Problem[],
): unknown {
  return {};
}

const decoder = new TextDecoder("utf-8", { fatal: true });

function decodeText(bytes: Uint8Array): Result<string> {
  try {
    return { ok: true, value: decoder.decode(bytes) };
  } catch {
    return unreadable("http/invalid-utf8", "The bytes are not valid UTF-8.");
  }
}

/** The value of a result; its problems go to the others. */
function valueOf(result: Result<unknown>, problems: Problem[]): unknown {
  if (result.ok) return result.value;
  problems.push(...result.problems);
  return undefined;
}
