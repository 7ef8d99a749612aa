// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

/** One product in an order. */
export interface Line {
  sku: string;
  amounts?: number[];
}

/** An order with what belongs to it. */
export interface Order {
  customer: OrderCustomer;
  lines?: Line[];
  gifts?: Line[];
  tags?: string[];
  due?:
    | number
    | {
        before?: number;
      };
  meta?: OrderMeta;
  range?: OrderRange;
  parts?: Part;
}

export interface OrderCustomer {
  name: string;
  age?: number;
}

export interface OrderMeta {
  flags?: boolean[];
}

export interface OrderRange {
  from?: number;
  until?: number;
}

/** A part that is made of parts. */
export interface Part {
  size?: number;
  parts?: Part[];
}

export type PlaceOrderRequest = Order & {
  comment?: string;
};

export type SetLabelsRequest = {
  [name: string]: string | number;
};
