import fastify from "fastify";
import { parse as parseSimple } from "node:querystring";
import qs from "qs";
import type { IncomingMessage } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { toFastifyPlugin } from "../../../templates/runtime/adapters/fastify.js";
import { toFetchHandler } from "../../../templates/runtime/adapters/fetch.js";
import { toNodeListener } from "../../../templates/runtime/adapters/node.js";
import { binaryReader } from "../../../templates/runtime/http/payload-binary.js";
import { strictJsonReader } from "../../../templates/runtime/http/payload-json-strict.js";
import { multipartReader } from "../../../templates/runtime/http/payload-multipart-read.js";
import { textReader } from "../../../templates/runtime/http/payload-text.js";
import type { BinaryBody, Check } from "../../../templates/runtime/http/payload.js";
import { formReader } from "../../../templates/runtime/parameters/form-body.js";
import type { Problem } from "../../../templates/runtime/base/problem.js";
import type { Server, ServerRequest } from "../../../templates/runtime/server/server-types.js";
import { orderDefinition, orderServer, tagReader } from "../../support/order-server.js";
import { closeServed, serveWith } from "../../support/served-node.js";

afterEach(closeServed);

const isNamed: Check = (value) =>
  typeof (value as { n?: unknown } | null)?.n === "number"
    ? { ok: true, value }
    : { ok: false, problems: [{ code: "type", message: "No number.", path: "/n" }], truncated: false };

const fields = [
  { name: "a", shape: "string" },
  { name: "list", shape: { items: "string" } },
  { name: "delimited", shape: { items: "string" }, explode: false },
  { name: "deep", style: "deepObject", shape: { members: { x: "number" }, others: { items: "string" } } },
  { name: "rows", style: "deepObject", shape: { items: { members: { id: "number" }, others: "string" } } },
] as const;

/** Bodies, problems and errors of a server. */
interface Heard {
  readonly bodies: unknown[];
  readonly problems: (readonly Problem[])[];
  readonly errors: string[];
}

function serverOf(heard: Heard): Server {
  const [, create] = orderDefinition.operations;
  if (create === undefined) throw new Error("no operation");
  const content = [
    strictJsonReader("application/json", isNamed),
    strictJsonReader("application/vnd.any+json"),
    formReader("application/x-www-form-urlencoded", fields),
    textReader("text/plain"),
    tagReader,
    multipartReader("multipart/form-data", [
      { name: "a", kind: "text" },
      { name: "list", kind: "text", many: true },
      { name: "json", kind: "json" },
      { name: "files", kind: "file", many: true },
    ]),
    binaryReader("image/png"),
  ];
  return orderServer({
    definition: {
      operations: [{ ...create, body: { required: true, content }, responses: { "204": { content: [] } } }],
    },
    handlers: {
      createOrder: async ({ body }) => {
        const isBinary = typeof body === "object" && body !== null && "stream" in body;
        heard.bodies.push(isBinary ? [...(await (body as BinaryBody).bytes())] : body);
        return { status: 204 };
      },
    },
    maxBodyBytes: 20_000,
    onRefusal: ({ problems }) => heard.problems.push(problems),
    onError: (error: unknown) => heard.errors.push((error as Error).message),
  });
}

/** Returns the value of `request.body`. */
type Parse = (text: string, bytes: Buffer) => unknown;

/** Sends one request to a server behind a middleware. */
async function sentBehind(parse: Parse, type: string, body: string | Uint8Array<ArrayBuffer>, headers = {}) {
  const heard: Heard = { bodies: [], problems: [], errors: [] };
  const listener = toNodeListener(serverOf(heard));
  const { url } = await serveWith((request: IncomingMessage & { body?: unknown }, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const bytes = Buffer.concat(chunks);
      if (type === multipart) Object.assign(request, parse(bytes.toString(), bytes));
      else request.body = parse(bytes.toString(), bytes);
      listener(request, response);
    });
  });
  const response = await fetch(`${url}/orders`, {
    method: "POST",
    body,
    headers: { "Content-Type": type, ...headers },
  });
  return { status: response.status, ...heard };
}

const parseJson: Parse = (text) => JSON.parse(text) as unknown;
const json = "application/json";
/** The type of forms; the properties of the value that is parsed are those of the request. */
const multipart = "multipart/form-data; boundary=b";
const fileOf = (originalname: string): object => ({
  fieldname: "files",
  originalname,
  mimetype: "text/plain",
  buffer: Uint8Array.of(0, 255),
});
const received = (filename: string, rawFilename = filename): object => ({
  data: Uint8Array.of(0, 255),
  filename,
  rawFilename,
  contentType: "text/plain",
});
const any = "application/vnd.any+json; charset=utf-8";
const form = "application/x-www-form-urlencoded";
const extended = (text: string): unknown => qs.parse(text);
const deepText = `${"[".repeat(3000)}${"]".repeat(3000)}`;

