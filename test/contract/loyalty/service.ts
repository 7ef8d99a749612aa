import { createLoyaltyClient, type LoyaltyClient } from "../../../generated/loyalty/client.js";
import {
  createLoyaltyServer,
  loyaltyRefusal,
  unauthorized,
  type LoyaltyHandlers,
  type UpdateLoyaltyMembershipsReceived,
} from "../../../generated/loyalty/server.js";
import type { LoyaltyMembershipUpdate } from "../../../generated/loyalty/types.js";
import type { ClientSettings } from "../../../generated/runtime/client.js";
import type { ErrorInfo, ServerSettings } from "../../../generated/runtime/server.js";
import type { Refusal } from "../../../generated/runtime/server.js";
import type { Adapter, Served } from "../http/adapters.js";

/** Loyalty memberships, served; the handler can be replaced between calls. */
export interface Service<S extends Served = Served> {
  readonly served: S;
  readonly handlers: LoyaltyHandlers<string>;
  readonly received: UpdateLoyaltyMembershipsReceived[];
  readonly errors: { readonly error: unknown; readonly info: ErrorInfo }[];
  readonly refusals: Refusal[];
  /** A client with a token that is accepted, or with other settings. */
  client(settings?: Partial<ClientSettings<{ oauthToken?: string }>>): LoyaltyClient;
  /** Forgets what happened and which handlers were replaced. */
  clear(): void;
}

export const updatePath = "/api/travelprofile/v1.0/loyalty";
export const smallestUpdate: LoyaltyMembershipUpdate = { Membership: [{ AccountNo: "A-1" }] };

/** A request by hand that updates memberships. */
export function post(body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): RequestInit {
  const fields = { authorization: "OAuth known", "content-type": "application/xml", ...headers };
  return { method: "POST", body, headers: fields };
}

/** Only the token "known" is accepted. */
export async function serveLoyalty<S extends Served>(
  adapter: Adapter<S>,
  settings: ServerSettings = {},
): Promise<Service<S>> {
  const received: Service["received"] = [];
  const errors: Service["errors"][number][] = [];
  const refusals: Refusal[] = [];
  const usual: LoyaltyHandlers<string> = {
    updateLoyaltyMemberships: () => ({ status: 200, body: { Status: "OK" } }),
  };
  const handlers = { ...usual };
  const server = createLoyaltyServer<string>({
    handlers: {
      updateLoyaltyMemberships(request, context) {
        received.push(request);
        return handlers.updateLoyaltyMemberships(request, context);
      },
    },
    security: { oauthToken: ({ credential }) => (credential === "known" ? credential : unauthorized()) },
    onError: (error, info) => errors.push({ error, info }),
    refusalReply: (refusal) => {
      refusals.push(refusal);
      return loyaltyRefusal(refusal);
    },
    ...settings,
  });
  const served = await adapter.serve(server);
  return {
    served,
    handlers,
    received,
    errors,
    refusals,
    client: (own) => createLoyaltyClient({ ...served.reach, auth: { oauthToken: "known" }, retries: 0, ...own }),
    clear: () => {
      received.length = 0;
      errors.length = 0;
      Object.assign(handlers, usual);
      refusals.length = 0;
    },
  };
}
