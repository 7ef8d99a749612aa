import type { Problem } from "./problem.js";

/** Where a call went, with nothing in it that a log may not have. */
export interface CallContext {
  readonly operationId: string;
  readonly method: string;
  /** Origin and path template: "https://api.example.com/orders/{id}"; for a whole address its origin. */
  readonly url: string;
}

/**
 * What a call fails with, apart from aborts by the caller, which reject with the signal's own reason. Messages and
 * properties name the operation and the template of its path; values of headers, parameters and credentials are left
 * out, and `actual` of a problem is there for those who ask, but not printed.
 */
export abstract class ClientError extends Error implements CallContext {
  /** Tells the errors apart across copies of the runtime, where `instanceof` does not. */
  abstract readonly brand: string;
  readonly operationId: string;
  readonly method: string;
  readonly url: string;

  constructor(name: string, { operationId, method, url }: CallContext, says: string, options?: { cause: unknown }) {
    super(`${operationId} (${method} ${url}) ${says}`, options as ErrorOptions);
    hide(this, "name", name);
    this.operationId = operationId;
    this.method = method;
    this.url = url;
  }
}

/** The request breaks the contract, or no credentials are there for it: nothing was sent. */
export class RequestValidationError extends ClientError {
  readonly brand = "specwright/request-validation-error";
  readonly problems: readonly Problem[];

  constructor(call: CallContext, problems: readonly Problem[]) {
    super("RequestValidationError", call, `was not sent: ${summary(problems)}`);
    this.problems = discreet(problems);
  }
}

/** What stands in both errors about an answer. They stay out of logs: a body may hold anything. */
interface Answered {
  /** Its body has been read. */
  readonly response: Response;
  /** What has been read of the body. */
  readonly body: Uint8Array;
}

/** The answer breaks the contract. */
export class ResponseValidationError extends ClientError implements Answered {
  readonly brand = "specwright/response-validation-error";
  readonly status: number;
  readonly problems: readonly Problem[];
  declare readonly response: Response;
  declare readonly body: Uint8Array;

  constructor(call: CallContext, { response, body }: Answered, problems: readonly Problem[]) {
    super("ResponseValidationError", call, `was answered by ${response.status} against the contract: ${summary(problems)}`); // prettier-ignore
    this.status = response.status;
    this.problems = discreet(problems);
    hide(this, "response", response);
    hide(this, "body", body);
  }
}

/** The answer has a status of which the contract says nothing. */
export class UnexpectedStatusError extends ClientError implements Answered {
  readonly brand = "specwright/unexpected-status-error";
  /** 0 for a redirect that a browser hides. */
  readonly status: number;
  declare readonly response: Response;
  declare readonly body: Uint8Array;

  constructor(call: CallContext, { response, body }: Answered) {
    const { status } = response;
    super("UnexpectedStatusError", call, status === 0 ? "was answered by a redirect that the browser hides." : `was answered by status ${status}, which the contract does not declare.`); // prettier-ignore
    this.status = status;
    hide(this, "response", response);
    hide(this, "body", body);
  }
}

/** No answer arrived, or not the whole of it; `cause` is what the platform said. */
export class NetworkError extends ClientError {
  readonly brand = "specwright/network-error";

  constructor(call: CallContext, cause: unknown) {
    super("NetworkError", call, "failed on the network.", { cause });
  }
}

/** No answer arrived in time. */
export class TimeoutError extends ClientError {
  readonly brand = "specwright/timeout-error";
  /** In milliseconds. */
  readonly timeout: number;

  constructor(call: CallContext, timeout: number) {
    super("TimeoutError", call, `was not answered within ${timeout} ms.`);
    this.timeout = timeout;
  }
}

/** Whether a caught value is this error, also when another copy of the runtime threw it. */
export function isRequestValidationError(error: unknown): error is RequestValidationError {
  return hasBrand(error, "specwright/request-validation-error");
}

/** Whether a caught value is this error, also when another copy of the runtime threw it. */
export function isResponseValidationError(error: unknown): error is ResponseValidationError {
  return hasBrand(error, "specwright/response-validation-error");
}

/** Whether a caught value is this error, also when another copy of the runtime threw it. */
export function isUnexpectedStatusError(error: unknown): error is UnexpectedStatusError {
  return hasBrand(error, "specwright/unexpected-status-error");
}

/** Whether a caught value is this error, also when another copy of the runtime threw it. */
export function isNetworkError(error: unknown): error is NetworkError {
  return hasBrand(error, "specwright/network-error");
}

/** Whether a caught value is this error, also when another copy of the runtime threw it. */
export function isTimeoutError(error: unknown): error is TimeoutError {
  return hasBrand(error, "specwright/timeout-error");
}

function hasBrand(error: unknown, brand: string): boolean {
  return (error as Partial<ClientError> | null | undefined)?.brand === brand;
}

/** Codes and places, not messages: those may quote what was sent. */
function summary([first, ...rest]: readonly Problem[]): string {
  const more = rest.length === 0 ? "" : ` and ${rest.length} more`;
  return `${first?.code ?? "unknown"} at ${JSON.stringify(first?.path.slice(0, 200) ?? "")}${more}.`;
}

/** Problems whose values can be asked for and are not printed with the others: they may be a secret. */
function discreet(problems: readonly Problem[]): readonly Problem[] {
  return problems.map(({ actual, ...problem }) => (actual === undefined ? problem : hide(problem, "actual", actual)));
}

/** Gives an object a property that neither JSON nor an inspector prints. */
function hide<T extends object>(object: T, key: string, value: unknown): T {
  return Object.defineProperty(object, key, { value });
}
