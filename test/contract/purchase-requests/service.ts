import {
  createPurchaseRequestsClient,
  type PurchaseRequestsClient,
} from "../../../generated/purchase-requests/client.js";
import {
  createPurchaseRequestsServer,
  forbidden,
  unauthorized,
  type CreatePurchaseRequestReceived,
  type GetPurchaseRequestReceived,
  type PurchaseRequestsHandlers,
} from "../../../generated/purchase-requests/server.js";
import type { ClientSettings } from "../../../generated/runtime/client.js";
import type { ErrorInfo, ServerSettings } from "../../../generated/runtime/server.js";
import type { Adapter, Served } from "../http/adapters.js";

/** The caller as the security hook of the service knows it. */
export interface Caller {
  readonly token: string;
  readonly scopes: readonly string[];
}

type Handlers = PurchaseRequestsHandlers<Caller>;

/** Purchase requests, served; its handlers can be replaced between calls. */
export interface Service<S extends Served = Served> {
  readonly served: S;
  readonly handlers: Handlers;
  readonly received: (CreatePurchaseRequestReceived | GetPurchaseRequestReceived)[];
  readonly errors: { readonly error: unknown; readonly info: ErrorInfo }[];
  /** A client with a token that is accepted, or with other settings. */
  client(settings?: Partial<ClientSettings<{ bearerToken?: string }>>): PurchaseRequestsClient;
  /** Lets both handlers return any reply. */
  reply(reply: { readonly status: number; readonly body: unknown }): void;
  /** Forgets what happened and which handlers were replaced. */
  clear(): void;
}

export const createPath = "/purchaserequest/v4/purchaserequests";
export const detailPath = `${createPath}/PRQ-1?mode=COMPACT`;

/** A request by hand that creates a purchase request. */
export function post(body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): RequestInit {
  const fields = { authorization: "Bearer known", "content-type": "application/json", ...headers };
  return { method: "POST", body, headers: fields };
}

export const smallest = {
  userEmail: "requester@example.com",
  currencyCode: "EUR",
  lineItems: [
    {
      purchaseType: "GOODS",
      vendorCode: "V-1001",
      vendorAddressCode: "VA-01",
      description: "Desk lamp",
      quantity: 2,
      unitPrice: 39.5,
    },
  ],
} as const;

export const accepted = { id: "PRQ-1", uri: "https://base-url.invalid/purchaserequest/v4/purchaserequests/PRQ-1" };

/** The token "known" may do everything, "reader" may read; others are not accepted. */
export async function servePurchaseRequests<S extends Served>(
  adapter: Adapter<S>,
  settings: ServerSettings = {},
): Promise<Service<S>> {
  const received: Service["received"] = [];
  const errors: Service["errors"][number][] = [];
  const usual: Handlers = {
    createPurchaseRequest: () => ({ status: 202, body: accepted }),
    getPurchaseRequest: ({ path }) => ({
      status: 200,
      body: { purchaseRequestId: path.id, purchaseRequestQueueStatus: "CREATED" },
    }),
  };
  const handlers = { ...usual };
  const server = createPurchaseRequestsServer<Caller>({
    handlers: {
      createPurchaseRequest(request, context) {
        received.push(request);
        return handlers.createPurchaseRequest(request, context);
      },
      getPurchaseRequest(request, context) {
        received.push(request);
        return handlers.getPurchaseRequest(request, context);
      },
    },
    security: {
      bearerToken: ({ credential, scopes }) => {
        if (credential === "known") return { token: credential, scopes };
        if (credential !== "reader") return unauthorized("This token is not known.");
        return scopes.includes("purchaserequest.write")
          ? forbidden("A reader may not write.")
          : { token: credential, scopes };
      },
    },
    onError: (error, info) => errors.push({ error, info }),
    ...settings,
  });
  const served = await adapter.serve(server);
  return {
    served,
    handlers,
    received,
    errors,
    client: (own) =>
      createPurchaseRequestsClient({ ...served.reach, auth: { bearerToken: "known" }, retries: 0, ...own }),
    reply: (reply) =>
      void Object.assign(handlers, { createPurchaseRequest: () => reply, getPurchaseRequest: () => reply }),
    clear: () => {
      received.length = 0;
      errors.length = 0;
      Object.assign(handlers, usual);
    },
  };
}
