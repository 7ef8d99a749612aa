import { readAddress, type Connection } from "./client-connection.js";
import { problemError, type CallContext } from "./client-errors.js";
import type { CallOptions, ClientOperation } from "./client-types.js";
import type { ParameterValues } from "./http-operation.js";
import { httpProblem, type WrittenPayload } from "./http-payload.js";
import { chooseByType } from "./client-media-type.js";
import type { ParameterError } from "./parameter-error.js";
import type { Problem, Result } from "./problem.js";

/** What callers give an operation. */
interface CallInput extends ParameterValues {
  readonly contentType?: string;
  readonly body?: unknown;
}

/** Settings of a call that names its whole address: webhooks and callbacks. */
export interface AddressedCallOptions extends CallOptions {
  /** Instead of base URL and path; its own query stays. */
  readonly url?: string;
}

/** A request before its parts are put together. Names of headers are in lower case. */
export interface RequestParts {
  readonly address: string;
  readonly query: string[];
  readonly headers: Record<string, string>;
  readonly cookies: string[];
  readonly body?: WrittenPayload["body"] | undefined;
  /** The parameters as the caller gave them. */
  readonly values: ParameterValues;
}

/** Checks and encodes what a caller gives. Throws a RequestValidationError when it breaks the contract or cannot travel. */
export function prepareRequest(
  { baseUrl, settings }: Connection<unknown>,
  { table, check, encode = {}, body: declared, accept }: ClientOperation,
  call: CallContext,
  { path, query, headers, cookies, contentType, body }: CallInput,
  { url, headers: more }: AddressedCallOptions,
  isChecked: boolean,
): RequestParts {
  const { parameters } = table;
  const values = { path, query, headers, cookies } as ParameterValues;
  const problems: Problem[] = [];
  const examine = (result: Result<unknown> | undefined): void => {
    if (result?.ok === false) problems.push(...result.problems);
  };
  if (isChecked) examine(check?.(values));
  const hasBody = declared !== undefined && body !== undefined;
  const writer = hasBody
    ? contentType === undefined
      ? declared.content[0]
      : chooseByType(declared.content, contentType)
    : undefined;
  if (writer !== undefined) {
    if (isChecked) examine(writer.validate?.(body));
  } else if (hasBody) {
    problems.push(httpProblem("http/content-type", "The contract has no body of this content type."));
  } else if (isChecked && declared?.required === true) {
    problems.push(httpProblem("required", "The body is missing."));
  }
  if (url !== undefined && readAddress(url) === undefined) {
    problems.push(
      httpProblem("http/url", "The address must be an http or https address without user name and password."),
    );
  }
  if (problems.length === 0) {
    try {
      const payload = writer?.write(body, contentType);
      const fields: Record<string, string> = accept === undefined ? {} : { accept };
      const given = [settings.headers, more].flatMap((given) => Object.entries(given ?? {}));
      for (const [name, value] of [...given, ...(encode.headers?.(parameters, headers) ?? [])])
        fields[name.toLowerCase()] = value;
      if (payload !== undefined) fields["content-type"] = payload.contentType;
      return {
        address:
          url === undefined
            ? baseUrl + (encode.path?.(table.path, parameters, path) ?? table.path)
            : url.split("#", 1).join(),
        query: [encode.query?.(parameters, query) ?? ""],
        headers: fields,
        cookies: [fields["cookie"] ?? "", encode.cookies?.(parameters, cookies) ?? ""],
        body: payload?.body,
        values,
      };
    } catch (error) {
      const { message, problems: found = [httpProblem("http/unencodable-value", message)] } =
        error as Partial<ParameterError> & Error;
      problems.push(...found);
    }
  }
  throw problemError("RequestValidationError", call, "was not sent", problems);
}
