import type { RequestListener } from "node:http";
import { inspect } from "node:util";
import { afterEach, beforeAll, describe, expect, vi } from "vitest";
import { promise } from "../support/promise.js";
import { exchange } from "../support/raw-http.js";
import { closeServed, serveWith, statuses } from "../support/served-node.js";
import { shopModules, type ShopModules } from "./support/product.js";

let shop: ShopModules;

beforeAll(async () => {
  shop = await shopModules();
});

afterEach(closeServed);

interface Handled {
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Serves the shop on a socket, and records the inputs of its handlers. */
async function served(
  settings: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly port: number; readonly handled: Handled[]; readonly url: string }> {
  const handled: Handled[] = [];
  const handle = (operation: string, reply: unknown) => (input: Handled["input"]) => (
    handled.push({ operation, input }),
    reply
  );
  const done = { status: 204 };
  const handlers = {
    putOrder: handle("putOrder", { status: 200, body: { id: "1", note: "n", secret: "s3cret" } }),
    getKeys: handle("getKeys", done),
    addFile: handle("addFile", done),
    openDoor: handle("openDoor", done),
    addCode: handle("addCode", done),
  };
  const security = {
    token: ({ credential }: { credential: string }) => credential === "t0ken",
    key: () => true,
    certificate: () => undefined,
  };
  const server = shop.server["createShopServer"]?.({ handlers, security, ...settings });
  const { port, url } = await serveWith(shop.node["toNodeListener"]?.(server) as RequestListener);
  return { port, handled, url };
}

function request(line: string, headers: readonly string[] = [], body = ""): string {
  const length = body === "" ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  return [`${line} HTTP/1.1`, "Host: a", "Connection: close", ...headers, ...length, "", body].join("\r\n");
}

const json = "Content-Type: application/json";
const token = "Authorization: Bearer t0ken";
const put = (body: string, path = "/orders/1", headers = [json, token]): string =>
  request(`PUT ${path}`, headers, body);

describe("a generated server, on a socket", () => {
  promise(["server-refuses"], "answers what it refuses without its handlers, and logs no credential", async () => {
    const lines: string[] = [];
    const log = vi.spyOn(console, "error").mockImplementation((...parts) => void lines.push(inspect(parts)));
    const { port, handled } = await served();
    const refused = {
      "no credential": [put('{"note":"n"}', "/orders/1", [json]), "401"],
      "another credential": [put('{"note":"n"}', "/orders/1", [json, "Authorization: Bearer wr0ng"]), "401"],
      "two credentials, of which node:http takes the first in silence": [
        put('{"note":"n"}', "/orders/1", [json, token, token]),
        "400",
      ],
      "a body that breaks the contract": [put('{"note":7}'), "400"],
      "a body that is longer than the limit": [put(`{"note":"${"n".repeat(300_000)}"}`), "413"],
      "another media type": [put("a", "/orders/1", ["Content-Type: text/plain", token]), "415"],
      "the folder above": [put('{"note":"n"}', "/orders/%2e%2e"), "400"],
      "an encoded separator": [put('{"note":"n"}', "/orders/a%2fb"), "400"],
      "an encoded backslash": [put('{"note":"n"}', "/orders/a%5Cb"), "400"],
      NUL: [put('{"note":"n"}', "/orders/a%00"), "400"],
      "an unknown path": [request("GET /nowhere"), "404"],
      "another method": [request("DELETE /door"), "405"],
    } as const;
    for (const [what, [text, status]] of Object.entries(refused))
      expect([what, statuses(await exchange(port, text))]).toEqual([what, [status]]);
    expect(handled).toEqual([]);
    expect(lines.join("\n")).not.toMatch(/t0ken|wr0ng/);
    log.mockRestore();
  });

  promise(["server-refuses"], "keeps read-only members from handlers and write-only members in answers", async () => {
    const dropping = await served();
    const answer = await exchange(dropping.port, put('{"id":"mine","note":"n","secret":"s"}'));
    expect(statuses(answer)).toEqual(["200"]);
    expect(dropping.handled[0]?.input["body"]).toEqual({ note: "n", secret: "s" });
    expect(answer).not.toContain("s3cret");
    // Long bodies are read in several steps.
    await exchange(dropping.port, put(`{"id":"mine","note":"n"${" ".repeat(20_000)}}`));
    expect(dropping.handled[1]?.input["body"]).toEqual({ note: "n" });
    const refusing = await served({ readOnly: "refuse" });
    expect(statuses(await exchange(refusing.port, put('{"id":"mine","note":"n"}')))).toEqual(["400"]);
    expect(statuses(await exchange(refusing.port, put('{"note":"n"}')))).toEqual(["200"]);
    expect(refusing.handled).toHaveLength(1);
  });

  promise(
    ["server-refuses"],
    "gives handlers a base name of an uploaded file, and what was sent beside it",
    async () => {
      const { port, handled } = await served();
      const part =
        'Content-Disposition: form-data; name="file"; filename="../../etc/passwd"\r\nContent-Type: text/plain';
      const body = `--b\r\n${part}\r\n\r\nhello\r\n--b--\r\n`;
      const answer = await exchange(
        port,
        request("POST /files", ["Content-Type: multipart/form-data; boundary=b"], body),
      );
      expect(statuses(answer)).toEqual(["204"]);
      expect(handled[0]?.input["body"]).toMatchObject({
        file: { filename: "passwd", rawFilename: "../../etc/passwd" },
      });
    },
  );

  promise(["server-refuses"], "lets in who has no certificate where the contract does", async () => {
    const { port, handled } = await served();
    expect(statuses(await exchange(port, request("GET /door")))).toEqual(["204"]);
    expect(handled).toHaveLength(1);
  });

  promise(
    ["patterns-are-linear", "problems-are-short"],
    "checks a pattern that would backtrack without end, and tells little of ten thousand faults",
    async () => {
      const { port } = await served();
      const code = request("POST /codes", [json], JSON.stringify({ code: `${"a".repeat(100_000)}!` }));
      expect(statuses(await exchange(port, code))).toEqual(["400"]);
      const wrong = JSON.stringify({ note: "n", lines: Array(10_000).fill("\u001b[31m") });
      const answer = await exchange(port, put(wrong));
      expect(statuses(answer)).toEqual(["400"]);
      expect(answer.length).toBeLessThan(6_000);
      expect(answer).not.toContain("\u001b");
    },
  );
});

describe("what a generated server says of a request, on a socket", () => {
  const faulty = put('{"note":"n","lines":["v4lue"],"secret":["s3cret"],"pin":"s3cret-pin"}');

  promise(["values-are-left-out"], "leaves out the values at fault, and the contract's file", async () => {
    const { port } = await served();
    const answer = await exchange(port, faulty);
    expect(statuses(answer)).toEqual(["400"]);
    expect(answer).not.toMatch(/v4lue|s3cret|schemaPath/);
  });

  promise(
    ["secrets-are-hidden", "values-are-left-out"],
    "shows with showValues those that are not secret",
    async () => {
      const { port } = await served({ showValues: true });
      const answer = await exchange(port, faulty);
      expect(statuses(answer)).toEqual(["400"]);
      expect(answer).toContain("v4lue");
      expect(answer).toMatch(/\/pin/);
      expect(answer).not.toMatch(/s3cret|schemaPath/);
    },
  );
});

describe("a generated client, on a socket", () => {
  promise(["client-stays"], "follows no redirect, sends nothing elsewhere, and shows no credential", async () => {
    const seen: string[] = [];
    const elsewhere = await serveWith((incoming, response) => (seen.push(inspect(incoming.headers)), response.end()));
    const home = await serveWith((_, response) => response.writeHead(302, { location: `${elsewhere.url}/keys` }).end());
    type RawCall = (path: string, options?: object) => Promise<{ response: Response }>;
    type Raw = Readonly<Record<"GET" | "PUT", RawCall>> & { readonly use: (middleware: object) => void };
    type Client = Readonly<Record<string, (input: object) => Promise<{ status: number; response: Response }>>> & {
      readonly raw: Raw;
    };
    const clientAt = (baseUrl: string, more: object = {}): Client =>
      shop.client["createShopClient"]?.({
        baseUrl,
        auth: { key: "k3y-s3cret", token: "t0ken-s3cret" },
        headers: { "x-own": "own-s3cret" },
        ...more,
      }) as Client;
    const client = clientAt(home.url);
    const result = await client["getKeys"]?.({});
    const { response } = await client.raw.GET("/keys", { redirect: "follow" });
    const hostile = { redirect: "follow", baseUrl: elsewhere.url, url: elsewhere.url, method: "PUT" };
    const other = clientAt(home.url, { fetchOptions: hostile });
    const statuses = [await other["getKeys"]?.({}), await other.raw.GET("/keys").then((answer) => answer.response)];
    other.raw.use({ onRequest: () => undefined });
    statuses.push(await other["getKeys"]?.({}));
    expect(statuses.map((answer) => answer?.status)).toEqual([302, 302, 302]);
    expect([result?.status, response.status, seen]).toEqual([302, 302, []]);
    expect(`${inspect(result)} ${result?.response.url ?? ""} ${response.url}`).not.toContain("s3cret");
    await client.raw.GET("/keys", { baseUrl: elsewhere.url });
    expect(seen).toHaveLength(1);
    expect(seen[0]).not.toContain("s3cret");
    for (const id of ["..", ".", "", undefined]) {
      await expect(client.raw.PUT("/orders/{id}", { params: { path: { id } }, body: { note: "n" } })).rejects.toThrow();
    }
    const gone = await serveWith((incoming) => incoming.socket.destroy());
    const lonely = clientAt(gone.url);
    const error: unknown = await lonely["getKeys"]?.({}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain("s3cret");
  });

  promise(["hooks-stay"], "sends no request of a hook or a signature elsewhere, and logs no secret", async () => {
    const seen: string[] = [];
    const elsewhere = await serveWith((incoming, response) => (seen.push(inspect(incoming.headers)), response.end()));
    const home = await serveWith((_, response) => response.writeHead(302, { location: `${elsewhere.url}/keys` }).end());
    const records: unknown[] = [];
    type Client = Readonly<Record<"use", (hooks: unknown) => void>> & {
      readonly getKeys: () => Promise<{ status: number }>;
      readonly raw: { readonly GET: (path: string) => Promise<{ response: Response }> };
    };
    const clientWith = (hooks: object, more: object = {}): Client => {
      const auth = { key: "k3y-s3cret", token: "t0ken-s3cret" };
      const client = shop.client["createShopClient"]?.({ baseUrl: home.url, auth, ...more }) as Client;
      client.use(shop.client["logHooks"]?.((record: unknown) => records.push(record)));
      client.use(hooks);
      return client;
    };
    const away = (request: Request): Request => new Request(elsewhere.url, request);
    const following = (request: Request): Request => new Request(request, { redirect: "follow" });
    const request = ({ request }: { request: Request }): Request => away(request);
    for (const client of [clientWith({ request }), clientWith({}, { sign: away })]) {
      await expect(client.getKeys()).rejects.toThrow("another origin");
      await expect(client.raw.GET("/keys")).rejects.toThrow("another origin");
    }
    const follow = ({ request }: { request: Request }): Request => following(request);
    for (const client of [clientWith({ request: follow }), clientWith({}, { sign: following })]) {
      expect((await client.getKeys()).status).toBe(302);
      expect((await client.raw.GET("/keys")).response.status).toBe(302);
    }
    expect(seen).toEqual([]);
    expect(records.length).toBeGreaterThanOrEqual(4);
    expect(inspect(records, { depth: 9 })).not.toContain("s3cret");
  });

  promise(["tokens-stay"], "requests tokens where the contract says, and shows no secret", async () => {
    const seen: [host: string, path: string, credential: string | undefined, body: string][] = [];
    const serve = async (name: string, answer: (path: string) => [number, object, string?]): Promise<string> => {
      const listener: RequestListener = (incoming, response) => {
        let body = "";
        incoming.on("data", (piece) => (body += String(piece)));
        incoming.on("end", () => {
          seen.push([name, incoming.url ?? "", incoming.headers.authorization, body]);
          const [status, headers, text = ""] = answer(incoming.url ?? "");
          response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
        });
      };
      return (await serveWith(listener)).url;
    };
    const elsewhere = await serve("elsewhere", () => [200, {}, '{"access_token":"stolen"}']);
    const redirecting = await serve("redirecting", () => [307, { location: `${elsewhere}/token` }]);
    const failing = await serve("failing", () => [400, {}, '{"error":"s3cret","error_description":"pass-s3cret"}']);
    const issuing = await serve("issuing", () => [200, {}, '{"access_token":"t0ken","refresh_token":"r-s3cret"}']);
    const api = await serve("api", () => [200, {}, '{"id":"1","note":"n"}']);
    const provider = (baseUrl: unknown, more: object = {}): unknown =>
      shop.client["shopTokenProvider"]?.({
        baseUrl,
        clientId: "id",
        clientSecret: "client-s3cret",
        fields: { username: "ada", password: "pass-s3cret" },
        ...more,
      });
    const records: unknown[] = [];
    const put = async (token: unknown): Promise<unknown> => {
      const client = shop.client["createShopClient"]?.({ baseUrl: api, auth: { token, key: "k3y-s3cret" } });
      const { use, putOrder } = client as Readonly<Record<"use" | "putOrder", (input: unknown) => Promise<unknown>>>;
      void use(shop.client["logHooks"]?.((record: unknown) => records.push(record)));
      return putOrder({ path: { id: "1" }, body: { note: "n" } });
    };
    for (const host of [redirecting, failing]) {
      const error: unknown = await put(provider(host)).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain("s3cret");
    }
    expect(await put(provider(issuing))).toMatchObject({ status: 200 });
    const form = "grant_type=password&client_id=id&client_secret=client-s3cret&a%26b%3Dc=d%26e%3Df";
    const request = `${form}&username=ada&password=pass-s3cret`;
    expect(seen).toEqual([
      ["redirecting", "/token", undefined, request],
      ["failing", "/token", undefined, request],
      ["issuing", "/token", undefined, request],
      ["api", "/orders/1", "Bearer t0ken", '{"note":"n"}'],
    ]);
    expect(records).toHaveLength(1);
    expect(inspect(records, { depth: 9 })).not.toMatch(/s3cret|t0ken/);
    for (const url of ["file:///etc/passwd", "data:,a", "//elsewhere.invalid", "http://a:b@elsewhere.invalid", ""]) {
      expect(() => provider(url)).toThrow(TypeError);
      expect(() => provider(issuing, { tokenUrl: url })).toThrow(TypeError);
    }
  });

  promise(["client-stays"], "reads no longer answers than it was told to", async () => {
    const long = await serveWith((_, response) =>
      response.writeHead(200, { "content-type": "application/json" }).end(`{"id":"a","note":"${"n".repeat(10_000)}"}`),
    );
    const client = shop.client["createShopClient"]?.({
      baseUrl: long.url,
      auth: { token: "t" },
      maxResponseBytes: 1_000,
    }) as Readonly<Record<string, (input: object) => Promise<unknown>>>;
    await expect(client["putOrder"]?.({ path: { id: "1" }, body: { note: "n" } })).rejects.toThrow();
  });
});
