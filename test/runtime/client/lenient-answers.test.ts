import { describe, expect, it } from "vitest";
import { clientBinaryReader, type ClientBinaryBody } from "../../../templates/runtime/client/binary.js";
import { callOperation } from "../../../templates/runtime/client/call.js";
import type { AddressedCallOptions, ClientResponse, Reaction } from "../../../templates/runtime/client/client-types.js";
import { connect } from "../../../templates/runtime/client/connection.js";
import type { ResponseValidationError } from "../../../templates/runtime/client/errors.js";
import { jsonReader } from "../../../templates/runtime/http/payload-json.js";
import { textReader } from "../../../templates/runtime/http/payload-text.js";
import { xmlReader } from "../../../templates/runtime/http/payload-xml.js";
import { type Answer, operationWith, refusing, rejection, schemes } from "../../support/client-calls.js";

const json = { content: [jsonReader("application/json")] };
const refused = { content: [jsonReader("application/json", refusing("/id"))] };
const xml = {
  content: [
    xmlReader("application/xml", () => ({
      ok: false,
      problems: [{ code: "xml/syntax", message: "Not XML.", path: "" }],
      truncated: false,
    })),
  ],
};
const none = { content: [] };
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

interface Call {
  readonly method?: "GET" | "HEAD" | "POST";
  readonly settings?: object;
  readonly options?: AddressedCallOptions;
  readonly usual?: Reaction;
}

/** The outcome of a call of a lenient client: its result and the reported problems. */
async function outcome(
  response: Response,
  responses: Readonly<Record<string, ClientResponse>>,
  { method = "POST", settings, options, usual = "report" }: Call = {},
): Promise<{ readonly result: Answer; readonly problems: readonly string[] }> {
  const problems: string[] = [];
  const connection = connect(
    {
      baseUrl: "https://api.example.com",
      fetch: () => Promise.resolve(response),
      onResponseProblems: (error: ResponseValidationError) =>
        problems.push(...error.problems.map(({ code, path }) => `${code} ${path}`.trim())),
      ...settings,
    },
    schemes,
    usual,
  );
  const result = await callOperation<Answer>(
    connection,
    operationWith({ responses, table: { method } }),
    undefined,
    options,
  );
  return { result, problems };
}

const typed = (
  type: string,
  status: number,
  body: string | Uint8Array<ArrayBuffer> | ReadableStream | null,
): Response => new Response(body, { status, headers: type === "" ? {} : { "content-type": type } });