describe("a body that a middleware has parsed", () => {
  it.each<[string, Parse, string, string | Uint8Array<ArrayBuffer>, unknown]>([
    [
      "an object",
      parseJson,
      json,
      '{"n":1,"__proto__":{"x":[null,true,"\u{1f600}"]}}',
      JSON.parse('{"n":1,"__proto__":{"x":[null,true,"\u{1f600}"]}}'),
    ],
    ["a list", parseJson, any, "[1,-0.5,1e-7]", [1, -0.5, 1e-7]],
    ["large numbers", parseJson, any, "[1e300,-1e22,9007199254740991]", [1e300, -1e22, 9007199254740991]],
    ["a number above 64 bits", parseJson, any, "18446744073709555712", 18446744073709555712],
    ["null", parseJson, any, "null", null],
    ["false", parseJson, any, "false", false],
    ["a string", parseJson, any, '"7"', "7"],
    ["the text of JSON", (text) => text, json, '{"n":1}', { n: 1 }],
    ["bytes of JSON", (_, bytes) => bytes, json, '{"n":1}', { n: 1 }],
    [
      "a date of a reviver",
      () => ({ n: 1, at: new Date(0) }),
      json,
      '{"n":1}',
      { n: 1, at: "1970-01-01T00:00:00.000Z" },
    ],
    ["text", (text) => text, "text/plain", "a\u00e4\r\n", "a\u00e4\r\n"],
    ["bytes of text", (_, bytes) => bytes, "text/plain", "a", "a"],
    ["XML as text", (text) => text, "application/xml", "<sku>pen</sku>", { sku: "pen" }],
    ["raw binary", (_, bytes) => bytes, "image/png", new Uint8Array([0, 255, 7]), [0, 255, 7]],
    ["a form", extended, form, "a=1%2B1&list=x&list=y,%26", { a: "1+1", list: ["x", "y,&"] }],
    ["a form of querystring", (text) => parseSimple(text), form, "a=1+1&list=x&list=y", { a: "1 1", list: ["x", "y"] }],
    ["a list of one item in a form", extended, form, "list[]=x", { list: ["x"] }],
    ["a list in one text", extended, form, "delimited=x,y", { delimited: ["x", "y"] }],
    [
      "objects in a form",
      extended,
      form,
      "deep[x]=5&deep[tags][]=a&deep[tags][]=b",
      { deep: { x: 5, tags: ["a", "b"] } },
    ],
    [
      "a list of objects in a form",
      extended,
      form,
      "rows[0][id]=5&rows[1][id]=6&rows[1][note]=n",
      { rows: [{ id: 5 }, { id: 6, note: "n" }] },
    ],
    [
      "the fields of multer",
      () => ({ body: { a: "1", list: ["x", "y"], json: '{"z":1}' } }),
      multipart,
      "--b--",
      { a: "1", list: ["x", "y"], json: { z: 1 } },
    ],
    ["a list of one item of multer", () => ({ body: { list: ["x"] } }), multipart, "--b--", { list: ["x"] }],
    [
      "the file of multer",
      () => ({ body: {}, file: fileOf('"\r\nX: y') }),
      multipart,
      "--b--",
      { files: [received('"X: y', '"\r\nX: y')] },
    ],
    [
      "a list of files of multer",
      () => ({ body: { a: "1" }, files: [fileOf("1"), fileOf("2")] }),
      multipart,
      "--b--",
      { a: "1", files: [received("1"), received("2")] },
    ],
    [
      "files of multer by name",
      () => ({ body: {}, files: { files: [fileOf("1")], others: [] } }),
      multipart,
      "--b--",
      { files: [received("1")] },
    ],
    ["the text of a form", (text) => text, form, "a=1", { a: "1" }],
  ])("is used: %s", async (_, parse, type, body, expected) => {
    expect(await sentBehind(parse, type, body)).toEqual({ status: 204, bodies: [expected], problems: [], errors: [] });
  });

  it.each<[string, string, string, Partial<Problem>]>([
    ["a value that the contract rejects", json, '{\n  "n": "1"\n}', { code: "type", path: "/n" }],
    ["an integer that may be rounded", json, '{"n":9007199254740993}', { code: "json/inexact-number" }],
    ["a negative integer that may be rounded", any, "[-9007199254740993]", { code: "json/inexact-number" }],
    ["an integer of 64 bits", any, "12345678901234567890", { code: "json/inexact-number" }],
    ["the largest integer of 64 bits", any, "18446744073709551615", { code: "json/inexact-number" }],
    ["a number that is too small", any, "[-1e999]", { code: "json/inexact-number" }],
    ["a number that is too large", any, "[[1e999]]", { code: "json/inexact-number" }],
    ["half of a surrogate pair", any, '["\\ud800"]', { code: "json/lone-surrogate" }],
    ["nesting beyond the limit", any, deepText, { code: "json/too-deep" }],
  ])("is validated: %s is rejected, without a line", async (_, type, body, problem) => {
    const { status, bodies, problems, errors } = await sentBehind(parseJson, type, body);
    expect([status, bodies, errors]).toEqual([400, [], []]);
    expect(problems).toMatchObject([[problem]]);
    expect(problems[0]?.[0]).not.toHaveProperty("line");
    expect(problems[0]?.[0]).not.toHaveProperty("column");
  });

  it("is rejected with 413 above the limit, also if it was compressed", async () => {
    const long = { n: 1, text: "x".repeat(20_000) };
    expect((await sentBehind(parseJson, json, JSON.stringify(long))).status).toBe(413);
    const inflated = await sentBehind(() => long, json, "{}", { "Content-Encoding": "gzip" });
    expect([inflated.status, inflated.bodies, inflated.errors]).toEqual([413, [], []]);
    const short = await sentBehind(() => ({ n: 2 }), json, "{}", { "Content-Encoding": "gzip" });
    expect([short.status, short.bodies]).toEqual([204, [{ n: 2 }]]);
  });

  it.each<[string, Parse, string]>([
    ["nothing", () => undefined, json],
    ["a file on the disk", () => ({ body: {}, file: { ...fileOf("a"), buffer: undefined } }), multipart],
    ["a field with the boundary", () => ({ body: { a: "\r\n--b--" } }), multipart],
    ["an object of XML", () => ({ sku: "pen" }), "application/xml"],
    ["an object of raw binary", () => ({}), "image/png"],
    ["a number of text", () => 5, "text/plain"],
  ])("that was parsed to %s ends with an error that names the cause", async (_, parse, type) => {
    const { status, bodies, errors } = await sentBehind(parse, type, "--b--");
    expect([status, bodies]).toEqual([500, []]);
    expect(errors).toEqual([
      expect.stringMatching(/middleware has (parsed|already read) the body.*`request\.body` is/),
    ]);
  });
});

