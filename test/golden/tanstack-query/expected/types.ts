// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

/** The parameters of `getOrder`. */
export interface GetOrderParameters {
  path: {
    id: string;
  };
}

/** The parameters of `listOrders`. */
export interface ListOrdersParameters {
  query?: {
    status?: string;
    /** Format: password. */
    share_token?: string;
    api_key?: string;
  };
  headers?: {
    "Accept-Language"?: string;
  };
}

export type ListOrdersResponse200 = Order[];

export interface Order {
  id: string;
  /** Format: int64. */
  total?: number;
}
