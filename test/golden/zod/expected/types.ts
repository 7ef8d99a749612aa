// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export type Attributes = {
  [name: string]: string;
};

/** As it is received: without the properties that only clients send. */
export interface Customer {
  /** Format: email. */
  email: string;
  /** At most 40 characters. */
  name?: string;
  referredBy?: Customer;
}

/** As it is sent. */
export interface CustomerRequest {
  /** Format: email. */
  email: string;
  /** At most 40 characters. */
  name?: string;
  password?: string;
  referredBy?: CustomerRequest;
}

/** A part of an order. */
export interface Line {
  /** At least 1 character. */
  sku: string;
  /** More than 0. */
  price: number;
}

/** As it is received. */
export interface Order {
  /** At least 1. */
  id: number;
  status: Status;
  /** 1 to 100 items. */
  lines: Line[];
  note?: string | null;
  extra: unknown;
  customer?: Customer;
}

/** As it is sent. */
export interface OrderRequest {
  /** At least 1. */
  id: number;
  status: Status;
  /** 1 to 100 items. */
  lines: Line[];
  note?: string | null;
  extra: unknown;
  customer?: CustomerRequest;
}

export type Payment =
  | {
      /** Pattern: ^[0-9]{4}$ */
      card: string;
    }
  | {
      iban: string;
    };

export type Priced = Line & {
  /** At most 10. */
  price?: unknown;
};

export type Status = "open" | "sent";

/** @deprecated */
export interface Tree {
  children?: Tree[];
}
