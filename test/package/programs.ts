const name = "@specwright/travel-expense";

/** Uses every subpath in types: compiles on any platform that has `fetch`. */
export const everySubpath = `
import type { PurchaseRequest, Result } from "${name}/purchase-requests";
import type { LineItem } from "${name}/purchase-requests/types";
import { isPurchaseRequest, parsePurchaseRequest, validatePurchaseRequest } from "${name}/purchase-requests/validators";
import {
  connectPurchaseRequests,
  createPurchaseRequestsClient,
  getPurchaseRequest,
  isTimeoutError,
  type PurchaseRequestsClient,
} from "${name}/purchase-requests/client";
import {
  createPurchaseRequestsServer,
  unimplementedPurchaseRequests,
  type PurchaseRequestsHandlers,
} from "${name}/purchase-requests/server";
import type { LoyaltyMembershipUpdate } from "${name}/loyalty";
import type { LoyaltyMembershipResponse } from "${name}/loyalty/types";
import { validateUpdateLoyaltyMembershipsParameters } from "${name}/loyalty/validators";
import { decodeLoyaltyMembershipUpdate, decodeResponse, encodeLoyaltyMembershipUpdate } from "${name}/loyalty/codecs";
import { createLoyaltyClient } from "${name}/loyalty/client";
import { createLoyaltyServer, unimplementedLoyalty } from "${name}/loyalty/server";
import { toNodeListener } from "${name}/runtime/node";
import { toFastifyPlugin } from "${name}/runtime/fastify";
import { toFetchHandler } from "${name}/runtime/fetch";

export function firstLine(request: PurchaseRequest): LineItem | undefined {
  return request.lineItems[0];
}

export const checked: Result<PurchaseRequest> = validatePurchaseRequest({});
export const read: Result<PurchaseRequest> = parsePurchaseRequest("{}");
export const updated: Result<LoyaltyMembershipUpdate> = decodeLoyaltyMembershipUpdate("<LoyaltyMembershipUpdate/>");
export const fetched: Promise<Result<LoyaltyMembershipUpdate>> = fetch("https://example.org/").then((response) =>
  decodeResponse(response, decodeLoyaltyMembershipUpdate),
);
export const written: string = updated.ok ? encodeLoyaltyMembershipUpdate(updated.value) : "";
export const response: LoyaltyMembershipResponse = { Status: "OK" };
export const parameters = validateUpdateLoyaltyMembershipsParameters({});

const handlers: PurchaseRequestsHandlers = {
  ...unimplementedPurchaseRequests,
  getPurchaseRequest: ({ path }) => ({
    status: 200,
    body: { purchaseRequestId: path.id, purchaseRequestQueueStatus: "CREATED" },
  }),
};
const server = createPurchaseRequestsServer({ handlers, security: { bearerToken: ({ credential }) => credential } });
const loyalty = createLoyaltyServer({ handlers: unimplementedLoyalty, security: { oauthToken: () => "anyone" } });
export const served = [toNodeListener([server, loyalty]), toFastifyPlugin(server)];

const client: PurchaseRequestsClient = createPurchaseRequestsClient({
  baseUrl: "http://in.process",
  auth: { bearerToken: "a-token" },
  fetch: toFetchHandler(server),
});
export const loyaltyClient = createLoyaltyClient({ baseUrl: "http://in.process", auth: { oauthToken: "a-token" } });

export async function call(): Promise<string> {
  try {
    const result = await client.getPurchaseRequest({ path: { id: "A" }, query: { mode: "COMPACT" } });
    return result.status === 200 ? (result.data.purchaseRequestId ?? "") : String(result.status);
  } catch (error) {
    return isTimeoutError(error) ? "late" : "failed";
  }
}

export async function callAlone(): Promise<number> {
  const connection = connectPurchaseRequests({ baseUrl: "http://in.process" });
  const { status } = await getPurchaseRequest(connection, { path: { id: "A" }, query: { mode: "COMPACT" } });
  return status;
}

export const isOne: boolean = isPurchaseRequest({});
`;

