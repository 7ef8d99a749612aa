import { describe, expect, it } from "vitest";
import type { BinaryBody } from "../../../templates/runtime/http/payload.js";
import { strictJsonReader } from "../../../templates/runtime/http/payload-json-strict.js";
import { xmlReader } from "../../../templates/runtime/http/payload-xml.js";
import type { ServerDefinition, ServerSettings } from "../../../templates/runtime/server/options.js";
import { hasTexts, orderDefinition, orderServer } from "../../support/order-server.js";
import { jsonOf, send, serverRequest } from "../../support/server-request.js";

const type = (contentType: string, more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  "content-type": contentType,
  ...more,
});

/** The argument that the handler of createOrder or noteOrder was given. */
async function bodyGiven(method: string, target: string, parts: Parameters<typeof send>[3]): Promise<unknown> {
  let seen: unknown = "nothing";
  const note = (request: unknown): { status: number } => ((seen = request), { status: 204 });
  const server = orderServer({ handlers: { createOrder: note, noteOrder: note }, validateResponses: false });
  const response = await send(server, method, target, parts);
  return seen === "nothing" ? response : seen;
}

/** Orders whose JSON is read as generated servers read it. */
const strictOrders: ServerDefinition = {
  ...orderDefinition,
  operations: orderDefinition.operations.map((operation) =>
    operation.body === undefined
      ? operation
      : { ...operation, body: { ...operation.body, content: [strictJsonReader("application/json", hasTexts("sku"))] } },
  ),
};

