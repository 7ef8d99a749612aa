import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { callWith, operationWith, rejection } from "../../support/client-calls.js";

const keyed = operationWith({ table: { security: [{ queryKey: [] }] } });
const auth = { queryKey: "s3cret & more" };

describe("a key that travels in the query", () => {
  it("was shown in response.url, and in clones of the response", async () => {
    const server = createServer((_, response) => response.writeHead(204).end());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { response } = await callWith({ baseUrl: origin, auth }, keyed);
    await new Promise((resolve) => server.close(resolve));
    expect([response.url, response.clone().clone().url]).toEqual([`${origin}/orders`, `${origin}/orders`]);
    expect(inspect(response, { depth: 9, showHidden: false })).not.toContain("s3cret");
  });

  it("was shown in the cause of a NetworkError, where the platform quotes the address", async () => {
    const fail = ({ url }: Request): Promise<never> => {
      const cause = Object.assign(new Error(`connect ${url}`), { code: "ECONNREFUSED", input: url });
      return Promise.reject(new TypeError(`request to ${decodeURIComponent(url)} failed`, { cause }));
    };
    const error = await rejection(callWith({ fetch: fail, auth }, keyed));
    expect(error.cause).toBeInstanceOf(TypeError);
    expect((error.cause as Error).cause).toMatchObject({ code: "ECONNREFUSED" });
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain("s3cret");
  });

  it.each([
    ["URLSearchParams", (key: string) => new URLSearchParams({ key }).toString()],
    ["encodeURI", (key: string) => `key=${encodeURI(key)}`],
    ["encodeURIComponent", (key: string) => `key=${encodeURIComponent(key)}`],
    ["URL", (key: string) => new URL(`http://a.example/?key=${key}`).search.slice(1)],
  ])("was shown in errors where they spell it as %s does", async (_, spelled) => {
    const key = "a b/c+d'e";
    const fail = (): Promise<never> => Promise.reject(new TypeError(`no answer to ?${spelled(key)}`));
    const error = await rejection(callWith({ fetch: fail, auth: { queryKey: key } }, keyed));
    expect((error.cause as Error).message).toBe("no answer to ?key=***");
  });

  it("leaves other pairs of the query where they are", async () => {
    const url = "https://api.example.com/orders?a=1&api+key=x&api%20key=y&b";
    const answer = Object.defineProperty(new Response(null, { status: 204 }), "url", {
      value: url,
      configurable: true,
    });
    const { response } = await callWith({ fetch: () => Promise.resolve(answer), auth }, keyed);
    expect(response.url).toBe("https://api.example.com/orders?a=1&b");
  });
});
