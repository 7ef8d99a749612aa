/** A call as it was recorded. */
export interface RecordedCall {
  /** The place in the file: "log.entries[3]". */
  readonly at: string;
  readonly method: string;
  /** The address or the target, with its query. */
  readonly target: string;
  /** The request without its method and target. */
  readonly request: RecordedMessage;
  /** The answer with its status. */
  readonly answer: RecordedMessage & { readonly status: number };
}

/** A request or an answer, as it was recorded. */
export interface RecordedMessage {
  /** Names and values in the order of the recording; a name may come again. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The bytes once they are decoded; undefined where the recording has none. */
  readonly body: Uint8Array | undefined;
  /** True where the recording left a body out or cut it, so that nothing can be said of it. */
  readonly isCut: boolean;
}

/** A rule of a contract that a recorded message breaks. No value of the message is in it. */
export interface RecordedFault {
  /** The rule: "maximum", "required", "http/status". */
  readonly code: string;
  /** The place in the message: "/query/limit", "/body/lines/0". */
  readonly path: string;
  /** The keyword of the contract, where one is broken. */
  readonly schemaPath?: string;
}

/** A recorded call as a contract judges it. */
export interface JudgedCall {
  /** The place of the call in its file. */
  readonly at: string;
  /** The operation; absent where the contract has none for the call. */
  readonly operation?: { readonly name: string; readonly method: string; readonly path: string };
  /** Empty where the request keeps the contract. */
  readonly request: readonly RecordedFault[];
  /** Undefined where the answer was not judged. */
  readonly answer: readonly RecordedFault[] | undefined;
}

/** True where a message of the call breaks the contract. */
export function isFaulty({ request, answer = [] }: JudgedCall): boolean {
  return request.length + answer.length > 0;
}