describe("bodies", () => {
  it("are read by their Content-Type", async () => {
    expect(await bodyGiven("POST", "/orders", { headers: type("application/json"), body: '{"sku":"pen"}' })).toEqual({
      contentType: "application/json",
      body: { sku: "pen" },
    });
    expect(
      await bodyGiven("POST", "/orders", { headers: type("Application/XML; a=b"), body: "<sku>ink</sku>" }),
    ).toEqual({
      contentType: "application/xml",
      body: { sku: "ink" },
    });
  });

  it("stand beside the parameters", async () => {
    expect(
      await bodyGiven("PUT", "/orders/7/note", { headers: type("text/plain;charset=UTF-8"), body: "\u00e9" }),
    ).toEqual({
      contentType: "text/plain",
      body: "\u00e9",
    });
  });

  it("that break the contract are refused with 400 and the problems", async () => {
    const response = await send(orderServer(), "POST", "/orders", { headers: type("application/json"), body: "{}" });
    expect(jsonOf(response)).toEqual({
      type: "about:blank",
      title: "Bad Request",
      status: 400,
      detail: "The body is not valid against the spec.",
      problems: [{ code: "required", message: 'Property "sku" is missing.', path: "" }],
    });
    expect(await bodyGiven("POST", "/orders", { headers: type("application/json"), body: "{" })).toMatchObject({
      status: 400,
    });
    expect(await bodyGiven("POST", "/orders", { headers: type("application/xml"), body: "<sku>" })).toMatchObject({
      status: 400,
    });
  });

  it("that are long let short ones pass while they are checked, and get the same answer", async () => {
    const server = orderServer({ definition: strictOrders });
    const sent = (body: string): Promise<unknown> =>
      send(server, "POST", "/orders", { headers: type("application/json"), body });
    const answered: string[] = [];
    const post = async (name: string, body: string): Promise<unknown> => {
      const answer = await sent(body);
      answered.push(name);
      return answer;
    };
    const spaces = " ".repeat(16_384);
    const both = [post("long", `{${spaces}}`), post("short", '{"sku":"pen"}')];
    expect(await both[0]).toEqual(await sent("{}"));
    expect(answered).toEqual(["short", "long"]);
  });

  it("that are not UTF-8 are refused with 400", async () => {
    const body = Uint8Array.from([0x22, 0xff, 0x22]);
    const response = await send(orderServer(), "POST", "/orders", { headers: type("application/json"), body });
    expect(jsonOf(response)).toMatchObject({ status: 400, problems: [{ code: "http/invalid-utf8" }] });
  });

  it("of other media types are refused with 415, and the types that are taken are named", async () => {
    for (const contentType of ["text/css", "application/jsonx", "nonsense", "", "application/json, application/json"]) {
      const response = await send(orderServer(), "POST", "/orders", { headers: type(contentType), body: "x" });
      expect(response).toMatchObject({ status: 415, headers: { Accept: "application/json, application/xml" } });
    }
  });

  it("without a type are refused with 415, whether headers tell of them or not", async () => {
    expect(await send(orderServer(), "POST", "/orders", { body: "x" })).toMatchObject({ status: 415 });
    const chunked = { headers: { "transfer-encoding": "chunked", "content-length": undefined }, body: "x" };
    expect(await send(orderServer(), "POST", "/orders", chunked)).toMatchObject({ status: 415 });
    const untold = { headers: { "content-length": undefined }, body: "x" };
    expect(await send(orderServer(), "POST", "/orders", untold)).toMatchObject({ status: 415 });
  });

  it("in another charset are refused with 415", async () => {
    const headers = type("application/json; charset=iso-8859-1");
    expect(await bodyGiven("POST", "/orders", { headers, body: '{"sku":"pen"}' })).toMatchObject({ status: 415 });
    expect(
      await bodyGiven("POST", "/orders", { headers: type('application/json; charset="UTF-8"'), body: '{"sku":"pen"}' }),
    ).toMatchObject({ body: { sku: "pen" } });
  });

  it("in a charset that the reader refuses are refused with 415 too", async () => {
    const reader = xmlReader("application/xml", () => ({ ok: true, value: 1 }));
    const table = { id: "sendXml", method: "POST", path: "/xml", parameters: [], security: [] } as const;
    const body = { required: true, content: [reader] };
    const server = orderServer({
      definition: { operations: [{ table, body, responses: { "204": { content: [] } } }] },
      handlers: { sendXml: () => ({ status: 204 }) },
    });
    const status = async (text: string): Promise<number> =>
      (await send(server, "POST", "/xml", { headers: type(text), body: "<a/>" })).status;
    expect(await status("application/xml; charset=iso-2022-jp")).toBe(415);
    expect(await status("application/xml; charset=iso-8859-1")).toBe(204);
  });

  it("with a content coding are refused with 415", async () => {
    const headers = type("application/json", { "content-encoding": "gzip" });
    const response = await send(orderServer(), "POST", "/orders", { headers, body: '{"sku":"pen"}' });
    expect(response).toMatchObject({ status: 415, headers: { "Accept-Encoding": "identity" } });
    const identity = type("application/json", { "content-encoding": "Identity" });
    expect(await bodyGiven("POST", "/orders", { headers: identity, body: '{"sku":"pen"}' })).toMatchObject({
      body: { sku: "pen" },
    });
  });

  it("longer than the limit are refused with 413, before and while they are read", async () => {
    const server = orderServer({ maxBodyBytes: 13 });
    const status = async (body: string, more: Record<string, string | undefined> = {}): Promise<number> =>
      (await send(server, "POST", "/orders", { headers: { ...type("application/json"), ...more }, body })).status;
    expect(await status('{"sku":"pen"}')).toBe(201);
    expect(await status('{"sku":"pens"}')).toBe(413);
    expect(await status('{"sku":"pens"}', { "content-length": undefined })).toBe(413);
  });

  it("are limited to 256 kB where nothing says more", async () => {
    const body = (length: number): string => `{"sku":"${"x".repeat(length - 10)}"}`;
    const status = async (text: string): Promise<number> =>
      (await send(orderServer(), "POST", "/orders", { headers: type("application/json"), body: text })).status;
    expect(await status(body(262_144))).toBe(201);
    expect(await status(body(262_145))).toBe(413);
  });

  it("are limited to what the contract admits, to what is set for all, and to what is set for one operation", async () => {
    const body = `{"sku":"${"x".repeat(90)}"}`;
    const bounded = (maxBytes: number): ServerDefinition["operations"] =>
      orderDefinition.operations.map((each) =>
        each.body === undefined ? each : { ...each, body: { ...each.body, maxBytes } },
      );
    const status = async (maxBytes: number, settings: ServerSettings = {}): Promise<number> => {
      const server = orderServer({ ...settings, definition: { operations: bounded(maxBytes) } });
      return (await send(server, "POST", "/orders", { headers: type("application/json"), body })).status;
    };
    expect(await status(100)).toBe(201);
    expect(await status(99)).toBe(413);
    expect(await status(99, { maxBodyBytes: 100 })).toBe(201);
    expect(await status(100, { maxBodyBytes: 99 })).toBe(413);
    expect(await status(99, { maxBodyBytes: 99, limits: { createOrder: { maxBodyBytes: 100 } } })).toBe(201);
    expect(await status(100, { limits: { createOrder: { maxBodyBytes: 99 } } })).toBe(413);
    expect(await status(99, { limits: { attachToOrder: { maxBodyBytes: 100 } } })).toBe(413);
  });

  it("have limits for operations that are there", () => {
    expect(() => orderServer({ limits: { creatOrder: { maxBodyBytes: 1 } } })).toThrow(
      '"limits" names "creatOrder", which is not an operation of "orders".',
    );
    expect(() => orderServer({ limits: { toString: { maxBodyBytes: 1 } } })).toThrow("toString");
  });

  it("have limits that are numbers", () => {
    for (const limit of [Number.NaN, -1, "1"]) {
      expect(() => orderServer({ maxBodyBytes: limit as number })).toThrow("number of bytes");
      expect(() => orderServer({ maxStreamBytes: limit as number })).toThrow("number of bytes");
      expect(() => orderServer({ limits: { createOrder: { maxStreamBytes: limit as number } } })).toThrow(
        "number of bytes",
      );
    }
  });

  it("that are missing are refused with 400 where they are required", async () => {
    const missing = { status: 400, problems: [{ code: "http/body-required" }] };
    expect(jsonOf(await send(orderServer(), "POST", "/orders"))).toMatchObject(missing);
    const empty = { headers: type("application/json"), body: "" };
    expect(jsonOf(await send(orderServer(), "POST", "/orders", empty))).toMatchObject(missing);
    const noLength = { headers: { "content-length": undefined }, body: "" };
    expect(jsonOf(await send(orderServer(), "POST", "/orders", noLength))).toMatchObject(missing);
    expect(jsonOf(await send(orderServer(), "POST", "/orders", { body: "" }))).toMatchObject(missing);
  });

  it("that are missing are absent where they are not required", async () => {
    expect(await bodyGiven("PUT", "/orders/7/note", {})).toEqual({});
    expect(await bodyGiven("PUT", "/orders/7/note", { headers: type("application/json"), body: "" })).toEqual({});
    // An empty body is a string, unlike a JSON document.
    expect(await bodyGiven("PUT", "/orders/7/note", { headers: type("text/plain"), body: "" })).toMatchObject({
      body: "",
    });
  });

  it("are ignored by operations that take none", async () => {
    const request = serverRequest("GET", "/orders/7", { headers: type("text/css"), body: "x" });
    const bytes = (): never => expect.unreachable();
    expect(await orderServer().handle({ ...request, bytes, stream: bytes })).toMatchObject({ status: 200 });
  });
});

