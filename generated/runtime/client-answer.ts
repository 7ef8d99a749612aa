import { chooseByType } from "./client-media-type.js";
import type { Connection } from "./client-connection.js";
import { clientError, problemError } from "./client-errors.js";
import { cancel, readBody } from "./client-body.js";
import type { Call, ClientOperation, ClientResult } from "./client-types.js";
import { httpProblem } from "./http-payload.js";
import { forStatus } from "./http-status.js";
import type { Problem, Result } from "./problem.js";

/**
 * Reads an answer into the result that the contract declares for its status. Rejects with an UnexpectedStatusError or
 * a ResponseValidationError, both with what was read of the body.
 */
export async function readAnswer(
  { settings }: Connection<unknown>,
  { table, responses }: ClientOperation,
  call: Call,
  response: Response,
  isChecked: boolean,
): Promise<ClientResult<number, unknown, unknown, string | undefined>> {
  const { status } = response;
  const { maxResponseBytes: limit = 2 ** 26 } = settings;
  // Status 0 is how browsers hide a redirect.
  const declared = status === 0 ? undefined : forStatus(responses, status);
  const hasBody = table.method !== "HEAD" && ![204, 205, 304].includes(status);
  const content = hasBody ? (declared?.content ?? []) : [];
  const contentType = response.headers.get("content-type") ?? "";
  const reader = chooseByType(content, contentType) ?? (isChecked ? undefined : content[0]);
  const problems: Problem[] = [];
  const valueOf = (result: Result<unknown> | undefined, at: string = ""): unknown => {
    if (result?.ok === false)
      problems.push(...result.problems.map((problem) => ({ ...problem, path: at + problem.path })));
    return result?.ok === true ? result.value : undefined;
  };
  let headers: unknown = {};
  if (declared?.decodeHeaders !== undefined && declared.headers !== undefined) {
    headers = valueOf(
      declared.decodeHeaders(declared.headers, (name) => response.headers.get(name)),
      "/headers",
    );
    if (isChecked && headers !== undefined) valueOf(declared.checkHeaders?.(headers), "/headers");
  }
  const options = { validate: isChecked, contentType };
  const result = { status, headers, contentType: reader?.mediaType.includes("*") === true ? contentType : reader?.mediaType, response }; // prettier-ignore
  if (reader?.wants === "stream" && problems.length === 0)
    return { ...result, data: reader.open(call, response, contentType, limit) };
  if (!hasBody) cancel(response.body);
  const body = hasBody ? await readBody(call, response, limit) : new Uint8Array();
  const answer = { response, body };
  if (declared === undefined)
    throw clientError(
      "UnexpectedStatusError",
      call,
      status === 0
        ? "was answered by a redirect that the browser hides"
        : `was answered by status ${status}, which the contract does not declare`,
      answer,
      { status },
    );
  let data: unknown;
  if (reader === undefined && content.length > 0)
    problems.push(
      httpProblem(
        "http/content-type",
        `The body should have the content type ${content.map(({ mediaType }) => mediaType).join(" or ")}.`,
      ),
    );
  if (reader?.wants === "bytes") data = valueOf(reader.read(body, options));
  if (reader?.wants === "text") {
    const text = decodeText(body, contentType);
    data =
      text === undefined
        ? problems.push(httpProblem("http/charset", "The body is not UTF-8."))
        : valueOf(reader.read(text, options));
  }
  if (problems.length > 0)
    throw problemError(
      "ResponseValidationError",
      call,
      `was answered by status ${status} against the contract`,
      problems,
      answer,
      { status },
    );
  return { ...result, data, ...(reader === undefined && body.length > 0 ? { undeclaredBody: body } : {}) };
}

const decoder = new TextDecoder("utf-8", { fatal: true });

function decodeText(bytes: Uint8Array, contentType: string): string | undefined {
  if (/charset=(?!"?(utf-?8|us-ascii)\b)/i.test(contentType)) return undefined;
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
