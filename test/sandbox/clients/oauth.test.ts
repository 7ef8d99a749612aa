import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  customFetch,
  genericGrantRequest,
  refreshTokenGrant,
  ResponseBodyError,
} from "openid-client";
import { afterAll, describe, expect, it } from "vitest";
import { createSandbox } from "../../../sandbox/index.js";
import { keyPair, people } from "../legacy-tokens/support.js";
import { browserOf } from "../support/browser.js";

const now = "2030-01-01T08:00:00Z";
const sandbox = await createSandbox({ clock: now });
afterAll(() => sandbox.close());
const { baseUrl, fetch, credentials } = sandbox;

interface Endpoints {
  readonly authorization?: string;
  readonly token: string;
}

/** A client of RFC 6749 for two endpoints of the sandbox. */
function clientOf(
  id: string,
  secret: string,
  { authorization = "/none", token }: Endpoints,
  send: CustomFetch = (url, init) => fetch(url, init as RequestInit),
): Configuration {
  const server = { issuer: baseUrl, authorization_endpoint: baseUrl + authorization, token_endpoint: baseUrl + token };
  const client = new Configuration(server, id, undefined, ClientSecretPost(secret));
  // The sandbox of a test is reached by http, in this process.
  allowInsecureRequests(client);
  client[customFetch] = send;
  return client;
}

/** The error that the service named: RFC 6749, section 5.2. */
async function refusalOf(answer: Promise<unknown>): Promise<unknown> {
  const error = await answer.catch((thrown: unknown) => thrown);
  return error instanceof ResponseBodyError ? [error.status, error.error, error.error_description] : error;
}

describe("a client of OAuth 2.0, for company tokens", () => {
  const companyTokens = { token: "/oauth2/v0/token" };
  const { id, secret } = credentials.application;
  const client = clientOf(id, secret, companyTokens);
  // The service requires the credential type in addition to the parameters of RFC 6749, section 4.3.2.
  const grant = {
    username: credentials.company.id,
    password: credentials.company.authToken ?? "",
    credtype: "authtoken",
  };

  it("gets tokens by the password grant, which open what its scopes say", async () => {
    const tokens = await genericGrantRequest(client, "password", grant);
    expect(tokens).toMatchObject({
      // The client reads the string "3600" as the number that RFC 6749, section 5.1, requires.
      expires_in: 3600,
      token_type: "bearer",
      scope: expect.stringMatching(/^purchaserequest\.read purchaserequest\.write /) as string,
      refresh_token: expect.stringMatching(/^\w{40}$/) as string,
    });
    const headers = { Authorization: `Bearer ${tokens.access_token}` };
    expect((await fetch(`${baseUrl}/api/v3.0/invoice/vendors`, { headers })).status).toBe(200);
  });

  it.each([
    ["an auth token that is not the company's", id, secret, { ...grant, password: "none" }, [400, "invalid_grant"]],
    ["a username that nobody has", id, secret, { ...grant, username: "none" }, [400, "invalid_request"]],
    ["a wrong secret", id, "7e2f9a64-1c3b-4d58-a0f7-000000000000", grant, [401, "invalid_client"]],
    ["another credential type", id, secret, { ...grant, credtype: "password" }, [400, "invalid_request"]],
  ])("reads the refusal of %s", async (_, clientId, clientSecret, form, refusal) => {
    const asked = genericGrantRequest(clientOf(clientId, clientSecret, companyTokens), "password", form);
    expect(await refusalOf(asked)).toEqual([...refusal, expect.any(String)]);
  });

  it("is refused the refresh grant, since the password grant is the only flow that companies have", async () => {
    const { refresh_token = "" } = await genericGrantRequest(client, "password", grant);
    const asked = refreshTokenGrant(client, refresh_token, { ...grant });
    expect(await refusalOf(asked)).toEqual([400, "invalid_grant", "No matching grants"]);
  });
});

/**
 * The differences of the legacy service from RFC 6749, sections 4.1.3, 5.1 and 6: the form is the query of a GET, the
 * exchange and the refresh are two addresses, and properties of the response have names and a date of their own. All
 * other code is the client's.
 */
