import { createLegacyTokensReceiver } from "@specwright/travel-expense/legacy-tokens/server";
import { toFetchHandler } from "@specwright/travel-expense/runtime/fetch";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { describe, expect, it } from "vitest";
import { answered, clientsOf, keyPair, people } from "../legacy-tokens/support.js";
import { browserOf } from "../support/browser.js";
import { known } from "../support/seeds.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const sandbox = await sharedSandbox();
const { baseUrl, fetch, control } = sandbox;
const { anybody } = clientsOf(sandbox);

const callback = "http://127.0.0.1:8085/callback";
const login = (query: string): string => `/net2/oauth2/Login.aspx?client_id=${keyPair.client_id}${query}`;
const returningTo = (address: string): string => `&redirect_uri=${encodeURIComponent(address)}`;
const signedIn = ({ username, password }: { readonly username: string; readonly password: string }) => ({
  login: username,
  password,
});
const locationOf = (response: Response): URL => new URL(response.headers.get("location") ?? "about:blank");

/** Walks through the web flow as a user, and gives the address at its end. */
async function consent(query: string, person: { readonly username: string; readonly password: string }): Promise<URL> {
  const browser = browserOf(sandbox);
  expect((await browser.open(login(query))).status).toBe(200);
  const sent = await browser.send({ ...signedIn(person), answer: "grant" });
  expect(sent.status).toBe(302);
  return locationOf(sent);
}

describe("the page of consent", () => {
  it("names the application, and what it asks for in words, and has no script", async () => {
    const browser = browserOf(sandbox);
    const response = await browser.open(login(`&scope=TRVPRF,TWS${returningTo(callback)}`));
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(browser.text).toContain("<h1>Purchase Connector requests access</h1>");
    expect(browser.text).toContain("<li>Travel profile</li><li>Trip approval</li>");
    expect(browser.text).not.toMatch(/<script|javascript:|\son\w+=/i);
    expect(response.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'self'; form-action 'self' http:\/\/127\.0\.0\.1:8085; base-uri 'none'; frame-ancestors 'none'$/,
    );
  });

  it("tells every family of web services in the words of the contract", async () => {
    const contract = parse(
      readFileSync(new URL("../../../specs/legacy-tokens/openapi.yaml", import.meta.url), "utf8"),
    ) as {
      components: { schemas: { ScopeCode: { "x-enumDescriptions": Record<string, string> } } };
    };
    const families = contract.components.schemas.ScopeCode["x-enumDescriptions"];
    const browser = browserOf(sandbox);
    await browser.open(login(`&scope=${Object.keys(families).join(",")}`));
    const told = [...browser.text.matchAll(/<li>([^<]*)<\/li>/g)].map(([, words]) => `${words}.`);
    expect(told).toEqual(Object.values(families));
    expect(told).toHaveLength(16);
  });

  it("shows the text of others as text", async () => {
    const name = `<script>alert(1)</script>"'&`;
    const application = { id: "marked", secret: "x", consumerKey: "Marked", consumerSecret: "x", name };
    await control.saveRecords({ body: { applications: [{ ...application, redirectUris: [callback] }] } });
    const page = await (await fetch(`${baseUrl}/net2/oauth2/Login.aspx?client_id=Marked&state=%22%3E%3Cb%3E`)).text();
    expect(page).toContain("<h1>&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp; requests access</h1>");
    expect(page).not.toMatch(/<script|<b>/);
  });

  it.each([
    ["an application that is not there", "/net2/oauth2/Login.aspx?client_id=none", 401],
    ["an address that is not registered", login(returningTo("http://127.0.0.1:8086/callback")), 400],
    ["an address that only begins like one", login(returningTo(`${callback}.example`)), 400],
    [
      "an address with a user in front of its host",
      login(returningTo("http://127.0.0.1:8085@evil.example/callback")),
      400,
    ],
    ["an address with a fragment", login(returningTo(`${callback}#x`)), 400],
    ["an address with a line break", login(returningTo(`${callback}?a=\r\nSet-Cookie: x`)), 400],
    ["a scope that no family has", login("&scope=TRVPRF,NOTHING"), 400],
  ])("is not shown for %s, and the browser is sent nowhere", async (_, path, status) => {
    const response = await fetch(baseUrl + path);
    expect([response.status, response.headers.get("location")]).toEqual([status, null]);
  });
});

