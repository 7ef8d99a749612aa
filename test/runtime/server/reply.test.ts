import { describe, expect, it } from "vitest";
import { jsonWriter } from "../../../templates/runtime/http/payload-json.js";
import {
  hasTexts,
  orderServer,
  tagWriter,
  type LooseHandler,
  type OrderServerParts,
} from "../../support/order-server.js";
import { jsonOf, send } from "../../support/server-request.js";
import type { Problem } from "../../../templates/runtime/base/problem.js";
import type { Server, ServerReply, ServerResponse } from "../../../templates/runtime/server/server-types.js";

type Told = Error & { readonly problems: readonly Problem[] };

interface Outcome {
  readonly response: ServerResponse;
  readonly problems: readonly Problem[] | undefined;
}

async function replied(
  id: "getOrder" | "createOrder" | "noteOrder" | "attachToOrder" | "deleteOrder",
  reply: unknown,
  settings: OrderServerParts = {},
): Promise<Outcome> {
  const told: unknown[] = [];
  const handler: LooseHandler = () => reply as ServerReply;
  const server = orderServer({ ...settings, handlers: { [id]: handler }, onError: (error) => told.push(error) });
  const requests = {
    getOrder: () => send(server, "GET", "/orders/7"),
    createOrder: () =>
      send(server, "POST", "/orders", { headers: { "content-type": "application/json" }, body: '{"sku":"x"}' }),
    noteOrder: () => send(server, "PUT", "/orders/7/note"),
    attachToOrder: () =>
      send(server, "POST", "/orders/7/attachments", { headers: { "content-type": "image/png" }, body: "x" }),
    deleteOrder: () => send(server, "DELETE", "/orders/7", { headers: { authorization: "Bearer t" } }),
  };
  const response = await requests[id]();
  return { response, problems: (told[0] as Told | undefined)?.problems };
}

describe("statuses of replies", () => {
  it("are looked up exactly, then by range, then as default", async () => {
    const body = (name: string): object => ({ [name]: "x" });
    expect((await replied("getOrder", { status: 404, body: body("error") })).response.status).toBe(404);
    expect((await replied("getOrder", { status: 409, body: body("range") })).response.status).toBe(409);
    expect((await replied("getOrder", { status: 409, body: body("error") })).response.status).toBe(500);
    expect((await replied("createOrder", { status: 409, body: body("error") })).response.status).toBe(409);
  });

  it.each([200.5, 199, 600, 101, "200", undefined, Number.NaN])(
    "are refused when they are none: %s",
    async (status) => {
      const { response, problems } = await replied("createOrder", { status, body: { error: "x" } });
      expect(response.status).toBe(500);
      expect(problems).toMatchObject([{ code: "http/status" }]);
    },
  );

  it("are refused when the contract does not declare them", async () => {
    const { response, problems } = await replied("getOrder", { status: 201, body: { sku: "pen" } });
    expect(jsonOf(response)).toEqual({
      type: "about:blank",
      title: "Internal Server Error",
      status: 500,
      detail: "The server failed to handle the request.",
    });
    expect(problems).toMatchObject([{ message: "The spec does not declare the status 201." }]);
  });

  it.each([undefined, null, "ok", 1])("are missing when a handler returns %s", async (reply) => {
    expect((await replied("getOrder", reply)).response.status).toBe(500);
  });
});

describe("bodies of replies", () => {
  it.each([undefined, "image/*", "*/*"])(
    "of a range are not sent without a single type in it: %s",
    async (contentType) => {
      const reply = { status: 200, body: new Uint8Array(3), ...(contentType !== undefined && { contentType }) };
      const { response, problems } = await replied("attachToOrder", reply);
      expect(response.status).toBe(500);
      expect(problems).toMatchObject([{ code: "http/content-type" }]);
    },
  );

  it("are checked, and nothing is sent of one that breaks the contract", async () => {
    const { response, problems } = await replied("getOrder", { status: 200, body: { secret: "x" } });
    expect(response.status).toBe(500);
    expect(response.body).not.toContain("secret");
    expect(problems).toEqual([{ code: "required", message: 'Property "sku" is missing.', path: "" }]);
  });

  it("are not checked when that is switched off", async () => {
    const off = { validateResponses: false };
    expect((await replied("getOrder", { status: 200, body: { other: 1 } }, off)).response.body).toBe('{"other":1}');
    expect((await replied("getOrder", { status: 204 }, off)).response.status).toBe(204);
    expect((await replied("getOrder", { status: 201, body: 1 }, off)).response.status).toBe(500);
    expect((await replied("createOrder", { status: 201, body: { sku: "a" } }, off)).response.headers).toEqual({
      "Content-Type": "application/json",
    });
  });

  it("are in the media type that the handler names", async () => {
    const { response } = await replied("getOrder", {
      status: 200,
      body: { sku: "ink" },
      contentType: "application/xml",
    });
    expect(response).toEqual({ status: 200, headers: { "Content-Type": "application/xml" }, body: "<sku>ink</sku>" });
    const other = await replied("getOrder", { status: 200, body: { sku: "ink" }, contentType: "text/css" });
    expect(other.problems).toMatchObject([{ code: "http/content-type" }]);
  });

  it("without a named type are in the first type when the one that the caller likes has other bodies", async () => {
    const table = { id: "getOrder", method: "GET", path: "/orders/{id}", parameters: [], security: [] } as const;
    const content = [jsonWriter("application/json", hasTexts("name")), tagWriter];
    const server = (body: unknown): Server =>
      orderServer({
        definition: { operations: [{ table, responses: { "200": { content } } }] },
        handlers: { getOrder: () => ({ status: 200, body }) },
      });
    const headers = { accept: "application/xml, */*;q=0.1" };
    const typeOf = async (body: unknown): Promise<unknown> =>
      (await send(server(body), "GET", "/orders/7", { headers })).headers;
    expect(await typeOf({ sku: "pen" })).toEqual({ "Content-Type": "application/xml", Vary: "Accept" });
    expect(await typeOf({ name: "pen" })).toEqual({ "Content-Type": "application/json", Vary: "Accept" });
  });

  it("are in a type out of a range that the contract names", async () => {
    const body = Uint8Array.from([1]);
    const png = await replied("attachToOrder", { status: 200, body, contentType: "image/png" });
    expect(png.response).toEqual({ status: 200, headers: { "Content-Type": "image/png" }, body });
  });

  it("are missing, or too many, by what the contract says of the status", async () => {
    expect((await replied("getOrder", { status: 200 })).problems).toMatchObject([{ code: "http/body-required" }]);
    expect((await replied("createOrder", { status: 303, body: 1 })).problems).toMatchObject([
      { code: "http/body-undeclared" },
    ]);
  });

  it("are never sent with a status that has none", async () => {
    const { response } = await replied("deleteOrder", { status: 204, body: { left: 1 } });
    expect(response).toEqual({ status: 204, headers: {}, body: undefined });
    expect((await replied("createOrder", { status: 304, body: { error: "x" } })).response.body).toBeUndefined();
  });

  it("that cannot be written are a 500", async () => {
    const cycle: Record<string, unknown> = { sku: "pen" };
    cycle["self"] = cycle;
    expect((await replied("getOrder", { status: 200, body: cycle })).response.status).toBe(500);
  });
});

