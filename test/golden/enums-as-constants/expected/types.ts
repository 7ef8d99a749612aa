// Generated from openapi.yaml and orders.xsd. Edit the specs, then run `specwright generate`.

export type Code = 0 | -1 | 404;

/** The values of the type `Code`, by name. */
export const Code = {
  Ok: 0,
  UnknownError: -1,
  NotFound: 404,
} as const;

/** The parameters of `listOrders`. */
export interface ListOrdersParameters {
  query?: {
    sort?: ListOrdersParametersQuerySort;
  };
}

export type ListOrdersParametersQuerySort = "created" | "-created";

/** The values of the type `ListOrdersParametersQuerySort`, by name. */
export const ListOrdersParametersQuerySort = {
  Created: "created",
  MinusCreated: "-created",
} as const;

export interface Order {
  status: Status;
  size?: OrderSize;
  code?: Code;
  reaction?: OrderReaction;
  isPaid?: true;
}

export type OrderReaction = "+1" | "-1" | "" | "__proto__" | "constructor" | "a b" | "a-b" | "\u65e5\u672c";

/** The values of the type `OrderReaction`, by name. */
export const OrderReaction = {
  Plus1: "+1",
  Minus1: "-1",
  Empty: "",
  Proto: "__proto__",
  Constructor: "constructor",
  AB: "a b",
  AB_2: "a-b",
  Unnamed: "\u65e5\u672c",
} as const;

export type OrderSize = "small" | "extra-large" | null;

/** The values of the type `OrderSize`, by name. */
export const OrderSize = {
  Small: "small",
  ExtraLarge: "extra-large",
} as const;

/**
 * The state of an order.
 *
 * - `"open"`: Nobody works on it.
 */
export type Status = "open" | "in_progress" | "closed";

/** The values of the type `Status`, by name. */
export const Status = {
  Open: "open",
  InProgress: "in_progress",
  Closed: "closed",
} as const;

export type Colour = "dark red" | "blue";

/** The values of the type `Colour`, by name. */
export const Colour = {
  DarkRed: "dark red",
  Blue: "blue",
} as const;

export interface OrderXml {
  priority?: Priority;
  colour?: Colour;
}

export type Priority = 1 | 2;

/** The values of the type `Priority`, by name. */
export const Priority = {
  Value1: 1,
  Value2: 2,
} as const;
