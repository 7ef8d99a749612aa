import type { paths } from "../../../generated/purchase-requests/paths.js";
import {
  type CreatePurchaseRequestInput,
  type CreatePurchaseRequestResult,
  type GetPurchaseRequestResult,
  type PurchaseRequestsClient,
  connectPurchaseRequests,
  createPurchaseRequest,
  createPurchaseRequestsClient,
  createPurchaseRequestsClientWith,
  getPurchaseRequest,
  isApiError,
  isNetworkError,
  isRequestValidationError,
  isUnexpectedStatusError,
} from "../../../generated/purchase-requests/client.js";
import {
  type IssueCompanyTokenResult,
  createCompanyTokensClient,
  issueCompanyToken,
} from "../../../generated/company-tokens/client.js";
import { createLoyaltyClient } from "../../../generated/loyalty/client.js";
import type { PurchaseRequest, PurchaseRequestDetail } from "../../../generated/purchase-requests/index.js";
import { type FetchHandler, toFetchHandler } from "../../../generated/runtime/adapters.js";
import type { CallOptions } from "../../../generated/runtime/client.js";
import type { Server } from "../../../generated/runtime/server.js";
import createClient from "openapi-fetch";

/** True when two types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Same<A, B>): void => undefined;

/** A client of chosen operations has their methods, typed as those of the whole client. */
export function chosenOperations(): void {
  const client = createPurchaseRequestsClientWith({ baseUrl: "https://a.example" }, { getPurchaseRequest });
  same<typeof client.getPurchaseRequest, PurchaseRequestsClient["getPurchaseRequest"]>(true);
  same<ReturnType<typeof client.withBaseUrl>, typeof client>(true);
  // @ts-expect-error it was not given
  void client.createPurchaseRequest;
  // @ts-expect-error this function calls nothing
  createPurchaseRequestsClientWith({ baseUrl: "https://a.example" }, { trim: (text: string) => text.trim() });
  // @ts-expect-error an operation of another contract, with credentials of its own
  createPurchaseRequestsClientWith({ baseUrl: "https://a.example" }, { issueCompanyToken });
}

/** A client with `throwOnError` returns data, and `orThrow` returns the same. */
export async function throwing(isSet: boolean): Promise<void> {
  const settings = { baseUrl: "https://a.example" };
  const client = createPurchaseRequestsClient({ ...settings, throwOnError: true });
  const input = { path: { id: "1" }, query: { mode: "COMPACT" } } as const;
  const detail = await client.getPurchaseRequest(input);
  same<typeof detail, PurchaseRequestDetail>(true);
  const { status } = await client.withBaseUrl("https://b.example").getPurchaseRequest(input).withResponse();
  same<typeof status, 200>(true);
  const same1 = await createPurchaseRequestsClient(settings).getPurchaseRequest(input).orThrow();
  same<typeof same1, PurchaseRequestDetail>(true);
  const result = await getPurchaseRequest(client.connection, input);
  same<typeof result, GetPurchaseRequestResult>(true);
  same<ReturnType<typeof createPurchaseRequestsClient>, PurchaseRequestsClient>(true);
  // @ts-expect-error the types of methods depend on it
  createPurchaseRequestsClient({ ...settings, throwOnError: isSet });
  client.use({
    request: ({ operation }) => same<typeof operation.id, "createPurchaseRequest" | "getPurchaseRequest">(true),
  });
  try {
    await client.getPurchaseRequest(input);
  } catch (error) {
    if (isApiError(error, 404)) same<typeof error.status, 404>(true);
    if (isApiError<GetPurchaseRequestResult>(error) && error.status === 200)
      same<typeof error.data, PurchaseRequestDetail>(true);
  }
}

/** Options of `fetch` compile without the packages of platforms. */
export const fetchOptions: CallOptions["fetchOptions"][] = [
  { cache: "no-store", credentials: "include", keepalive: true, mode: "cors" },
  { next: { revalidate: 60, tags: ["orders"] }, dispatcher: new Map(), cf: { cacheTtl: 60 } },
  // @ts-expect-error the name is wrong
  { caches: "no-store" },
  // @ts-expect-error the value is wrong
  { credentials: "always" },
  // @ts-expect-error the client follows no redirect
  { redirect: "follow" },
  // @ts-expect-error the client sets headers
  { headers: {} },
];

