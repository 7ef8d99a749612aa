import { describe, expect, it } from "vitest";
import type { CredentialContext } from "../../../templates/runtime/client/credential.js";
import type { SecurityAlternative } from "../../../templates/runtime/http/operation.js";
import { encodeCookies } from "../../../templates/runtime/parameters/encode-cookies.js";
import { encodeQuery } from "../../../templates/runtime/parameters/encode-query.js";
import { callWith, exchange, operationWith, rejection, requestOf } from "../../support/client-calls.js";

function secured(...security: readonly SecurityAlternative[]): ReturnType<typeof operationWith> {
  return operationWith({ table: { security } });
}

function fieldOf(
  name: string,
  auth: Readonly<Record<string, unknown>>,
  ...security: readonly SecurityAlternative[]
): Promise<string | null> {
  return requestOf({ auth }, secured(...security)).then(({ headers }) => headers.get(name));
}

describe("credentials", () => {
  it("stand in the Authorization header behind the word of their scheme", async () => {
    expect(await fieldOf("authorization", { token: "abc" }, { token: [] })).toBe("Bearer abc");
    expect(await fieldOf("authorization", { legacy: "abc" }, { legacy: [] })).toBe("OAuth abc");
  });

  it("of Basic are UTF-8 in base64", async () => {
    const login = { username: "Jürgen", password: "pass:wörd" };
    expect(await fieldOf("authorization", { login }, { login: [] })).toBe(
      `Basic ${Buffer.from("Jürgen:pass:wörd").toString("base64")}`,
    );
  });

  it("are keys in a header, in the query or in a cookie, beside the parameters there", async () => {
    expect(await fieldOf("x-api-key", { headerKey: "k" }, { headerKey: [] })).toBe("k");
    const operation = operationWith({
      table: {
        security: [{ queryKey: [], cookieKey: [] }],
        parameters: [
          { name: "page", in: "query", style: "form", explode: true, shape: "number" },
          { name: "theme", in: "cookie", style: "form", explode: true, shape: "string" },
        ],
      },
      encode: { query: encodeQuery, cookies: encodeCookies },
    });
    const input = { query: { page: 2 }, cookies: { theme: "dark" } };
    const request = await requestOf(
      { auth: { queryKey: "a&b=ü", cookieKey: "s=1" }, headers: { Cookie: "own=1" } },
      operation,
      input,
    );
    expect(request.url).toBe("https://api.example.com/orders?page=2&api%20key=a%26b%3D%C3%BC");
    expect(request.headers.get("cookie")).toBe("own=1; theme=dark; session=s=1");
  });

  it("come from functions, which receive their purpose", async () => {
    const contexts: CredentialContext[] = [];
    const token = (context: CredentialContext): Promise<string> => {
      contexts.push(context);
      return Promise.resolve("fresh");
    };
    expect(await fieldOf("authorization", { token }, { token: ["orders.read"] })).toBe("Bearer fresh");
    expect(contexts).toMatchObject([{ operationId: "readOrder", scopes: ["orders.read"] }]);
    expect(contexts[0]?.signal).toBeInstanceOf(AbortSignal);
    expect(await fieldOf("authorization", { token: () => "at once" }, { token: [] })).toBe("Bearer at once");
  });

  it("are those of the first alternative that has all of its own", async () => {
    const alternatives = [{ token: [], headerKey: [] }, { login: [] }, { headerKey: [] }];
    const both = await requestOf({ auth: { token: "t", headerKey: "k" } }, secured(...alternatives));
    expect([both.headers.get("authorization"), both.headers.get("x-api-key")]).toEqual(["Bearer t", "k"]);
    const last = await requestOf({ auth: { token: () => undefined, headerKey: "k" } }, secured(...alternatives));
    expect([last.headers.get("authorization"), last.headers.get("x-api-key")]).toEqual([null, "k"]);
  });

  it("are not needed for an empty alternative, nor for a connection that proves who calls", async () => {
    expect(await fieldOf("authorization", {}, { token: [] }, {})).toBeNull();
    expect(await fieldOf("authorization", {}, { certificate: [] })).toBeNull();
    expect(await fieldOf("authorization", { token: "t" }, { certificate: [], token: [] })).toBe("Bearer t");
  });

  it("that are missing are named, and nothing is sent", async () => {
    const { requests, fetch } = exchange();
    const operation = secured({ token: [], headerKey: [] }, { login: [] });
    const error = await rejection(callWith({ fetch, auth: { token: "s3cret" } }, operation));
    expect(error).toMatchObject({
      name: "RequestValidationError",
      problems: [
        { code: "http/security", path: "", message: "Credentials are missing: token and headerKey, or login." },
      ],
    });
    expect(requests).toEqual([]);
  });

  it("that are missing do not matter when requests are not checked", async () => {
    const request = await requestOf(
      { validate: { request: false }, headers: { authorization: "Own 1" } },
      secured({ token: [] }),
    );
    expect(request.headers.get("authorization")).toBe("Own 1");
  });

  it("come before a header of the caller", async () => {
    const request = await requestOf(
      { auth: { token: "t" }, headers: { Authorization: "Own 1" } },
      secured({ token: [] }),
    );
    expect(request.headers.get("authorization")).toBe("Bearer t");
  });

  it("are not looked for on prototypes", async () => {
    const error = await rejection(
      callWith({ fetch: exchange().fetch, auth: {} }, secured({ constructor: [] }, { toString: [] })),
    );
    expect(error).toMatchObject({ problems: [{ code: "http/security" }] });
  });

  it.each([
    ["token", "a\r\nx: y"],
    ["token", "a\0"],
    ["headerKey", "a\nb"],
    ["cookieKey", "a; admin=1"],
    ["login", { username: "a:b", password: "s3cret" }],
    ["login", { username: "a", password: "s3cret\n" }],
  ])("of %s that no header can hold are refused: %j", async (scheme, credential) => {
    const { requests, fetch } = exchange();
    const error = await rejection(callWith({ fetch, auth: { [scheme]: credential } }, secured({ [scheme]: [] })));
    expect(error.name).toBe("RequestValidationError");
    expect(JSON.stringify(error)).not.toMatch(/s3cret|admin/);
    expect(requests).toEqual([]);
  });

  it.each([[null], [() => null], [() => Promise.resolve(undefined)]])(
    "that are null are none, and the next alternative is tried",
    async (token) => {
      const alternatives = [{ token: [] }, { headerKey: [] }];
      const request = await requestOf({ auth: { token, headerKey: "k" } }, secured(...alternatives));
      expect([request.headers.get("authorization"), request.headers.get("x-api-key")]).toEqual([null, "k"]);
    },
  );

  it.each([
    ["token", { s3cret: 1 }, "The credential of token is not a string."],
    ["token", 5, "The credential of token is not a string."],
    ["queryKey", ["s3cret"], "The credential of queryKey is not a string."],
    ["login", "s3cret", "The credential of login is not a string."],
    ["login", { username: "a" }, "The credential of login is not a string."],
    ["token", "", "The credential of token is empty."],
    ["cookieKey", "", "The credential of cookieKey is empty."],
    ["login", { username: "", password: "" }, "The credential of login is empty."],
    ["queryKey", "s3cret\ud800", "The credential of queryKey cannot travel."],
  ])("of %s that are not text are refused, and are not sent as something else: %j", async (scheme, value, message) => {
    const { requests, fetch } = exchange();
    const error = await rejection(callWith({ fetch, auth: { [scheme]: value } }, secured({ [scheme]: [] })));
    expect(error).toMatchObject({ name: "RequestValidationError", problems: [{ code: "http/security", message }] });
    expect(JSON.stringify(error)).not.toContain("s3cret");
    expect(requests).toEqual([]);
  });

  it("that cannot be fetched reject the call with the function's own error", async () => {
    const failure = new Error("no token today");
    const auth = { token: () => Promise.reject(failure) };
    expect(await rejection(callWith({ fetch: exchange().fetch, auth }, secured({ token: [] })))).toBe(failure);
  });
});
