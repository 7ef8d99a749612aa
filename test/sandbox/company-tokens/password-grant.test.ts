import { createCompanyTokensClient } from "@specwright/travel-expense/company-tokens/client";
import { createIdentityClient, identityCompanyTokenProvider } from "@specwright/travel-expense/identity/client";
import { createPurchaseRequestsClient } from "@specwright/travel-expense/purchase-requests/client";
import { afterAll, describe, expect, it } from "vitest";
import { createSandbox } from "../../../sandbox/index.js";
import { known, withSeedFile } from "../support/seeds.js";

/** Companies in a state that the token endpoint tells, each connected and with an auth token of the same name. */
const conditions = [
  "disabled",
  "deactivated",
  "logonDenied",
  "logonBarred",
  "locked",
  "elsewhere",
  "ipRestricted",
  "principalDisabled",
  "maintenance",
];
const connectedAt = "2029-06-01T08:00:00.000Z";
const sandbox = await withSeedFile(
  {
    companies: [
      ...conditions.map((condition) => ({ id: condition, name: condition, conditions: [condition] })),
      { id: "stranger", name: "Not connected" },
    ],
    connections: conditions.map((companyId) => ({ companyId, applicationId: known.connector, connectedAt })),
    authTokens: [
      ...[...conditions, "stranger"].map((companyId) => ({
        token: companyId,
        companyId,
        createdAt: connectedAt,
        expiresAt: "2030-01-02T08:00:00.000Z",
      })),
      { token: "old", companyId: known.lindgren, createdAt: connectedAt, expiresAt: "2029-06-02T08:00:00.000Z" },
    ],
    applications: [
      {
        id: "5c8d3f10-2a7e-4b9c-8e61-9b0d7f3a2e09",
        secret: "7e2f9a64-1c3b-4d58-a0f7-3b6c5d8e9f09",
        consumerKey: "SwitchedOffKey",
        consumerSecret: "SwitchedOffSecret",
        name: "Switched off",
        conditions: ["disabled"],
      },
    ],
  },
  (seed) => createSandbox({ seed }),
);
afterAll(() => sandbox.close());

const { baseUrl, fetch, credentials } = sandbox;
const client = createCompanyTokensClient({ baseUrl, fetch });
const grant = {
  client_id: credentials.application.id,
  client_secret: credentials.application.secret,
  grant_type: "password",
  username: credentials.company.id,
  password: "lindgren-auth-token",
  credtype: "authtoken",
} as const;

/** The response to a form as it was sent, without validation by a client. */
async function post(form: Readonly<Record<string, string | undefined>>): Promise<readonly [number, unknown]> {
  const fields = Object.entries(form).filter((field): field is [string, string] => field[1] !== undefined);
  const response = await fetch(`${baseUrl}/oauth2/v0/token`, { method: "POST", body: new URLSearchParams(fields) });
  return [response.status, await response.json()];
}