/** Sends `{"n":1}` to a listener in front of a server. */
async function answered(before: (request: IncomingMessage & { body?: unknown }, next: () => void) => void) {
  const heard: Heard = { bodies: [], problems: [], errors: [] };
  const listener = toNodeListener(serverOf(heard));
  const { url } = await serveWith((request, response) => before(request, () => listener(request, response)));
  const { status } = await fetch(`${url}/orders`, {
    method: "POST",
    body: '{"n":1}',
    headers: { "Content-Type": json },
  });
  return { status, ...heard };
}

describe("a body that nobody has read", () => {
  it("is read from its stream, whatever `request.body` is", async () => {
    const { status, bodies } = await answered((request, next) => {
      request.body = {};
      next();
    });
    expect([status, bodies]).toEqual([204, [{ n: 1 }]]);
  });

  it("is whole if its beginning was put back, and an error if it was not", async () => {
    const peek = (isPutBack: boolean) =>
      answered((request, next) => {
        request.once("readable", () => {
          const chunk = request.read(3) as Buffer;
          if (isPutBack) request.unshift(chunk);
          next();
        });
      });
    expect(await peek(true)).toMatchObject({ status: 204, bodies: [{ n: 1 }] });
    const { status, errors } = await peek(false);
    expect([status, errors]).toEqual([500, [expect.stringContaining("A middleware has already read the body")]]);
  });
});

describe("a body that was read before", () => {
  it("is used by the plugin of Fastify, from the message or from a hook", async () => {
    for (const place of ["raw", "hook"]) {
      const heard: Heard = { bodies: [], problems: [], errors: [] };
      const app = fastify({ forceCloseConnections: true });
      app.addHook(place === "raw" ? "onRequest" : "preValidation", async (request) => {
        let text = "";
        for await (const chunk of request.raw) text += String(chunk);
        if (place === "raw") Object.assign(request.raw, { body: JSON.parse(text) as unknown });
        else request.body = JSON.parse(text) as unknown;
      });
      await app.register(toFastifyPlugin(serverOf(heard)));
      const url = await app.listen();
      const sent = { method: "POST", body: '{"n":1}', headers: { "Content-Type": json } };
      const { status } = await fetch(`${url}/orders`, sent);
      await app.close();
      expect([status, heard.bodies, heard.errors]).toEqual([204, [{ n: 1 }], []]);
    }
  });

  it("is an error of the Fetch API that names the cause", async () => {
    const heard: Heard = { bodies: [], problems: [], errors: [] };
    const request = new Request("http://api.example/orders", {
      method: "POST",
      body: '{"n":1}',
      headers: { "Content-Type": json },
    });
    await request.text();
    const { status } = await toFetchHandler(serverOf(heard))(request);
    expect([status, heard.errors]).toEqual([500, [expect.stringContaining("was already read")]]);
  });

  it("is a value that any adapter may hand over", async () => {
    const heard: Heard = { bodies: [], problems: [], errors: [] };
    const request: ServerRequest = {
      method: "POST",
      path: "/orders",
      query: "",
      headers: { "content-type": json },
      bytes: () => Promise.reject(new Error("read")),
      stream: () => {
        throw new Error("read");
      },
      parsedBody: { n: 1 },
      signal: new AbortController().signal,
      native: undefined,
    };
    expect(await serverOf(heard).handle(request)).toMatchObject({ status: 204 });
    expect(heard.bodies).toEqual([{ n: 1 }]);
  });
});
