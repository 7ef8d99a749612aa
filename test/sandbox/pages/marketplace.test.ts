import { createCompanyTokensReceiver } from "@specwright/travel-expense/company-tokens/server";
import { createLegacyTokensReceiver } from "@specwright/travel-expense/legacy-tokens/server";
import { toFetchHandler } from "@specwright/travel-expense/runtime/fetch";
import { afterAll, describe, expect, it } from "vitest";
import { createSandbox } from "../../../sandbox/index.js";
import { answered, clientsOf, keyPair, people } from "../legacy-tokens/support.js";
import { browserOf, type Browser } from "../support/browser.js";
import { known } from "../support/seeds.js";

/** A listener of a partner, as it does what the contract asks: it reads the code and exchanges it. */
const exchanged: unknown[] = [];
const listener = toFetchHandler(
  createLegacyTokensReceiver({
    paths: { receiveAuthorization: "/callback", receiveRequestToken: "/listener" },
    handlers: {
      receiveAuthorization: () => ({ status: 204 }),
      async receiveRequestToken({ query }) {
        exchanged.push(answered(await anybody.exchangeRequestToken({ query: { ...keyPair, code: query.code } })));
        return { status: 204 };
      },
    },
  }),
);
const called: string[] = [];
const sandbox = await createSandbox({
  outgoing: (input) => {
    const request = new Request(input);
    called.push(`${request.method} ${request.url}`);
    return request.url.startsWith("http://127.0.0.1:8085/") ? listener(request) : Promise.reject(new TypeError("gone"));
  },
});
afterAll(() => sandbox.close());
const { control } = sandbox;
const { anybody, withPassword, withToken } = clientsOf(sandbox);

const supplier = { consumerKey: "SupplierKey", consumerSecret: "SupplierSecret" };
const supplierPair = { client_id: supplier.consumerKey, client_secret: supplier.consumerSecret };
await control.saveRecords({
  body: {
    applications: [
      {
        id: "supplier",
        secret: "x",
        name: "Hotels",
        kind: "supplier",
        scopes: ["USER", "events.topic.read"],
        ...supplier,
      },
      {
        id: "unreachable",
        secret: "x",
        name: "Gone",
        consumerKey: "Gone",
        consumerSecret: "x",
        listenerUri: "http://127.0.0.1:1/x",
      },
    ],
  },
});

/** A user at the marketplace. */
async function visit(): Promise<Browser> {
  const browser = browserOf(sandbox);
  expect((await browser.open("/sandbox-pages/v1/marketplace")).status).toBe(200);
  return browser;
}

/** The form of the page that connects an application in one of its ways. */
function formFor({ text }: Browser, application: string, way: string): number {
  const forms = text.match(/<form[^]*?<\/form>/g) ?? [];
  return forms.findIndex(
    (each) => each.includes(`name="application" value="${application}"`) && each.includes(`name="way" value="${way}"`),
  );
}

const signedIn = ({ username, password }: { readonly username: string; readonly password: string }) => ({
  login: username,
  password,
});

describe("the marketplace", () => {
  it("connects a company for its administrator, who is redirected to the connect URL with 301", async () => {
    const browser = await visit();
    const sent = await browser.send(signedIn(people.administrator), formFor(browser, known.connector, "company"));
    expect(sent.status).toBe(301);
    const heard: unknown[] = [];
    const partner = toFetchHandler(
      createCompanyTokensReceiver({
        paths: { connectCompany: "/connect" },
        handlers: { connectCompany: ({ query }) => (heard.push(query), { status: 204 }) },
      }),
    );
    await partner(new Request(sent.headers.get("location")!));
    expect(heard).toEqual([
      {
        id: known.lindgren,
        requestToken: expect.stringMatching(/^\w{40}$/) as string,
        userID: "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a44",
      },
    ]);
  });

  it("connects no company for a user who is not an administrator", async () => {
    const browser = await visit();
    const sent = await browser.send(signedIn(people.requester), formFor(browser, known.connector, "company"));
    expect([sent.status, sent.headers.get("location")]).toEqual([403, null]);
    expect(browser.text).toContain("Only an administrator can connect a company.");
  });

  it("calls the listener of an application with a request token, which it exchanges", async () => {
    const browser = await visit();
    await browser.send(signedIn(people.requester), formFor(browser, known.connector, "listener"));
    expect(browser.text).toContain("Purchase Connector was notified.");
    expect(called.at(-1)).toMatch(/^GET http:\/\/127\.0\.0\.1:8085\/listener\?code=\w{40}$/);
    expect(exchanged).toMatchObject([{ Expiration_Date: "2031-01-01T08:00:00Z" }]);
  });

  it("tells the user when a listener cannot be reached", async () => {
    const browser = await visit();
    await browser.send(signedIn(people.requester), formFor(browser, "unreachable", "listener"));
    expect(browser.text).toContain("Gone could not be reached.");
  });

  it("takes no form without its page, and none from another browser", async () => {
    const [mine, another] = [await visit(), await visit()];
    const ticket = /name="ticket" value="([^"]*)"/.exec(mine.text)![1]!;
    const body = { ...signedIn(people.administrator), ticket: "x" };
    expect((await another.send({ ...body, ticket })).status).toBe(403);
    expect(another.text).toContain("This page has expired");
    expect((await mine.send(body)).status).toBe(403);
  });
});

