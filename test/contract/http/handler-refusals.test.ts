import { createCompanyTokensClient } from "../../../generated/company-tokens/client.js";
import { afterAll, describe, expect, expectTypeOf, it } from "vitest";
import {
  createCompanyTokensServer,
  unimplementedCompanyTokens,
  type CompanyTokensHandlers,
} from "../../../generated/company-tokens/server.js";
import {
  createEventSubscriptionsServer,
  unimplementedEventSubscriptions,
  type EventSubscriptionsHandlers,
} from "../../../generated/event-subscriptions/server.js";
import { createLoyaltyServer, type LoyaltyHandlers } from "../../../generated/loyalty/server.js";
import { createNotificationsServer, type NotificationsHandlers } from "../../../generated/notifications/server.js";
import {
  createPurchaseRequestsServer,
  unimplementedPurchaseRequests,
  type PurchaseRequestsHandlers,
} from "../../../generated/purchase-requests/server.js";
import type { Refused, ServerSettings } from "../../../generated/runtime/server.js";
import {
  createTravelProfileServer,
  unimplementedTravelProfile,
  type TravelProfileHandlers,
} from "../../../generated/travel-profile/server.js";
import { createPath, detailPath, post, smallest } from "../purchase-requests/service.js";
import { fetchAdapter, nodeAdapter, type Served } from "./adapters.js";

const open: Served[] = [];
afterAll(() => Promise.all(open.map((served) => served.close())));

async function purchases(
  handlers: Partial<PurchaseRequestsHandlers<string>>,
  settings: ServerSettings = {},
): Promise<Served> {
  const security = { bearerToken: () => "caller" };
  const all = { ...unimplementedPurchaseRequests, ...handlers };
  const served = await nodeAdapter.serve(createPurchaseRequestsServer({ security, handlers: all, ...settings }));
  open.push(served);
  return served;
}

async function answer(response: Promise<Response>): Promise<readonly [number, unknown]> {
  const { status, json } = await response.then((each) => ({ status: each.status, json: each.json() }));
  return [status, await json];
}

const create = (served: Served): Promise<readonly [number, unknown]> =>
  answer(served.send(createPath, post(JSON.stringify(smallest))));

