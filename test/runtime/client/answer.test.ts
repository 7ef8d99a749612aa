import { describe, expect, it } from "vitest";
import { clientBinaryReader, type ClientBinaryBody } from "../../../templates/runtime/client/binary.js";
import type { ClientResponse } from "../../../templates/runtime/client/client-types.js";
import type { ParameterTable } from "../../../templates/runtime/http/operation.js";
import type { BytesReader } from "../../../templates/runtime/http/payload.js";
import { decodeHeaders } from "../../../templates/runtime/parameters/decode-headers.js";
import { jsonReader } from "../../../templates/runtime/http/payload-json.js";
import { textReader } from "../../../templates/runtime/http/payload-text.js";
import { type Answer, callWith, exchange, operationWith, refusing, rejection } from "../../support/client-calls.js";

const json = { content: [jsonReader("application/json")] };

function answered(
  response: Response | (() => Response),
  responses: Readonly<Record<string, ClientResponse>>,
  settings: object = {},
  method: "GET" | "HEAD" = "GET",
): Promise<Answer> {
  return callWith({ fetch: exchange(response).fetch, ...settings }, operationWith({ responses, table: { method } }));
}

/** A body that never ends, and says when nobody wants it any more. */
function endless(): { readonly body: ReadableStream<Uint8Array>; readonly cancelled: Promise<unknown> } {
  let cancel!: (reason: unknown) => void;
  const cancelled = new Promise((resolve) => (cancel = resolve));
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1000)),
    cancel,
  });
  return { body, cancelled };
}

describe("the status of an answer", () => {
  const marked = (mark: string): ClientResponse => ({
    content: [textReader("text/plain", () => ({ ok: true, value: mark }))],
  });
  const responses = { "404": marked("404"), "4XX": marked("4XX"), default: marked("default") };

  it.each([
    [404, "404"],
    [409, "4XX"],
    [499, "4XX"],
    [500, "default"],
    [200, "default"],
  ])("%s is read as the contract says of %j", async (status, mark) => {
    const result = await answered(new Response("x", { status, headers: { "content-type": "text/plain" } }), responses);
    expect(result).toMatchObject({ status, data: mark });
  });

  it("that the contract does not declare is an UnexpectedStatusError with what was read of the body", async () => {
    const response = new Response("gone", { status: 410, headers: { "retry-after": "7" } });
    const error = await rejection(answered(response, { "200": json }));
    expect(error).toMatchObject({ name: "UnexpectedStatusError", status: 410, body: new TextEncoder().encode("gone") });
    expect((error["response"] as Response).headers.get("retry-after")).toBe("7");
  });

  it.each([302, 303, 307])("%s is returned and not followed when the contract declares it", async (status) => {
    const { requests, fetch } = exchange(
      new Response(null, { status, headers: { location: "https://other.example/" } }),
    );
    const result = await callWith({ fetch }, operationWith({ responses: { [status]: { content: [] } } }));
    expect([result.status, result.response.headers.get("location"), requests.length]).toEqual([
      status,
      "https://other.example/",
      1,
    ]);
  });

  it("of a redirect that the contract does not declare is unexpected", async () => {
    const response = new Response(null, { status: 302, headers: { location: "https://other.example/" } });
    expect(await rejection(answered(response, { "200": json }))).toMatchObject({
      name: "UnexpectedStatusError",
      status: 302,
    });
  });

  it("that a browser hides is unexpected even where there is a default", async () => {
    const hidden = (): Response => Response.error();
    const error = await rejection(answered(hidden, { default: { content: [] } }));
    expect(error).toMatchObject({ name: "UnexpectedStatusError", status: 0 });
    expect(error.message).toContain("redirect that the browser hides");
  });
});