const asLegacy: CustomFetch = async (url, { body, headers }) => {
  if (!(body instanceof URLSearchParams)) throw new Error("A grant is sent as a form.");
  const isRefresh = body.get("grant_type") === "refresh_token";
  const address = isRefresh ? url.replace("GetAccessToken", "getaccesstoken") : url;
  const answer = await fetch(`${address}?${queryOf(body)}`, { headers });
  if (!answer.ok) return answer;
  const { Token, Refresh_Token, Expiration_Date } = (await answer.json()) as Readonly<Record<string, string>>;
  return Response.json({
    access_token: Token,
    token_type: "bearer",
    expires_in: (Date.parse(Expiration_Date!) - Date.parse(now)) / 1000,
    ...(Refresh_Token !== undefined && { refresh_token: Refresh_Token }),
  });
};

/** The parameters that the contract knows: grant_type and redirect_uri are not sent to it. */
function queryOf(form: URLSearchParams): string {
  const known = ["code", "refresh_token", "client_id", "client_secret"];
  return new URLSearchParams([...form].filter(([name]) => known.includes(name))).toString();
}

describe("a client of OAuth 2.0, for legacy tokens", () => {
  const endpoints = { authorization: "/net2/oauth2/Login.aspx", token: "/net2/oauth2/GetAccessToken.ashx" };
  const { client_id, client_secret } = keyPair;
  const strict = clientOf(client_id, client_secret, endpoints);
  const adapted = clientOf(client_id, client_secret, endpoints, asLegacy);
  const callback = "http://127.0.0.1:8085/callback";

  /** Sends a browser where the client says, and gives the address at which it comes back. */
  async function returned(answer: Readonly<Record<string, string>>, state: string): Promise<URL> {
    const browser = browserOf(sandbox);
    const { pathname, search } = buildAuthorizationUrl(strict, { redirect_uri: callback, scope: "USER TRVPRF", state });
    // Scopes stand with commas between, and not with spaces as in RFC 6749, section 3.3.
    const address = pathname + search.replace("USER+TRVPRF", "USER,TRVPRF");
    expect((await browser.open(address)).status).toBe(200);
    expect(browser.text).toContain("<li>Travel profile</li>");
    const sent = await browser.send(answer);
    return new URL(sent.headers.get("location") ?? "about:blank");
  }
  const granted = {
    login: people.requester.username,
    password: people.requester.password,
    answer: "grant",
  };

  it("goes through the page of consent, exchanges the code and refreshes the token", async () => {
    const end = await returned(granted, "cart 17&x");
    const tokens = await authorizationCodeGrant(adapted, end, { expectedState: "cart 17&x" });
    expect(tokens).toMatchObject({ expires_in: 365 * 86_400, refresh_token: expect.any(String) as string });
    const open = async (token: string): Promise<number> => {
      const headers = { Authorization: `OAuth ${token}` };
      return (await fetch(`${baseUrl}/common/connectionrequests`, { headers })).status;
    };
    expect(await open(tokens.access_token)).toBe(200);
    const renewed = await refreshTokenGrant(adapted, tokens.refresh_token!);
    expect(renewed.refresh_token).toBeUndefined();
    expect([await open(tokens.access_token), await open(renewed.access_token)]).toEqual([401, 200]);
  });

  it("sees that another state came back, and exchanges nothing", async () => {
    const end = await returned(granted, "mine");
    await expect(authorizationCodeGrant(adapted, end, { expectedState: "another" })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('unexpected "state"') as string },
    });
    expect(await authorizationCodeGrant(adapted, end, { expectedState: "mine" })).toHaveProperty("access_token");
  });

  it("reads that the user has denied access", async () => {
    const end = await returned({ answer: "deny" }, "s");
    const error = await authorizationCodeGrant(adapted, end, { expectedState: "s" }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AuthorizationResponseError);
    expect(error).toMatchObject({ error: "access_denied", error_description: "The user did not agree." });
  });

  it("is not served by the address of the exchange as RFC 6749 has it: the service takes no POST there", async () => {
    const end = await returned(granted, "s");
    await expect(authorizationCodeGrant(strict, end, { expectedState: "s" })).rejects.toMatchObject({
      cause: { status: 405 },
    });
  });
});