describe("the password grant of a company", () => {
  it("gives tokens as the document lists their members", async () => {
    const answer = await client.issueCompanyToken({ body: grant });
    expect(answer).toMatchObject({
      status: 200,
      data: {
        expires_in: "3600",
        scope: expect.stringMatching(/^purchaserequest\.read purchaserequest\.write /) as string,
        token_type: "Bearer",
        access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
        refresh_token: expect.stringMatching(/^\w{40}$/) as string,
        geolocation: "http://sandbox.invalid",
      },
    });
  });

  it("takes the same auth token again, and gives other tokens", async () => {
    const answers = [await client.issueCompanyToken({ body: grant }), await client.issueCompanyToken({ body: grant })];
    const tokens = answers.map((answer) => answer.status === 200 && answer.data.refresh_token);
    expect(new Set(tokens).size).toBe(2);
  });

  it("carries scopes, company and application in its JWT, and opens the other interfaces", async () => {
    const answer = await client.issueCompanyToken({ body: grant });
    if (answer.status !== 200) throw new Error("The grant was refused.");
    const token = answer.data.access_token;
    const claims = JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as Record<string, unknown>;
    expect(claims).toMatchObject({
      type: "Company",
      sub: known.lindgren,
      app: known.connector,
      scope: answer.data.scope,
    });
    expect(Number(claims["exp"]) - Number(claims["iat"])).toBe(3600);
    const requests = createPurchaseRequestsClient({ baseUrl, fetch, auth: { bearerToken: token } });
    const found = await requests.getPurchaseRequest({ path: { id: "none" }, query: { mode: "COMPACT" } });
    expect(found.status).toBe(404);
  });

  it("is sent by the functions that clients export, with tokens that the client keeps", async () => {
    const seen: string[] = [];
    const spy = (request: Request): Promise<Response> => (seen.push(new URL(request.url).pathname), fetch(request));
    const { id: clientId, secret: clientSecret } = credentials.application;
    const fields = { username: credentials.company.id, password: "lindgren-auth-token" };
    const companyToken = identityCompanyTokenProvider({ baseUrl, clientId, clientSecret, fields, fetch: spy });
    const identity = createIdentityClient({ baseUrl, fetch: spy, auth: { companyToken } });
    for (const _ of [1, 2]) expect((await identity.listUsers()).status).toBe(200);
    expect(seen.map((path) => path.split("/")[1])).toEqual(["oauth2", "profile", "profile"]);
    const other = identityCompanyTokenProvider({ baseUrl, clientId, clientSecret: "x", fields, fetch: spy });
    await expect(other()).rejects.toThrow(/responded with status 401 \(invalid_client\)\.$/);
  });

  it("is answered in a way that no cache keeps (RFC 6749, section 5.1)", async () => {
    const { response } = await client.issueCompanyToken({ body: grant });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});

describe("a password grant", () => {
  const missing = (name: string): Readonly<Record<string, string | undefined>> => ({ ...grant, [name]: undefined });
  const unknownId = "00000000-0000-4000-8000-000000000000";

  it.each([
    ["without username", missing("username"), 400, 51, "invalid_request", "username was not supplied"],
    ["without password", missing("password"), 400, 52, "invalid_request", "password was not supplied"],
    ["without client_id", missing("client_id"), 400, 62, "invalid_request", "client_id was not supplied"],
    ["without client_secret", missing("client_secret"), 400, 63, "invalid_request", "client_secret was not supplied"],
    ["without grant_type", missing("grant_type"), 400, 65, "invalid_request", "grant_type was not supplied"],
    ["without credtype", missing("credtype"), 400, 120, "invalid_request", "credtype is invalid"],
    ["with another credtype", { ...grant, credtype: "password" }, 400, 120, "invalid_request", "credtype is invalid"],
    ["of another type", { ...grant, grant_type: "refresh_token" }, 400, 60, "invalid_grant", "No matching grants"],
    ["of no client", { ...grant, client_id: unknownId }, 401, 61, "invalid_client", "Client not found"],
    ["of a client with no UUID", { ...grant, client_id: "me" }, 401, 61, "invalid_client", "Client not found"],
    ["with a wrong secret", { ...grant, client_secret: unknownId }, 401, 64, "invalid_client", "Incorrect credentials"],
    ["with no UUID as secret", { ...grant, client_secret: "x" }, 401, 64, "invalid_client", "Incorrect credentials"],
    [
      "of no company",
      { ...grant, username: unknownId },
      400,
      100,
      "invalid_request",
      "Backend does not know this username",
    ],
    [
      "of a company that is not connected",
      { ...grant, username: "stranger", password: "stranger" },
      401,
      53,
      "invalid_client",
      "Company is not enabled for this client",
    ],
    [
      "with a username without a value",
      { ...grant, username: "" },
      400,
      100,
      "invalid_request",
      "Backend does not know this username",
    ],
    ["with an empty grant_type", { ...grant, grant_type: "" }, 400, 60, "invalid_grant", "No matching grants"],
    ["with a wrong auth token", { ...grant, password: "none" }, 400, 5, "invalid_grant", "Incorrect credentials"],
    [
      "with the auth token of another company",
      { ...grant, password: "locked" },
      400,
      5,
      "invalid_grant",
      "Incorrect credentials",
    ],
    ["with an expired auth token", { ...grant, password: "old" }, 400, 19, "invalid_grant", "Incorrect credentials"],
  ])("is refused %s, with its row of the table", async (_, form, status, code, error, error_description) => {
    expect(await post(form)).toEqual([status, { code, error, error_description }]);
  });

  it("is refused by a client that was disabled", async () => {
    const client_id = "5c8d3f10-2a7e-4b9c-8e61-9b0d7f3a2e09";
    const form = { ...grant, client_id, client_secret: "7e2f9a64-1c3b-4d58-a0f7-3b6c5d8e9f09" };
    expect(await post(form)).toEqual([403, { code: 59, error: "access_denied", error_description: "Client disabled" }]);
  });

  it.each([
    ["disabled", 10, "invalid_grant", "Account is disabled"],
    ["deactivated", 11, "invalid_grant", "Account is disabled"],
    ["logonDenied", 12, "invalid_grant", "Logon denied"],
    ["logonBarred", 13, "invalid_grant", "Logon denied"],
    ["locked", 14, "invalid_grant", "Account locked"],
    ["elsewhere", 16, "invalid_request", "User lives elsewhere"],
    ["ipRestricted", 20, "invalid_grant", "Logon denied, typically due to an IP restriction"],
    ["principalDisabled", 123, "invalid_request", "Principal is disabled"],
    ["maintenance", 134, "invalid_request", "Company undergoing scheduled maintenance"],
  ])("is refused while the company is %s", async (condition, code, error, error_description) => {
    const form = { ...grant, username: condition, password: condition };
    expect(await post(form)).toEqual([400, { code, error, error_description }]);
  });

  it("tells nothing of a company to a client that has not shown its secret, or no auth token", async () => {
    const form = { ...grant, username: "locked", password: "locked" };
    expect(await post({ ...form, client_secret: unknownId })).toMatchObject([401, { code: 64 }]);
    expect(await post({ ...form, password: "none" })).toMatchObject([400, { code: 5 }]);
  });

  it("gets one failure: of the form, then of the client, its company, the auth token, and at last the account", async () => {
    const { client_secret, password, ...rest } = { ...grant, username: "stranger", password: "old" };
    const off = { ...rest, client_id: "5c8d3f10-2a7e-4b9c-8e61-9b0d7f3a2e09" };
    const ownSecret = "7e2f9a64-1c3b-4d58-a0f7-3b6c5d8e9f09";
    const codes: unknown[] = [];
    for (const form of [
      { ...rest, client_id: unknownId, client_secret },
      { ...rest, client_id: unknownId, client_secret, password },
      { ...off, client_secret: unknownId, password },
      { ...off, client_secret: ownSecret, password },
      { ...rest, client_secret, password, username: unknownId },
      { ...rest, client_secret, password },
      { ...rest, client_secret, password, username: "locked" },
      { ...rest, client_secret, password: "locked", username: "locked" },
    ])
      codes.push(((await post(form))[1] as { readonly code: number }).code);
    expect(codes).toEqual([52, 61, 64, 59, 100, 53, 5, 14]);
  });

  const form = new URLSearchParams(grant).toString();
  const multipart = new FormData();
  for (const [name, value] of Object.entries(grant)) multipart.append(name, value);

  it.each([
    ["JSON", JSON.stringify(grant), "application/json"],
    ["JSON with a charset", JSON.stringify(grant), "application/json; charset=utf-8"],
    ["JSON that is cut off", "{", "application/json"],
    ["JSON that calls itself a form", JSON.stringify(grant), "application/x-www-form-urlencoded"],
    ["text", form, "text/plain"],
    ["a form of parts", multipart, undefined],
    ["a form in another charset", form, "application/x-www-form-urlencoded; charset=iso-8859-1"],
    ["no body", undefined, undefined],
  ])("has no username when it comes as %s", async (_, body, type) => {
    const headers = type === undefined ? {} : { "Content-Type": type };
    const response = await fetch(`${baseUrl}/oauth2/v0/token`, {
      method: "POST",
      headers,
      ...(body !== undefined && { body }),
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: 51, error: "invalid_request", error_description: "username was not supplied" },
    ]);
  });

  it.each([
    ["client_id", 62, "client_id was not supplied"],
    ["client_secret", 63, "client_secret was not supplied"],
    ["grant_type", 65, "grant_type was not supplied"],
    ["username", 51, "username was not supplied"],
    ["password", 52, "password was not supplied"],
    ["credtype", 120, "credtype is invalid"],
  ] as const)(
    "was not supplied with a %s that is sent twice (RFC 6749, section 3.2)",
    async (name, code, error_description) => {
      const bodies = [
        `${form}&${name}=${grant[name]}`,
        `${form}&${name}=x`,
        `${name}=x&${form}`,
        `${form}&${name}=`,
        `${form}&${name.replace("e", "%65")}=x`,
        form.replace(`${name}=`, `${name}=%zz`),
      ];
      for (const body of bodies) {
        const headers = { "Content-Type": "application/x-www-form-urlencoded" };
        const response = await fetch(`${baseUrl}/oauth2/v0/token`, { method: "POST", headers, body });
        expect([body, response.status, await response.json()]).toEqual([
          body,
          400,
          { code, error: "invalid_request", error_description },
        ]);
      }
    },
  );

  it("is refused with the row of other failures when it is too long", async () => {
    const body = `${form}&more=${"a".repeat(2_000_000)}`;
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const response = await fetch(`${baseUrl}/oauth2/v0/token`, { method: "POST", headers, body });
    expect([response.status, await response.json()]).toEqual([
      413,
      { code: 115, error: "invalid_request", error_description: "Unauthenticated client will not be issued a token" },
    ]);
  });

  it("has the first row of two fields that are sent twice", async () => {
    const body = new URLSearchParams(`${form}&password=x&username=x`);
    const response = await fetch(`${baseUrl}/oauth2/v0/token`, { method: "POST", body });
    expect(await response.json()).toMatchObject({ code: 51 });
  });
});

describe("a failure of the token endpoint that the control has planned", () => {
  it.each([500, 503] as const)("is reported with the status %i and only a message", async (status) => {
    await sandbox.control.addFault({ body: { operationId: "issueCompanyToken", effect: "status", status, times: 1 } });
    expect(await post(grant)).toEqual([status, { message: "This fault was planned." }]);
    expect((await post(grant))[0]).toBe(200);
  });

  it("has the three members of an error with the status 404, which no row of the table has", async () => {
    const fault = { operationId: "issueCompanyToken", effect: "status", status: 404, times: 1 } as const;
    await sandbox.control.addFault({ body: fault });
    expect(await post(grant)).toEqual([
      404,
      { code: 115, error: "invalid_request", error_description: "Unauthenticated client will not be issued a token" },
    ]);
  });

  it("may come after the exchange, whose auth token is good for another one", async () => {
    const fault = { operationId: "issueCompanyToken", effect: "hangUp", times: 1, isHandled: true } as const;
    await sandbox.control.addFault({ body: fault });
    await expect(post(grant)).rejects.toThrow();
    expect((await post(grant))[0]).toBe(200);
  });
});
