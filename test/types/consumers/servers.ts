import {
  type CreatePurchaseRequestReply,
  type GetPurchaseRequestReply,
  type PurchaseRequestsHandlers,
  createPurchaseRequestsServer,
  forbidden,
  refuse,
  unauthorized,
  unimplementedPurchaseRequests,
} from "../../../generated/purchase-requests/server.js";
import type { ListVendorsReceived } from "../../../generated/vendors/server.js";
import { type LoyaltyHandlers, createLoyaltyServer } from "../../../generated/loyalty/server.js";
import {
  createCompanyTokensReceiver,
  unimplementedCompanyTokensWebhooks,
} from "../../../generated/company-tokens/server.js";
import { type RequestLike, type ResponseLike, toFetchHandler } from "../../../generated/runtime/adapters.js";
import type { Filled, Server } from "../../../generated/runtime/server.js";

interface Caller {
  readonly user: string;
}

const accepted = { id: "1", uri: "/1" };

const bearerToken = ({ credential }: { readonly credential: string }): Caller => ({ user: credential });

/** A handler for every operation, each with its own responses. */
const handlers: PurchaseRequestsHandlers<Caller> = {
  createPurchaseRequest: ({ body, headers, contentType }, { auth, operationId }) => {
    const id: string = auth.bearerToken.user + operationId + contentType;
    // @ts-expect-error there is no such scheme
    const other: unknown = auth.oauthToken;
    // @ts-expect-error there are no such parameters
    const path: unknown = body.path ?? other;
    return path === undefined && headers?.["service-correlationid"] === undefined
      ? { status: 202, body: { id, uri: `/${id}` } }
      : { status: 400, body: { errors: [{ errorCode: "1", errorMessage: "No." }] }, headers: {} };
  },
  getPurchaseRequest: async ({ path, query: { mode } }) => {
    const compact: "COMPACT" = mode;
    return Promise.resolve({ status: 200, body: { purchaseRequestId: path.id + compact } });
  },
};

/** Results of hooks are given to handlers. */
export function serve(): readonly Server[] {
  const security = { bearerToken };
  return [
    createPurchaseRequestsServer({ handlers, security }),
    createPurchaseRequestsServer({ handlers, security, validateResponses: false, basePath: "/v4", maxBodyBytes: 1000 }),
    createPurchaseRequestsServer({ handlers, security: { bearerToken: async () => Promise.resolve({ user: "a" }) } }),
    createPurchaseRequestsServer({
      handlers,
      security: { bearerToken: ({ scopes }) => (scopes.length > 0 ? forbidden() : unauthorized()) },
    }),
    createPurchaseRequestsServer({ handlers: unimplementedPurchaseRequests, security }),
    createPurchaseRequestsServer({ handlers: { ...unimplementedPurchaseRequests, ...handlers }, security }),
    // @ts-expect-error the hook does not return what the handlers need
    createPurchaseRequestsServer<Caller>({ handlers, security: { bearerToken: () => ({ name: "a" }) } }),
    // @ts-expect-error no hook checks the scheme
    createPurchaseRequestsServer({ handlers, security: {} }),
    // @ts-expect-error there is no security
    createPurchaseRequestsServer({ handlers }),
  ];
}

/** An operation without a handler does not compile. */
// @ts-expect-error getPurchaseRequest is missing
export const incomplete: PurchaseRequestsHandlers = {
  createPurchaseRequest: () => ({ status: 202, body: accepted }),
};

export const spread: PurchaseRequestsHandlers<Caller> = {
  ...unimplementedPurchaseRequests,
  getPurchaseRequest: ({ path }) => {
    throw refuse(404, `There is no ${path.id}.`);
  },
};

/** Responses that the API does not declare. */
export const wrong: PurchaseRequestsHandlers = {
  // @ts-expect-error 99 is not a status
  createPurchaseRequest: () => ({ status: 99, body: accepted }),
  // @ts-expect-error the body of 200 is missing
  getPurchaseRequest: () => ({ status: 200 }),
};

export const wrongBodies: PurchaseRequestsHandlers = {
  // @ts-expect-error an id is text
  createPurchaseRequest: () => ({ status: 202, body: { ...accepted, id: 1 } }),
  // @ts-expect-error no other status has a body
  getPurchaseRequest: () => ({ status: 404, body: { message: "There is none." } }),
};

export const replies: readonly (CreatePurchaseRequestReply | GetPurchaseRequestReply)[] = [
  { status: 202, body: accepted, headers: { "service-correlationid": "a" } },
  { status: 404 },
  // @ts-expect-error the contract has no such header
  { status: 404, headers: { location: "/" } },
  // @ts-expect-error it responds in JSON
  { status: 202, body: accepted, contentType: "application/xml" },
];

/** The service of an XML interface sees objects. */
const loyalty: LoyaltyHandlers<Caller> = {
  updateLoyaltyMemberships: ({ body, contentType }, { auth }) => {
    const [first] = body.Membership;
    const xml: "application/xml" = contentType;
    return {
      status: 200,
      body: { Status: first?.VendorType === "A" ? "OK" : "ERROR", ErrorDescription: auth.oauthToken.user + xml },
    };
  },
};

export const loyaltyServer: Server = createLoyaltyServer({ handlers: loyalty, security: { oauthToken: bearerToken } });

/** A receiver says where each call arrives. */
export function receive(): readonly Server[] {
  return [
    createCompanyTokensReceiver({
      handlers: unimplementedCompanyTokensWebhooks,
      paths: { connectCompany: "/connect" },
    }),
    // @ts-expect-error the path of connectCompany is missing
    createCompanyTokensReceiver({ handlers: unimplementedCompanyTokensWebhooks, paths: {} }),
  ];
}

/** The result of a hook is known in later handlers of the same literal, without its optional properties. */
export function inline(users: ReadonlyMap<string, Caller>): readonly Server[] {
  return [
    createPurchaseRequestsServer({
      security: { bearerToken: async ({ credential }) => Promise.resolve(users.get(credential)) },
      handlers: {
        ...unimplementedPurchaseRequests,
        createPurchaseRequest: (_, { auth }) => ({ status: 202, body: { ...accepted, id: auth.bearerToken.user } }),
      },
    }),
    createPurchaseRequestsServer({
      security: { bearerToken: ({ credential }) => users.get(credential) ?? forbidden() },
      handlers: {
        ...unimplementedPurchaseRequests,
        // @ts-expect-error a caller has no age
        createPurchaseRequest: (_, { auth }) => ({ status: 202, body: { ...accepted, id: auth.bearerToken.age } }),
      },
    }),
  ];
}

/** A form whose server fills in a lifetime, in the one alternative that has it. */
type Form =
  | { readonly kind: "token"; readonly lifetime?: number | null; readonly scope?: string }
  | { readonly kind: "key" };

/** Parameters and fields of a form that have a default are always there; what has none may be absent. */
export function filledIn({ query }: ListVendorsReceived, form: Filled<Form, "lifetime">): number {
  const type: "exact" | "begins" | "contains" | "ends" = query.searchType;
  // @ts-expect-error a parameter without a default may be absent
  const offset: string = query.offset;
  if (form.kind === "key") return query.limit + type.length + offset.length;
  // @ts-expect-error a field without a default may be absent
  const scope: string = form.scope;
  const lifetime: number | null = form.lifetime;
  return (lifetime ?? 0) + scope.length;
}

/** A handler of the Fetch API on a platform without types accepts and returns the used properties. */
export function fetchHandlers(server: Server): (request: RequestLike) => Promise<ResponseLike> {
  return toFetchHandler(server);
}