describe("a handler that refuses", () => {
  it("by a row is answered with the row's code, its meaning and the place, returned or thrown", async () => {
    const handlers: readonly PurchaseRequestsHandlers["createPurchaseRequest"][] = [
      (_, { refuse }) => refuse.invalidVendor({ path: "/lineItems/0/vendorCode" }),
      (_, { refuse }) => {
        throw refuse.invalidVendor({ path: "/lineItems/0/vendorCode" });
      },
      async (_, { refuse }) => Promise.reject(refuse.invalidVendor({ path: "/lineItems/0/vendorCode" })),
    ];
    for (const createPurchaseRequest of handlers) {
      expect(await create(await purchases({ createPurchaseRequest }))).toEqual([
        400,
        {
          errors: [
            {
              errorCode: "invalidVendor",
              errorMessage: "The vendor code and the address code do not match.",
              dataPath: "lineItems[0].vendorCode",
            },
          ],
        },
      ]);
    }
  });

  it("names several places, each one error, under any status where only the default is declared", async () => {
    const served = await purchases({
      createPurchaseRequest: (_, { refuse }) =>
        refuse.invalidPolicyInformation({ status: 422, path: ["/policyExternalId", "/lineItems/0"] }),
    });
    const [status, body] = await create(served);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: [
        { errorCode: "invalidPolicyInformation", dataPath: "policyExternalId" },
        { errorCode: "invalidPolicyInformation", dataPath: "lineItems[0]" },
      ],
    });
  });

  it("by a row with a status has it, and problem details where the contract shows no body", async () => {
    const served = await purchases({ getPurchaseRequest: (_, { refuse }) => refuse.unknownPurchaseRequest() });
    expect(await answer(served.send(detailPath, { headers: { authorization: "Bearer known" } }))).toEqual([
      404,
      { type: "about:blank", title: "Not Found", status: 404, detail: "The purchase request does not exist." },
    ]);
    const handlers: EventSubscriptionsHandlers = {
      ...unimplementedEventSubscriptions,
      deleteSubscription: (_, { refuse }) => refuse.nameInUse({ headers: { "Retry-After": "60" } }),
    };
    const events = await fetchAdapter.serve(
      createEventSubscriptionsServer({ security: { bearerToken: () => "caller" }, handlers }),
    );
    const response = await events.send("/events/v4/subscriptions/sub-1", {
      method: "DELETE",
      headers: { authorization: "Bearer known" },
    });
    expect([response.status, response.headers.get("retry-after")]).toEqual([409, "60"]);
    expect(await response.json()).toMatchObject({ title: "Conflict", detail: "The name is already in use." });
  });

  it("by rows of the token endpoint has their code, error and description", async () => {
    const rows = {
      accountLocked: [400, 14, "invalid_grant", "Account locked"],
      clientDisabled: [403, 59, "access_denied", "Client disabled"],
      companyInMaintenance: [400, 134, "invalid_request", "Company undergoing scheduled maintenance"],
      promptNotConsent: [400, 119, "invalid_request", "prompt must be consent for offline_access"],
    } as const;
    const form = {
      client_id: "1e7c2b94-8a35-4d60-b1f2-6c9d0e5a7b48",
      client_secret: "c2f8a6d1-0b47-4e93-9d5c-8e3f7a1b2c60",
      grant_type: "password",
      username: "7a4d9c03-5e21-4f8b-8c76-2b1a0f3e9d65",
      password: "auth-token-1",
      credtype: "authtoken",
    };
    for (const [id, [status, code, error, error_description]] of Object.entries(rows)) {
      const handlers: CompanyTokensHandlers = {
        ...unimplementedCompanyTokens,
        issueCompanyToken: (_, { refuse }) => refuse[id as keyof typeof rows](),
      };
      const served = await fetchAdapter.serve(
        createCompanyTokensServer({ security: { clientCertificate: () => "caller" }, handlers }),
      );
      const body = new URLSearchParams(form);
      expect(await answer(served.send("/oauth2/v0/token", { method: "POST", body }))).toEqual([
        status,
        { code, error, error_description },
      ]);
    }
  });

  it("answers in XML where the contract's errors are XML, with a time and an id of its own", async () => {
    const security = { oauthToken: () => "caller" };
    const handlers: TravelProfileHandlers<string> = {
      ...unimplementedTravelProfile,
      getProfile: (_, { refuse }) => refuse.otherTravelProfileError({ status: 404, message: "There is no such user." }),
    };
    const served = await fetchAdapter.serve(createTravelProfileServer({ security, handlers }));
    const ask = async (): Promise<readonly [number, string]> => {
      const response = await served.send("/api/travelprofile/v2.0/profile", {
        headers: { authorization: "OAuth known" },
      });
      return [response.status, await response.text()];
    };
    const shape =
      /<Message>There is no such user\.<\/Message>\s*<Server-Time>(\d{4}-\d\d-\d\dT[\d:.]+Z)<\/Server-Time>\s*<Id>([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})<\/Id>/;
    const [[status, first], [, second]] = [await ask(), await ask()];
    expect(status).toBe(404);
    const [, time = "", id] = shape.exec(first) ?? [];
    expect(Number.isNaN(Date.parse(time))).toBe(false);
    expect(shape.exec(second)?.[2]).not.toBe(id);
  });

  it("answers a loyalty update with ERROR and its own words, and a notification with a fresh errorId for each error", async () => {
    const loyalty: LoyaltyHandlers<string> = {
      updateLoyaltyMemberships: (_, { refuse }) =>
        refuse.updateFailed({ status: 409, message: "The account is closed." }),
    };
    const updates = await fetchAdapter.serve(
      createLoyaltyServer({ security: { oauthToken: () => "caller" }, handlers: loyalty }),
    );
    const update = await updates.send("/api/travelprofile/v1.0/loyalty", {
      method: "POST",
      headers: { authorization: "OAuth known", "content-type": "application/xml" },
      body: "<LoyaltyMembershipUpdate><Membership/></LoyaltyMembershipUpdate>",
    });
    const text = await update.text();
    expect([update.status, /<Status>ERROR<\/Status>/.test(text)]).toEqual([409, true]);
    expect(text).toContain("<ErrorDescription>The account is closed.</ErrorDescription>");
    const notifications: NotificationsHandlers<string> = {
      sendMessage: (_, { refuse }) => refuse.urlNotApproved({ path: "/context/url" }),
    };
    const messages = await fetchAdapter.serve(
      createNotificationsServer({ security: { companyToken: () => "caller" }, handlers: notifications }),
    );
    const sent = await messages.send("/notifications/v4/messages/user-1/session", {
      method: "POST",
      headers: { authorization: "Bearer known", "content-type": "application/json" },
      body: JSON.stringify({ sessionId: "s", templateId: "t" }),
    });
    const told = (await sent.json()) as { errorId: string; errors: { errorId: string; errorCode: string }[] };
    expect([sent.status, told.errors.map(({ errorCode }) => errorCode)]).toEqual([400, ["urlNotApproved"]]);
    expect(new Set([told.errorId, told.errors[0]?.errorId]).size).toBe(2);
  });

  it("with an answer of its own has it checked as every answer is", async () => {
    const body = { errors: [{ errorCode: "closed", errorMessage: "Closed.", dataPath: "" }] };
    const told: unknown[] = [];
    const good = await purchases({
      createPurchaseRequest: (_, { refuseWith }) => refuseWith({ status: 503, body }),
    });
    expect(await create(good)).toEqual([503, body]);
    const wrong = { errors: [{ errorCode: 7 }] } as unknown as typeof body;
    const bad = await purchases(
      {
        createPurchaseRequest: (_, { refuseWith }) => {
          throw refuseWith({ status: 503, body: wrong });
        },
      },
      { onError: (error) => told.push(error) },
    );
    expect((await create(bad))[0]).toBe(500);
    expect(told).toHaveLength(1);
    expect(String(told[0])).toContain("not valid against the spec");
  });
});

