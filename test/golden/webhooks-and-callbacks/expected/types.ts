// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export interface Event {
  kind: string;
}

/** The parameters of `receiveClosing`. */
export interface ReceiveClosingParameters {
  query?: {
    reason?: string;
  };
}

export interface SubscribeRequest {
  /** Format: uri. */
  url: string;
}
