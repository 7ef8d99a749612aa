// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export interface PlaceOrderRequest {
  sku: string;
}

export interface Refused {
  summary?: string;
  code?: string;
  at?: string;
  faults?: RefusedFaultsItem[];
}

export interface RefusedFaultsItem {
  code?: string;
  where?: string;
  what?: string;
}

export interface Unknown {
  error: string;
}
