// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type {
  Class,
  Error as ErrorModel,
  GetOrdersIdResponse200,
  GetOrdersIdResponse200Plain,
  OrderLine,
  OrderLine2,
  OrderLine3,
  _2Fa,
} from "./types.js";

export interface paths {
  "/orders/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
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
            "application/json": GetOrdersIdResponse200;
            "text/plain": GetOrdersIdResponse200Plain;
          };
        };
        /** @description A fault. */
        default: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Error"];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete: operations["delete"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Error: ErrorModel;
    order_line: OrderLine3;
    OrderLine: OrderLine;
    "order-line": OrderLine2;
    class: Class;
    "2fa": _2Fa;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  delete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
