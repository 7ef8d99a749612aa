/** Text around a block that is part of a program: names that the page only speaks of, and the rest of an object. */
export interface Surroundings {
  /** Text by which the block is known: no other block of its page has it. */
  readonly holds: string;
  readonly before?: string;
  readonly after?: string;
}

const orders = "import type { Order, Question } from './generated/orders.js';\n";

const client = `import type { CreatePurchaseRequestInput } from "./generated/purchase-requests/client.js";
declare const baseUrl: string;
declare const id: string;
`;

const ordersClient = `${orders}import { createOrdersClient as makeClient } from "./generated/orders.js";
const client = makeClient({ baseUrl: "https://orders.example" });
`;

const vendorsClient = `import { createVendorsClient } from "./generated/vendors/client.js";
const client = createVendorsClient({ baseUrl: "https://vendors.example" });
`;

const handlers = `${orders}import type { OrdersHandlers } from "./generated/orders.js";
declare const changes: (signal: unknown) => AsyncIterable<Order>;
declare const isSoldOut: (order: Order) => Promise<boolean>;
declare const isClosed: () => boolean;
export const handlers: Pick<OrdersHandlers, `;

const apis =
  "CompanyTokens EventSubscriptions Identity InvoiceDigests LegacyTokens Loyalty Notifications PurchaseRequests ReceiptImages TravelProfile Vendors";