const baseUrl = "https://example.com";
const id = "1";

/** A status narrows what was answered. */
export function statusNarrows(result: GetPurchaseRequestResult): string | undefined {
  if (result.status === 200) {
    same<typeof result.data, PurchaseRequestDetail>(true);
    same<typeof result.contentType, "application/json">(true);
    return result.data.purchaseRequestNumber ?? result.headers["service-correlationid"];
  }
  same<typeof result.data, undefined>(true);
  same<typeof result.contentType, undefined>(true);
  // @ts-expect-error the default is every status but the declared one
  if (result.status === 200) return "never";
  if (result.status === 404) return result.headers["service-correlationid"];
  // @ts-expect-error no response has this header
  return result.headers["content-length"];
}

/** The data of all responses is visible without a check of the status. */
export function dataOfAll(result: CreatePurchaseRequestResult): string | undefined {
  // @ts-expect-error a status is a number
  if (result.status === "202") return undefined;
  // @ts-expect-error 99 is not a status
  if (result.status === 99) return undefined;
  return result.data.id;
}

/** Single statuses, ranges and the default stand side by side. */
export function rangesNarrow(result: IssueCompanyTokenResult): string | undefined {
  switch (result.status) {
    case 200:
      return result.data.access_token;
    case 400:
      return result.data.error_description;
    case 500:
      // @ts-expect-error a failure of the server has no description
      return result.data.error_description;
    case 418:
      return result.data.error_description;
    default:
      // @ts-expect-error what is left has several shapes
      return result.data.error_description;
  }
}

/** A call requires the parameters of the API. */
export async function calls(client: PurchaseRequestsClient, body: PurchaseRequest): Promise<void> {
  const query = { mode: "COMPACT" } as const;
  await client.getPurchaseRequest({ path: { id }, query });
  await client.getPurchaseRequest({ path: { id }, query, headers: { "service-correlationid": "a" } });
  // @ts-expect-error the input is missing
  await client.getPurchaseRequest();
  // @ts-expect-error the path is missing
  await client.getPurchaseRequest({ query });
  // @ts-expect-error the query is missing
  await client.getPurchaseRequest({ path: { id } });
  // @ts-expect-error there is no such mode
  await client.getPurchaseRequest({ path: { id }, query: { mode: "WIDE" } });
  // @ts-expect-error there is no such parameter
  await client.getPurchaseRequest({ path: { id }, query: { ...query, page: 1 } });
  // @ts-expect-error it takes no body
  await client.getPurchaseRequest({ path: { id }, query, body });
  await client.createPurchaseRequest({ body });
  await client.createPurchaseRequest({ body, contentType: "application/json" });
  // @ts-expect-error it takes no XML
  await client.createPurchaseRequest({ body, contentType: "application/xml" });
  // @ts-expect-error the body is missing
  await client.createPurchaseRequest({});
  // @ts-expect-error the body is not a purchase request
  await client.createPurchaseRequest({ body: { lines: [] } });
  // @ts-expect-error there is no such operation
  await client.deletePurchaseRequest({ path: { id } });
}

/** Each call has settings of its own. */
export async function callOptions(client: PurchaseRequestsClient, input: CreatePurchaseRequestInput): Promise<void> {
  const { signal } = new AbortController();
  await client.createPurchaseRequest(input, { signal, deadline: 1000, headers: { "x-trace": "1" }, validate: false });
  await client.createPurchaseRequest(input, { validate: { request: true, response: false } });
  // @ts-expect-error milliseconds are a number
  await client.createPurchaseRequest(input, { deadline: "1s" });
  // @ts-expect-error the address is a setting of the client
  await client.createPurchaseRequest(input, { baseUrl });
}

