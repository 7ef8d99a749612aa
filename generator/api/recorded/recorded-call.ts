/** A call as it was recorded. */
export interface RecordedCall {
  /** The location in the file: "log.entries[3]". */
  readonly at: string;
  readonly method: string;
  /** The address or the target, with its query. */
  readonly target: string;
  /** The request without its method and target. */
  readonly request: RecordedMessage;
  /** The response with its status. */
  readonly answer: RecordedMessage & { readonly status: number };
}

/** A recorded request or response. */
export interface RecordedMessage {
  /** Names and values in the order of the recording; names may repeat. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The decoded bytes; undefined if the recording has none. */
  readonly body: Uint8Array | undefined;
  /** True if the recording omits or truncates the body, so that it cannot be checked. */
  readonly isCut: boolean;
}

/** A rule of a spec that a recorded message breaks. No value of the message is in it. */
export interface RecordedFault {
  /** The rule: "maximum", "required", "http/status". */
  readonly code: string;
  /** The path in the message: "/query/limit", "/body/lines/0". */
  readonly path: string;
  /** The keyword of the spec, where one is broken. */
  readonly schemaPath?: string;
}

/** The result of a recorded call. */
export interface JudgedCall {
  /** The location of the call in its file. */
  readonly at: string;
  /** The operation; undefined if the spec has none for the call. */
  readonly operation?: { readonly name: string; readonly method: string; readonly path: string };
  /** Empty if the request is valid. */
  readonly request: readonly RecordedFault[];
  /** Undefined if the response was not checked. */
  readonly answer: readonly RecordedFault[] | undefined;
}

/** True if a message of the call is invalid. */
export function isFaulty({ request, answer = [] }: JudgedCall): boolean {
  return request.length + answer.length > 0;
}
