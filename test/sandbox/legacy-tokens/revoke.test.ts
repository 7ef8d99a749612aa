import { describe, expect, it } from "vitest";
import { known, userIdOf } from "../support/seeds.js";
import { answered, clientsOf, keyPair, people } from "./support.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const sandbox = await sharedSandbox();
const { baseUrl, fetch, control } = sandbox;
const { withPassword, withToken } = clientsOf(sandbox);

const fromConnector = { applicationId: known.connector, expiresAt: "2031-01-01T08:00:00Z" };
await control.saveRecords({
  body: {
    applications: [
      { id: "other", secret: "other", name: "Other", consumerKey: "OtherKey", consumerSecret: "OtherSecret" },
    ],
    companies: [{ id: "premium", name: "Premium", edition: "premium" }],
    users: [
      {
        id: userIdOf("premium"),
        companyId: "premium",
        loginId: "admin@premium.example",
        password: "x",
        email: "admin@premium.example",
        givenName: "An",
        familyName: "Admin",
        roles: ["WebServicesAdministrator"],
      },
      {
        id: userIdOf("standard"),
        companyId: known.moreau,
        loginId: "web@moreau.example",
        password: "x",
        email: "web@moreau.example",
        givenName: "Wrong",
        familyName: "Role",
        roles: ["WebServicesAdministrator"],
      },
    ],
    legacyTokens: [
      { ...fromConnector, token: "token-of-company", companyId: known.lindgren },
      { ...fromConnector, token: "token-of-premium", companyId: "premium" },
      { ...fromConnector, token: "token-of-moreau", companyId: known.moreau },
    ],
  },
});

type Person = { readonly username: string; readonly password: string };
const tokenOf = async (person: Person, key?: string): Promise<string> =>
  answered(await withPassword(person, key).getAccessToken()).Token;
const isGood = async (token: string): Promise<boolean> =>
  (await withToken(token).listConnectionRequests()).status === 200;

describe("the revocation of one token", () => {
  it.each([
    ["professional", people.administrator, people.requester],
    ["standard", people.standardAdministrator, people.standardAdministrator],
  ])("is made by an administrator of the %s edition, and has no body", async (_, administrator, owner) => {
    const token = await tokenOf(owner);
    const answer = await withToken(await tokenOf(administrator)).revokeTokens({ query: { token } });
    expect([answer.status, await answer.response.text()]).toEqual([204, ""]);
    expect(await isGood(token)).toBe(false);
  });

  it("is made by the Web Services Administrator of the premium edition", async () => {
    const caller = await tokenOf({ username: "admin@premium.example", password: "x" });
    expect((await withToken(caller).revokeTokens({ query: { token: "token-of-premium" } })).status).toBe(204);
  });

  it("is refused to users without the role of their edition, and to tokens of a company", async () => {
    const token = await tokenOf(people.requester);
    const refused = async (caller: string): Promise<number> =>
      (await withToken(caller).revokeTokens({ query: { token } })).status;
    expect(await refused(token)).toBe(403);
    expect(await refused("token-of-company")).toBe(403);
    expect(await refused(await tokenOf({ username: "web@moreau.example", password: "x" }))).toBe(403);
    expect(await isGood(token)).toBe(true);
  });

  it("reaches no token of another company, and none twice", async () => {
    const caller = withToken(await tokenOf(people.administrator));
    expect((await caller.revokeTokens({ query: { token: "token-of-moreau" } })).status).toBe(404);
    expect(await isGood("token-of-moreau")).toBe(true);
    const token = await tokenOf(people.requester);
    expect((await caller.revokeTokens({ query: { token } })).status).toBe(204);
    expect((await caller.revokeTokens({ query: { token } })).status).toBe(404);
  });

  it("ends the refresh as well", async () => {
    const issued = answered(await withPassword(people.requester).getAccessToken());
    await withToken(await tokenOf(people.administrator)).revokeTokens({ query: { token: issued.Token } });
    const query = { ...keyPair, refresh_token: issued.Refresh_Token };
    expect((await clientsOf(sandbox).anybody.refreshAccessToken({ query })).status).toBe(400);
  });
});

describe("the revocation of all tokens of a user", () => {
  it("ends those that the application has, and no others", async () => {
    const tokens = [await tokenOf(people.requester), await tokenOf(people.requester)];
    const elsewhere = await tokenOf(people.requester, "OtherKey");
    const caller = await tokenOf(people.administrator);
    const query = { consumerKey: keyPair.client_id, user: "Requester@lindgren.example" };
    expect((await withToken(caller).revokeTokens({ query })).status).toBe(204);
    expect(await Promise.all([...tokens, elsewhere, caller].map(isGood))).toEqual([false, false, true, true]);
  });

  it("is refused for users of other companies, and for a Key of no application", async () => {
    const caller = withToken(await tokenOf(people.administrator));
    const user = "requester@lindgren.example";
    const stranger = { consumerKey: keyPair.client_id, user: "admin@moreau.example" };
    expect((await caller.revokeTokens({ query: stranger })).status).toBe(404);
    expect((await caller.revokeTokens({ query: { consumerKey: "none", user } })).status).toBe(404);
  });

  it.each(["", "user=requester%40lindgren.example", "consumerKey=LindgrenConnectKey", "token=x&consumerKey=y&user=z"])(
    "is refused with the parameters '%s', which belong to no way of revoking",
    async (query) => {
      const headers = { Authorization: `OAuth ${await tokenOf(people.administrator)}` };
      const answer = await fetch(`${baseUrl}/net2/oauth2/revoketoken.ashx?${query}`, { method: "POST", headers });
      expect(answer.status).toBe(400);
    },
  );
});