/** Settings contain credentials, by scheme. */
export function settings(): void {
  createPurchaseRequestsClient({ baseUrl });
  createPurchaseRequestsClient({ baseUrl, auth: { bearerToken: "secret" } });
  createPurchaseRequestsClient({
    baseUrl,
    auth: { bearerToken: async ({ scopes }) => Promise.resolve(scopes.join()) },
  });
  createPurchaseRequestsClient({ baseUrl, fetch: (request) => globalThis.fetch(request), attemptTimeout: 5000 });
  // @ts-expect-error the address is missing
  createPurchaseRequestsClient({});
  // @ts-expect-error there is no such scheme
  createPurchaseRequestsClient({ baseUrl, auth: { oauthToken: "secret" } });
  // @ts-expect-error a token is text
  createPurchaseRequestsClient({ baseUrl, auth: { bearerToken: 1 } });
  // @ts-expect-error no operation of this API requires a credential in a request
  createCompanyTokensClient({ baseUrl, auth: { bearerToken: "secret" } });
}

/** A standalone function accepts a connection of its API. */
export async function functions(body: PurchaseRequest): Promise<void> {
  const connection = connectPurchaseRequests({ baseUrl, auth: { bearerToken: "secret" } });
  const result: CreatePurchaseRequestResult = await createPurchaseRequest(connection, { body });
  dataOfAll(result);
  // @ts-expect-error options are not a connection
  await createPurchaseRequest({ baseUrl }, { body });
}

/** A client at another address is the same kind of client. */
export function rebased(client: PurchaseRequestsClient): PurchaseRequestsClient {
  // @ts-expect-error an address is text
  client.withBaseUrl(new URL(baseUrl));
  return client.withBaseUrl(baseUrl);
}

/** The caller of an XML interface sees objects. */
export async function xml(): Promise<"OK" | "ERROR" | undefined> {
  const client = createLoyaltyClient({ baseUrl, auth: { oauthToken: "secret" } });
  const body = { Membership: [{ VendorType: "A", AccountNo: "1" }] } as const;
  const result = await client.updateLoyaltyMemberships({ body: { Membership: [...body.Membership] } });
  // @ts-expect-error there is no such kind of vendor
  await client.updateLoyaltyMemberships({ body: { Membership: [{ VendorType: "X" }] } });
  return result.data.Status;
}

/** Code for openapi-fetch runs on `raw` as it is. */
export async function raw(client: PurchaseRequestsClient, body: PurchaseRequest): Promise<string | undefined> {
  const plain = createClient<paths>({ baseUrl });
  for (const each of [plain, client.raw]) {
    const { data, error, response } = await each.POST("/purchaserequest/v4/purchaserequests", { body });
    if (error !== undefined) return `${response.status} ${error.errors?.[0]?.errorMessage ?? ""}`;
    each.use({ onRequest: ({ request }) => request });
    const detail = await each.GET("/purchaserequest/v4/purchaserequests/{id}", {
      params: { path: { id: data.id ?? "" }, query: { mode: "COMPACT" } },
    });
    // @ts-expect-error there is no such path
    await each.GET("/purchaserequest/v4/orders");
    if (detail.data !== undefined) return detail.data.purchaseRequestNumber;
  }
  return undefined;
}

/** Guards distinguish errors. */
export function errors(error: unknown): string {
  if (isRequestValidationError(error)) return error.problems.map(({ path }) => path).join();
  if (isUnexpectedStatusError(error)) return String(error.status);
  if (isNetworkError(error)) return error.operationId;
  // @ts-expect-error nothing is known of it
  return error.message;
}

/** A route handler of Next.js: it compares the parameter in both directions. */
type RouteHandler = (request: Request, context: { readonly params: Promise<object> }) => Promise<Response>;

/** A handler of the Fetch API has the platform's own types, and still accepts a bridge with the used properties. */
export async function fetchHandlers(server: Server): Promise<readonly [RouteHandler, Response]> {
  const GET = toFetchHandler(server);
  same<Parameters<typeof GET>, [request: Request]>(true);
  same<Awaited<ReturnType<FetchHandler>>, Response>(true);
  createLoyaltyClient({ baseUrl, fetch: GET });
  // @ts-expect-error a string is not a request
  await GET("https://example.com");
  const bridge = { method: "GET", url: baseUrl, headers: new Headers(), signal: new AbortController().signal };
  return [GET, await GET({ ...bridge, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) })];
}