describe("an answer on the page", () => {
  it("leads back with a request token, which a receiver of the contract reads and exchanges", async () => {
    const heard: unknown[] = [];
    const receiver = toFetchHandler(
      createLegacyTokensReceiver({
        paths: { receiveAuthorization: "/callback", receiveRequestToken: "/listener" },
        handlers: {
          receiveAuthorization: ({ query }) => (heard.push(query), { status: 204 }),
          receiveRequestToken: () => ({ status: 204 }),
        },
      }),
    );
    const end = await consent(`&scope=USER${returningTo(callback)}&state=cart-17`, people.requester);
    await receiver(new Request(end));
    expect(heard).toEqual([{ code: expect.stringMatching(/^\w{40}$/) as string, state: "cart-17" }]);
    const code = end.searchParams.get("code")!;
    const { Token } = answered(await anybody.exchangeRequestToken({ query: { ...keyPair, code } }));
    expect(await tokenRecord(Token)).toMatchObject({ scopes: ["USER"], companyId: known.lindgren });
  });

  it("gives the application the company of an administrator, and any other user alone", async () => {
    const record = async (person: { readonly username: string; readonly password: string }) => {
      const code = (await consent("&scope=USER", person)).searchParams.get("code")!;
      return tokenRecord(answered(await anybody.exchangeRequestToken({ query: { ...keyPair, code } })).Token);
    };
    expect(await record(people.administrator)).not.toHaveProperty("userId");
    expect(await record(people.standardAdministrator)).not.toHaveProperty("userId");
    expect(await record(people.requester)).toMatchObject({ userId: "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a43" });
  });

  it("gives no scopes where none were asked for, and leads to the first address that is registered", async () => {
    const end = await consent("", people.requester);
    expect(end.href).toMatch(/^http:\/\/127\.0\.0\.1:8085\/callback\?code=\w{40}$/);
    const code = end.searchParams.get("code")!;
    const { Token } = answered(await anybody.exchangeRequestToken({ query: { ...keyPair, code } }));
    expect(await tokenRecord(Token)).toMatchObject({ scopes: [] });
  });

  it("keeps the query of the address that the user returns to", async () => {
    const end = await consent(returningTo(`${callback}?tenant=7&x=%2F`), people.requester);
    expect(end.href).toMatch(/^http:\/\/127\.0\.0\.1:8085\/callback\?tenant=7&x=%2F&code=\w{40}$/);
  });

  it.each(["a%20b", "a+b", "%E2%82%AC%2f%2F", "", "x=1;y", "%22%3E%3Cscript%3E", "a%26code=stolen"])(
    "gives the state %s back byte for byte",
    async (state) => {
      const { href } = await consent(`&state=${state}`, people.requester);
      expect(href.slice(href.indexOf("&state="))).toBe(`&state=${state}`);
    },
  );

  it("says access_denied when the user denies, who need not sign in for that", async () => {
    const browser = browserOf(sandbox);
    await browser.open(login(`${returningTo(`${callback}?tenant=7`)}&state=s`));
    const sent = await browser.send({ answer: "deny" });
    expect([sent.status, sent.headers.get("location")]).toEqual([
      302,
      `${callback}?tenant=7&error=access_denied&error_description=The%20user%20did%20not%20agree.&state=s`,
    ]);
  });

  it("shows the page again to a user whose password is wrong, who may try again", async () => {
    const browser = browserOf(sandbox);
    await browser.open(login(""));
    const refused = await browser.send({ ...signedIn(people.requester), password: "wrong", answer: "grant" });
    expect([refused.status, refused.headers.get("location")]).toEqual([403, null]);
    expect(browser.text).toContain("The login or the password is wrong.");
    expect((await browser.send({ ...signedIn(people.requester), answer: "grant" })).status).toBe(302);
  });

  it("is not taken from another browser, nor after ten minutes, nor with an altered ticket", async () => {
    const [mine, another] = [browserOf(sandbox), browserOf(sandbox)];
    await mine.open(login(""));
    await another.open(login(""));
    const ticket = /name="ticket" value="([^"]*)"/.exec(mine.text)![1]!;
    const grant = { ...signedIn(people.requester), answer: "grant" };
    const status = async (browser: typeof mine, more: object = {}) =>
      (await browser.send({ ...grant, ...more })).status;

    const body = new URLSearchParams({ ...grant, ticket });
    expect((await fetch(`${baseUrl}/sandbox-pages/v1/consent`, { method: "POST", body })).status).toBe(401);
    const stolen = await fetch(`${baseUrl}/sandbox-pages/v1/consent`, {
      method: "POST",
      body,
      headers: { Cookie: "sandbox-browser=another" },
    });
    expect([stolen.status, stolen.headers.get("location")]).toEqual([403, null]);
    expect(await status(another)).toBe(302);

    await control.advanceClock({ body: { seconds: 601 } });
    expect(await status(mine)).toBe(403);
    expect(mine.text).toContain("This page has expired");
  });

  it("is taken once for each page, also when the user denies, fails to sign in, or answers twice at the same time", async () => {
    const grant = { ...signedIn(people.requester), answer: "grant" };
    for (const first of [grant, { answer: "deny" }, { ...grant, password: "wrong" }]) {
      const browser = browserOf(sandbox);
      await browser.open(login(""));
      const ticket = /name="ticket" value="([^"]*)"/.exec(browser.text)![1]!;
      expect((await browser.send(first)).status).toBe(first === grant || first.answer === "deny" ? 302 : 403);
      await browser.open(login(""));
      const replayed = await browser.send({ ...grant, ticket });
      expect([replayed.status, replayed.headers.get("location")]).toEqual([403, null]);
      expect(browser.text).toContain("This page has expired");
    }
    const page = await fetch(baseUrl + login(""));
    const headers = { Cookie: page.headers.getSetCookie()[0]!.split(";", 1)[0]! };
    const ticket = /name="ticket" value="([^"]*)"/.exec(await page.text())![1]!;
    const send = () =>
      fetch(`${baseUrl}/sandbox-pages/v1/consent`, {
        method: "POST",
        headers,
        body: new URLSearchParams({ ...grant, ticket }),
      });
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status).sort()).toEqual([302, 403]);
  });

  it("opens nothing with the ticket of its form", async () => {
    const browser = browserOf(sandbox);
    await browser.open(login(""));
    const ticket = /name="ticket" value="([^"]*)"/.exec(browser.text)![1]!;
    const headers = { Authorization: `Bearer ${ticket}` };
    expect((await fetch(`${baseUrl}/purchaserequest/v4/purchaserequests/1?mode=COMPACT`, { headers })).status).toBe(
      401,
    );
  });
});

