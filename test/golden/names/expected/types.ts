// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export type Class = string;

export interface Error {
  __proto__?: string;
  constructor?: string;
  "with space"?: string;
}

export interface GetOrdersIdResponse200 {
  lines?: GetOrdersIdResponse200LinesItem[];
}

export interface GetOrdersIdResponse200LinesItem {
  sku?: string;
}

export type GetOrdersIdResponse200Plain = string;

export type OrderLine = number;

export type OrderLine2 = boolean;

export type OrderLine3 = string;

export type _2Fa = string;
