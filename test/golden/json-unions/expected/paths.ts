// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Card, Cash, Contact, Named, Note, Paid, Payment, Reason, Reference, State } from "./types.js";

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description The state of an order. */
    State: State;
    Card: Card;
    Cash: Cash;
    /** @description How something is paid. */
    Payment: Payment;
    Reference: Reference;
    Reason: Reason;
    Note: Note;
    Named: Named;
    Paid: Paid;
    Contact: Contact;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
