// Generated from openapi.yaml and order.xsd. Edit the specs, then run `specwright generate`.

import type { Order, OrderCreate, OrderUpdate } from "./types.js";

export interface paths {
  "/orders": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["getOrder"];
    put: operations["updateOrder"];
    post: operations["createOrder"];
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
    /** @description Something that is bought. */
    Order: {
      /** @description Create: not possible. Update: required. */
      revision: number;
      /** @description Update: not possible. */
      owner?: string;
      /** @description Create: not possible. Update: not possible. */
      readonly Id: string;
      /** @description Create: required. */
      Customer?: string;
      Address: components["schemas"]["Address"];
      Line: components["schemas"]["Line"][];
      Card?: string;
      Invoice?: boolean;
    };
    /** @description Something that is bought. */
    OrderCreate: {
      /** @description Update: not possible. */
      owner?: string;
      /** @description Create: required. */
      Customer: string;
      Address: components["schemas"]["Address"];
      Line: components["schemas"]["LineCreate"][];
      Card?: string;
      Invoice?: boolean;
    };
    /** @description Something that is bought. */
    OrderUpdate: {
      /** @description Create: not possible. Update: required. */
      revision: number;
      /** @description Create: required. */
      Customer?: string;
      Address?: components["schemas"]["Address"];
      Line?: components["schemas"]["LineUpdate"][];
      Card?: string;
      Invoice?: boolean;
    };
    /** @description Nothing differs here. */
    Address: {
      Street?: string;
      City?: string;
    };
    Line: {
      /** @description Update: required. */
      Sku: string;
      Amount: number;
      /** @description Create: not possible. Update: not possible. */
      readonly Price: number;
    };
    LineCreate: {
      /** @description Update: required. */
      Sku: string;
      Amount: number;
    };
    LineUpdate: {
      /** @description Update: required. */
      Sku: string;
      Amount?: number;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getOrder: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/xml": Order;
        };
      };
    };
  };
  updateOrder: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/xml": OrderUpdate;
      };
    };
    responses: {
      /** @description The order has changed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  createOrder: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/xml": OrderCreate;
      };
    };
    responses: {
      /** @description The order is there. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
