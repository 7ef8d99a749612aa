import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callOperation } from "../../../templates/runtime/client/call.js";
import { clientBase, connect } from "../../../templates/runtime/client/connection.js";
import { logHooks } from "../../../templates/runtime/client/log-hooks.js";
import { retry } from "../../../templates/runtime/client/retry.js";
import {
  tokenRequest,
  type TokenEndpoint,
  type TokenRequest,
  type UserTokenRequest,
} from "../../../templates/runtime/client/token-request.js";
import type { CredentialContext } from "../../../templates/runtime/client/credential.js";
import { rejection, schemes, type Answer } from "../../support/client-calls.js";
import { fakeTime, play, scriptedOperation, type Turn } from "./scripted.js";

afterEach(() => void vi.restoreAllMocks());

const tokenUrl = "https://auth.example/token?tenant=7";
const client = { clientId: "id:1", clientSecret: "a secret+é" };

/** The result for a response, and the request that was sent. */
async function ask(
  response: Response | Error,
  settings: Partial<TokenRequest & UserTokenRequest> = {},
  context: Partial<CredentialContext<string>> = {},
  endpoint: TokenEndpoint = {},
): Promise<{ sent: Request | undefined; result: Promise<unknown> }> {
  let sent: Request | undefined;
  const fetch = (request: Request): Promise<Response> => {
    sent = request;
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  };
  const provide = tokenRequest({ ...client, fetch, ...settings }, { tokenUrl, ...endpoint });
  const { signal } = new AbortController();
  const result = provide({ scopes: ["read", "write"], signal, ...context });
  await result.catch(() => undefined);
  return { sent, result };
}

const granted = (fields: object = {}): Response =>
  Response.json({ access_token: "t1", token_type: "Bearer", ...fields });

describe("a request for a token", () => {
  it("has id and secret in the header, encoded as a form, and the scopes of the operation", async () => {
    const { sent, result } = await ask(granted());
    expect(await result).toEqual({ token: "t1", response: { access_token: "t1", token_type: "Bearer" } });
    expect([sent?.method, sent?.url, sent?.redirect]).toEqual(["POST", tokenUrl, "manual"]);
    expect(sent?.headers.get("content-type")).toMatch(/^application\/x-www-form-urlencoded/);
    expect(atob(sent?.headers.get("authorization")?.slice(6) ?? "")).toBe("id%3A1:a+secret%2B%C3%A9");
    expect(await sent?.text()).toBe("grant_type=client_credentials&scope=read+write");
  });

  it.each<[string, TokenEndpoint, Partial<TokenRequest>, string[]]>([
    ["each set of scopes", {}, {}, ["read", "write"]],
    ["all scopes, if the scheme sends none", { fields: { scope: "" } }, {}, [""]],
    ["all scopes, if a constant replaces them", {}, { fields: { scope: "all" } }, ["all"]],
  ])("is sent once for %s", async (_, endpoint, settings, expected) => {
    const sent: string[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      sent.push(new URLSearchParams(await request.text()).get("scope") ?? "");
      return granted();
    };
    const token = tokenRequest({ ...client, fetch, ...settings }, { tokenUrl, ...endpoint });
    const server = play([200]);
    const connection = connect({ baseUrl: "https://api.example.com", fetch: server.fetch, auth: { token } }, schemes);
    for (const scope of ["read", "write"])
      await callOperation<Answer>(connection, scriptedOperation({ security: [{ token: [scope] }] }), {});
    expect(sent).toEqual(expected);
    expect(server.requests).toHaveLength(2);
  });

  it("has them in the form instead, and other fields", async () => {
    const fields = { grant_type: "password", username: "ada", audience: undefined };
    const { sent } = await ask(granted(), { authentication: "body", fields }, { scopes: [] });
    expect(sent?.headers.has("authorization")).toBe(false);
    expect(Object.fromEntries(new URLSearchParams(await sent?.text()))).toEqual({
      grant_type: "password",
      client_id: "id:1",
      client_secret: "a secret+é",
      username: "ada",
    });
  });

  it("goes to the URL of the settings, if there is one", async () => {
    const { sent } = await ask(granted(), { tokenUrl: "http://localhost:1/token" });
    expect(sent?.url).toBe("http://localhost:1/token");
    for (const url of ["/token", "ftp://auth.example/", "https://a:b@auth.example/", "https://auth.example/#token"])
      expect(() => tokenRequest({ ...client, tokenUrl: url })).toThrow(TypeError);
    expect(() => tokenRequest(client)).toThrow('"tokenUrl" is missing.');
  });

  it.each([[3600], ["3600"]])("keeps a token for %j seconds", async (life) => {
    vi.spyOn(Date, "now").mockReturnValue(1_000);
    expect(await (await ask(granted({ expires_in: life }))).result).toMatchObject({
      token: "t1",
      expiresAt: 3_601_000,
    });
  });

  it.each([["soon"], [""], [null], [true], ["1e400"]])(
    "does not know the end of a token of %j seconds",
    async (life) => {
      expect(await (await ask(granted({ expires_in: life }))).result).not.toHaveProperty("expiresAt");
    },
  );

  it("rejects without secrets, and shows only errors of the standard", async () => {
    const secret = client.clientSecret;
    const responses: [Response | Error, string][] = [
      [
        Response.json({ error: "invalid_client", error_description: secret }, { status: 401 }),
        "responded with status 401 (invalid_client)",
      ],
      [Response.json({ error: secret, access_token: "t1" }, { status: 400 }), "responded with status 400"],
      [new Response(secret), "responded with status 200 without an access token"],
      [new Response(null), "responded with status 200 without an access token"],
      [Response.json(null), "responded with status 200 without an access token"],
      [Response.json({ access_token: 7 }), "responded with status 200 without an access token"],
      [Response.json({ access_token: "" }), "responded with status 200 without an access token"],
      [new Response("[".repeat(60_000)), "responded with status 200 without an access token"],
      [
        new Response(null, { status: 307, headers: { location: "https://evil.example/" } }),
        "responded with status 307",
      ],
      [new TypeError(secret, { cause: secret }), "could not be reached"],
    ];
    for (const [response, outcome] of responses) {
      const error = await rejection((await ask(response)).result);
      expect(error).toEqual(new Error(`The token server "https://auth.example/token" ${outcome}.`));
      expect(error).not.toHaveProperty("cause");
    }
  });

  it("reads at most 64 KiB", async () => {
    let pieces = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        pieces += 1;
        controller.enqueue(new Uint8Array(1024).fill(32));
      },
    });
    await rejection((await ask(new Response(endless))).result);
    expect(pieces).toBeLessThan(70);
    expect(await (await ask(new Response(`${" ".repeat(65_000)}{"access_token":"t1"}`))).result).toMatchObject({
      token: "t1",
    });
  });

  it("ends with its calls, also while the response arrives", async () => {
    const controller = new AbortController();
    const silent = new Response(new ReadableStream({ pull: () => new Promise(() => undefined) }));
    setTimeout(() => controller.abort(new Error("No longer needed.")), 1);
    const { sent, result } = await ask(silent, {}, { signal: controller.signal });
    expect((await rejection(result)) as Error).toEqual(new Error("No longer needed."));
    expect(sent?.signal.aborted).toBe(true);
  });
});

