// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export interface Basket {
  lines: BasketLinesItem[];
  /** A multiple of 0.01. */
  total?: number;
  [name: string]: boolean | BasketLinesItem[] | number | undefined;
}

export interface BasketLinesItem {
  sku: string;
  /** 1 to 5 items. */
  tags?: Tags;
}

export type Labels = {
  [name: `x-${string}`]: string;
};

/** At least 2 items. */
export type Point = [number, number];

/** At most 10 members. */
export type Prices = {
  [name: string]: number;
};

/** 1 to 5 items. */
export type Tags = string[];