/** Blocks of each page that are not self-contained. All others are. */
export const surroundings: Readonly<Record<string, readonly Surroundings[]>> = {
  "docs/reference/apis.md": apis.split(" ").map((name) => ({
    holds: `create${name}Client(`,
    before: "declare const baseUrl: string;\ndeclare const token: string;\n",
  })),
  "docs/how-to/hooks.md": [
    {
      holds: "const remove = client.use(",
      before: `import { createPurchaseRequestsClient } from "./generated/purchase-requests/client.js";
const client = createPurchaseRequestsClient({ baseUrl: "https://api.example.com" });
`,
    },
  ],
  "docs/how-to/opentelemetry.md": [
    {
      holds: "startSpan",
      before: `import type { PurchaseRequestsClientOptions } from "./generated/purchase-requests/client.js";
declare const baseUrl: string;
declare const auth: NonNullable<PurchaseRequestsClientOptions["auth"]>;
declare const fetch: NonNullable<PurchaseRequestsClientOptions["fetch"]>;
`,
    },
  ],
  "docs/how-to/clients.md": [
    {
      holds: "orThrow()",
      before: `import { createPurchaseRequestsClient } from "./generated/purchase-requests/client.js";
const client = createPurchaseRequestsClient({ baseUrl: "https://api.example.com" });
const input = { path: { id: "7" }, query: { mode: "COMPACT" } } as const;
`,
    },
    {
      holds: "fetchToken(scopes, signal)",
      before: `declare const id: string;
declare const fetchToken: (scopes: readonly string[], signal: unknown) => Promise<string>;
`,
    },
    {
      holds: "dispatcher: proxyAgent",
      before: `import { createPurchaseRequestsClient } from "./generated/purchase-requests/client.js";
declare const id: string;
declare const proxyAgent: object;
`,
    },
  ],
  "docs/how-to/sign-in.md": [
    {
      holds: "requestToken(scopes, signal)",
      before: `declare const requestToken: (scopes: readonly string[], signal: unknown) => Promise<{ token: string; lifetime: number }>;
`,
    },
    { holds: "ordersPartnerClientCredentials", before: "declare const clientSecret: string;\n" },
    {
      holds: "identityCompanyTokenProvider",
      before: `declare const baseUrl: string;
declare const clientId: string;
declare const clientSecret: string;
declare const companyId: string;
declare const authToken: string;
`,
    },
    {
      holds: "signatureOf",
      before: `import { createPurchaseRequestsClient } from "./generated/purchase-requests/client.js";
declare const signatureOf: (request: Request) => Promise<string>;
`,
    },
  ],
  "docs/how-to/pages.md": [
    { holds: ".items({", before: vendorsClient },
    {
      holds: "stored.cursor",
      before: `${vendorsClient}declare const stored: { cursor?: string | number | undefined };
declare const save: (items: readonly object[]) => void;
`,
    },
    {
      holds: "listVendorsPages",
      before: `import type { VendorsClientOptions } from "./generated/vendors/client.js";
declare const baseUrl: string;
declare const auth: NonNullable<VendorsClientOptions["auth"]>;
declare const fetch: NonNullable<VendorsClientOptions["fetch"]>;
`,
    },
  ],
  "docs/how-to/errors.md": [{ holds: "placeOrder", before: `${handlers}"placeOrder"> = {\n`, after: "};\n" }],
  "docs/how-to/invalid-responses.md": [
    {
      holds: "createVendorClient",
      before: `import { createOrdersClient as createVendorClient } from "./generated/orders.js";
declare const baseUrl: string;
declare const log: { readonly warn: (entry: object) => void };
`,
    },
  ],
  "docs/how-to/servers.md": [
    {
      holds: "userOf(credential, scopes)",
      before: `import type { CreatePurchaseRequestReceived, GetPurchaseRequestReply } from "./generated/purchase-requests/server.js";
declare const userOf: (credential: string, scopes: readonly string[]) => Promise<{ userId: string } | undefined>;
declare const store: (userId: string, body: CreatePurchaseRequestReceived["body"]) => Promise<string>;
declare const find: (id: string) => (GetPurchaseRequestReply & { status: 200 })["body"];
`,
    },
    {
      holds: "isTooFast",
      before: `import type { Server } from "./generated/runtime/server.js";
import type { ServerRequest } from "./generated/runtime/server.js";
declare const server: Server;
declare const isTooFast: (request: ServerRequest) => boolean;
`,
    },
  ],
  "docs/how-to/small-bundles.md": [
    {
      holds: "connectPurchaseRequests",
      before: `${client}const auth = { bearerToken: "token" };\n`,
    },
    {
      holds: "createPurchaseRequestsClientWith",
      before: `declare const baseUrl: string;\ndeclare const id: string;\nconst auth = { bearerToken: "token" };\n`,
    },
  ],
  "docs/how-to/standard-schema.md": [
    {
      holds: "assertOrder",
      before: `import type { ProblemDetails } from "./src/order-schema.js";
declare const text: string;
declare const reply: (status: number, body: ProblemDetails) => void;
`,
    },
  ],
  "docs/how-to/progress.md": [
    {
      holds: "reportProgress",
      before: `import type { ReceiptImagesClientOptions } from "./generated/receipt-images/client.js";
declare const baseUrl: string;
declare const auth: NonNullable<ReceiptImagesClientOptions["auth"]>;
declare const image: Uint8Array;
`,
    },
  ],
  "docs/how-to/streams.md": [
    {
      holds: "createChatCompletion",
      before: `${ordersClient}declare const question: Question;\ndeclare const show: (choices: readonly string[]) => void;\n`,
    },
    {
      holds: "reconnecting",
      before: `${ordersClient}declare const signal: AbortSignal;\ndeclare const show: (order: unknown) => void;\n`,
    },
    { holds: "watchOrders: async", before: `${handlers}"watchOrders"> = {\n`, after: "};\n" },
  ],
  "docs/how-to/validate-payloads.md": [
    {
      holds: "parsePurchaseRequest",
      before: "declare const text: string;\ndeclare const use: (value: PurchaseRequest) => void;\n",
    },
  ],
  "docs/how-to/xml.md": [
    {
      holds: "client.updateProfile",
      before: `import { createTravelProfileClient } from "./generated/travel-profile/client.js";
const client = createTravelProfileClient({ baseUrl: "https://api.example" });
`,
    },
    { holds: "decodeLoyaltyMembershipUpdate(xml)", before: "declare const xml: string;\n" },
    { holds: "decodeResponse", before: "declare const url: string;\n" },
  ],
  "docs/how-to/seeds.md": [
    {
      holds: "createSandbox",
      before: 'import { createSandbox } from "travel-expense-sandbox";\ndeclare const ours: [];\n',
    },
  ],
  "docs/how-to/hostile-platform.md": [
    {
      holds: "addFault",
      before: 'import { createSandbox } from "travel-expense-sandbox";\nconst { control } = await createSandbox();\n',
    },
  ],
  "docs/how-to/verify-calls.md": [
    {
      holds: "verifyCalls",
      before:
        'import { createSandbox } from "travel-expense-sandbox";\nconst sandbox = await createSandbox();\nconst { credentials } = sandbox;\n',
    },
  ],
  "docs/reference/sandbox.md": [
    {
      holds: "control.setClock",
      before: `import { createSandbox } from "travel-expense-sandbox";
const { control, credentials } = await createSandbox();
`,
    },
  ],
  "generator/README.md": [{ holds: "bytes", before: "declare const bytes: Uint8Array;\n" }],
};
