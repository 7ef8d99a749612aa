import { describe, expect, it } from "vitest";
import { clientBinaryWriter } from "../../../templates/runtime/client/binary.js";
import { connect } from "../../../templates/runtime/client/connection.js";
import type { CallOptions, ParameterEncoders, SenderSettings } from "../../../templates/runtime/client/client-types.js";
import type { ParameterTable } from "../../../templates/runtime/http/operation.js";
import { encodeCookies } from "../../../templates/runtime/parameters/encode-cookies.js";
import { encodeHeaders } from "../../../templates/runtime/parameters/encode-headers.js";
import { encodePath } from "../../../templates/runtime/parameters/encode-path.js";
import { encodeQuery } from "../../../templates/runtime/parameters/encode-query.js";
import { jsonReader, jsonWriter } from "../../../templates/runtime/http/payload-json.js";
import { textWriter } from "../../../templates/runtime/http/payload-text.js";
import { callWith, exchange, operationWith, refusing, rejection, requestOf } from "../../support/client-calls.js";

const encode: ParameterEncoders = {
  path: encodePath,
  query: encodeQuery,
  headers: encodeHeaders,
  cookies: encodeCookies,
};

function parameter(place: ParameterTable["in"], name: string, more: Partial<ParameterTable> = {}): ParameterTable {
  const style = place === "path" || place === "header" ? "simple" : "form";
  return { name, in: place, style, explode: style === "form", shape: "string", ...more };
}

const readOrder = operationWith({
  table: {
    path: "/orders/{id}",
    parameters: [
      parameter("path", "id"),
      parameter("query", "tags", { shape: { items: "string" } }),
      parameter("header", "X-Trace"),
      parameter("cookie", "theme"),
    ],
  },
  encode,
});

const createOrder = operationWith({
  table: { id: "createOrder", method: "POST" },
  body: { required: true, content: [jsonWriter("application/json"), textWriter("text/plain")] },
});