describe("the codes of errors in clients", () => {
  it("are those of the table, and others pass", async () => {
    const client = createCompanyTokensClient({
      baseUrl: "http://in-process.invalid",
      auth: {},
      fetch: () =>
        Promise.resolve(
          Response.json({ code: 777, error: "too_new", error_description: "A row of tomorrow" }, { status: 400 }),
        ),
    });
    const body = {
      client_id: "1e7c2b94-8a35-4d60-b1f2-6c9d0e5a7b48",
      client_secret: "c2f8a6d1-0b47-4e93-9d5c-8e3f7a1b2c60",
      grant_type: "password",
      username: "7a4d9c03-5e21-4f8b-8c76-2b1a0f3e9d65",
      password: "auth-token-1",
      credtype: "authtoken",
    } as const;
    const result = await client.issueCompanyToken({ body });
    if (result.status !== 400) throw new Error("The answer has another status.");
    expect(result.data).toMatchObject({ code: 777, error: "too_new" });
    const [listed, later]: readonly (typeof result.data.code)[] = [14, 777];
    expect([listed, later]).toEqual([14, 777]);
  });
});

describe("the types of refusals", () => {
  type Purchases = PurchaseRequestsHandlers;
  type Context<Handler> = Handler extends (request: never, context: infer C) => unknown ? C : never;

  it("have the rows that the operation answers with, and no others", () => {
    type Create = Context<Purchases["createPurchaseRequest"]>;
    type Get = Context<Purchases["getPurchaseRequest"]>;
    expectTypeOf<Create["refuse"]["invalidVendor"]>().returns.toEqualTypeOf<Refused>();
    expectTypeOf<Create["refuse"]>().not.toHaveProperty("unknownPurchaseRequest");
    expectTypeOf<Get["refuse"]>().not.toHaveProperty("invalidVendor");
    expectTypeOf<Get["refuse"]["unknownPurchaseRequest"]>().returns.toEqualTypeOf<Refused>();
  });

  it("take the statuses that the operation declares: all of 400 and above where it has only the default", () => {
    type Create = Context<Purchases["createPurchaseRequest"]>;
    type Issue = Context<CompanyTokensHandlers["issueCompanyToken"]>;
    const check = (create: Create, issue: Issue): void => {
      create.refuse.invalidVendor({ status: 409 });
      create.refuseWith({ status: 503, body: { errors: [] } });
      issue.refuse.accountLocked({ status: 404 });
      issue.refuse.serverFailed({ status: 503 });
      // @ts-expect-error: 200 is the status of no refusal.
      create.refuse.invalidVendor({ status: 200 });
      // @ts-expect-error: 202 is the answer to a request that is accepted.
      create.refuseWith({ status: 202, body: { errors: [] } });
      // @ts-expect-error: the body is not that of the answer.
      create.refuseWith({ status: 503, body: { message: "Closed." } });
      // @ts-expect-error: the token endpoint answers 500 with another body.
      issue.refuse.accountLocked({ status: 500 });
      // @ts-expect-error: the row has its own status.
      issue.refuse.clientDisabled({ status: 404 });
      // @ts-expect-error: 501 is not declared.
      issue.refuseWith({ status: 501, body: { message: "No." } });
      // @ts-expect-error: the row is one of another operation.
      issue.refuse.authTokenRefused();
    };
    expect(check).toBeTypeOf("function");
  });
});
