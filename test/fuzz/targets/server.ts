import * as events from "../../../generated/event-subscriptions/server.js";
import * as identity from "../../../generated/identity/server.js";
import * as receipts from "../../../generated/receipt-images/server.js";
import * as requests from "../../../generated/purchase-requests/server.js";
import * as tokens from "../../../generated/company-tokens/server.js";
import type { Server } from "../../../templates/runtime/server/server-types.js";
import { send } from "../../support/server-request.js";
import { ensure, type FuzzTarget } from "../fuzz-target.js";

/** RFC 9110, section 9.1: the status for a method that no server knows. */
const unknownMethod = 501;

const calls = { handled: 0 };

/** Handlers that note their call, and hooks that let every caller in. */
const everything = (handler: () => unknown): object => new Proxy({}, { get: () => handler, has: () => true });
const options = {
  handlers: everything(() => {
    calls.handled += 1;
    throw new Error("The handler was called.");
  }),
  security: everything(() => ({})),
  log: () => undefined,
} as never;

const servers: readonly Server[] = [
  events.createEventSubscriptionsServer(options),
  identity.createIdentityServer(options),
  receipts.createReceiptImagesServer(options),
  requests.createPurchaseRequestsServer(options),
  tokens.createCompanyTokensServer(options),
];

const json = "content-type: application/json\nauthorization: Bearer x";
const xml = "content-type: application/xml\nauthorization: OAuth x";
const form = "content-type: application/x-www-form-urlencoded";

/** Generated servers: each request is rejected, or reaches its handler. An input is a request as in HTTP. */
export const target: FuzzTarget = {
  seeds: [
    `0PUT /events/v4/subscriptions/webhook\n${json}\n\n{"id":"a","filter":".*","topic":"t","webhookConfig":{"endpoint":"https://a.example"}}`,
    "0OPTIONS /events/v4/subscriptions/webhook\n\n",
    `0GET /events/v4/subscriptions/a%20b?x=1\n${json}\n\n`,
    `1GET /profile/identity/v4.1/Users?filter=userName%20eq%20%22a%22&startIndex=1&count=5&attributes=a,b\n${json}\n\n`,
    `1POST /profile/identity/v4.1/Users\n${json}\n\n{"schemas":["a"],"userName":"u","active":true,"emails":[{"value":"a@b.example"}],"name":{"familyName":"f"}}`,
    `1PATCH /profile/identity/v4.1/Users/1\n${json}\n\n{"schemas":["a"],"Operations":[{"op":"replace","path":"active","value":false}]}`,
    `1POST /profile/identity/v4.1/Users/.search\n${json}\n\n{"schemas":["a"],"filter":"a"}`,
    `2POST /api/v3.0/expense/receiptimages\ncontent-type: image/png\nauthorization: OAuth x\n\n\x89PNG`,
    `2PUT /api/v3.0/expense/receiptimages/1\n${xml}\n\n<Image><ID>1</ID></Image>`,
    `2GET /api/v3.0/expense/receiptimages?offset=1&limit=5\n${xml}\naccept: application/xml\n\n`,
    `3POST /purchaserequest/v4/purchaserequests\n${json}\n\n{"lineItems":[{"description":"d","purchaseType":"GOODS","quantity":1,"unitPrice":2}]}`,
    `4POST /oauth2/v0/token\n${form}\n\nclient_id=a&client_secret=b&grant_type=password&username=u&password=p&credtype=authtoken`,
  ],
  maxSteps: (length) => 60_000 + 300 * length,
  async run(input) {
    const [index, method, path, headers, body] = requestOf(Buffer.from(input));
    calls.handled = 0;
    const response = await send(servers[index % servers.length]!, method, path, {
      headers,
      body,
      report: () => undefined,
    });
    const isOptions = method === "OPTIONS" && response.status === 204 && response.headers["Allow"] !== undefined;
    const isRejection = (response.status >= 400 && response.status < 500) || response.status === unknownMethod;
    ensure(calls.handled === 1 || isRejection || isOptions, "A request is neither handled nor rejected.", response);
    ensure(Object.keys(Object.prototype).length === 0, "A prototype was changed.");
    return `${calls.handled} ${response.status}`;
  },
};

function requestOf(input: Buffer): readonly [number, string, string, Readonly<Record<string, string>>, Uint8Array] {
  const end = input.indexOf("\n\n");
  const [first = "", ...lines] = input.toString("latin1", 0, end === -1 ? input.length : end).split("\n");
  const [method = "", ...path] = first.slice(1).split(" ");
  const headers = lines.flatMap((line) => {
    const [, name, value] = /^([!-9;-~]+): ?(.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value] as const];
  });
  const body = end === -1 ? new Uint8Array() : new Uint8Array(input.subarray(end + 2));
  return [first.charCodeAt(0) || 0, method, path.join(" "), Object.fromEntries(headers), body];
}
