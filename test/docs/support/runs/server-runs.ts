import { order, type Run } from "./run.js";

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

/** Blocks of pages about servers and streams. */
export const serverRuns: readonly Run[] = [
  {
    page: "docs/how-to/errors.md",
    holds: "placeOrder",
    before: `${ordersServer}const isSoldOut = async (_: unknown) => true;\nconst isClosed = () => false;\nconst handlers = {\n`,
    after: `};\n${answered(posted)}`,
    result: "came",
    expected: [409, expect409()],
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
];

function expect409(): string {
  return JSON.stringify({ faults: [{ code: "E2", text: "The item is sold out.", place: "items[0]" }] });
}
