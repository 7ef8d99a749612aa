import fastify from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { toFastifyPlugin } from "../../../templates/runtime/adapters/fastify.js";
import { toFetchHandler } from "../../../templates/runtime/adapters/fetch.js";
import { orderServer } from "../../support/order-server.js";
import { exchange } from "../../support/raw-http.js";
import { closeServed, serve } from "../../support/served-node.js";
import { send } from "../../support/server-request.js";

afterEach(closeServed);

const seen: unknown[] = [];
const server = orderServer({ security: { token: ({ credential }) => (seen.push(credential), credential) } });

const request = (...fields: readonly string[]): string =>
  `GET /search HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${fields.map((field) => `${field}\r\n`).join("")}\r\n`;

const first = "Authorization: Bearer first";
const second = "authorization: Bearer second";

describe("two Authorization headers", () => {
  it("let the first in silence through node:http: they are refused", async () => {
    const { port } = await serve(server);
    expect(await exchange(port, request(first, second))).toMatch(/^HTTP\/1\.1 400 /);
    expect(await exchange(port, request(first))).toMatch(/^HTTP\/1\.1 200 /);
    expect(seen.splice(0)).toEqual(["first"]);
  });

  it("are refused through Fastify", async () => {
    const app = fastify();
    await app.register(toFastifyPlugin(server));
    const port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
    const answers = [await exchange(port, request(first, second)), await exchange(port, request(first))];
    await app.close();
    expect(answers.map((answer) => answer.slice(9, 12))).toEqual(["400", "200"]);
    expect(seen.splice(0)).toEqual(["first"]);
  });

  it("are refused through the Fetch API, which joins them", async () => {
    const headers = new Headers({ authorization: "Bearer first" });
    const ask = async (): Promise<number> => {
      return (await toFetchHandler(server)(new Request("http://a.example/search", { headers }))).status;
    };
    expect(await ask()).toBe(200);
    headers.append("authorization", "Bearer second");
    expect([await ask(), seen.splice(0)]).toEqual([400, ["first"]]);
  });

  it.each([
    ["Bearer first", ""],
    ["", "Bearer first"],
  ])("were let through the Fetch API when one is empty: %j and %j", async (one, other) => {
    const headers = new Headers({ authorization: one });
    headers.append("authorization", other);
    const response = await toFetchHandler(server)(new Request("http://a.example/search", { headers }));
    expect([response.status, seen.splice(0)]).toEqual([400, []]);
  });

  it.each([
    ["OAuth a, OAuth b", 400],
    ["Basic QQ==, Basic Qg==", 400],
    ["Bearer a, Negotiate", 400],
    ["Bearer a,", 400],
    ["Bearer a, ", 400],
    [", Bearer a", 400],
    ['Digest username="a, Bearer b", realm="x\\", Bearer b", uri="/"', 200],
    ["AWS4-HMAC-SHA256 Credential=a/b, SignedHeaders=host;date, Signature = f", 200],
  ])("are reported from parameters of one: %s gives %i", async (authorization, status) => {
    expect((await send(server, "GET", "/search", { headers: { authorization } })).status).toBe(status);
  });
});
