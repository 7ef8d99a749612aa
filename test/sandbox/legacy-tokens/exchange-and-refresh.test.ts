import { describe, expect, it } from "vitest";
import { known } from "../support/seeds.js";
import { answered, clientsOf, keyPair, people } from "./support.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const sandbox = await sharedSandbox();
const { baseUrl, fetch, control } = sandbox;
const { anybody, withPassword, withToken } = clientsOf(sandbox);

const other = { consumerKey: "OtherKey", consumerSecret: "OtherSecret" };
const fromConnector = { companyId: known.lindgren, applicationId: known.connector };
await control.saveRecords({
  body: {
    applications: [{ id: "other", secret: "other", name: "Other", ...other }],
    requestTokens: ["code-1", "code-2", "code-3", "code-4"].map((code) => ({ ...fromConnector, code })),
  },
});
/** The status and the form of a refusal. */
const refusalOf = ({ status, response }: { readonly status: number; readonly response: Response }) => [
  status,
  response.headers.get("content-type"),
];
const otherPair = { client_id: other.consumerKey, client_secret: other.consumerSecret };

describe("the exchange of a request token", () => {
  it("gives a token that lives one year and a refresh token", async () => {
    expect(answered(await anybody.exchangeRequestToken({ query: { ...keyPair, code: "code-1" } }))).toEqual({
      Instance_URL: "http://sandbox.invalid",
      Token: expect.stringMatching(/^\w{40}$/) as string,
      Expiration_Date: "2031-01-01T08:00:00Z",
      Refresh_Token: expect.stringMatching(/^\w{40}$/) as string,
    });
  });

  it("is done once for each request token, also when two ask at the same time", async () => {
    const ask = () => anybody.exchangeRequestToken({ query: { ...keyPair, code: "code-2" } });
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await ask()).status).toBe(400);
  });

  it.each([
    ["with a code that nobody issued", { ...keyPair, code: "none" }, 400],
    ["with the code of another application", { ...otherPair, code: "code-3" }, 400],
    ["with a wrong secret", { ...keyPair, client_secret: "x", code: "code-3" }, 401],
    ["with a wrong Key", { ...keyPair, client_id: "x", code: "code-3" }, 401],
  ])("is refused %s", async (_, query, status) => {
    expect(refusalOf(await anybody.exchangeRequestToken({ query }))).toEqual([status, "application/problem+json"]);
  });

  it("is another call than the refresh, whose path differs in letter case alone", async () => {
    const query = new URLSearchParams({ ...keyPair, code: "code-4" });
    const ask = async (name: string): Promise<number> =>
      (await fetch(`${baseUrl}/net2/oauth2/${name}?${query.toString()}`)).status;
    expect(await ask("getaccesstoken.ashx")).toBe(400);
    expect(await ask("GETACCESSTOKEN.ashx")).toBe(404);
    expect(await ask("GetAccessToken.ashx")).toBe(200);
  });
});

describe("the refresh of a token", () => {
  const issue = async () => answered(await withPassword(people.requester).getAccessToken());

  it("is made with the token itself, and gives one that lives a year from now, without a refresh token", async () => {
    await control.setClock({ body: { now: "2030-01-01T08:00:00Z" } });
    const first = await issue();
    await control.setClock({ body: { now: "2030-12-31T20:30:00Z" } });
    const query = { ...keyPair, refresh_token: first.Refresh_Token };
    const renewed = answered(await withToken(first.Token).refreshAccessToken({ query }));
    expect(renewed).toEqual({
      Instance_URL: "http://sandbox.invalid",
      Token: expect.stringMatching(/^\w{40}$/) as string,
      Expiration_Date: "2031-12-31T20:30:00Z",
    });
    expect(renewed.Token).not.toBe(first.Token);
    const listed = await control.listRecords({ path: { kind: "legacyTokens" } });
    expect(listed.status === 200 && listed.data.legacyTokens).toContainEqual(
      expect.objectContaining({ refreshToken: first.Refresh_Token, refreshExpiresAt: "2031-12-31T20:30:00.000Z" }),
    );
    expect((await withToken(first.Token).listConnectionRequests()).status).toBe(401);
    await control.setClock({ body: { now: "2031-12-31T20:29:59Z" } });
    expect((await withToken(renewed.Token).listConnectionRequests()).status).toBe(200);
  });

  it("can be done again with the same refresh token, and without a token in the header", async () => {
    const { Refresh_Token } = await issue();
    const query = { ...keyPair, refresh_token: Refresh_Token };
    const tokens = [await anybody.refreshAccessToken({ query }), await anybody.refreshAccessToken({ query })];
    expect(new Set(tokens.map((answer) => answered(answer).Token)).size).toBe(2);
  });

  it("is refused with another token, of another application, and for a refresh token that nobody issued", async () => {
    const [one, two] = [await issue(), await issue()];
    const query = { ...keyPair, refresh_token: one.Refresh_Token };
    const form = "application/problem+json";
    expect(refusalOf(await withToken(two.Token).refreshAccessToken({ query }))).toEqual([400, form]);
    for (const [wrong, status] of [
      [otherPair, 400],
      [{ client_secret: "x" }, 401],
      [{ client_id: "x" }, 401],
      [{ refresh_token: "none" }, 400],
    ] as const)
      expect(refusalOf(await anybody.refreshAccessToken({ query: { ...query, ...wrong } }))).toEqual([status, form]);
    expect((await withToken(one.Token).refreshAccessToken({ query })).status).toBe(200);
  });

  it("is refused once the token has expired", async () => {
    const first = await issue();
    await control.advanceClock({ body: { seconds: 366 * 86_400 } });
    const query = { ...keyPair, refresh_token: first.Refresh_Token };
    expect((await anybody.refreshAccessToken({ query })).status).toBe(400);
    expect((await withToken(first.Token).refreshAccessToken({ query })).status).toBe(401);
  });
});

describe("a token of a user", () => {
  const setUser = async (
    id: string,
    more: { readonly isActive?: boolean; readonly conditions?: readonly string[] },
  ) => {
    const listed = await control.listRecords({ path: { kind: "users" } });
    const user = listed.status === 200 ? listed.data.users?.find((each) => each.id === id) : undefined;
    await control.saveRecords({ body: { users: [{ ...user!, ...more } as NonNullable<typeof user>] } });
  };

  it.each([
    ["not active", { isActive: false }],
    ["disabled", { conditions: ["disabled"] }],
    ["locked", { conditions: ["locked"] }],
  ])("opens nothing and is not refreshed while its user is %s", async (_, state) => {
    const id = "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a43";
    const { Token, Refresh_Token } = answered(await withPassword(people.requester).getAccessToken());
    const open = async () => (await withToken(Token).listConnectionRequests()).status;
    const refresh = async () =>
      (await withToken(Token).refreshAccessToken({ query: { ...keyPair, refresh_token: Refresh_Token } })).status;
    const refreshAlone = async () =>
      (await anybody.refreshAccessToken({ query: { ...keyPair, refresh_token: Refresh_Token } })).status;
    expect(await open()).toBe(200);
    await setUser(id, state);
    expect([await open(), await refresh(), await refreshAlone()]).toEqual([401, 401, 400]);
    await setUser(id, { isActive: true, conditions: [] });
    expect([await open(), await refresh()]).toEqual([200, 200]);
  });
});