describe("streamed bodies", () => {
  const png = { headers: type("image/png; a=b"), body: new Uint8Array(2000) };

  async function attach(
    read: (body: BinaryBody) => Promise<unknown>,
    settings: { readonly maxBodyBytes?: number; readonly maxStreamBytes?: number },
  ): Promise<unknown> {
    let seen: unknown;
    const server = orderServer({
      ...settings,
      handlers: {
        attachToOrder: async ({ body, contentType }) => {
          seen = [contentType, await read(body as BinaryBody)];
          return { status: 200, contentType: "image/png", body: new Uint8Array(1) };
        },
      },
      onError: () => undefined,
    });
    const { status } = await send(server, "POST", "/orders/7/attachments", png);
    return status === 200 ? seen : status;
  }

  const whole = async (body: BinaryBody): Promise<number> => (await body.bytes()).length;
  const pieces = async (body: BinaryBody): Promise<number> => {
    let length = 0;
    for await (const chunk of body.stream()) length += chunk.length;
    return length;
  };

  it("are read whole up to the limit for bodies, and piece by piece without one", async () => {
    expect(await attach(whole, { maxBodyBytes: 2000 })).toEqual(["image/png", 2000]);
    expect(await attach(whole, { maxBodyBytes: 1999 })).toBe(413);
    expect(await attach(pieces, { maxBodyBytes: 1 })).toEqual(["image/png", 2000]);
  });

  it("have a limit of their own when one is set", async () => {
    expect(await attach(whole, { maxBodyBytes: 1, maxStreamBytes: 2000 })).toEqual(["image/png", 2000]);
    expect(await attach(whole, { maxStreamBytes: 1999 })).toBe(413);
    expect(await attach(pieces, { maxStreamBytes: 2000 })).toEqual(["image/png", 2000]);
    expect(await attach(pieces, { maxStreamBytes: 1999 })).toBe(413);
  });
});
