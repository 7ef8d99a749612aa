// Generated from openapi.yaml and note.xsd. Edit the specs, then run `specwright generate`.

export interface Card {
  kind: "card";
  /** At least 4 characters. */
  digits: string;
}

export type CreateOrderResponseDefault = string;

/** The parameters of `deleteOrder`. */
export interface DeleteOrderParameters {
  path: {
    id: string;
  };
}

/** Headers with which `getLatestOrder` is answered. */
export interface GetLatestOrderResponseHeaders {
  /** At least 3. */
  "X-Count": number;
  /** At least 2 items. */
  "X-Tags": ("a" | "b")[];
}

/** The parameters of `getOrder`. */
export interface GetOrderParameters {
  path: {
    id: string;
  };
}

export interface GetOrderResponse404 {
  title: string;
}

export interface GetScanResponse200 {
  /** Format: binary. */
  page?: string;
}

/** Pattern: ^Hello, [A-Z][a-z]+$ */
export type GreetResponse200 = string;

export type Invoice = {
  kind: "invoice";
} & {
  /** Format: date. */
  due?: string;
};

export interface Line {
  /** At most 4 characters. */
  sku: string;
  gift?: boolean;
}

/** As it is received: without the properties that only clients send. */
export interface Order {
  /** Pattern: ^[A-Z]{2}-[0-9]{4}$ */
  id: string;
  /** At least 0. Less than 100. A multiple of 0.5. */
  total?: number;
  /** Format: date-time. */
  placedAt?: string;
  /** At least 1 item. */
  lines: Line[];
  payment?: Card | Invoice;
}

/** As it is sent. */
export interface OrderRequest {
  /** Pattern: ^[A-Z]{2}-[0-9]{4}$ */
  id: string;
  /** At least 0. Less than 100. A multiple of 0.5. */
  total?: number;
  /** Format: date-time. */
  placedAt?: string;
  password?: string;
  /** At least 1 item. */
  lines: Line[];
  payment?: Card | Invoice;
}

export interface Note {
  /** An xs:positiveInteger. */
  id: bigint;
  Text: string;
  /** An xs:date. */
  Due?: string;
}
