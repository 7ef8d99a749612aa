const abortedBrand = "specwright/request-aborted";

/** The caller hung up before the request was complete: nobody is left to answer. */
export interface RequestAbortedError extends Error {
  readonly brand: typeof abortedBrand;
}

/** The error of a request whose caller hung up. */
export function requestAborted(): RequestAbortedError {
  return Object.assign(new Error("The caller hung up before the request was complete."), {
    brand: abortedBrand,
  } as const);
}

/** True when a caught value is this error, also when another copy of the runtime threw it. */
export function isRequestAborted(error: unknown): error is RequestAbortedError {
  return error instanceof Error && (error as Partial<RequestAbortedError>).brand === abortedBrand;
}
