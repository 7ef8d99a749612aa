// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Address, Color, Payment, Size } from "./types.js";

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Address: Address;
    Payment: Payment;
    Size: Size;
    Color: Color;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