describe("parallel requests for a token", () => {
  it("are one, which stops only if all of them abort", async () => {
    const requests: Request[] = [];
    let respond = (_: Response): void => undefined;
    const fetch = (request: Request): Promise<Response> => {
      requests.push(request);
      return new Promise((resolve) => (respond = resolve));
    };
    const provide = tokenRequest({ ...client, fetch }, { tokenUrl });
    const controllers = [new AbortController(), new AbortController()];
    const [first, second] = controllers.map(({ signal }) => provide({ scopes: ["read"], signal }));
    await new Promise(setImmediate);
    controllers[0]!.abort(new Error("mine"));
    expect(await rejection(first!)).toEqual(new Error("mine"));
    expect(requests[0]!.signal.aborted).toBe(false);
    respond(granted());
    expect(await second!).toMatchObject({ token: "t1" });
    const third = provide({ scopes: ["read"], signal: controllers[1]!.signal });
    await new Promise(setImmediate);
    controllers[1]!.abort(new Error("all"));
    expect(await rejection(third)).toEqual(new Error("all"));
    expect([requests.length, requests[1]!.signal.aborted]).toEqual([2, true]);
    expect(await rejection(provide({ scopes: [], signal: controllers[1]!.signal }))).toEqual(new Error("all"));
    expect(requests).toHaveLength(2);
  });
});

