import { describe, expect, it } from "vitest";
import { refuse } from "../../../templates/runtime/server/refusal.js";
import { forbidden, unauthorized } from "../../../templates/runtime/server/security.js";
import type { OperationTable, SecuritySchemeTable } from "../../../templates/runtime/http/operation.js";
import type { SecurityHook, ServerResponse } from "../../../templates/runtime/server/server-types.js";
import { createServer } from "../../../templates/runtime/server/create-server.js";
import { orderServer } from "../../support/order-server.js";
import { jsonOf, send, type RequestParts } from "../../support/server-request.js";

/** The response of a server whose only operation requires some schemes. By default its hooks return their arguments. */
async function answer(
  schemes: Readonly<Record<string, SecuritySchemeTable>>,
  security: OperationTable["security"],
  parts: RequestParts & { readonly query?: string },
  hooks: Readonly<Record<string, SecurityHook<never, unknown>>> = {},
): Promise<ServerResponse> {
  const table = { id: "ask", method: "GET", path: "/", parameters: [], security } as const;
  const told: SecurityHook<never, unknown> = ({ credential, scopes }) => ({
    credential: credential as unknown,
    scopes,
  });
  const server = orderServer({
    definition: {
      operations: [{ table, responses: { "200": { content: [{ mediaType: "application/json", write: jsonBody }] } } }],
      securitySchemes: schemes,
    },
    handlers: { ask: (_, { auth }) => ({ status: 200, body: auth }) },
    security: { ...Object.fromEntries(Object.keys(schemes).map((name) => [name, told])), ...hooks },
    onError: () => undefined,
  });
  return send(server, "GET", `/${parts.query ?? ""}`, parts);
}

const jsonBody = (value: unknown): { body: string; contentType: string } => ({
  body: JSON.stringify(value),
  contentType: "application/json",
});

const bearer: SecuritySchemeTable = { kind: "authorization", prefix: "Bearer" };
const oauth: SecuritySchemeTable = { kind: "authorization", prefix: "OAuth" };
const basic: SecuritySchemeTable = { kind: "basic" };
const key: SecuritySchemeTable = { kind: "apiKey", in: "header", name: "X-Key" };

const authorization = (text: string | readonly string[]): RequestParts => ({ headers: { authorization: text } });