describe("a request", () => {
  it("carries the parameters of every place", async () => {
    const input = {
      path: { id: "a/b ü" },
      query: { tags: ["x&y", "z"] },
      headers: { "X-Trace": "t-1" },
      cookies: { theme: "dark blue" },
    };
    const request = await requestOf({}, readOrder, input);
    expect(request.method).toBe("GET");
    expect(request.url).toBe("https://api.example.com/orders/a%2Fb%20%C3%BC?tags=x%26y&tags=z");
    expect(request.headers.get("x-trace")).toBe("t-1");
    expect(request.headers.get("cookie")).toBe("theme=dark%20blue");
  });

  it.each([
    ["https://api.example.com", "https://api.example.com/orders"],
    ["https://api.example.com/", "https://api.example.com/orders"],
    ["https://api.example.com/v1", "https://api.example.com/v1/orders"],
    ["http://localhost:8080/v1/a%2Fb/", "http://localhost:8080/v1/a%2Fb/orders"],
  ])("goes below the base URL %s", async (baseUrl, url) => {
    expect((await requestOf({ baseUrl }, operationWith())).url).toBe(url);
  });

  it.each([
    "ftp://api.example.com",
    "/v1",
    "",
    "https://u:p@api.example.com",
    "https://a.example/?key=1",
    "https://a.example/#top",
  ])("is never made for the base URL %j", (baseUrl) => {
    expect(() => connect({ baseUrl }, {})).toThrow(TypeError);
    expect(() => connect({ baseUrl }, {})).toThrow(
      /http or https URL without user name and password, query and fragment/,
    );
  });

  it.each([
    ["nope", '"nope"'],
    ["", '""'],
    ["api.example.com/v1", '"api.example.com/v1"'],
    ["ftp://user:s3cret@api.example.com/v1", '"ftp://api.example.com/v1"'],
    ["https://user:s3cret@api.example.com", '"https://api.example.com"'],
    ["https:\\\\user:s3cret@api.example.com", '"https:\\\\api.example.com"'],
    ["user:s3cret@api.example.com", '"api.example.com"'],
    ["https://user:s3/cret@api.example.com", '"https://api.example.com"'],
    ["https://user:s3?cret@api.example.com", '"https://..."'],
    ["https://user:s3%40cret%40api.example.com:x", '"https://api.example.com:x"'],
    ["https://api.example.com/v1?key=s3cret", '"https://api.example.com/v1"'],
    ["https://api.example.com/v1#s3cret", '"https://api.example.com/v1"'],
    ["https://api.example.com?key=a@s3cret", '"https://..."'],
    [`nope${"x".repeat(200)}`, `"nope${"x".repeat(73)}..."`],
    ["no\u202epe", '"no\\u{202e}pe"'],
    [5, "a number"],
    [new URL("https://api.example.com"), "an object"],
    [{ url: "nope" }, '"nope"'],
    [{ url: new URL("https://api.example.com") }, "an object"],
  ])("names the option and its value without secrets for the base URL %j", (baseUrl, shown) => {
    const text = `"baseUrl" is ${shown}, but must be an http or https URL without user name and password, query and fragment.`;
    expect(() => connect({ baseUrl } as never, {})).toThrow(new TypeError(text));
  });

  it.each([undefined, { baseUrl: undefined }])("is never made without a base URL: %j", (settings) => {
    expect(() => connect(settings as never, {})).toThrow(new TypeError('"baseUrl" is missing.'));
  });

  it.each([".", "..", ""])("is not sent when the path variable %j would name another path", async (id) => {
    const { requests, fetch } = exchange();
    const error = await rejection(callWith({ fetch, validate: false }, readOrder, { path: { id } }));
    expect(error).toMatchObject({
      name: "RequestValidationError",
      problems: [{ code: "http/unencodable-value", path: "/path/id" }],
    });
    expect(requests).toEqual([]);
  });

  it("is sent as JSON, or as the content type that the caller names", async () => {
    const json = await requestOf({}, createOrder, { body: { n: 1 } });
    expect([json.headers.get("content-type"), await json.text()]).toEqual(["application/json", '{"n":1}']);
    const text = await requestOf({}, createOrder, { contentType: "text/plain", body: "one" });
    expect([text.headers.get("content-type"), await text.text()]).toEqual(["text/plain; charset=utf-8", "one"]);
  });

  it.each([
    [new Uint8Array(3), undefined],
    [new Blob(["x"], { type: "text/plain" }), undefined],
    [new Uint8Array(3), "image/*"],
  ])("is not sent with bytes of a type that the contract does not take, %#", async (body, contentType) => {
    const { requests, fetch } = exchange();
    const upload = operationWith({ body: { required: true, content: [clientBinaryWriter("image/*")] } });
    const error = await rejection(callWith({ fetch }, upload, { body, ...(contentType && { contentType }) }));
    expect(error).toMatchObject({ name: "RequestValidationError", problems: [{ code: "http/content-type" }] });
    expect(requests).toEqual([]);
  });

  it("has no body and no Content-Type when none is given", async () => {
    const optional = operationWith({
      table: { method: "POST" },
      body: { required: false, content: [jsonWriter("application/json")] },
    });
    const request = await requestOf({}, optional);
    expect([request.body, request.headers.get("content-type")]).toEqual([null, null]);
  });

  it("names the media types of the answers", async () => {
    const request = await requestOf({}, operationWith({ accept: "application/json, application/problem+json" }));
    expect(request.headers.get("accept")).toBe("application/json, application/problem+json");
  });

  it("takes headers of the call before those of the settings, and the operation's own before both", async () => {
    const request = await requestOf(
      { headers: { "X-Trace": "settings", "x-team": "settings", "X-Region": "settings" } },
      readOrder,
      { path: { id: "7" }, headers: { "X-Trace": "parameter" } },
      { headers: { "x-trace": "call", "X-Team": "call" } },
    );
    expect([request.headers.get("x-trace"), request.headers.get("x-team"), request.headers.get("x-region")]).toEqual([
      "parameter",
      "call",
      "settings",
    ]);
  });

  it("takes options that are there without a value", async () => {
    const absent = { headers: undefined, deadline: undefined, validate: undefined } as const;
    const settings: SenderSettings<Record<string, unknown>> = {
      ...absent,
      auth: undefined,
      fetch: undefined,
      maxResponseBytes: undefined,
    };
    const options: CallOptions = { ...absent, signal: undefined };
    const { requests, fetch } = exchange();
    await callWith({ ...settings, fetch }, operationWith(), {}, options);
    expect(requests.length).toBe(1);
  });

  it("leaves out headers that are undefined or null", async () => {
    const { headers } = await requestOf({ headers: { "x-a": undefined, "x-b": null } }, operationWith());
    expect([headers.has("x-a"), headers.has("x-b")]).toEqual([false, false]);
  });

  it("takes headers from a Headers, of the settings and of the call", async () => {
    const settings = { headers: new Headers({ "X-A": "settings", "X-B": "settings" }) };
    const { headers } = await requestOf(settings, operationWith(), {}, { headers: new Headers({ "x-b": "call" }) });
    expect([headers.get("x-a"), headers.get("x-b")]).toEqual(["settings", "call"]);
  });

  it.each(["x a", "x\r\ny", "", "x:y", "\u2603"])("is not sent with the header name %j", async (name) => {
    const { requests, fetch } = exchange();
    const error = await rejection(callWith({ fetch }, operationWith(), {}, { headers: { [name]: "1" } }));
    expect(error).toMatchObject({ name: "RequestValidationError", problems: [{ code: "http/header" }] });
    expect(error.message).not.toMatch(/[\r\n]/);
    expect(requests).toEqual([]);
  });

  it("keeps the Content-Type of its body, whatever headers say", async () => {
    const request = await requestOf(
      { headers: { "Content-Type": "a/b" } },
      createOrder,
      { body: 1 },
      { headers: { "content-type": "c/d" } },
    );
    expect(request.headers.get("content-type")).toBe("application/json");
  });

  it.each(["a\r\nb: c", "a\0b", "snow \u2603"])("is not sent with the header value %j", async (value) => {
    const { requests, fetch } = exchange();
    const error = await rejection(callWith({ fetch, headers: { "x-a": value } }, operationWith()));
    expect(error).toMatchObject({
      name: "RequestValidationError",
      problems: [{ code: "http/header", path: "/headers/x-a" }],
    });
    expect(requests).toEqual([]);
  });

  it("follows no redirects", async () => {
    expect((await requestOf({}, operationWith())).redirect).toBe("manual");
  });

  it("goes to the whole address that the call names, with its query and without its fragment", async () => {
    const webhook = operationWith({
      table: { method: "POST", path: "orderChanged", parameters: [parameter("query", "n")] },
      encode,
    });
    const request = await requestOf(
      {},
      webhook,
      { query: { n: "1" } },
      { url: "https://partner.example/hooks/s3cret?a=b#c" },
    );
    expect(request.url).toBe("https://partner.example/hooks/s3cret?a=b&n=1");
  });

  it.each(["file:///etc/passwd", "javascript:alert(1)", "/hooks", "https://user:pass@partner.example/"])(
    "does not go to the address %s",
    async (url) => {
      const { requests, fetch } = exchange();
      const error = await rejection(callWith({ fetch }, operationWith(), {}, { url }));
      expect(error.name).toBe("RequestValidationError");
      expect(error.message).not.toContain("pass");
      expect(requests).toEqual([]);
    },
  );

  it("is sent by fetch with an address and plain headers when the settings have no fetch of their own", async () => {
    const original = globalThis.fetch;
    const seen: unknown[][] = [];
    globalThis.fetch = (...given) => {
      seen.push(given);
      return Promise.resolve(new Response(null, { status: 204 }));
    };
    try {
      await callWith({}, createOrder, { body: [1] });
    } finally {
      globalThis.fetch = original;
    }
    expect(seen).toMatchObject([
      [
        "https://api.example.com/orders",
        { method: "POST", headers: { "content-type": "application/json" }, body: "[1]", redirect: "manual" },
      ],
    ]);
  });
});