describe("a lenient client returns and reports", () => {
  it.each<[string, Response, Readonly<Record<string, ClientResponse>>, unknown, unknown, readonly string[]]>([
    // Undeclared statuses.
    ["201 for 200", Response.json({ id: 1 }, { status: 201 }), { 200: json }, 201, { id: 1 }, ["http/status"]],
    [
      "201 with a value that 200 rejects",
      Response.json({}, { status: 201 }),
      { 200: refused },
      201,
      {},
      ["http/status"],
    ],
    ["429 with JSON", Response.json({ wait: 1 }, { status: 429 }), { 201: json }, 429, { wait: 1 }, ["http/status"]],
    [
      "429 with problem details",
      typed("application/problem+json", 429, "[1]"),
      { 201: json },
      429,
      [1],
      ["http/status"],
    ],
    ["502 with HTML", typed("text/html", 502, "<p>"), { 200: json }, 502, "<p>", ["http/status"]],
    ["500 with XML", typed("application/xml", 500, "<e/>"), { 200: json }, 500, "<e/>", ["http/status"]],
    ["500 with broken JSON", typed("application/json", 500, "{"), { 200: json }, 500, "{", ["http/status"]],
    [
      "500 with text in Latin-1",
      typed("text/plain; charset=iso-8859-1", 500, new Uint8Array([0xe9])),
      { 200: json },
      500,
      new Uint8Array([0xe9]),
      ["http/status"],
    ],
    [
      "500 with bytes",
      typed("image/png", 500, new Uint8Array([1, 2])),
      { 200: json },
      500,
      new Uint8Array([1, 2]),
      ["http/status"],
    ],
    [
      "500 with bytes without a type",
      typed("", 500, new Uint8Array([1, 2])),
      { 200: json },
      500,
      new Uint8Array([1, 2]),
      ["http/status"],
    ],
    ["500 without a body", typed("", 500, null), { 200: json }, 500, undefined, ["http/status"]],
    ["204 for 200", typed("", 204, null), { 200: json }, 204, undefined, ["http/status"]],
    ["200 for 204", Response.json([1]), { 204: none }, 200, [1], ["http/status"]],
    ["304", typed("", 304, null), { 200: json }, 304, undefined, ["http/status"]],
    ["302", typed("", 302, null), { 200: json }, 302, undefined, ["http/status"]],
    ["404 next to 5XX", typed("text/plain", 404, "no"), { 200: json, "5XX": json }, 404, "no", ["http/status"]],
    [
      "a stream under another status",
      typed("image/png", 500, new Uint8Array([1])),
      { 200: { content: [clientBinaryReader("image/png")] } },
      500,
      new Uint8Array([1]),
      ["http/status"],
    ],
    // Declared statuses, and bodies that are empty or unreadable.
    [
      "an empty 201",
      typed("application/json", 201, ""),
      { 201: json },
      "unreadable",
      undefined,
      ["http/body-required"],
    ],
    [
      "an empty 201 without a type",
      typed("", 201, null),
      { 201: json },
      "unreadable",
      undefined,
      ["http/body-required"],
    ],
    ["an empty default", typed("", 500, null), { default: json }, "unreadable", undefined, ["http/body-required"]],
    ["an empty range", typed("", 202, null), { "2XX": json }, "unreadable", undefined, ["http/body-required"]],
    [
      "204 in a range with a body",
      typed("", 204, null),
      { "2XX": json },
      "unreadable",
      undefined,
      ["http/body-required"],
    ],
    [
      "304 under a default with a body",
      typed("", 304, null),
      { default: json },
      "unreadable",
      undefined,
      ["http/body-required"],
    ],
    [
      "an empty XML document",
      typed("application/xml", 200, ""),
      { 200: xml },
      "unreadable",
      undefined,
      ["http/body-required"],
    ],
    ["XML that does not decode", typed("application/xml", 200, "<a"), { 200: xml }, "unreadable", "<a", ["xml/syntax"]],
    ["broken JSON", typed("application/json", 200, '{"id":'), { 200: json }, "unreadable", '{"id":', ["json/syntax"]],
    [
      "HTML for JSON",
      typed("text/html", 200, "<p>"),
      { 200: json },
      "unreadable",
      "<p>",
      ["http/content-type", "json/syntax"],
    ],
    [
      "JSON that is not UTF-8",
      typed("application/json", 200, new Uint8Array([0xff])),
      { 200: json },
      "unreadable",
      new Uint8Array([0xff]),
      ["http/charset"],
    ],
    [
      "JSON in UTF-16",
      typed("application/json; charset=utf-16", 200, "1"),
      { 200: json },
      "unreadable",
      bytes("1"),
      ["http/charset"],
    ],
    [
      "a redirect that the browser hides",
      Response.error(),
      { default: none },
      "unreadable",
      undefined,
      ["http/status"],
    ],
    // Results that the spec declares.
    ["an invalid value", Response.json({}), { 200: refused }, 200, {}, ["pattern /id"]],
    ["JSON of another type", typed("text/plain", 200, "[1]"), { 200: json }, 200, [1], ["http/content-type"]],
    ["an empty text", typed("", 200, null), { 200: { content: [textReader("text/plain")] } }, 200, "", []],
    ["an undeclared error under default", Response.json({}, { status: 500 }), { default: json }, 500, {}, []],
    ["204 that is declared without content", typed("", 204, null), { 204: none }, 204, undefined, []],
    ["an undeclared body", typed("text/plain", 200, "hi"), { 200: none }, 200, undefined, []],
  ])("%s", async (_, response, responses, status, data, problems) => {
    const { result, problems: reported } = await outcome(response, responses);
    expect({ status: result.status, data: result.data, problems: reported }).toEqual({ status, data, problems });
    expect(result.response).toBe(response);
  });

  it("no problem of an answer to HEAD, which has no body", async () => {
    const { result, problems } = await outcome(typed("application/json", 200, null), { 200: json }, { method: "HEAD" });
    expect([result.status, result.data, problems]).toEqual([200, undefined, []]);
  });

  it("missing headers of a readable response", async () => {
    const checked = { ...json, headers: [], decodeHeaders: () => ({ ok: true as const, value: {} }) };
    const { result, problems } = await outcome(Response.json(1), {
      200: { ...checked, checkHeaders: refusing("/X-Total") },
    });
    expect([result.status, result.data, problems]).toEqual([200, 1, ["pattern /headers/X-Total"]]);
  });

  it.each<[number, string | number]>([
    [200, "unreadable"],
    [429, 429],
  ])("a body above the limit with status %s", async (status, shown) => {
    const { result, problems } = await outcome(
      Response.json("too long", { status }),
      { 200: json },
      { settings: { maxResponseBytes: 3 } },
    );
    expect([result.status, result.data]).toEqual([shown, undefined]);
    expect(problems).toContain("http/too-large");
  });

  it("nothing where responses are not checked, and returns the same results", async () => {
    const options = { validate: { response: "off" as const } };
    const made = await outcome(Response.json({ id: 1 }, { status: 201 }), { 200: json }, { options });
    expect([made.result.status, made.result.data, made.problems]).toEqual([201, { id: 1 }, []]);
    const empty = await outcome(typed("", 200, null), { 200: json }, { options });
    expect([empty.result.status, empty.result.data, empty.problems]).toEqual(["unreadable", undefined, []]);
  });
});