describe("the body of an answer", () => {
  it("is read by the reader that its content type calls for", async () => {
    const content = [
      textReader("*/*", () => ({ ok: true, value: "any" })),
      textReader("text/*", () => ({ ok: true, value: "range" })),
      jsonReader("application/json"),
    ];
    const read = (type: string): Promise<Answer> =>
      answered(new Response("1", { headers: { "content-type": type } }), { "200": { content } });
    expect(await read("application/json")).toMatchObject({ data: 1, contentType: "application/json" });
    expect(await read("Application/JSON; charset=utf-8")).toMatchObject({ data: 1, contentType: "application/json" });
    expect(await read("text/csv; header=present")).toMatchObject({
      data: "range",
      contentType: "text/csv; header=present",
    });
    expect(await read("image/png")).toMatchObject({ data: "any", contentType: "image/png" });
  });

  it.each([[{ "content-type": "text/html" }], [{}]])(
    "is refused when it has no declared content type: %j",
    async (headers) => {
      const response = (): Response =>
        new Response(new TextEncoder().encode("<h1>oops</h1>"), { headers: headers as Record<string, string> });
      const error = await rejection(answered(response, { "200": json }));
      expect(error).toMatchObject({
        name: "ResponseValidationError",
        status: 200,
        problems: [{ code: "http/content-type", path: "" }],
      });
      expect(new TextDecoder().decode(error["body"] as Uint8Array)).toBe("<h1>oops</h1>");
    },
  );

  it("is read as the first type declared when it names none and nothing is checked", async () => {
    const response = (): Response => new Response(new TextEncoder().encode("[1]"));
    expect(await answered(response, { "200": json }, { validate: false })).toMatchObject({
      data: [1],
      contentType: "application/json",
    });
  });

  it("is checked, unless that is switched off", async () => {
    const responses = { "200": { content: [jsonReader("application/json", refusing("/id"))] } };
    const error = await rejection(answered(Response.json({}), responses));
    expect(error).toMatchObject({
      name: "ResponseValidationError",
      status: 200,
      problems: [{ code: "pattern", path: "/id" }],
    });
    expect(await answered(Response.json({}), responses, { validate: { response: false } })).toMatchObject({ data: {} });
  });

  it.each([
    ["{", "application/json", "json/syntax"],
    [new Uint8Array([0xff]), "application/json", "http/charset"],
    ["1", "application/json; charset=utf-16", "http/charset"],
  ])("is refused when it cannot be read, checked or not: %j as %s", async (body, type, code) => {
    for (const validate of [true, false]) {
      const response = new Response(body as string, { headers: { "content-type": type } });
      const error = await rejection(answered(response, { "200": json }, { validate }));
      expect(error).toMatchObject({ name: "ResponseValidationError", problems: [{ code }] });
    }
  });

  it.each([
    ["application/json", "application/json"],
    ["", "application/json"],
    ["text/html", "application/json"],
    ["", "text/plain"],
  ])("that is not there is missing, whatever its type, %j, and not of the wrong type: %s", async (type, mediaType) => {
    const response = new Response(new Uint8Array(), { headers: { "content-type": type } });
    const content = [{ ...jsonReader("application/json"), mediaType }];
    const error = await rejection(answered(response, { "200": { content } }));
    const message = `The response has no body, but ${mediaType} is declared.`;
    expect(error).toMatchObject({
      name: "ResponseValidationError",
      problems: [{ code: "http/body-required", message }],
    });
    expect(error.message).toContain(message);
  });

  it("is a text of no characters when it has no bytes and is declared as text", async () => {
    const response = new Response("", { headers: { "content-type": "text/plain" } });
    expect(await answered(response, { "200": { content: [textReader("text/plain")] } })).toMatchObject({ data: "" });
  });

  it("is handed to readers of bytes as it is", async () => {
    const reader: BytesReader = {
      mediaType: "application/xml",
      wants: "bytes",
      read: (bytes) => ({ ok: true, value: [...bytes] }),
    };
    const response = new Response(new Uint8Array([1, 255]), { headers: { "content-type": "application/xml" } });
    expect(await answered(response, { "200": { content: [reader] } })).toMatchObject({ data: [1, 255] });
  });

  it("of which the contract says nothing is a value where it is JSON", async () => {
    const asked = (body: string): Promise<Answer> => {
      const response = new Response(body, { headers: { "content-type": "application/problem+json; charset=utf-8" } });
      return answered(response, { default: { content: [] } });
    };
    expect(await asked('{"title":"No."}')).toMatchObject({ data: undefined, undeclaredBody: { title: "No." } });
    expect((await asked('{"title":')).undeclaredBody).toEqual(new TextEncoder().encode('{"title":'));
  });

  it("of which the contract says nothing is there as bytes", async () => {
    const result = await answered(new Response("hi"), { "200": { content: [] } });
    expect(result).toMatchObject({
      data: undefined,
      contentType: undefined,
      undeclaredBody: new TextEncoder().encode("hi"),
    });
    expect("undeclaredBody" in (await answered(new Response(null), { "200": { content: [] } }))).toBe(false);
  });

  it.each([204, 205, 304])("is not looked for with status %s", async (status) => {
    const result = await answered(new Response(null, { status, headers: { "content-type": "text/html" } }), {
      default: json,
    });
    expect(result).toMatchObject({ status, data: undefined });
  });

  it("is not looked for in the answer to HEAD", async () => {
    const response = new Response(null, {
      headers: { "content-type": "application/json", "content-length": "999999999" },
    });
    expect(await answered(response, { "200": json }, { maxResponseBytes: 10 }, "HEAD")).toMatchObject({
      status: 200,
      data: undefined,
    });
  });
});