describe("the auto-connect flow", () => {
  /** A user requests the link, and the supplier polls with its token for the company. */
  async function requested() {
    await control.advanceClock({ body: { seconds: 1 } });
    const browser = await visit();
    await browser.send(signedIn(people.requester), formFor(browser, "supplier", "supplier"));
    const administrator = withPassword(people.administrator, supplier.consumerKey);
    const application = withToken(answered(await administrator.getAccessToken()).Token);
    const pending = answered(await application.listConnectionRequests()) as readonly {
      readonly id: string;
      readonly requestToken: string;
    }[];
    return { application, pending, request: pending.at(-1)! };
  }
  async function attempts(): Promise<readonly string[]> {
    const browser = await visit();
    const forms = browser.text.match(/<form/g) ?? [];
    await browser.send(signedIn(people.requester), forms.length - 1);
    return [...browser.text.matchAll(/<li>([^<]*)<\/li>/g)].map(([, told]) => told!);
  }

  it("shows the supplier who waits, whose request token it exchanges, and ends with its report", async () => {
    const { application, pending, request } = await requested();
    expect(pending).toEqual([
      { id: expect.any(String) as string, requestToken: expect.stringMatching(/^\w{40}$/) as string },
    ]);
    const query = { ...supplierPair, code: request.requestToken };
    expect((await anybody.exchangeRequestToken({ query })).status).toBe(200);
    expect(await attempts()).toEqual(["Hotels: waits for the application"]);
    expect((await application.updateConnectionRequest({ path: { id: request.id } })).status).toBe(204);
    expect(answered(await application.listConnectionRequests())).toEqual([]);
    expect(await attempts()).toEqual(["Hotels: connected"]);
    const [older, newer] = [await requested(), await requested()];
    expect(newer.pending).toEqual([older.request, newer.request]);
  });

  it("shows the user that the matching failed, as the supplier reports it", async () => {
    const { application, request } = await requested();
    await application.updateConnectionRequest({ path: { id: request.id }, body: { status: "failed" } });
    expect((await attempts()).at(-1)).toBe("Hotels: failed");
  });

  it("shows the user a failed attempt when the supplier revokes the access token", async () => {
    const { application, request } = await requested();
    const query = { ...supplierPair, code: request.requestToken };
    const { Token } = answered(await anybody.exchangeRequestToken({ query }));
    expect((await application.revokeTokens({ query: { token: Token } })).status).toBe(204);
    expect((await attempts()).at(-1)).toBe("Hotels: failed");
    expect(answered(await application.listConnectionRequests())).not.toContainEqual(request);
  });

  it("leaves the attempts of other access tokens as they are when one is revoked, refreshed or not", async () => {
    const [older, newer, unanswered] = [await requested(), await requested(), await requested()];
    const issued = async (code: string) =>
      answered(await anybody.exchangeRequestToken({ query: { ...supplierPair, code } }));
    const first = await issued(older.request.requestToken);
    const second = await issued(newer.request.requestToken);
    const query = { ...supplierPair, refresh_token: first.Refresh_Token };
    const { Token } = answered(await anybody.refreshAccessToken({ query }));
    const { application } = unanswered;
    expect((await application.revokeTokens({ query: { token: Token } })).status).toBe(204);
    expect((await attempts()).slice(-3)).toEqual([
      "Hotels: failed",
      "Hotels: waits for the application",
      "Hotels: waits for the application",
    ]);
    await application.updateConnectionRequest({ path: { id: newer.request.id } });
    expect((await application.revokeTokens({ query: { token: second.Token } })).status).toBe(204);
    expect((await attempts()).slice(-3)).toEqual([
      "Hotels: failed",
      "Hotels: connected",
      "Hotels: waits for the application",
    ]);
  });

  it("shows no request to another application, and none of another company", async () => {
    const { request } = await requested();
    const tokens = [
      answered(await withPassword(people.administrator).getAccessToken()).Token,
      answered(await withPassword(people.standardAdministrator, supplier.consumerKey).getAccessToken()).Token,
    ];
    for (const token of tokens) {
      expect(answered(await withToken(token).listConnectionRequests())).toEqual([]);
      expect((await withToken(token).updateConnectionRequest({ path: { id: request.id } })).status).toBe(404);
    }
  });
});
