// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export type ReadCounterResponse200 = number;

/** Pattern: ^[0-9]+$ */
export type WriteCounterRequest = string;
