// Generated from openapi.yaml and common.yaml. Edit the specs, then run `specwright generate`.

import type { Money, Order } from "./types.js";

export interface paths {
  "/orders": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["listOrders"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Money: Money;
    Order: Order;
  };
  responses: {
    /** @description All orders. */
    Orders: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Order"][];
      };
    };
  };
  parameters: {
    Page: number;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listOrders: {
    parameters: {
      query?: {
        page?: components["parameters"]["Page"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components["responses"]["Orders"];
    };
  };
}