describe("a binary body whose headers are wrong", () => {
  const wrong = { content: [clientBinaryReader("image/png")], headers: [], decodeHeaders: refusing("/X-Total") };
  it.each<[string, Call, readonly string[]]>([
    [
      "of a strict client that reports",
      { usual: "throw", options: { validate: { response: "report" } } },
      ["pattern /headers/X-Total"],
    ],
    ["of a lenient client that does not check", { options: { validate: { response: "off" } } }, []],
  ])("is a stream all the same: %s", async (_, call, reported) => {
    const image = typed("image/png", 200, new Uint8Array([1]));
    const { result, problems } = await outcome(image, { 200: wrong }, call);
    expect(await (result.data as ClientBinaryBody).bytes()).toEqual(new Uint8Array([1]));
    expect([result.status, problems]).toEqual([200, reported]);
  });
});

describe("a call rejects", () => {
  it("with a NetworkError if a body breaks off", async () => {
    const body = (): ReadableStream<Uint8Array> =>
      new ReadableStream({ pull: (controller) => controller.error(new Error("reset")) });
    for (const status of [200, 429]) {
      const error = await rejection(outcome(typed("application/json", status, body()), { 200: json }));
      expect(error.name).toBe("NetworkError");
    }
  });

  it.each<[string, Call]>([
    ["of a strict client", { usual: "throw" }],
    ["of a strict client that reports", { usual: "throw", options: { validate: { response: "report" } } }],
    ["of a lenient client that is told to throw", { options: { validate: true } }],
  ])("%s for undeclared statuses and unreadable bodies", async (_, call) => {
    expect(await rejection(outcome(Response.json(1, { status: 201 }), { 200: json }, call))).toMatchObject({
      name: "UnexpectedStatusError",
      status: 201,
    });
    expect(await rejection(outcome(typed("application/json", 200, ""), { 200: json }, call))).toMatchObject({
      name: "ResponseValidationError",
      problems: [{ code: "http/body-required" }],
    });
  });
});
