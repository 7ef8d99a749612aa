const abortedBrand = "specwright/request-aborted";

/** The caller disconnected before the request was complete, so no response is sent. */
export interface RequestAbortedError extends Error {
  readonly brand: typeof abortedBrand;
}

/** Returns the error of a request whose caller disconnected. */
export function requestAborted(): RequestAbortedError {
  return Object.assign(new Error("The caller closed the connection before the request was complete."), {
    brand: abortedBrand,
  } as const);
}

/** True for this error, also if another copy of the runtime threw it. */
export function isRequestAborted(error: unknown): error is RequestAbortedError {
  return error instanceof Error && (error as Partial<RequestAbortedError>).brand === abortedBrand;
}
