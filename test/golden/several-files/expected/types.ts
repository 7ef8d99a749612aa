// Generated from common.yaml and openapi.yaml. Edit the specs, then run `specwright generate`.

export type ListOrdersResponse200 = Order[];

export interface Money {
  amount: string;
  currency?: string;
}

export interface Order {
  total?: Money;
  next?: Order;
}
