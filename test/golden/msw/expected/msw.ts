// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { HttpResponse, http, type HttpHandler } from "msw";
import type * as types from "./types.js";

/** The address of the service, and the number that chooses example values: the same number, the same responses. */
export interface MockSettings {
  readonly baseUrl: string;
  readonly seed?: number;
}

/** A response: a JSON body is a value, any other a string. */
interface MockResponse {
  readonly status: number;
  readonly body?: unknown;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response, or a function of the request. */
type MockOf<Response> = Response | ((request: Request) => Response | Promise<Response>);

type MockMethod = "get" | "put" | "post" | "delete" | "options" | "head" | "patch";

/** Examples of the usual response, and the other responses without their bodies. */
interface Responses {
  readonly examples: readonly MockResponse[];
  readonly others: readonly MockResponse[];
}

function handlerOf(
  method: MockMethod,
  path: string,
  { baseUrl, seed = 0 }: MockSettings,
  mock: MockOf<MockResponse> | undefined,
  { examples, others }: Responses,
): HttpHandler {
  const base = new URL(baseUrl).href.replace(/[/]+$/, "").replace(/[^A-Za-z0-9]/g, escapeCharacter);
  return http[method](new RegExp(`^${base}${path}$`), async ({ request }) => {
    const passed = typeof mock === "function" ? await mock(request) : mock;
    const response = passed ?? examples[seed % examples.length];
    if (response === undefined) return new HttpResponse("No example is known: pass a response.", { status: 501 });
    const like = [...examples, ...others].find(({ status }) => status === response.status);
    const { status, body, contentType = like?.contentType } = response;
    const isText = typeof body === "string" && !/[/+]json\b/.test(contentType ?? "");
    const text = body === undefined ? null : isText ? body : JSON.stringify(body);
    const type = text === null || contentType === undefined ? {} : { "Content-Type": contentType };
    return new HttpResponse(text, { status, headers: { ...type, ...like?.headers, ...response.headers } });
  });
}

function escapeCharacter(character: string): string {
  return `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
}

/** A response of `getOrder`. */
export type GetOrderMock =
  | {
      readonly status: 200;
      readonly body: types.Order;
      readonly contentType?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | {
      readonly status: 404;
      readonly body: types.GetOrderResponse404;
      readonly contentType?: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** Responds to `getOrder` with an example, or with the response that is passed. */
export function getOrderHandler(settings: MockSettings, response?: MockOf<GetOrderMock>): HttpHandler {
  return handlerOf("get", "/orders/[^/]*", settings, response, {
    examples: [
      {
        status: 200,
        contentType: "application/json",
        body: {
          id: "AA-0000",
          total: 8,
          placedAt: "2030-05-31T12:00:00Z",
          lines: [{ sku: "delt" }, { sku: "ceda" }],
          payment: { kind: "card", digits: "grove" },
        },
      },
      {
        status: 200,
        contentType: "application/json",
        body: {
          id: "AA-0000",
          total: 49.5,
          placedAt: "2024-01-31T12:00:00.5Z",
          lines: [{ sku: "ambe" }],
          payment: { kind: "invoice" },
        },
      },
      {
        status: 200,
        contentType: "application/json",
        body: {
          id: "AA-0000",
          total: 91,
          placedAt: "2030-05-31T12:00:00Z",
          lines: [{ sku: "fjor" }, { sku: "ceda" }],
          payment: { kind: "card", digits: "haven" },
        },
      },
    ],
    others: [{ status: 404, contentType: "application/problem+json" }],
  });
}

/** A response of `deleteOrder`. */
export type DeleteOrderMock = { readonly status: 204; readonly headers?: Readonly<Record<string, string>> };

/**
 * Responds to `deleteOrder` with an example, or with the response that is passed.
 *
 * @deprecated
 */
export function deleteOrderHandler(settings: MockSettings, response?: MockOf<DeleteOrderMock>): HttpHandler {
  return handlerOf("delete", "/orders/[^/]*", settings, response, {
    examples: [{ status: 204 }],
    others: [],
  });
}

/** A response of `getLatestOrder`. */
export type GetLatestOrderMock = {
  readonly status: 200;
  readonly body: types.Order;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Responds to `getLatestOrder` with an example, or with the response that is passed. */
export function getLatestOrderHandler(settings: MockSettings, response?: MockOf<GetLatestOrderMock>): HttpHandler {
  return handlerOf("get", "/orders/latest", settings, response, {
    examples: [
      {
        status: 200,
        contentType: "application/json",
        headers: { "X-Count": "187", "X-Tags": "b,a" },
        body: { id: "AB-1234", total: 5, lines: [{ sku: "lamp" }] },
      },
    ],
    others: [],
  });
}

/** A response of `createOrder`. */
export type CreateOrderMock =
  | {
      readonly status: 201;
      readonly body: types.Order;
      readonly contentType?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | {
      readonly status: number;
      readonly body: string;
      readonly contentType?: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** Responds to `createOrder` with an example, or with the response that is passed. */
export function createOrderHandler(settings: MockSettings, response?: MockOf<CreateOrderMock>): HttpHandler {
  return handlerOf("post", "/orders", settings, response, {
    examples: [
      {
        status: 201,
        contentType: "application/json",
        body: {
          id: "AA-0000",
          total: 8,
          placedAt: "2030-05-31T12:00:00Z",
          lines: [{ sku: "delt" }, { sku: "ceda" }],
          payment: { kind: "card", digits: "grove" },
        },
      },
      {
        status: 201,
        contentType: "application/json",
        body: {
          id: "AA-0000",
          total: 49.5,
          placedAt: "2024-01-31T12:00:00.5Z",
          lines: [{ sku: "ambe" }],
          payment: { kind: "invoice" },
        },
      },
      {
        status: 201,
        contentType: "application/json",
        body: {
          id: "AA-0000",
          total: 91,
          placedAt: "2030-05-31T12:00:00Z",
          lines: [{ sku: "fjor" }, { sku: "ceda" }],
          payment: { kind: "card", digits: "haven" },
        },
      },
    ],
    others: [{ status: 200, contentType: "text/plain" }],
  });
}

/** A response of `greet`. */
export type GreetMock = {
  readonly status: 200;
  readonly body: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Responds to `greet` with an example, or with the response that is passed. */
export function greetHandler(settings: MockSettings, response?: MockOf<GreetMock>): HttpHandler {
  return handlerOf("get", "/greeting", settings, response, {
    examples: [{ status: 200, contentType: "text/plain", body: "Hello, Aa" }],
    others: [],
  });
}

/** A response of `getPicture`. */
export type GetPictureMock = {
  readonly status: 200;
  readonly body: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Responds to `getPicture` with an example, or with the response that is passed. */
export function getPictureHandler(settings: MockSettings, response?: MockOf<GetPictureMock>): HttpHandler {
  return handlerOf("get", "/picture", settings, response, {
    examples: [],
    others: [],
  });
}

/** Responses by operation; all others are examples. */
export interface MswMocks {
  readonly getOrder?: MockOf<GetOrderMock>;
  readonly deleteOrder?: MockOf<DeleteOrderMock>;
  readonly getLatestOrder?: MockOf<GetLatestOrderMock>;
  readonly createOrder?: MockOf<CreateOrderMock>;
  readonly greet?: MockOf<GreetMock>;
  readonly getPicture?: MockOf<GetPictureMock>;
}

/** Returns the handlers of all operations: `setupServer(...createMswMocks({ baseUrl }))`. */
export function createMswMocks(settings: MockSettings, responses: MswMocks = {}): HttpHandler[] {
  return [
    greetHandler(settings, responses.greet),
    createOrderHandler(settings, responses.createOrder),
    getLatestOrderHandler(settings, responses.getLatestOrder),
    getOrderHandler(settings, responses.getOrder),
    deleteOrderHandler(settings, responses.deleteOrder),
    getPictureHandler(settings, responses.getPicture),
  ];
}