describe("an answer by the control", () => {
  const body = { consumerKey: keyPair.client_id, loginId: "requester@lindgren.example", answer: "grant" } as const;

  it("leads where the page leads", async () => {
    const granted = await control.answerConsent({ body: { ...body, scopes: ["USER"], state: "a b&c" } });
    const location = granted.status === 200 ? granted.data.location : "";
    expect(location).toMatch(/^http:\/\/127\.0\.0\.1:8085\/callback\?code=\w{40}&state=a%20b%26c$/);
    const code = new URL(location).searchParams.get("code")!;
    const { Token } = answered(await anybody.exchangeRequestToken({ query: { ...keyPair, code } }));
    expect(await tokenRecord(Token)).toMatchObject({ scopes: ["USER"] });
    expect(await control.answerConsent({ body: { ...body, answer: "deny" } })).toMatchObject({
      data: { location: `${callback}?error=access_denied&error_description=The%20user%20did%20not%20agree.` },
    });
  });

  it.each([
    ["an application that is not there", { consumerKey: "none" }],
    ["a user who is not there", { loginId: "nobody@lindgren.example" }],
    ["an address that is not registered", { redirectUri: "http://127.0.0.1:9/" }],
  ])("is refused for %s", async (_, wrong) => {
    expect((await control.answerConsent({ body: { ...body, ...wrong } })).status).toBe(400);
  });
});

/** The record of a token, as the control shows it. */
async function tokenRecord(token: string): Promise<object | undefined> {
  const answer = await control.listRecords({ path: { kind: "legacyTokens" } });
  const records = answer.status === 200 ? (answer.data.legacyTokens ?? []) : [];
  return records.find((each) => each.token === token);
}