describe("credentials", () => {
  it("of Bearer come with the scopes that are asked for", async () => {
    const response = await answer({ bearer }, [{ bearer: ["a", "b"] }], authorization("bearer abc-._~+/=="));
    expect(jsonOf(response)).toEqual({ bearer: { credential: "abc-._~+/==", scopes: ["a", "b"] } });
  });

  it("of other words are whatever stands behind them", async () => {
    const response = await answer({ oauth }, [{ oauth: [] }], authorization('OAuth realm="x", token=1'));
    expect(jsonOf(response)).toEqual({ oauth: { credential: 'realm="x", token=1', scopes: [] } });
  });

  it("of Basic are a name and a password in UTF-8", async () => {
    const text = Buffer.from("j\u00f6rg:a:b\u20ac").toString("base64");
    const response = await answer({ basic }, [{ basic: [] }], authorization(`Basic ${text}`));
    expect(jsonOf(response)).toMatchObject({ basic: { credential: { username: "j\u00f6rg", password: "a:b\u20ac" } } });
  });

  it("are keys in headers, queries and cookies", async () => {
    const inQuery: SecuritySchemeTable = { kind: "apiKey", in: "query", name: "api key" };
    const inCookie: SecuritySchemeTable = { kind: "apiKey", in: "cookie", name: "session" };
    const credential = async (
      scheme: SecuritySchemeTable,
      parts: RequestParts & { query?: string },
    ): Promise<unknown> =>
      (jsonOf(await answer({ scheme }, [{ scheme: [] }], parts)) as { scheme?: { credential: unknown } }).scheme
        ?.credential;
    expect(await credential(key, { headers: { "x-key": "k 1" } })).toBe("k 1");
    expect(await credential(inQuery, { query: "?x=1&api+key=k%2B1&api=2" })).toBe("k+1");
    expect(await credential(inCookie, { headers: { cookie: 'other=1; session="s%201"; sessions=2' } })).toBe("s 1");
    expect(await credential(inCookie, { headers: { cookie: ["other=1", "session=50%"] } })).toBe("50%");
    expect(await credential({ kind: "mutualTLS" }, {})).toBeUndefined();
  });

  it("in cookies have their names as they are: __Host- is for no other site to set", async () => {
    const scheme: SecuritySchemeTable = { kind: "apiKey", in: "cookie", name: "__Host-session" };
    const statusOf = async (cookie: string): Promise<number> =>
      (await answer({ scheme }, [{ scheme: [] }], { headers: { cookie } })).status;
    expect(await statusOf("a=1; __Host-session=s")).toBe(200);
    expect(await statusOf("%5F%5FHost-session=s")).toBe(401);
    expect(await statusOf('"__Host-session"=s')).toBe(401);
    expect(await statusOf("%5F%5FHost-session=t; __Host-session=s")).toBe(200);
  });

  it.each<[string, SecuritySchemeTable, RequestParts & { query?: string }]>([
    ["a Bearer without a token", bearer, authorization("Bearer")],
    ["a Bearer with spaces only", bearer, authorization("Bearer   ")],
    ["a token with a space", bearer, authorization("Bearer a b")],
    ["a token of padding only", bearer, authorization("Bearer ==")],
    ["a token with padding inside", bearer, authorization("Bearer a=b")],
    ["a token beyond ASCII", bearer, authorization("Bearer t\u00f6ken")],
    ["an OAuth without anything", oauth, authorization("OAuth ")],
    ["a Basic without Base64", basic, authorization("Basic ?")],
    ["a Basic without a colon", basic, authorization(`Basic ${Buffer.from("name").toString("base64")}`)],
    ["a Basic that is not UTF-8", basic, authorization(`Basic ${Buffer.from([0xff, 0x3a]).toString("base64")}`)],
    ["a Basic with a control character", basic, authorization(`Basic ${Buffer.from("a\n:b").toString("base64")}`)],
    ["a key that is sent twice", key, { headers: { "x-key": ["a", "b"] } }],
    ["a key that is sent twice in the query", { kind: "apiKey", in: "query", name: "k" }, { query: "?k=a&k=b" }],
  ])("are refused when malformed: %s", async (_, scheme, parts) => {
    const response = await answer({ scheme }, [{ scheme: [] }], parts, { scheme: () => expect.unreachable() });
    expect(jsonOf(response)).toMatchObject({ status: 401, detail: "The credential is malformed." });
  });

  it.each([
    ["as a list", authorization(["Bearer a", "Bearer b"])],
    ["joined by a comma", authorization("Bearer a,b")],
  ])("in two Authorization headers are not credentials, but a bad request: %s", async (_, parts) => {
    const response = await answer({ scheme: bearer }, [{ scheme: [] }], parts, { scheme: () => expect.unreachable() });
    expect(jsonOf(response)).toMatchObject({
      status: 400,
      detail: expect.stringContaining("more than one Authorization"),
    });
  });

  it.each<[string, SecuritySchemeTable, RequestParts & { query?: string }]>([
    ["none at all", bearer, {}],
    ["another word", bearer, authorization("Basic YTpi")],
    ["a word that begins the same", bearer, authorization("Bearers abc")],
    ["an empty key", key, { headers: { "x-key": "" } }],
    ["another key", { kind: "apiKey", in: "query", name: "k" }, { query: "?K=a&k" }],
    ["a name that every object has", { kind: "apiKey", in: "header", name: "constructor" }, {}],
  ])("are asked for when missing: %s", async (_, scheme, parts) => {
    const response = await answer({ scheme }, [{ scheme: [] }], parts, { scheme: () => expect.unreachable() });
    expect(jsonOf(response)).toMatchObject({ status: 401, detail: "A credential is required." });
  });
});

describe("challenges", () => {
  const challenge = async (scheme: SecuritySchemeTable, scopes: readonly string[] = []): Promise<unknown> =>
    (await answer({ scheme }, [{ scheme: scopes }], {})).headers["WWW-Authenticate"];

  it("name the scheme with what callers need to know", async () => {
    expect(await challenge(bearer)).toBe('Bearer realm="orders"');
    expect(await challenge(bearer, ["a", "b"])).toBe('Bearer realm="orders", scope="a b"');
    expect(await challenge(basic)).toBe('Basic realm="orders", charset="UTF-8"');
    expect(await challenge(oauth)).toBe("OAuth");
    expect(await challenge(key)).toBe('ApiKey in="header", name="X-Key"');
    expect(await challenge({ kind: "apiKey", in: "query", name: 'a"\u00e4\n' })).toBe(
      'ApiKey in="query", name="a\\"??"',
    );
  });

  it("are those of all alternatives, each once", async () => {
    const response = await answer({ bearer, basic, key }, [{ bearer: [], key: [] }, { basic: [] }, { bearer: [] }], {});
    expect(response.headers["WWW-Authenticate"]).toBe(
      'Bearer realm="orders", ApiKey in="header", name="X-Key", Basic realm="orders", charset="UTF-8"',
    );
  });

  it("say that a token was refused", async () => {
    const hooks = { bearer: () => unauthorized("The token has expired.") };
    const response = await answer({ bearer }, [{ bearer: [] }], authorization("Bearer t"), hooks);
    expect(response.headers["WWW-Authenticate"]).toBe('Bearer realm="orders", error="invalid_token"');
    expect(jsonOf(response)).toMatchObject({ status: 401, detail: "The token has expired." });
  });

  it("do not come with a 403, nor for a client certificate", async () => {
    const hooks = { bearer: () => forbidden(), certificate: () => unauthorized() };
    const known = await answer({ bearer }, [{ bearer: [] }], authorization("Bearer t"), hooks);
    expect(known).toMatchObject({ status: 403, headers: { "Content-Type": "application/problem+json" } });
    expect(known.headers).not.toHaveProperty("WWW-Authenticate");
    const unknown = await answer({ certificate: { kind: "mutualTLS" } }, [{ certificate: [] }], {}, hooks);
    expect(unknown.status).toBe(401);
    expect(unknown.headers).not.toHaveProperty("WWW-Authenticate");
  });
});

