// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export type Event =
  | {
      event: "order";
      data: Order;
    }
  | {
      event: "end";
      data: "goodbye";
    };

export type ImportOrdersRequestNdjson = OrderRequest[];

export type ImportOrdersResponse200 = Outcome[];

/** As it is received: without the properties that only clients send. */
export interface Order {
  id: number;
  createdBy?: string;
}

/** As it is sent: without the properties that only the server sets. */
export interface OrderRequest {
  id: number;
  secret?: string;
}

export interface Outcome {
  ok: boolean;
}

/** At most 20 characters. */
export type SendEventsRequest = string;
