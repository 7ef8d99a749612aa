import { afterEach, describe, expect, it, vi } from "vitest";
import { tokenRequest, type TokenRequest } from "../../../templates/runtime/client/token-request.js";
import type { CredentialContext } from "../../../templates/runtime/client/credential.js";
import { rejection } from "../../support/client-calls.js";

afterEach(() => void vi.restoreAllMocks());

const tokenUrl = "https://auth.example/token?tenant=7";
const client = { clientId: "id:1", clientSecret: "a secret+é" };

/** The result for a response, and the request that was sent. */
async function ask(
  response: Response | Error,
  settings: Partial<TokenRequest> = {},
  context: Partial<CredentialContext<string>> = {},
): Promise<{ sent: Request | undefined; result: Promise<unknown> }> {
  let sent: Request | undefined;
  const fetch = (request: Request): Promise<Response> => {
    sent = request;
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  };
  const provide = tokenRequest({ ...client, fetch, ...settings }, tokenUrl);
  const { signal } = new AbortController();
  const result = Promise.resolve(
    provide({ operationId: "readDefault", scopes: ["read", "write"], signal, ...context }),
  );
  await result.catch(() => undefined);
  return { sent, result };
}

const granted = (fields: object = {}): Response =>
  Response.json({ access_token: "t1", token_type: "Bearer", ...fields });

describe("a request for a token", () => {
  it("has id and secret in the header, encoded as a form, and the scopes of the operation", async () => {
    const { sent, result } = await ask(granted());
    expect(await result).toEqual({ token: "t1" });
    expect([sent?.method, sent?.url, sent?.redirect]).toEqual(["POST", tokenUrl, "manual"]);
    expect(sent?.headers.get("content-type")).toMatch(/^application\/x-www-form-urlencoded/);
    expect(atob(sent?.headers.get("authorization")?.slice(6) ?? "")).toBe("id%3A1:a+secret%2B%C3%A9");
    expect(await sent?.text()).toBe("grant_type=client_credentials&scope=read+write");
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
    expect(await (await ask(granted({ expires_in: life }))).result).toEqual({ token: "t1", expiresAt: 3_601_000 });
  });

  it.each([["soon"], [""], [null], [true], ["1e400"]])(
    "does not know the end of a token of %j seconds",
    async (life) => {
      expect(await (await ask(granted({ expires_in: life }))).result).toEqual({ token: "t1" });
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
    expect(await (await ask(new Response(`${" ".repeat(65_000)}{"access_token":"t1"}`))).result).toEqual({
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
