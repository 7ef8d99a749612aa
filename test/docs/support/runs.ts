/** Real values around a block of a page, so that it runs; the names are those of its surroundings. */
export interface Run {
  readonly page: string;
  /** Text by which the block is known. */
  readonly holds: string;
  readonly before?: string;
  /** An expression for the result of the block. */
  readonly result: string;
  /** Text behind the block that is part of its program. */
  readonly after?: string;
  readonly expected: unknown;
}

/** A list of all output and callbacks of the program. */
const said = `const said: unknown[] = [];
const console = { log: (...words: unknown[]) => said.push(words.length === 1 ? words[0] : words) };
`;

/** A list of requests, and a `fetch` that adds to it. Every response is a token and a purchase request. */
const sent = `const calls: Request[] = [];
globalThis.fetch = async (...call: Parameters<typeof fetch>) => {
  calls.push(new Request(...call));
  return Response.json({ access_token: "t1", purchaseRequestQueueStatus: "CREATED" });
};
`;

const order = { revision: "7", items: [{ sku: "lamp" }] };
const orderEvent = { event: "changed", id: "7", data: order };
const purchase = {
  userEmail: "ada@example.com",
  currencyCode: "EUR",
  lineItems: [
    {
      purchaseType: "GOODS",
      vendorCode: "V",
      vendorAddressCode: "A",
      description: "Lamp",
      quantity: 1,
      unitPrice: 9,
    },
  ],
};
const membership = "<LoyaltyMembershipResponse><Status>OK</Status></LoyaltyMembershipResponse>";
const update =
  '<LoyaltyMembershipUpdate><Membership UniqueID="1"><AccountNo>007</AccountNo></Membership></LoyaltyMembershipUpdate>';

/** Two pages of vendors. */
const vendorPages = `import { createVendorsClient } from "./generated/vendors/client.js";
const baseUrl = "https://vendors.example";
const auth = { accessToken: "t" };
const page = (names: string[], next: object) =>
  Response.json({ Items: names.map((VendorName) => ({ VendorName, VendorCode: "V", AddressCode: "A", StatusList: [] })), ...next });
const fetch = async (request: Request) =>
  new URL(request.url).searchParams.get("offset") === "2"
    ? page(["C"], {})
    : page(["A", "B"], { NextPage: "/api/v3.0/invoice/vendors?offset=2" });
const client = createVendorsClient({ baseUrl, auth, fetch });
`;

const ordersServer = `import { createOrdersServer } from "./generated/orders.js";
import { toFetchHandler as served } from "./generated/orders.js";
`;

/** A handler of the page on a server of its API, and the status and body of the response to one call. */
function answered(call: string): string {
  return `const unused: any = () => ({ status: 503, body: { faults: [] } });
const all = { watchOrders: unused, getOrder: unused, placeOrder: unused, createChatCompletion: unused, ...handlers };
const answer = await served(createOrdersServer({ handlers: all as any }))(${call});
const came = [answer.status, await answer.text()];
`;
}

const posted = `new Request("https://orders.example/orders", { method: "POST", body: ${JSON.stringify(JSON.stringify(order))}, headers: { "Content-Type": "application/json" } })`;

/** A listener that is closed when its page has been asked once. */
function listening(path: string, init: string): string {
  return `await new Promise((resolve) => void (listener.listening ? resolve(0) : listener.once("listening", resolve)));
const answer = await fetch(\`http://127.0.0.1:\${(listener.address() as { port: number }).port}${path}\`, ${init});
const came = [answer.status, await answer.json()];
listener.close();
`;
}

const purchasing = `{ method: "POST", body: ${JSON.stringify(JSON.stringify(purchase))}, headers: { Authorization: "Bearer good", "Content-Type": "application/json" } }`;

/** The first call of an API: the request line with its credential, and the printed values after this response. */
function firstCall(holds: string, response: string, request: string, ...printed: readonly unknown[]): Run {
  const type = response.startsWith("<") ? "application/xml" : "application/json";
  const before = `${said}const baseUrl = "https://api.example";
const token = "a-token";
globalThis.fetch = async (...call: Parameters<typeof fetch>) => {
  const { method, url, headers } = new Request(...call);
  said.push([method, url.slice(baseUrl.length), headers.get("Authorization")].join(" "));
  return new Response(${JSON.stringify(response)}, { headers: { "Content-Type": "${type}" } });
};
`;
  return { page: "docs/reference/apis.md", holds, before, result: "said", expected: [request, ...printed] };
}

