import type { Result } from "./problem.js";

/** Problem details (RFC 9457, section 3) of a payload: the body of a response of type `application/problem+json`. */
export interface ProblemDetails {
  readonly type: string;
  readonly title?: string;
  readonly status: number;
  /** A sentence for people about this occurrence. */
  readonly detail: string;
  readonly instance?: string;
  /** The problems, as in the example of section 3; empty for a valid value. */
  readonly errors: readonly ProblemDetail[];
}

/** One problem in the list `errors` of problem details. RFC 9457, section 3. */
export interface ProblemDetail {
  /** The message of the problem. */
  readonly detail: string;
  /** The path of the problem as a fragment: "#/lines/0" (RFC 6901, section 6). */
  readonly pointer: string;
  /** The violated rule: `code` of the problem. */
  readonly code: string;
}

/** Properties that a caller can replace. */
export interface ProblemDetailsOptions {
  /** A URI for the kind of problem. Default: "about:blank". */
  readonly type?: string;
  /** Default: the phrase of the status, for 400 and 422. */
  readonly title?: string;
  /** Default: 422. */
  readonly status?: number;
  /** A URI for this occurrence. */
  readonly instance?: string;
}

/** Returns the problems of a result as problem details. RFC 9457, section 3. */
export function toProblemDetails(
  result: Result<unknown>,
  { type = "about:blank", status = 422, title = phraseOf(status), instance }: ProblemDetailsOptions = {},
): ProblemDetails {
  const { problems, truncated } = result.ok === false ? result : { problems: [], truncated: false };
  const count = `${problems.length}${truncated ? " or more" : ""}`;
  return {
    type,
    ...(title !== undefined && { title }),
    status,
    detail: `The content has ${count} ${count === "1" ? "problem" : "problems"}.`,
    ...(instance !== undefined && { instance }),
    errors: problems.map(({ message, path, code }) => ({ detail: message, pointer: fragmentOf(path), code })),
  };
}

/** The phrase of a status. RFC 9110, sections 15.5.1 and 15.5.21. */
function phraseOf(status: number): string | undefined {
  if (status === 400) return "Bad Request";
  return status === 422 ? "Unprocessable Content" : undefined;
}

/** A pointer as a fragment of a URI. RFC 6901, section 6. */
function fragmentOf(path: string): string {
  return `#${encodeURI(path.replace(/\p{Cs}/gu, "\ufffd")).replace(/#/g, "%23")}`;
}
