// Generated from openapi.yaml and order.xsd. Edit the specs, then run `specwright generate`.

export interface ClientResult {
  status: string;
}

export type HandlerContext = string;

export type NamesThatCollideClient = string;

export interface NetworkError {
  message: string;
}

export interface Order {
  sku: string;
}

export type OrderInput = string;

/** The parameters of `order`. */
export interface OrderParameters {
  query?: {
    /** @default "__proto__" */
    __proto__?: string;
  };
}

export interface OrderXml {
  Sku: string;
}