/** Uses what needs no platform at all: neither Node's types nor those of browsers. */
export const platformless = `
import { validatePurchaseRequest } from "${name}/purchase-requests/validators";
import { decodeLoyaltyMembershipUpdate } from "${name}/loyalty/codecs";
import { createPurchaseRequestsServer, unimplementedPurchaseRequests } from "${name}/purchase-requests/server";
import { toNodeListener } from "${name}/runtime/node";
import { toFastifyPlugin } from "${name}/runtime/fastify";

const security = { bearerToken: () => "anyone" };
const server = createPurchaseRequestsServer({ handlers: unimplementedPurchaseRequests, security });
export const all = [validatePurchaseRequest, decodeLoyaltyMembershipUpdate, toNodeListener(server), toFastifyPlugin(server)];
`;

/** Imports every subpath and uses each; prints what came of it as one JSON value. */
export const everySubpathAtRunTime = `
import { createServer } from "node:http";
import { once } from "node:events";
import manifest from "${name}/package.json" with { type: "json" };
import { parsePurchaseRequest } from "${name}/purchase-requests/validators";
import { createPurchaseRequestsClient, isRequestValidationError } from "${name}/purchase-requests/client";
import { createPurchaseRequestsServer, unimplementedPurchaseRequests } from "${name}/purchase-requests/server";
import { decodeLoyaltyMembershipResponse, encodeLoyaltyMembershipResponse } from "${name}/loyalty/codecs";
import { createLoyaltyClient } from "${name}/loyalty/client";
import { createLoyaltyServer } from "${name}/loyalty/server";
import { toNodeListener } from "${name}/runtime/node";
import { toFetchHandler } from "${name}/runtime/fetch";

const subpaths = Object.keys(manifest.exports).filter((subpath) => subpath !== "./package.json");
const modules = await Promise.all(subpaths.map((subpath) => import("${name}" + subpath.slice(1))));
const typesOnly = subpaths.filter((_, index) => Object.keys(modules[index]).length === 0);

const refused = parsePurchaseRequest('{ "currencyCode": "eur" }');
const decoded = decodeLoyaltyMembershipResponse("<LoyaltyMembershipResponse><Status>OK</Status></LoyaltyMembershipResponse>");

const server = createPurchaseRequestsServer({
  handlers: {
    ...unimplementedPurchaseRequests,
    getPurchaseRequest: ({ path }) => ({
      status: 200,
      body: { purchaseRequestId: path.id, purchaseRequestQueueStatus: "CREATED" },
    }),
  },
  security: { bearerToken: ({ credential }) => credential },
});
const loyalty = createLoyaltyServer({
  handlers: {
    updateLoyaltyMemberships: ({ body }) => ({ status: 200, body: { Status: body.Membership.length === 1 ? "OK" : "ERROR" } }),
  },
  security: { oauthToken: () => "anyone" },
});
const listener = createServer(toNodeListener([server, loyalty])).listen(0, "127.0.0.1");
await once(listener, "listening");
const baseUrl = "http://127.0.0.1:" + listener.address().port;
const overPort = createPurchaseRequestsClient({ baseUrl, auth: { bearerToken: "t" } });
const inProcess = createPurchaseRequestsClient({
  baseUrl: "http://in.process",
  auth: { bearerToken: () => "t" },
  fetch: toFetchHandler(server),
});
const input = { path: { id: "PRQ-1" }, query: { mode: "COMPACT" } };
const answers = [await overPort.getPurchaseRequest(input), await inProcess.getPurchaseRequest(input)];
const loyaltyAnswer = await createLoyaltyClient({ baseUrl, auth: { oauthToken: "t" } }).updateLoyaltyMemberships({
  body: { Membership: [{ AccountNo: "AC-1" }] },
});
const rejected = await overPort.getPurchaseRequest({ ...input, query: { mode: "ALL" } }).catch(isRequestValidationError);
listener.close();

console.log(JSON.stringify({
  typesOnly,
  paths: refused.problems.map(({ path }) => path),
  xml: encodeLoyaltyMembershipResponse(decoded.value),
  answers: answers.map(({ status, data }) => [status, data.purchaseRequestId]),
  loyalty: loyaltyAnswer.data.Status,
  rejected,
}));
`;

