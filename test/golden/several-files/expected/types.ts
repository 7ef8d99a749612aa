// Generated from openapi.yaml and common.yaml. Edit the specs, then run `specwright generate`.

export type ListOrdersResponse200 = Order[];

export interface Money {
  amount: string;
  currency?: string;
}

export interface Order {
  total?: Money;
  next?: Order;
}
