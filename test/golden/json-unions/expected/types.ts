// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export interface Card {
  kind: "card";
  number: string;
}

export interface Cash {
  kind: "cash";
  currency?: string;
}

export type Contact = {
  /** Format: email. */
  email?: string;
  phone?: string;
} & (
  | {
      email: string;
      phone?: never;
    }
  | {
      phone: string;
      email?: never;
    }
);

export interface Named {
  name: string;
}

export type Note = string | null;

export type Paid = Named & {
  payment?: Payment;
};

/** How something is paid. */
export type Payment = Card | Cash;

export type Reason = State | (string & {});

export type Reference = string | number;

/**
 * The state of an order.
 *
 * - `"open"`: It can be changed.
 * - `"closed"`: It cannot be changed any more.
 */
export type State = "open" | "closed";