/** One operation, as a page in a browser would import it. */
export const oneOperation = `
import { connectPurchaseRequests, getPurchaseRequest } from "${name}/purchase-requests/client";

const connection = connectPurchaseRequests({ baseUrl: "https://api.example.com" });
console.log(await getPurchaseRequest(connection, { path: { id: "PRQ-1" }, query: { mode: "COMPACT" } }));
`;

/** The toolchain as a library. */
export const toolchainAsLibrary = `
import { defineConfig, diff, generate, lint, sourceLocation, UsageError, type Diagnostic } from "specwright";
export const config = defineConfig({ out: "api", emit: ["types"], package: { name: "api", version: "1.0.0" } });
const places = (found: readonly Diagnostic[]): string[] => found.map(({ origin }) => sourceLocation(origin).path);
const result = await generate({ files: ["o.yaml"], out: "api", emit: ["types"] });
const linted = await lint({ files: ["o.yaml"] });
const { report } = await diff({ before: "o.yaml", after: "o.yaml" });
const refused = await generate({ files: ["o.yaml"] }).catch((error: unknown) => error instanceof UsageError);
// @ts-expect-error: there is no such option
defineConfig({ output: "api" });
console.log(JSON.stringify([result.ok, places(linted.diagnostics), report?.bump, refused]));
`;

/** One operation and nothing else: what importing one more costs a page that calls already. */
export const operationAlone = `
export { getPurchaseRequest } from "${name}/purchase-requests/client";
`;

/** Output with the package of the runtime: a validator, codecs, and a server that its client calls in process. */
export const packagedRuntime = `
import { toFetchHandler } from "@specwright/runtime/fetch";
import { createLoyaltyClient } from "./generated/loyalty/client.js";
import { decodeLoyaltyMembershipResponse, encodeLoyaltyMembershipResponse } from "./generated/loyalty/codecs.js";
import { createLoyaltyServer, type LoyaltyHandlers } from "./generated/loyalty/server.js";
import { parsePurchaseRequest } from "./generated/purchase-requests/validators.js";
import { decodeTypedRoot, encodeTypedRoot, validateTypedRoot } from "./generated/vehicles/codecs.js";
import type { TypedRoot } from "./generated/vehicles/types.js";

const parsed = parsePurchaseRequest('{ "currencyCode": 7 }');
const decoded = decodeLoyaltyMembershipResponse(
  "<LoyaltyMembershipResponse><Status>OK</Status></LoyaltyMembershipResponse>",
);
const handlers: LoyaltyHandlers = {
  updateLoyaltyMemberships: ({ body }) => ({
    status: 200,
    body: { Status: body.Membership.length === 1 ? "OK" : "ERROR" },
  }),
};
const serve = toFetchHandler(createLoyaltyServer({ handlers, security: { oauthToken: () => "anyone" } }));
const client = createLoyaltyClient({ baseUrl: "http://in.process", auth: { oauthToken: "t" }, fetch: serve });
const answer = await client.updateLoyaltyMemberships({ body: { Membership: [{ AccountNo: "AC-1" }] } });
const headers = { authorization: "OAuth t", "content-type": "application/xml" };
const broken = new Request("http://in.process/api/travelprofile/v1.0/loyalty", { method: "POST", headers, body: "<Broken" });
const refused = await serve(broken);
const root = { name: "Item", namespace: "urn:items" };
const truck: TypedRoot = { "xsi:type": "Truck", Wheels: 6, Load: "7.5" };
const again = decodeTypedRoot(encodeTypedRoot(truck, root), root);

console.log(
  JSON.stringify({
    paths: parsed.ok ? [] : parsed.problems.map(({ path }) => path),
    xml: decoded.ok ? encodeLoyaltyMembershipResponse(decoded.value) : "",
    truck: again.ok && validateTypedRoot(again.value, root).ok && again.value["xsi:type"] === "Truck" ? again.value : "",
    answer: [answer.status, answer.status === 200 ? answer.data.Status : ""],
    refused: refused.status,
  }),
);
`;