describe("headers of replies", () => {
  const created = (headers: unknown): Promise<Outcome> =>
    replied("createOrder", { status: 201, body: { sku: "x" }, headers });

  it("are checked and encoded as the contract says, whatever their case", async () => {
    expect((await created({ "X-Count": 12 })).response.headers).toEqual({
      "Content-Type": "application/json",
      "X-Count": "12",
    });
    expect((await created({ "x-count": 12 })).response.headers).toEqual({
      "Content-Type": "application/json",
      "X-Count": "12",
    });
    expect((await created({ "X-Count": "many" })).problems).toEqual([
      { code: "type", message: "No count.", path: "/X-Count" },
    ]);
    expect((await created(undefined)).problems).toMatchObject([{ path: "/X-Count" }]);
  });

  it("may be others too, as texts and lists of texts", async () => {
    const { response } = await created({ "X-Count": 1, "Set-Cookie": ["a=1", "b=2"], ETag: '"7"', Gone: undefined });
    expect(response.headers).toMatchObject({ "Set-Cookie": ["a=1", "b=2"], ETag: '"7"' });
    expect(response.headers).not.toHaveProperty("Gone");
  });

  it("may be named __proto__ like any other", async () => {
    const headers = JSON.parse('{"X-Count":1,"__proto__":["a","b"]}') as Record<string, unknown>;
    const { response } = await created(headers);
    const sent: string[] = [];
    for (const name in response.headers) sent.push(name);
    expect(sent).toEqual(["Content-Type", "X-Count", "__proto__"]);
  });

  it("of a redirect say where to", async () => {
    const { response } = await replied("createOrder", { status: 303, headers: { Location: "/orders/7" } });
    expect(response).toEqual({ status: 303, headers: { Location: "/orders/7" }, body: undefined });
  });

  it.each([
    ["a line break", { ETag: "a\r\nSet-Cookie: b" }],
    ["a line feed", { ETag: "a\nb" }],
    ["a NUL", { ETag: "a\0" }],
    ["characters beyond ISO 8859-1", { ETag: "\u20ac" }],
    ["a line break in a list", { ETag: ["a", "b\r\n"] }],
    ["a number", { ETag: 7 }],
    ["a name with a colon", { "ETag:": "a" }],
    ["a name with a line break", { "ETag\r\nX": "a" }],
    ["no name", { "": "a" }],
    ["a Content-Type", { "content-type": "text/html" }],
    ["a Content-Length", { "Content-Length": "1" }],
    ["a Transfer-Encoding", { "Transfer-Encoding": "chunked" }],
  ])("are refused with %s", async (_, headers) => {
    const { response, problems } = await replied("createOrder", { status: 303, headers });
    expect(response.status).toBe(500);
    expect(problems).toMatchObject([{ code: "http/header" }]);
  });

  it("that the contract names are refused when they cannot travel", async () => {
    const text = { name: "X-Text", in: "header", style: "simple", explode: false, shape: "string" } as const;
    const table = { id: "getOrder", method: "GET", path: "/orders/{id}", parameters: [], security: [] } as const;
    const operations = [{ table, responses: { "200": { content: [], headers: [text] } } }];
    const sent = (value: string): Promise<Outcome> =>
      replied("getOrder", { status: 200, headers: { "X-Text": value } }, { definition: { operations } });
    expect((await sent("a b")).response.headers).toEqual({ "X-Text": "a b" });
    expect((await sent("a\r\nb")).response.status).toBe(500);
  });
});