describe("a request for a token as a spec declares it", () => {
  it("has the constants of the spec, and the values of the caller as text of the form", async () => {
    const fields = { grant_type: "password", scope: "", credtype: "auth&token=\r\n", ["__proto__"]: "own" };
    const { sent } = await ask(
      granted(),
      { fields: { username: "a&b=c" }, headers: { "X-Key": "k1" } },
      {},
      { authentication: "none", fields, headers: { "X-Version": "2" } },
    );
    expect([...new URLSearchParams(await sent?.text())]).toEqual([
      ["grant_type", "password"],
      ["credtype", "auth&token=\r\n"],
      ["__proto__", "own"],
      ["username", "a&b=c"],
    ]);
    expect([...(sent?.headers ?? [])].map(([name]) => name)).toEqual(["accept", "content-type", "x-key", "x-version"]);
  });

  it("has the fields in the query, and the password of a user in the header, where the spec says so", async () => {
    const secrets = { username: "ada@example.com", password: "pä:ss", fields: { code: "c&d" } };
    const endpoint = { method: "GET", authentication: "user", fields: { grant_type: "", version: "2" } } as const;
    const { sent, result } = await ask(granted(), secrets, { scopes: [] }, endpoint);
    expect([sent?.method, sent?.url, sent?.body]).toEqual(["GET", `${tokenUrl}&version=2&code=c%26d`, null]);
    const encoded = sent?.headers.get("authorization")?.slice(6) ?? "";
    expect(Buffer.from(encoded, "base64").toString()).toBe("ada@example.com:pä:ss");
    expect(sent?.headers.has("content-type")).toBe(false);
    expect(JSON.stringify(await result)).not.toMatch(/ada|p.:ss|c&d|c%26d/);
    for (const response of [new Response(null, { status: 403 }), new TypeError("fetch failed: c&d")]) {
      const error = (await rejection((await ask(response, secrets, {}, endpoint)).result)) as Error;
      expect(`${error.message} ${JSON.stringify(error)}`).not.toMatch(/ada|p.:ss|c&d|c%26d/);
      expect(error).not.toHaveProperty("cause");
    }
    const invalid = await ask(granted(), { ...secrets, username: "a:b" }, {}, endpoint);
    expect(invalid.sent).toBeUndefined();
    expect(await rejection(invalid.result)).toMatchObject({ message: expect.stringContaining("these settings") });
  });

  it("goes to a path after the address of the API, on its origin", async () => {
    const endpoint = { tokenUrl: "/oauth2/v0/token?tenant=7" };
    const { sent } = await ask(granted(), { baseUrl: "https://api.example/v1//" }, {}, endpoint);
    expect(sent?.url).toBe("https://api.example/v1/oauth2/v0/token?tenant=7");
    for (const baseUrl of ["ftp://api.example", "https://a:b@api.example", "https://api.example/?a", "//api.example"])
      expect(() => tokenRequest({ ...client, baseUrl }, endpoint)).toThrow(TypeError);
    expect(() => tokenRequest(client, endpoint)).toThrow('"baseUrl" is missing.');
  });

  it.each([
    [{ data: { key: "t1", ends: "2030-01-01T00:00:00+00:00" } }, Date.parse("2030-01-01T00:00:00Z")],
    [{ data: { key: "t1", ends: 1_893_456_000 } }, 1_893_456_000_000],
    [{ data: { key: "t1", ends: "1893456000" } }, 1_893_456_000_000],
    [{ data: { key: "t1", ends: "2030-01-01T00:00:00" } }, undefined],
    [{ data: { key: "t1", ends: "tomorrow, Z" } }, undefined],
    [{ data: { key: "t1", ends: {} } }, undefined],
    [{ data: { key: "t1" } }, undefined],
  ])("reads the token and its end of %j", async (body, expiresAt) => {
    const endpoint = { token: ["data", "key"], expiresAt: ["data", "ends"] };
    const { result } = await ask(Response.json(body), {}, {}, endpoint);
    expect(await result).toEqual({ token: "t1", response: body, ...(expiresAt !== undefined && { expiresAt }) });
  });

  it.each([{ data: null }, { data: "t1" }, { data: { key: ["t1"] } }, ["t1"], "t1"])(
    "rejects a response without a token: %j",
    async (body) => {
      const { result } = await ask(Response.json(body), {}, {}, { token: ["data", "key"] });
      expect(await rejection(result)).toMatchObject({ message: expect.stringContaining("without an access token") });
    },
  );

  it("reads no token of a prototype", async () => {
    const { result } = await ask(Response.json({}), {}, {}, { token: ["constructor", "name"] });
    expect(await rejection(result)).toMatchObject({ message: expect.stringContaining("without an access token") });
  });

  it("rejects an invalid header without its value", async () => {
    const { sent, result } = await ask(granted(), { headers: { "X-Key": "a\nsecret" } });
    expect(sent).toBeUndefined();
    expect(await rejection(result)).toEqual(
      new Error('The token server "https://auth.example/token" cannot get a request with these settings.'),
    );
  });

  it("can be called without a client", async () => {
    const provide = tokenRequest(
      { ...client, fetch: () => Promise.resolve(granted({ geolocation: "eu" })) },
      { tokenUrl },
    );
    expect(await provide()).toMatchObject({ token: "t1", response: { geolocation: "eu" } });
  });
});

