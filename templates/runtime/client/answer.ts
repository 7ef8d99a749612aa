import { cancel, readBody } from "./body.js";
import { clientError, responseError } from "./errors.js";
import { chooseByType } from "../http/choose-by-type.js";
import type { Call, ClientOperation, Connection } from "./types.js";
import { httpProblem, withoutValues } from "../http/payload.js";
import { forStatus } from "../http/status.js";
import type { Problem, Result } from "../base/problem.js";

/**
 * Reads an answer into the result that the contract declares for its status. Rejects with an UnexpectedStatusError or
 * a ResponseValidationError, both with what was read of the body.
 */
export async function readAnswer(
  { settings: { maxResponseBytes: limit = 2 ** 26 } }: Connection<unknown>,
  { table, responses }: ClientOperation,
  call: Call,
  response: Response,
  isChecked: boolean,
): Promise<object> {
  const { status, headers: fields } = response;
  // Status 0 is how browsers hide a redirect.
  const declared = status === 0 ? undefined : forStatus(responses, status);
  const hasBody = table.method !== "HEAD" && ![204, 205, 304].includes(status);
  const content = hasBody ? (declared?.content ?? []) : [];
  const type = fields.get("content-type") ?? "";
  const options = { validate: isChecked, contentType: type, ...withoutValues };
  const reader = chooseByType(content, type) ?? (isChecked ? undefined : content[0]);
  const contentType = reader?.mediaType.includes("*") ? type : reader?.mediaType;
  const problems: Problem[] = [];
  const valueOf = (result: Result<unknown> | undefined, at: string): unknown => {
    if (result?.ok === true) return result.value;
    for (const problem of result?.problems ?? []) problems.push({ ...problem, path: at + problem.path });
    return undefined;
  };
  const headers =
    valueOf(
      declared?.decodeHeaders?.(declared.headers ?? [], (name) => fields.get(name)),
      "/headers",
    ) ?? {};
  if (isChecked) valueOf(declared?.checkHeaders?.(headers, withoutValues), "/headers");
  if (reader?.wants === "stream" && problems.length === 0) {
    return { status, data: reader.open(call, response, options, limit), headers, contentType, response };
  }
  if (!hasBody) cancel(response.body);
  const body = hasBody ? await readBody(call, response, limit) : new Uint8Array();
  if (!declared) {
    throw clientError("UnexpectedStatusError", call, status === 0 ? "got a redirect that the browser hides" : `got the undeclared status ${status}`, { response, body }); // prettier-ignore
  }
  let data: unknown;
  const wanted = reader ?? content[0];
  // No bytes are a text, but no document.
  if (wanted && body.length === 0 && (!reader || /[/+](json|xml)/i.test(reader.mediaType))) {
    problems.push(httpProblem("http/body-required", `The answer has no body; ${wanted.mediaType} is declared.`));
  } else if (reader?.wants === "bytes") data = valueOf(reader.read(body, options), "");
  else if (reader?.wants === "text") {
    const text = decodeText(body, type);
    if (text === undefined) problems.push(httpProblem("http/charset", "The body is not UTF-8."));
    else data = valueOf(reader.read(text, options), "");
  } else if (wanted) problems.push(httpProblem("http/content-type", "The body has an undeclared content type."));
  if (problems.length > 0) throw responseError(call, response, body, problems);
  const undeclaredBody = !reader && body.length > 0 ? { undeclaredBody: body } : undefined;
  return { status, data, headers, contentType, response, ...undeclaredBody };
}

const decoder = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true });

/** Undefined when bytes are no UTF-8, or say that they are something else. */
function decodeText(bytes: Uint8Array, contentType: string): string | undefined {
  if (/charset=(?!"?(utf-?8|us-ascii)\b)/i.test(contentType)) return undefined;
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