describe("the limit of answers", () => {
  const text = { "200": { content: [textReader("text/plain")] } };
  const plain = { "content-type": "text/plain" };

  it("lets a body through that just keeps it, in one piece or in many", async () => {
    const pieces = (): Response =>
      new Response(
        ReadableStream.from(
          ["ab", "cd", "e"].map((piece) => new TextEncoder().encode(piece)),
        ) as ReadableStream<Uint8Array>,
        { headers: plain },
      );
    expect(await answered(pieces, text, { maxResponseBytes: 5 })).toMatchObject({ data: "abcde" });
    expect(await answered(new Response("abcde", { headers: plain }), text, { maxResponseBytes: 5 })).toMatchObject({
      data: "abcde",
    });
  });

  it("reads a body of thousands of pieces in their order", async () => {
    const numbers = Array.from({ length: 3500 }, (_, index) => `${index},`);
    const pieces = (): Response =>
      new Response(
        ReadableStream.from(numbers.map((piece) => new TextEncoder().encode(piece))) as ReadableStream<Uint8Array>,
        { headers: plain },
      );
    expect(await answered(pieces, text)).toMatchObject({ data: numbers.join("") });
  });

  it.each([
    ["declared", text],
    ["undeclared", { "200": { content: [] } }],
    ["of an unexpected status", { "500": { content: [] } }],
  ])("stops a body that is %s and does not end", async (_, responses) => {
    const { body, cancelled } = endless();
    const error = await rejection(
      answered(() => new Response(body, { headers: plain }), responses, { maxResponseBytes: 10_000 }),
    );
    expect(error).toMatchObject({
      name: "ResponseValidationError",
      status: 200,
      problems: [{ code: "http/too-large", path: "" }],
    });
    await cancelled;
  });

  it("stops before reading when Content-Length is beyond it", async () => {
    let pulls = 0;
    const body = new ReadableStream<Uint8Array>({ pull: () => void (pulls += 1) }, { highWaterMark: 0 });
    const response = (): Response => new Response(body, { headers: { ...plain, "content-length": "11" } });
    const error = await rejection(answered(response, text, { maxResponseBytes: 10 }));
    expect(error).toMatchObject({ problems: [{ code: "http/too-large" }] });
    expect(pulls).toBe(0);
  });
});

describe("the headers of an answer", () => {
  const headers: readonly ParameterTable[] = [
    { name: "X-Total", in: "header", style: "simple", explode: false, shape: "number" },
    { name: "Tags", in: "header", style: "simple", explode: false, shape: { items: "string" } },
  ];
  const responses = { "200": { content: [], headers, decodeHeaders } };

  it("are values under the names of the contract", async () => {
    const response = new Response(null, { headers: { "x-total": "12", tags: "a,b", other: "1" } });
    expect((await answered(response, responses)).headers).toEqual({ "X-Total": 12, Tags: ["a", "b"] });
    expect((await answered(new Response(null), responses)).headers).toEqual({});
  });

  it("are checked, unless that is switched off", async () => {
    const checked = { "200": { ...responses["200"], checkHeaders: refusing("/X-Total") } };
    const error = await rejection(answered(new Response(null), checked));
    expect(error).toMatchObject({
      name: "ResponseValidationError",
      problems: [{ code: "pattern", path: "/headers/X-Total" }],
    });
    expect(await answered(new Response(null), checked, { validate: false })).toMatchObject({ headers: {} });
  });

  it("are there when the contract names none", async () => {
    expect((await answered(new Response(null), { "200": { content: [] } })).headers).toEqual({});
  });
});

describe("a binary answer", () => {
  const responses = { "200": { content: [clientBinaryReader("image/*")] } };
  const bytes = new Uint8Array([137, 80, 78, 71]);
  const image = (): Response => new Response(bytes, { headers: { "content-type": "image/png" } });

  it("is handed over as bytes, as a Blob or as a stream", async () => {
    const read = async (): Promise<ClientBinaryBody> => (await answered(image(), responses)).data as ClientBinaryBody;
    expect(await read()).toMatchObject({ contentType: "image/png" });
    expect(await (await read()).bytes()).toEqual(bytes);
    const blob = await (await read()).blob();
    expect([blob.type, new Uint8Array(await blob.arrayBuffer())]).toEqual(["image/png", bytes]);
    const pieces: number[] = [];
    for await (const piece of (await read()).stream()) pieces.push(...piece);
    expect(pieces).toEqual([...bytes]);
  });

  it("is read once", async () => {
    const data = (await answered(image(), responses)).data as ClientBinaryBody;
    await data.bytes();
    await expect(data.bytes()).rejects.toThrow(TypeError);
  });

  it("keeps the limit as bytes and has none as a stream", async () => {
    const settings = { maxResponseBytes: 3 };
    const whole = (await answered(image(), responses, settings)).data as ClientBinaryBody;
    expect(await rejection(whole.bytes())).toMatchObject({
      name: "ResponseValidationError",
      problems: [{ code: "http/too-large" }],
    });
    const streamed = (await answered(image(), responses, settings)).data as ClientBinaryBody;
    let length = 0;
    for await (const piece of streamed.stream()) length += piece.length;
    expect(length).toBe(4);
  });

  it("is cancelled by leaving its stream", async () => {
    const { body, cancelled } = endless();
    const response = (): Response => new Response(body, { headers: { "content-type": "image/png" } });
    const data = (await answered(response, responses)).data as ClientBinaryBody;
    for await (const _ of data.stream()) break;
    await cancelled;
  });
});