describe("a client with such a provider", () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2030-01-01T00:00:00Z") }));
  afterEach(() => void vi.useRealTimers());

  /** A client, the server of its tokens and that of its API. Tokens are "t1", "t2", ... and live for an hour. */
  function pair(tokenTurns: readonly Turn[], turns: readonly Turn[]) {
    let count = 0;
    const issue = (): Response => Response.json({ access_token: `t${(count += 1)}`, expires_in: 3600 });
    const tokens = play(tokenTurns.map((turn) => (turn === 200 ? issue : turn)));
    const api = play(turns);
    const token = tokenRequest({ ...client, fetch: tokens.fetch }, { tokenUrl });
    const settings = { baseUrl: "https://api.example", fetch: api.fetch, retries: retry() };
    const connection = connect({ ...settings, auth: { token } }, schemes);
    const records: unknown[] = [];
    clientBase(connection, () => ({ connection })).use(logHooks((record) => records.push(record)));
    const call = (): Promise<Answer> =>
      callOperation<Answer>(connection, scriptedOperation({ security: [{ token: ["read"] }] }), {});
    const sent = (): (string | null)[] => api.requests.map(({ headers }) => headers.get("authorization"));
    return { tokens, api, call, sent, records };
  }

  it("requests one token for parallel calls, and another shortly before its end", async () => {
    const { tokens, call, sent } = pair([200], [200]);
    await Promise.all([call(), call(), call()]);
    expect([tokens.requests.length, sent()]).toEqual([1, ["Bearer t1", "Bearer t1", "Bearer t1"]]);
    vi.setSystemTime(fakeTime() + 3_580_000);
    await Promise.all([call(), call()]);
    expect([tokens.requests.length, sent().slice(3)]).toEqual([2, ["Bearer t2", "Bearer t2"]]);
  });

  it("requests another token after status 401, and repeats the call once", async () => {
    const { call, sent } = pair([200], [401, 200]);
    expect(await call()).toMatchObject({ status: 200 });
    expect(sent()).toEqual(["Bearer t1", "Bearer t2"]);
  });

  it.each([[429], [503], [() => new Response("{")], [() => Response.json({ access_token: "" })], ["reset"]] as const)(
    "sends no call if the token server has no token (%s), asks it once, and again after a pause",
    async (turn) => {
      const { tokens, api, call, sent, records } = pair([turn, 200], [200]);
      for (const _ of [1, 2]) {
        const error = await rejection(call());
        expect((error as Error).message).toMatch(/^The token server "https:\/\/auth\.example\/token" /);
        expect(JSON.stringify([String(error), { ...(error as Error) }])).not.toMatch(/secret/);
      }
      expect([tokens.requests.length, api.requests.length, records]).toEqual([1, 0, []]);
      vi.setSystemTime(fakeTime() + 5_000);
      await call();
      expect(sent()).toEqual(["Bearer t1"]);
    },
  );

  it("asks a token server that is busy no earlier than it says", async () => {
    const { tokens, call, sent } = pair([[429, { "retry-after": "20" }], 200], [200]);
    expect(await rejection(call())).toMatchObject({ retryAfter: 20_000 });
    vi.setSystemTime(fakeTime() + 19_000);
    expect(await rejection(call())).toMatchObject({ message: expect.stringContaining("status 429") });
    expect(tokens.requests).toHaveLength(1);
    vi.setSystemTime(fakeTime() + 1_000);
    await call();
    expect(sent()).toEqual(["Bearer t1"]);
  });

  it("requests one token for parallel calls, also of functions around it and of several clients", async () => {
    const tokens = play([() => Response.json({ access_token: "t1", expires_in: 3600 })]);
    const api = play([200]);
    const provide = tokenRequest({ ...client, fetch: tokens.fetch }, { tokenUrl, fields: { scope: "all" } });
    const calls = ["read", "write", "read"].map((scope) => {
      const token = async (context: CredentialContext<string>): Promise<string> => (await provide(context)).token;
      const connection = connect({ baseUrl: "https://api.example", fetch: api.fetch, auth: { token } }, schemes);
      return callOperation<Answer>(connection, scriptedOperation({ security: [{ token: [scope] }] }), {});
    });
    await Promise.all(calls);
    expect([tokens.requests.length, api.requests.length]).toEqual([1, 3]);
  });

  it("shows hooks neither the request for the token nor a secret in logs", async () => {
    const { call, records } = pair([200], [200]);
    await call();
    expect(records).toHaveLength(1);
    expect(JSON.stringify(records)).not.toMatch(/secret|t1|auth\.example/);
  });
});