describe("the check of a request", () => {
  const checked = operationWith({
    table: { method: "POST" },
    check: refusing("/query/mode"),
    body: { required: true, content: [jsonWriter("application/json", refusing("/lines/0"))] },
  });

  it("finds the problems of parameters and body before anything is sent", async () => {
    const { requests, fetch } = exchange();
    const error = await rejection(callWith({ fetch }, checked, { body: {} }));
    expect(error).toMatchObject({
      name: "RequestValidationError",
      problems: [
        { code: "pattern", path: "/query/mode" },
        { code: "pattern", path: "/lines/0" },
      ],
    });
    expect(requests).toEqual([]);
  });

  it("costs nothing when it is off", async () => {
    const never = (): never => {
      throw new Error("checked");
    };
    const operation = {
      ...checked,
      check: never,
      body: { required: true, content: [jsonWriter("application/json", never)] },
    };
    expect(await (await requestOf({ validate: false }, operation, { body: 1 })).json()).toBe(1);
  });

  it("finds a body that is missing", async () => {
    const error = await rejection(callWith({ fetch: exchange().fetch }, createOrder));
    expect(error).toMatchObject({ name: "RequestValidationError", problems: [{ code: "required", path: "" }] });
  });

  it("finds a content type that the contract does not have, and a body that cannot be written, even when it is off", async () => {
    const settings = { fetch: exchange().fetch, validate: false };
    const other = await rejection(callWith(settings, createOrder, { contentType: "image/png", body: 1 }));
    expect(other).toMatchObject({ name: "RequestValidationError", problems: [{ code: "http/content-type" }] });
    const cyclic: unknown[] = [];
    cyclic.push(cyclic);
    const unwritable = await rejection(callWith(settings, createOrder, { body: cyclic }));
    expect(unwritable).toMatchObject({
      name: "RequestValidationError",
      problems: [{ code: "http/unencodable-value" }],
    });
  });

  it.each([
    ["the settings", { validate: false }, {}, false],
    ["the settings, for requests alone", { validate: { request: false } }, {}, false],
    ["the settings, for responses alone", { validate: { response: false } }, {}, true],
    ["the call", {}, { validate: false }, false],
    ["the call, against the settings", { validate: false }, { validate: { request: true } }, true],
    ["neither", {}, {}, true],
  ])("is switched by %s", async (_, settings, options, isChecked) => {
    const { requests, fetch } = exchange();
    const call = callWith({ fetch, ...settings }, checked, { body: {} }, options);
    if (isChecked) expect((await rejection(call)).name).toBe("RequestValidationError");
    else await call;
    expect(requests.length).toBe(isChecked ? 0 : 1);
  });
});

describe("calls at once", () => {
  it("do not mix", async () => {
    const operation = operationWith({
      table: { method: "POST" },
      body: { required: true, content: [jsonWriter("application/json")] },
      responses: { "200": { content: [jsonReader("application/json")] } },
    });
    const fetch = async (request: Request): Promise<Response> => Response.json(await request.json());
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, n) => callWith({ fetch }, operation, { body: n })),
    );
    expect(results.map(({ data }) => data)).toEqual(Array.from({ length: 50 }, (_, n) => n));
  });
});
