// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

/** One product, with the products that it is made of. */
export interface Line {
  sku?: string;
  /** @default 1 */
  amount?: number;
  of?: Line[];
}

/**
 * One order.
 *
 * As it is received.
 */
export interface Order {
  id?: number;
  /** @default 1 */
  count?: number;
  /** @default false */
  express?: boolean;
  note?: string | null;
  /** @default ["new"] */
  tags?: string[];
  payment: Payment;
  lines?: Line[];
  labels?: {
    [name: string]: string;
  };
}

/**
 * One order.
 *
 * As it is sent: without the properties that only the server sets.
 */
export interface OrderRequest {
  /** @default 1 */
  count?: number;
  /** @default false */
  express?: boolean;
  note?: string | null;
  /** @default ["new"] */
  tags?: string[];
  payment: Payment;
  lines?: Line[];
  labels?: {
    [name: string]: string;
  };
}

/** One way to pay. */
export type Payment =
  | {
      kind: "card";
      /** @default 3 */
      retries?: number;
    }
  | {
      kind: "cash";
      /** @default 0 */
      change?: number;
    };