describe("alternatives", () => {
  const both = { headers: { authorization: "Bearer t", "x-key": "k" } };
  const schemes = { bearer, key };

  it("ask for all of their schemes", async () => {
    const security = [{ bearer: [], key: [] }];
    expect(await answer(schemes, security, authorization("Bearer t"))).toMatchObject({ status: 401 });
    expect(await answer(schemes, security, { headers: { "x-key": "k" } })).toMatchObject({ status: 401 });
    const names = { bearer: () => "Ann", key: () => Promise.resolve("app") };
    expect(jsonOf(await answer(schemes, security, both, names))).toEqual({ bearer: "Ann", key: "app" });
    expect(await answer(schemes, security, both, { key: () => forbidden() })).toMatchObject({ status: 403 });
  });

  it("do not call a hook when a credential beside it is missing", async () => {
    const hooks = { bearer: () => expect.unreachable() };
    expect(await answer(schemes, [{ bearer: [], key: [] }], authorization("Bearer t"), hooks)).toMatchObject({
      status: 401,
    });
  });

  it("are tried in their order, and the first that is accepted counts", async () => {
    const security = [{ bearer: [] }, { key: [] }];
    const names = { bearer: () => "Ann", key: () => "app" };
    expect(jsonOf(await answer(schemes, security, both, names))).toEqual({ bearer: "Ann" });
    expect(jsonOf(await answer(schemes, security, { headers: { "x-key": "k" } }, names))).toEqual({ key: "app" });
    for (const refused of [() => unauthorized(), () => Promise.resolve(unauthorized())]) {
      expect(jsonOf(await answer(schemes, security, both, { ...names, bearer: refused }))).toEqual({ key: "app" });
    }
  });

  it("that are all refused answer 403 when one of them does, else with the first message", async () => {
    const security = [{ bearer: [] }, { key: [] }];
    const first = { bearer: () => unauthorized("First."), key: () => unauthorized("Second.") };
    expect(jsonOf(await answer(schemes, security, both, first))).toMatchObject({ status: 401, detail: "First." });
    const known = { bearer: () => unauthorized("First."), key: () => Promise.resolve(forbidden("Second.")) };
    expect(jsonOf(await answer(schemes, security, both, known))).toMatchObject({ status: 403, detail: "Second." });
    const other = { bearer: () => forbidden("First."), key: () => unauthorized("Second.") };
    expect(jsonOf(await answer(schemes, security, both, other))).toMatchObject({ status: 403, detail: "First." });
  });

  it("that ask for nothing let in who brings nothing, and check what is brought", async () => {
    for (const security of [
      [{}, { bearer: [] }],
      [{ bearer: [] }, {}],
    ]) {
      expect(jsonOf(await answer({ bearer }, security, {}))).toEqual({});
      expect(jsonOf(await answer({ bearer }, security, authorization("Bearer t"), { bearer: () => "Ann" }))).toEqual({
        bearer: "Ann",
      });
      expect(
        await answer({ bearer }, security, authorization("Bearer t"), { bearer: () => unauthorized() }),
      ).toMatchObject({ status: 401 });
      expect(await answer({ bearer }, security, authorization("Bearer"))).toMatchObject({ status: 401 });
    }
  });

  it("that ask for nothing or a certificate shut out who has no certificate", async () => {
    const schemes: Readonly<Record<string, SecuritySchemeTable>> = { certificate: { kind: "mutualTLS" }, bearer };
    const said = (security: OperationTable["security"], hook: SecurityHook<never, unknown>): Promise<ServerResponse> =>
      answer(schemes, security, {}, { certificate: hook });
    for (const nothing of [undefined, null, false, Promise.resolve(undefined)]) {
      expect(jsonOf(await said([{}, { certificate: [] }], () => nothing))).toEqual({});
      expect((await said([{ certificate: [] }], () => nothing)).status).toBe(401);
      expect((await said([{ bearer: [] }, { certificate: [] }], () => nothing)).status).toBe(401);
    }
    expect(jsonOf(await said([{}, { certificate: [] }], () => "Ann"))).toEqual({ certificate: "Ann" });
    expect((await said([{}, { certificate: [] }], () => unauthorized())).status).toBe(401);
    expect((await said([{}, { certificate: [] }], () => Promise.resolve(forbidden()))).status).toBe(403);
    const both = [{}, { certificate: [], bearer: [] }];
    const brought = authorization("Bearer t");
    expect((await answer(schemes, both, brought, { certificate: () => undefined })).status).toBe(401);
  });

  it("are not looked at where nothing is asked", async () => {
    const hooks = { bearer: () => expect.unreachable() };
    expect(jsonOf(await answer({ bearer }, [], authorization("Bearer t"), hooks))).toEqual({});
    expect(jsonOf(await answer({ bearer }, [{}], authorization("Bearer t"), hooks))).toEqual({});
  });
});

