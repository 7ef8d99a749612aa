import { afterEach, describe, expect, it } from "vitest";
import { createCompanyTokensWebhooks } from "../../../generated/company-tokens/client.js";
import { createCompanyTokensReceiver } from "../../../generated/company-tokens/server.js";
import {
  createEventSubscriptionsWebhooks,
  isRequestValidationError,
} from "../../../generated/event-subscriptions/client.js";
import {
  createEventSubscriptionsReceiver,
  createEventSubscriptionsServer,
  unimplementedEventSubscriptions,
  unimplementedEventSubscriptionsWebhooks,
  type EventSubscriptionsWebhookHandlers,
} from "../../../generated/event-subscriptions/server.js";
import { createLegacyTokensWebhooks } from "../../../generated/legacy-tokens/client.js";
import { createLegacyTokensReceiver } from "../../../generated/legacy-tokens/server.js";
import type { Server } from "../../../generated/runtime/server.js";
import { adapters, type Served } from "./adapters.js";
import { failureOf } from "./answers.js";

const open: Served[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((served) => served.close()));
});

describe.each(adapters)("webhooks through $name", (adapter) => {
  async function serve(servers: Server | readonly Server[]): Promise<Served> {
    const served = await adapter.serve(servers);
    open.push(served);
    return served;
  }

  function events(receiveEvent: EventSubscriptionsWebhookHandlers["receiveEvent"]): Promise<Served> {
    return serve(
      createEventSubscriptionsReceiver({ handlers: { receiveEvent }, paths: { receiveEvent: "/hooks/events" } }),
    );
  }

  it("carry an event to the address that the receiver has named", async () => {
    const received: unknown[] = [];
    const { reach } = await events((request, { operationId, request: { query } }) => {
      received.push([operationId, request, query]);
      return { status: 200 };
    });
    const { receiveEvent } = createEventSubscriptionsWebhooks(reach);
    const bodies = [{ eventType: "created", data: { id: 1 } }, [1, 2], "text", null, 0];
    for (const body of bodies) {
      const result = await receiveEvent(`${reach.baseUrl}/hooks/events?tenant=7#here`, { body });
      expect([result.status, result.data]).toEqual([200, undefined]);
    }
    expect(received).toEqual(
      bodies.map((body) => ["receiveEvent", { contentType: "application/json", body }, "tenant=7"]),
    );
    expect((await receiveEvent(`${reach.baseUrl}/hooks/events`)).status).toBe(200);
    expect(received[5]).toEqual(["receiveEvent", {}, ""]);
  });

  it("have whatever answer the receiver gives", async () => {
    const { reach } = await events(({ body }) => ({ status: body as 200, headers: { "X-Seen": "yes" } }));
    const { receiveEvent } = createEventSubscriptionsWebhooks(reach);
    for (const status of [200, 204, 302, 404, 410, 503]) {
      const result = await receiveEvent(`${reach.baseUrl}/hooks/events`, { body: status });
      expect([result.status, result.response.headers.get("x-seen")]).toEqual([status, "yes"]);
    }
  });

  it("that break the contract are refused with problem details", async () => {
    const { reach, send } = await events(() => ({ status: 200 }));
    const broken = await send("/hooks/events", {
      method: "POST",
      body: "{",
      headers: { "content-type": "application/json" },
    });
    expect([broken.status, await broken.json()]).toMatchObject([400, { title: "Bad Request" }]);
    const get = await send("/hooks/events");
    expect([get.status, get.headers.get("allow")]).toEqual([405, "OPTIONS, POST"]);
    const { status } = await createEventSubscriptionsWebhooks(reach).receiveEvent(`${reach.baseUrl}/hooks/other`);
    expect(status).toBe(404);
  });

  it("that nobody has implemented are a 501", async () => {
    const { reach } = await serve(
      createEventSubscriptionsReceiver({
        handlers: unimplementedEventSubscriptionsWebhooks,
        paths: { receiveEvent: "/hooks/events" },
      }),
    );
    const { status } = await createEventSubscriptionsWebhooks(reach).receiveEvent(`${reach.baseUrl}/hooks/events`);
    expect(status).toBe(501);
  });

  it("bring the browser back from the sign-in page, granted or denied", async () => {
    const received: unknown[] = [];
    const { reach } = await serve(
      createLegacyTokensReceiver({
        handlers: {
          receiveAuthorization: ({ query }) => {
            received.push(query);
            return { status: 302, headers: { Location: "/welcome" } };
          },
          receiveRequestToken: ({ query: { code } }) => {
            received.push(code);
            return { status: 200 };
          },
        },
        paths: { receiveAuthorization: "/oauth/back", receiveRequestToken: "/oauth/listener" },
      }),
    );
    const { receiveAuthorization, receiveRequestToken } = createLegacyTokensWebhooks(reach);
    const back = `${reach.baseUrl}/oauth/back`;
    const granted = await receiveAuthorization(back, { query: { code: "a&b=c", state: "ü +/?" } });
    expect([granted.status, granted.response.headers.get("location")]).toEqual([302, "/welcome"]);
    await receiveAuthorization(`${back}?own=1`, { query: { error: "access_denied", error_description: "No." } });
    expect((await receiveRequestToken(`${reach.baseUrl}/oauth/listener`, { query: { code: "c" } })).status).toBe(200);
    expect(received).toEqual([
      { code: "a&b=c", state: "ü +/?" },
      { error: "access_denied", error_description: "No." },
      "c",
    ]);
    const error = await failureOf(receiveRequestToken(`${reach.baseUrl}/oauth/listener`, { query: {} } as never));
    expect(isRequestValidationError(error) && error.problems).toEqual([
      expect.objectContaining({ code: "required", path: "/query" }),
    ]);
  });

  it("tell the marketplace listener of a company", async () => {
    const received: unknown[] = [];
    const { reach, send } = await serve(
      createCompanyTokensReceiver({
        handlers: {
          connectCompany: ({ query }) => {
            received.push(query);
            return { status: 200 };
          },
        },
        paths: { connectCompany: "/connect" },
      }),
    );
    const id = "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350";
    const query = { id, requestToken: "token", userID: id };
    expect(
      (await createCompanyTokensWebhooks(reach).connectCompany(`${reach.baseUrl}/connect`, { query })).status,
    ).toBe(200);
    expect(received).toEqual([query]);
    expect(await (await send(`/connect?id=${id}&userID=${id}`)).json()).toMatchObject({
      status: 400,
      problems: [{ code: "required", path: "/query" }],
    });
  });

  it("share an address with other interfaces and receivers", async () => {
    const token = "known";
    const { reach } = await serve([
      createEventSubscriptionsServer({
        handlers: { ...unimplementedEventSubscriptions, listTopics: () => ({ status: 200, body: ["a"] }) },
        security: { bearerToken: () => token },
      }),
      createEventSubscriptionsReceiver({
        handlers: { receiveEvent: () => ({ status: 202 }) },
        paths: { receiveEvent: "/hooks/a" },
      }),
      createCompanyTokensReceiver({
        handlers: { connectCompany: () => ({ status: 204 }) },
        paths: { connectCompany: "/hooks/b" },
      }),
    ]);
    const webhooks = createEventSubscriptionsWebhooks(reach);
    expect((await webhooks.receiveEvent(`${reach.baseUrl}/hooks/a`, { body: {} })).status).toBe(202);
    expect((await webhooks.receiveEvent(`${reach.baseUrl}/hooks/b`, { body: {} })).status).toBe(405);
  });
});

describe("addresses of webhooks", () => {
  it.each(["", "/hooks/events", "ftp://host/events", "http://user:secret@host/", "javascript:alert(1)"])(
    "must be whole ones without credentials, and are not repeated: %j",
    async (url) => {
      const error = await failureOf(createEventSubscriptionsWebhooks().receiveEvent(url, { body: {} }));
      if (!isRequestValidationError(error)) throw error;
      expect(error.operationId).toBe("receiveEvent");
      expect(JSON.stringify(error)).not.toContain("secret");
    },
  );

  it("must be there for a receiver", () => {
    const handlers = unimplementedEventSubscriptionsWebhooks;
    expect(() => createEventSubscriptionsReceiver({ handlers, paths: {} as never })).toThrow(TypeError);
    expect(() => createEventSubscriptionsReceiver({ handlers, paths: { receiveEvent: "events" } })).toThrow(TypeError);
  });
});
