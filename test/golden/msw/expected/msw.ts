// Generated from openapi.yaml and note.xsd. Edit the specs, then run `specwright generate`.

import { HttpResponse, http, type HttpHandler } from "msw";
import type * as types from "./types.js";

/** The address of the service, and the number that chooses example values: the same number, the same responses. */
export interface MockSettings {
  readonly baseUrl: string;
  readonly seed?: number;
}

/** The bytes of a body: anything that `HttpResponse` accepts. */
type MockBytes = NonNullable<ConstructorParameters<typeof HttpResponse>[0]>;

/** A response: a JSON body is a value, any other a string or bytes. */
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
    const sent = body === undefined ? null : isText || isBytes(body) ? body : JSON.stringify(body);
    const type: Record<string, string> =
      sent === null || contentType === undefined ? {} : { "Content-Type": contentType };
    return new HttpResponse(sent, { status, headers: { ...type, ...like?.headers, ...response.headers } });
  });
}

/** True for bytes, a Blob, a stream or a form; false for a value of JSON. */
function isBytes(body: unknown): body is MockBytes {
  return typeof body === "object" && body !== null && Symbol.toStringTag in body;
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
  readonly body: MockBytes;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Responds to `getPicture` with an example, or with the response that is passed. */
export function getPictureHandler(settings: MockSettings, response?: MockOf<GetPictureMock>): HttpHandler {
  return handlerOf("get", "/picture", settings, response, {
    examples: [
      { status: 200, contentType: "image/png", body: "amber" },
      { status: 200, contentType: "image/png", body: "birch" },
      { status: 200, contentType: "image/png", body: "cedar" },
    ],
    others: [],
  });
}

/** A response of `getNote`. */
export type GetNoteMock = {
  readonly status: 200;
  readonly body: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Responds to `getNote` with an example, or with the response that is passed. */
export function getNoteHandler(settings: MockSettings, response?: MockOf<GetNoteMock>): HttpHandler {
  return handlerOf("get", "/note", settings, response, {
    examples: [
      {
        status: 200,
        contentType: "application/xml",
        body: '<Note id="1"><Text>text</Text><Due>2000-01-01</Due></Note>',
      },
      { status: 200, contentType: "application/xml", body: '<Note id="1"><Text>a</Text></Note>' },
    ],
    others: [],
  });
}

/** A response of `getLabel`. */
export type GetLabelMock = {
  readonly status: 200;
  readonly body: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Responds to `getLabel` with an example, or with the response that is passed. */
export function getLabelHandler(settings: MockSettings, response?: MockOf<GetLabelMock>): HttpHandler {
  return handlerOf("get", "/label", settings, response, {
    examples: [
      { status: 200, contentType: "application/xml", body: "<Line><sku>grov</sku><gift>false</gift></Line>" },
      { status: 200, contentType: "application/xml", body: "<Line><sku>fjor</sku><gift>false</gift></Line>" },
    ],
    others: [],
  });
}

/** A response of `watchChanges`. */
export type WatchChangesMock = {
  readonly status: 200;
  readonly body: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Responds to `watchChanges` with an example, or with the response that is passed. */
export function watchChangesHandler(settings: MockSettings, response?: MockOf<WatchChangesMock>): HttpHandler {
  return handlerOf("get", "/changes", settings, response, {
    examples: [
      {
        status: 200,
        contentType: "text/event-stream",
        body: 'data: {"sku":"grov","gift":false}\n\ndata: {"sku":"fjor","gift":false}\n\n',
      },
      {
        status: 200,
        contentType: "text/event-stream",
        body: 'data: {"sku":"fjor","gift":false}\n\ndata: {"sku":"grov","gift":false}\n\n',
      },
    ],
    others: [],
  });
}

/** A response of `readLog`. */
export type ReadLogMock = {
  readonly status: 200;
  readonly body: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Responds to `readLog` with an example, or with the response that is passed. */
export function readLogHandler(settings: MockSettings, response?: MockOf<ReadLogMock>): HttpHandler {
  return handlerOf("get", "/log", settings, response, {
    examples: [
      {
        status: 200,
        contentType: "application/jsonl",
        body: '{"sku":"grov","gift":false}\n{"sku":"fjor","gift":false}\n',
      },
      {
        status: 200,
        contentType: "application/jsonl",
        body: '{"sku":"fjor","gift":false}\n{"sku":"grov","gift":false}\n',
      },
    ],
    others: [],
  });
}

/** A response of `getScan`. */
export type GetScanMock = {
  readonly status: 200;
  readonly body: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Responds to `getScan` with an example, or with the response that is passed. */
export function getScanHandler(settings: MockSettings, response?: MockOf<GetScanMock>): HttpHandler {
  return handlerOf("get", "/scan", settings, response, {
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
  readonly getNote?: MockOf<GetNoteMock>;
  readonly getLabel?: MockOf<GetLabelMock>;
  readonly watchChanges?: MockOf<WatchChangesMock>;
  readonly readLog?: MockOf<ReadLogMock>;
  readonly getScan?: MockOf<GetScanMock>;
}

/** Returns the handlers of all operations: `setupServer(...createMswMocks({ baseUrl }))`. */
export function createMswMocks(settings: MockSettings, responses: MswMocks = {}): HttpHandler[] {
  return [
    watchChangesHandler(settings, responses.watchChanges),
    greetHandler(settings, responses.greet),
    getLabelHandler(settings, responses.getLabel),
    readLogHandler(settings, responses.readLog),
    getNoteHandler(settings, responses.getNote),
    createOrderHandler(settings, responses.createOrder),
    getLatestOrderHandler(settings, responses.getLatestOrder),
    getOrderHandler(settings, responses.getOrder),
    deleteOrderHandler(settings, responses.deleteOrder),
    getPictureHandler(settings, responses.getPicture),
    getScanHandler(settings, responses.getScan),
  ];
}