/** The path template of the traced operation. */
const purchasePath = "/purchaserequest/v4/purchaserequests/{id}";
const attemptSpan = { name: `GET ${purchasePath}`, kind: 2, below: true };
const attemptAttributes = {
  "http.request.method": "GET",
  "url.template": purchasePath,
  "server.address": "api.example.com",
  "server.port": 443,
};

/** The blocks that are run, each with its result. */
export const runs: readonly Run[] = [
  {
    page: "docs/how-to/opentelemetry.md",
    holds: "startSpan",
    before: `import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";
const exporter = new InMemorySpanExporter();
const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
const auth = { bearerToken: "token" };
const baseUrl = "https://api.example.com";
const parents: (string | null)[] = [];
const turns = [() => new Response(null, { status: 503, headers: { "retry-after-ms": "1" } }), () => { throw new TypeError("reset"); }];
const fetch = async (request: Request) => {
  parents.push(request.headers.get("traceparent"));
  return turns.shift()?.() ?? Response.json({ purchaseOrders: [{ purchaseOrderNumber: "1" }] });
};
trace.setGlobalTracerProvider(provider);
propagation.setGlobalPropagator(new W3CTraceContextPropagator());
`,
    after: `
await client.getPurchaseRequest({ path: { id: "s3cret" }, query: { mode: "COMPACT" } });
const spans = exporter.getFinishedSpans();
const root = spans.find(({ kind }) => kind === SpanKind.INTERNAL)!;
const seen = spans.map((span) => {
  const { traceId, spanId } = span.spanContext();
  const at = parents.indexOf("00-" + traceId + "-" + spanId + "-01");
  const below = span.parentSpanContext?.spanId === root.spanContext().spanId;
  return { name: span.name, kind: span.kind, failed: span.status.code === SpanStatusCode.ERROR, attributes: span.attributes, at, below };
});
`,
    result: "seen",
    expected: [
      {
        ...attemptSpan,
        failed: true,
        attributes: { ...attemptAttributes, "http.response.status_code": 503, "error.type": "503" },
        at: 0,
      },
      {
        ...attemptSpan,
        failed: true,
        attributes: { ...attemptAttributes, "http.request.resend_count": 1, "error.type": "NetworkError" },
        at: 1,
      },
      {
        ...attemptSpan,
        failed: false,
        attributes: { ...attemptAttributes, "http.request.resend_count": 2, "http.response.status_code": 200 },
        at: 2,
      },
      { name: "getPurchaseRequest", kind: 0, failed: false, attributes: {}, at: -1, below: false },
    ],
  },
  {
    page: "docs/how-to/pages.md",
    holds: ".items({",
    before: `${said}${vendorPages}`,
    result: "said",
    expected: ["A", "B", "C"],
  },
  {
    page: "docs/how-to/pages.md",
    holds: "stored.cursor",
    before: `${vendorPages}
const stored: { cursor?: string | number | undefined } = { cursor: "offset=2" };
const saved: unknown[] = [];
const save = (items: readonly { readonly VendorName: string }[]) => saved.push(items.map((item) => item.VendorName));
`,
    result: "[saved, stored]",
    expected: [[["C"]], { cursor: undefined }],
  },
  {
    page: "docs/how-to/pages.md",
    holds: "listVendorsPages",
    before: vendorPages,
    result: "vendors.map((vendor) => vendor.VendorName)",
    expected: ["A", "B", "C"],
  },
  firstCall(
    "createCompanyTokensClient(",
    '{"access_token":"t-1","refresh_token":"t-2","expires_in":"3600"}',
    "POST /oauth2/v0/token ",
    ["t-1", "3600"],
  ),
  firstCall(
    "createEventSubscriptionsClient(",
    '{"message":"Saved."}',
    "PUT /events/v4/subscriptions/webhook Bearer a-token",
    "Saved.",
  ),
  firstCall(
    "createIdentityClient(",
    '{"totalResults":1,"itemsPerPage":1,"Resources":[{"id":"8d0f4a52-3c1e-4b7a-9e26-5f1b7c8d9e30","displayName":"Ada"}]}',
    "POST /profile/identity/v4.1/Users/.search Bearer a-token",
    ["8d0f4a52-3c1e-4b7a-9e26-5f1b7c8d9e30", "Ada"],
  ),
  firstCall(
    "createInvoiceDigestsClient(",
    '{"Items":[{"ApprovalStatusCode":"A","PaymentRequestId":"1","PaymentRequestUri":"/1","PaymentStatusCode":"P","VendorName":"V","InvoiceNumber":"INV-1","Total":"9.00"}]}',
    "GET /api/v3.0/invoice/paymentrequestdigests?limit=100&createDateAfter=2026-04-01 Bearer a-token",
    ["INV-1", "9.00"],
  ),
  firstCall(
    "createLegacyTokensClient(",
    '{"Instance_URL":"https://eu.example","Token":"t-1","Expiration_Date":"2031-01-01","Refresh_Token":"t-2"}',
    "GET /net2/oauth2/accesstoken.ashx Basic YWRhQGV4YW1wbGUuY29tOmEtcGFzc3dvcmQ=",
    ["t-1", "https://eu.example"],
  ),
  firstCall("createLoyaltyClient(", membership, "POST /api/travelprofile/v1.0/loyalty OAuth a-token", [
    200,
    "OK",
    undefined,
  ]),
  firstCall(
    "createNotificationsClient(",
    "",
    "POST /notifications/v4/messages/8d0f4a52-3c1e-4b7a-9e26-5f1b7c8d9e30/session Bearer a-token",
    "sent",
  ),
  firstCall(
    "createPurchaseRequestsClient(",
    '{"purchaseRequestQueueStatus":"CREATED"}',
    "GET /purchaserequest/v4/purchaserequests/PRQ-5001?mode=COMPACT Bearer a-token",
    "CREATED",
  ),
  firstCall(
    "createReceiptImagesClient(",
    '{"Items":[{"ID":"receipt-1","URI":"/receipt-1"}]}',
    "GET /api/v3.0/expense/receiptimages?limit=10 Bearer a-token",
    ["receipt-1", "/receipt-1"],
  ),
  firstCall(
    "createTravelProfileClient(",
    "<Profile><FirstName>Jane</FirstName></Profile>",
    "GET /api/travelprofile/v2.0/profile?userid_type=login&userid_value=jane%40example.com OAuth a-token",
    ["Jane", undefined],
  ),
  firstCall(
    "createVendorsClient(",
    '{"Items":[{"VendorCode":"V-1","AddressCode":"A-1","StatusList":[],"VendorName":"Example Supplies"}]}',
    "GET /api/v3.0/invoice/vendors?limit=100&searchType=begins&vendorName=Example Bearer a-token",
    ["V-1", "Example Supplies"],
  ),
  {
    page: "docs/how-to/tanstack-query.md",
    holds: "getOrderOptions",
    before: `${said}globalThis.fetch = async (...call: Parameters<typeof fetch>) => {
  const { method, url } = new Request(...call);
  said.push(method + " " + new URL(url).pathname);
  return method === "GET" ? Response.json(${JSON.stringify(order)}) : new Response(null, { status: 204 });
};
`,
    result: "[said, queries.getQueryState(getOrderKey({ path: { id: '7' } }))?.isInvalidated]",
    expected: [["GET /orders/7", 1, "POST /orders"], true],
  },
  {
    page: "docs/how-to/zod.md",
    holds: "orderSchema",
    before: said,
    result: "said",
    expected: ["\u2716 Invalid input: expected string, received number\n  \u2192 at order.items[0].sku"],
  },
  {
    page: "docs/how-to/msw.md",
    holds: "setupServer",
    before: said,
    result: "said",
    expected: [[200, 404]],
  },
  {
    page: "docs/how-to/clients.md",
    holds: "fetchToken(scopes, signal)",
    before: `${said}const id = "7";\nconst fetchToken = async (scopes: readonly string[], _: unknown) => scopes.join();\n`,
    result: "said",
    expected: [[{ purchaseOrderNumber: "purchaserequest.read" }]],
  },
  {
    page: "docs/how-to/sign-in.md",
    holds: "requestToken(scopes, signal)",
    before: `const requestToken = async (scopes: readonly string[], _: unknown) => ({ token: scopes.join(), lifetime: 3600 });
${sent}`,
    after: `for (const _ of [1, 2]) await client.getPurchaseRequest({ path: { id: "7" }, query: { mode: "COMPACT" } });\n`,
    result: `calls.map(({ headers }) => headers.get("Authorization"))`,
    expected: ["Bearer purchaserequest.read", "Bearer purchaserequest.read"],
  },
  {
    page: "docs/how-to/sign-in.md",
    holds: "ordersPartnerClientCredentials",
    before: `const clientSecret = "secret";\n${sent}`,
    after: `const { token } = await partner({ scopes: ["orders.read"], signal: AbortSignal.any([]) });\n`,
    result: `[token, calls.map(({ url }) => url)]`,
    expected: ["t1", ["https://auth.orders.example/token"]],
  },
  {
    page: "docs/how-to/sign-in.md",
    holds: "identityCompanyTokenProvider",
    before: `const baseUrl = "https://api.example";
const [clientId, clientSecret, companyId, authToken] = ["id", "secret", "company", "auth"] as const;
${sent}`,
    after: `await client.getUser({ path: { id: "1" } }, { validate: false });\nconst form = await calls[0]!.text();\n`,
    result: `[form, calls.map(({ url, headers }) => [url, headers.get("Authorization")])]`,
    expected: [
      "grant_type=password&client_id=id&client_secret=secret&credtype=authtoken&username=company&password=auth",
      [
        ["https://api.example/oauth2/v0/token", null],
        ["https://api.example/profile/identity/v4.1/Users/1", "Bearer t1"],
      ],
    ],
  },
  {
    page: "docs/how-to/sign-in.md",
    holds: "signatureOf",
    before: `import { createPurchaseRequestsClient } from "./generated/purchase-requests/client.js";
const signatureOf = async ({ method }: Request) => \`signed \${method}\`;
${sent}`,
    after: `await client.getPurchaseRequest({ path: { id: "7" }, query: { mode: "COMPACT" } }, { validate: false });\n`,
    result: `calls.map(({ headers }) => headers.get("X-Signature"))`,
    expected: ["signed GET"],
  },
  {
    page: "docs/how-to/xml.md",
    holds: "client.updateProfile",
    before: `import { createTravelProfileClient } from "./generated/travel-profile/client.js";
const sent: string[] = [];
const take = async (...call: Parameters<typeof globalThis.fetch>) => {
  sent.push(await new Request(...call).text());
  return new Response("<ProfileResponse/>", { headers: { "Content-Type": "application/xml" } });
};
const client = createTravelProfileClient({ baseUrl: "https://api.example", auth: { oauthToken: "token" }, fetch: take });
`,
    result: `sent.map((text) => /<MiddleName [^>]*xsi:nil="true"\\/><JobTitle>Lead</.test(text))`,
    expected: [true],
  },
  {
    page: "docs/how-to/clients.md",
    holds: "ordersServers.production",
    result: "[ordersServers.production({ region: 'eu' }).url, ordersServers.sandbox().url, client === other]",
    expected: ["https://eu.orders.example", "https://sandbox.orders.example", false],
  },
  {
    page: "docs/how-to/streams.md",
    holds: "createChatCompletion",
    before: `import { createOrdersClient as makeClient } from "./generated/orders.js";
const shown: unknown[] = [];
const show = (choices: readonly string[]) => shown.push(choices);
const question = { text: "Why?" };
const stream = 'data: {"choices":["so"]}\\n\\ndata: [DONE]\\n\\n';
const say = async () => new Response(stream, { headers: { "Content-Type": "text/event-stream" } });
const client = makeClient({ baseUrl: "https://orders.example", fetch: say });
`,
    result: "shown",
    expected: [["so"]],
  },
  {
    page: "docs/how-to/invalid-responses.md",
    holds: "createVendorClient",
    before: `import { createOrdersClient as makeClient } from "./generated/orders.js";
const heard: { operationId: string; status: number; problems: readonly { path: string }[] }[] = [];
const log = { warn: (entry: any) => heard.push(entry) };
const baseUrl = "https://orders.example";
const wrong = async () => new Response('{"choices":7}', { headers: { "Content-Type": "application/json" } });
const createVendorClient = (settings: any) => makeClient({ ...settings, fetch: wrong, validate: { response: "report" } });
`,
    after: `await client.createChatCompletion({ body: { text: "Why?" } });\n`,
    result: "heard.map(({ operationId, status, problems }) => [operationId, status, problems[0]?.path])",
    expected: [["createChatCompletion", 200, "/choices"]],
  },
  {
    page: "docs/how-to/small-bundles.md",
    holds: "connectPurchaseRequests",
    before: `const baseUrl = "https://api.example.com";\nconst id = "7";\nconst auth = { bearerToken: "token" };\n`,
    result: "result",
    expected: { status: 200, data: { purchaseOrders: [{ purchaseOrderNumber: "token" }] } },
  },
  {
    page: "docs/how-to/errors.md",
    holds: "placeOrder",
    before: `${ordersServer}const isSoldOut = async (_: unknown) => true;\nconst isClosed = () => false;\nconst handlers = {\n`,
    after: `};\n${answered(posted)}`,
    result: "came",
    expected: [409, expect409()],
  },
  {
    page: "docs/how-to/validate-payloads.md",
    holds: "parsePurchaseRequest",
    before: `${said}const text = '{\\n"userEmail": 7 }';\nconst use = (value: unknown) => said.push(value);\n`,
    result: "String(said[0])",
    expected: "2: /userEmail: The value must be of type string, but is of type integer: 7.",
  },
  {
    page: "docs/how-to/xml.md",
    holds: "decodeLoyaltyMembershipUpdate(xml)",
    before: `${said}const xml = ${JSON.stringify(update)};\n`,
    result: "said",
    expected: [update],
  },
  {
    page: "docs/how-to/xml.md",
    holds: "decodeResponse",
    before: `${said}const url = "https://api.example";
const fetch = async (_: string) => new Response(${JSON.stringify(membership)}, { headers: { "Content-Type": "text/html" } });
`,
    result: "(said[0] as { code: string }[]).map(({ code }) => code)",
    expected: ["http/content-type"],
  },
  {
    page: "docs/how-to/servers.md",
    holds: "userOf(credential, scopes)",
    before: `const userOf = async (credential: string, scopes: readonly string[]) =>
  credential === "good" ? { userId: scopes.join() } : undefined;
const store = async (userId: string, _: unknown) => userId;
const find = (id: string) => ({ purchaseRequestId: id });
`,
    after: listening("/purchaserequest/v4/purchaserequests", purchasing),
    result: "came",
    expected: [202, { id: "purchaserequest.write", uri: "/purchaserequest/v4/purchaserequests/purchaserequest.write" }],
  },
  {
    page: "docs/how-to/progress.md",
    holds: "reportProgress",
    before: `${said}const baseUrl = "https://images.example";
const auth = { accessToken: "t" };
const image = new Uint8Array(3);
globalThis.fetch = async () => new Response(null, { status: 204 });
`,
    result: "said",
    expected: ["upload: 3 of 3 bytes"],
  },
  {
    page: "docs/how-to/streams.md",
    holds: "reconnecting",
    before: `import { createOrdersClient as makeClient } from "./generated/orders.js";
const shown: unknown[] = [];
const show = (found: unknown) => shown.push(found);
const { signal } = new AbortController();
const asked: unknown[] = [];
const answers = [${JSON.stringify(`event: changed\nid: 7\nretry: 1\ndata: ${JSON.stringify(orderEvent.data)}\n\n`)}, null];
const say = async ({ headers }: Request) => {
  asked.push(headers.get("last-event-id"));
  const stream = answers.shift() ?? null;
  return new Response(stream, { status: stream ? 200 : 204, headers: { "Content-Type": "text/event-stream" } });
};
const client = makeClient({ baseUrl: "https://orders.example", fetch: say });
`,
    result: "[asked, shown]",
    expected: [[null, "7"], [orderEvent.data]],
  },
  {
    page: "docs/how-to/streams.md",
    holds: "watchOrders: async",
    before: `${ordersServer}const changes = async function* (_: unknown) { yield ${JSON.stringify(order)}; };\nconst handlers = {\n`,
    after: `};\n${answered(`new Request("https://orders.example/orders")`)}`,
    result: "came",
    expected: [200, `event: changed\nid: 7\ndata: ${JSON.stringify(orderEvent.data)}\n\n`],
  },
  {
    page: "docs/how-to/servers.md",
    holds: "isTooFast",
    before: `import { createOrdersServer } from "./generated/orders.js";
import { toFetchHandler as served } from "./generated/orders.js";
import type { Server } from "./generated/orders.js";
const server: Server = createOrdersServer({ handlers: {
  watchOrders: () => ({ status: 200, body: [] }),
  getOrder: () => ({ status: 404 }),
  placeOrder: () => ({ status: 204 }),
  createChatCompletion: () => ({ status: 200, body: { choices: [] } }),
} });
const isTooFast = (_: unknown) => true;
`,
    after: `const answer = await served(limited)(${posted});
const came = [answer.status, answer.headers.get("retry-after")];
`,
    result: "came",
    expected: [429, "60"],
  },
];

function expect409(): string {
  return JSON.stringify({ faults: [{ code: "E2", text: "The item is sold out.", place: "items[0]" }] });
}
