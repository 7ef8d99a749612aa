// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export interface Fault {
  message: string;
}

export type ReadJobResponse200 = string;
