// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

/** The parameters of `getOrder`. */
export interface GetOrderParameters {
  path: {
    id: string;
  };
}

export interface PlaceOrderRequest {
  sku: string;
}

export interface Refused {
  summary?: string;
  faults?: RefusedFaultsItem[];
}

export interface RefusedFaultsItem {
  code?: "E1" | "E2" | "E3" | "E0" | (string & {});
  where?: string;
  what?: string;
}

export interface Unknown {
  error: string;
}