describe("hooks", () => {
  it("receive the operation and the request", async () => {
    const seen: unknown[] = [];
    const hooks: Readonly<Record<string, SecurityHook<never, unknown>>> = {
      bearer: ({ operationId, request }) => seen.push(operationId, request.path),
    };
    await answer({ bearer }, [{ bearer: [] }], authorization("Bearer t"), hooks);
    expect(seen).toEqual(["ask", "/"]);
  });

  it("may throw a refusal", async () => {
    const hooks = {
      bearer: () => Promise.reject(refuse(503, "Come back later.", { headers: { "Retry-After": "9" } })),
    };
    const response = await answer({ bearer }, [{ bearer: [] }], authorization("Bearer t"), hooks);
    expect(response).toMatchObject({ status: 503, headers: { "Retry-After": "9" } });
  });

  it("of later schemes that fail are a 500", async () => {
    const hooks = { key: () => Promise.reject(new Error("broken")) };
    const both = { headers: { authorization: "Bearer t", "x-key": "k" } };
    expect(await answer({ bearer, key }, [{ bearer: [], key: [] }], both, hooks)).toMatchObject({ status: 500 });
    expect(await answer({ bearer, key }, [{ key: [] }, { bearer: [] }], both, hooks)).toMatchObject({ status: 500 });
  });

  it("and schemes must be there", async () => {
    await expect(answer({}, [{ bearer: [] }], {})).rejects.toThrow('The security scheme "bearer" is not defined.');
    await expect(answer({ bearer }, [{ bearer: [] }], {}, { bearer: undefined as never })).rejects.toThrow(
      /^The security hook "bearer" of ".+" is missing\.$/,
    );
  });

  it.each(["constructor", "toString", "valueOf", "hasOwnProperty"])(
    "of a scheme named %s are missing when nobody gave one",
    async (name) => {
      const security = [{ [name]: [] }];
      const table = { id: "ask", method: "GET", path: "/", parameters: [], security } as const;
      const definition = {
        name: "a",
        basePath: "",
        securitySchemes: { [name]: key },
        operations: [{ table, responses: {} }],
      };
      const handlers = { ask: () => ({ status: 204 }) };
      for (const hooks of [{}, new Set()]) {
        expect(() => createServer(definition, { handlers, security: hooks })).toThrow(
          `The security hook "${name}" of "a" is missing.`,
        );
      }
      expect((await answer({ [name]: key }, security, { headers: { "x-key": "k" } })).status).toBe(200);
    },
  );

  it("of a scheme named __proto__ give an ordinary value", async () => {
    const schemes = JSON.parse('{"__proto__":{"kind":"basic"}}') as Record<string, SecuritySchemeTable>;
    const security = JSON.parse('[{"__proto__":[]}]') as OperationTable["security"];
    const response = await answer(schemes, security, authorization("Basic YTpi"));
    expect(response.body).toBe('{"__proto__":{"credential":{"username":"a","password":"b"},"scopes":[]}}');
  });
});

describe("a hook that returns nothing", () => {
  it.each([undefined, null, false])("lets nobody in: %s", async (nothing) => {
    const response = await answer({ bearer }, [{ bearer: [] }], authorization("Bearer abc"), { bearer: () => nothing });
    expect(response).toMatchObject({ status: 401 });
  });

  it("lets nobody in among others either", async () => {
    const parts = { headers: { authorization: "Bearer abc", "x-key": "k" } };
    const response = await answer({ bearer, key }, [{ key: [], bearer: [] }], parts, {
      bearer: () => Promise.resolve(undefined),
    });
    expect(response).toMatchObject({ status: 401 });
  });
});
