import { describe, expect, it } from "vitest";
import { known, userIdOf } from "../support/seeds.js";
import { answered, clientsOf, keyPair, people } from "./support.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const sandbox = await sharedSandbox();
const { baseUrl, fetch, control } = sandbox;
const { withPassword, withToken } = clientsOf(sandbox);

const user = {
  companyId: known.lindgren,
  givenName: "Bo",
  familyName: "Ek",
  email: "bo@lindgren.example",
};
await control.saveRecords({
  body: {
    users: [
      { ...user, id: userIdOf("open"), loginId: "open@lindgren.example" },
      { ...user, id: userIdOf("locked"), loginId: "locked@lindgren.example", password: "x", conditions: ["locked"] },
      { ...user, id: userIdOf("inactive"), loginId: "inactive@lindgren.example", password: "x", isActive: false },
    ],
  },
});

describe("the native flow", () => {
  it("gives an administrator a token that lives one year, without consent", async () => {
    expect(answered(await withPassword(people.administrator).getAccessToken())).toEqual({
      Instance_URL: "http://sandbox.invalid",
      Token: expect.stringMatching(/^\w{40}$/) as string,
      Expiration_Date: "2031-01-01T08:00:00Z",
      Refresh_Token: expect.stringMatching(/^\w{40}$/) as string,
    });
  });

  it("gives the address that stands in front of later calls", async () => {
    const { Instance_URL, Token } = answered(await withPassword(people.requester).getAccessToken());
    const headers = { Authorization: `OAuth ${Token}` };
    expect((await fetch(`${Instance_URL}/common/connectionrequests`, { headers })).status).toBe(200);
    expect((await fetch(`${Instance_URL}/api/travelprofile/v2.0/profile`, { headers })).status).toBe(200);
  });

  it("knows logins in every letter case, passwords in their own, and no account that is kept out", async () => {
    const { password } = people.requester;
    const inCapitals = { username: "Requester@Lindgren.Example", password };
    expect((await withPassword(inCapitals).getAccessToken()).status).toBe(200);
    const wrong = { ...inCapitals, password: password.toUpperCase() };
    expect((await withPassword(wrong).getAccessToken()).status).toBe(401);
    const users = { kind: "users", id: "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a43" } as const;
    for (const condition of ["disabled", "locked", "logonDenied"] as const) {
      await control.setConditions({ body: { ...users, conditions: [condition] } });
      expect((await withPassword(inCapitals).getAccessToken()).status).toBe(403);
    }
    await control.setConditions({ body: { ...users, conditions: [] } });
    expect((await withPassword(inCapitals).getAccessToken()).status).toBe(200);
  });

  it("takes a login without a password, whose text ends with a colon, and none without the colon", async () => {
    const ask = (text: string): Promise<Response> =>
      fetch(`${baseUrl}/net2/oauth2/accesstoken.ashx`, {
        headers: {
          Authorization: `Basic ${Buffer.from(text).toString("base64")}`,
          "X-ConsumerKey": keyPair.client_id,
        },
      });
    expect((await ask("open@lindgren.example:")).status).toBe(200);
    expect((await ask("open@lindgren.example")).status).toBe(401);
    expect((await ask("requester@lindgren.example:")).status).toBe(401);
  });

  it.each([
    ["without the Key of an application", people.requester, "NoSuchKey", 401, "No application has this Key."],
    [
      "with a wrong password",
      { username: "admin@lindgren.example", password: "x" },
      keyPair.client_id,
      401,
      "The login or the password is wrong.",
    ],
    [
      "of a locked account",
      { username: "locked@lindgren.example", password: "x" },
      keyPair.client_id,
      403,
      "The account is locked.",
    ],
    [
      "of a user who is not active",
      { username: "inactive@lindgren.example", password: "x" },
      keyPair.client_id,
      403,
      "The account is disabled.",
    ],
  ])("refuses a call %s, as problem details", async (_, { username, password }, key, status, detail) => {
    const Authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
    const headers = { Authorization, "X-ConsumerKey": key };
    const answer = await fetch(`${baseUrl}/net2/oauth2/accesstoken.ashx`, { headers });
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(await answer.json()).toMatchObject({ status, detail });
  });

  it("refuses everybody while the company is in maintenance", async () => {
    await control.setConditions({ body: { kind: "companies", id: known.lindgren, conditions: ["maintenance"] } });
    expect((await withPassword(people.administrator).getAccessToken()).status).toBe(403);
    await control.setConditions({ body: { kind: "companies", id: known.lindgren, conditions: [] } });
    expect((await withPassword(people.administrator).getAccessToken()).status).toBe(200);
  });

  it("gives a token that ends with its year", async () => {
    const { Token } = answered(await withPassword(people.requester).getAccessToken());
    expect((await withToken(Token).listConnectionRequests()).status).toBe(200);
    await control.setClock({ body: { now: "2031-01-01T07:59:59Z" } });
    expect((await withToken(Token).listConnectionRequests()).status).toBe(200);
    await control.setClock({ body: { now: "2031-01-01T08:00:00Z" } });
    expect((await withToken(Token).listConnectionRequests()).status).toBe(401);
  });
});
