import { order, said, sent, type Run } from "./run.js";

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

/** The path template of the traced operation. */
const purchasePath = "/purchaserequest/v4/purchaserequests/{id}";
const attemptSpan = { name: `GET ${purchasePath}`, kind: 2, below: true };
const attemptAttributes = {
  "http.request.method": "GET",
  "url.template": purchasePath,
  "server.address": "api.example.com",
  "server.port": 443,
};

/** Blocks of pages about clients and libraries for them. */
export const clientRuns: readonly Run[] = [
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
  {
    page: "docs/how-to/clients.md",
    holds: "fetchToken(scopes, signal)",
    before: `${said}const id = "7";\nconst fetchToken = async (scopes: readonly string[], _: unknown) => scopes.join();\n`,
    result: "said",
    expected: [[{ purchaseOrderNumber: "purchaserequest.read" }]],
  },
  {
    page: "docs/how-to/clients.md",
    holds: "ordersServers.production",
    result: "[ordersServers.production({ region: 'eu' }).url, ordersServers.sandbox().url, client === other]",
    expected: ["https://eu.orders.example", "https://sandbox.orders.example", false],
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
];
