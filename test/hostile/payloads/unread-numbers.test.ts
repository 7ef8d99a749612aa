import { describe, expect, it } from "vitest";
import { type Parties, partiesOf } from "../../support/parties.js";
import { tempFolder } from "../../support/temp-folder.js";

const sensitive = { type: "object", "x-sensitive": true };
const body = {
  type: "object",
  properties: {
    n: { type: "number" },
    secret: sensitive,
    untyped: { "x-sensitive": true },
    password: { format: "password" },
    token: { writeOnly: true },
    list: { type: "array", items: sensitive },
    inner: { type: "object", properties: { secret: { "x-sensitive": true } } },
    choice: { oneOf: [{ type: "number" }, { type: "object", properties: { secret: sensitive } }] },
    next: { $ref: "#/components/schemas/Body" },
    map: { type: "object", additionalProperties: sensitive },
    open: {},
  },
};

/** JSON bodies, and the path of the problem that is shown. */
const bodies: readonly (readonly [text: string, path: string])[] = [
  ['{"n":1e400}', "/n"],
  ['{"open":{"a":[1,1e400]}}', "/open/a/1"],
  ['{"other":{"a":1e400}}', "/other/a"],
  ['{"secret":{"hidden":1e400}}', "/secret"],
  ['{"secret":1e400}', "/secret"],
  ['{"secret":{"a":[{"hidden":-1e999}]}}', "/secret"],
  ['{"untyped":[[1e400]]}', "/untyped"],
  ['{"password":{"hidden":1e400}}', "/password"],
  ['{"token":{"hidden":1e400}}', "/token"],
  ['{"list":[{},{"hidden":1e400}]}', "/list/1"],
  ['{"inner":{"secret":{"hidden":1e400}}}', "/inner/secret"],
  ['{"inner":{"n":1e400}}', "/inner/n"],
  ['{"choice":{"secret":{"hidden":1e400}}}', "/choice/secret"],
  ['{"next":{"next":{"secret":{"hidden":1e400}}}}', "/next/next/secret"],
  ['{"map":{"a":{"hidden":1e400}}}', "/map/a"],
  ['{"secre":{"hidden":1e400}}', "/secre"],
];

const answer = { 204: { description: "d" } };
const json = { $ref: "#/components/schemas/Body" };
const post = (operationId: string, content: object): object => ({
  post: { operationId, requestBody: { required: true, content }, responses: answer },
});
const document = {
  openapi: "3.2.0",
  info: { title: "t", version: "1" },
  paths: {
    "/json": post("json", { "application/json": { schema: json } }),
    "/root": post("root", { "application/json": { schema: { ...body, "x-sensitive": true } } }),
    "/lines": post("lines", { "application/jsonl": { itemSchema: json } }),
    "/form": post("form", {
      "multipart/form-data": {
        schema: { type: "object", properties: { part: json, parts: { type: "array", items: json } } },
      },
    }),
    "/query": {
      get: {
        operationId: "query",
        parameters: [{ name: "q", in: "query", content: { "application/json": { schema: json } } }],
        responses: answer,
      },
    },
  },
  components: {
    schemas: { Body: { ...body, properties: { ...body.properties, at: { type: "string", format: "date-time" } } } },
  },
};

type Shown = readonly { readonly code: string; readonly path: string }[];

describe.each([
  ["texts", {}],
  ["dates", { dates: "Date" }],
] as const)("the path of a number that cannot be read, with date-time as %s", (_, settings) => {
  let made: Promise<Parties> | undefined;

  /** The server of the document, which the first test makes. */
  async function handle(request: Request): Promise<Response> {
    made ??= partiesOf("numbers", tempFolder({ "openapi.json": JSON.stringify(document) }), settings);
    const { server, toFetchHandler } = await made;
    const handler = async ({ body }: { readonly body: AsyncIterable<unknown> }): Promise<object> => {
      for await (const item of body) expect(item).toEqual({});
      return { status: 204 };
    };
    return toFetchHandler(server["createNumbersServer"]!({ handlers: new Proxy({}, { get: () => handler }) }))(request);
  }

  async function shown(path: string, body?: string | FormData, type?: string): Promise<readonly string[]> {
    const init = {
      method: "POST",
      body: body ?? null,
      ...(type !== undefined && { headers: { "content-type": type } }),
    };
    const response = await handle(new Request(`http://api.example${path}`, body === undefined ? {} : init));
    const text = await response.text();
    expect(text).not.toContain("hidden");
    return (JSON.parse(text) as { problems: Shown }).problems.map(({ code, path }) => `${code} ${path}`);
  }

  it.each(bodies)("ends at a secret in the body %s", async (text, path) => {
    expect(await shown("/json", text, "application/json")).toEqual([`json/inexact-number ${path}`]);
  });

  it.each(bodies)("is that of the whole body if all of it is secret: %s", async (text) => {
    expect(await shown("/root", text, "application/json")).toEqual(["json/inexact-number "]);
  });

  it("names the part of a form, and no more", async () => {
    const form = new FormData();
    for (const name of ["part", "parts"]) form.append(name, '{"secret":{"hidden":1e400}}');
    expect(await shown("/form", form)).toEqual(["json/inexact-number /part", "json/inexact-number /parts/0"]);
  });

  it("ends at a secret in an item of a stream and in a parameter", async () => {
    const text = '{"secret":{"hidden":1e400}}';
    expect(await shown("/lines", `{}\n${text}\n`, "application/jsonl")).toEqual(["json/inexact-number /1/secret"]);
    expect(await shown(`/query?q=${encodeURIComponent(text)}`)).toEqual(["json/inexact-number /query/q"]);
  });

  it.each(["1e400", '{"hidden":1e-400}'])("comes with the line of the secret that holds %s", async (secret) => {
    const { validators } = await (made ?? expect.unreachable("The server is made before."));
    const parse = validators["parseBody"] as (text: string) => { readonly problems: Shown };
    const [problem] = parse(`{"n":1,\n "secret":\n${secret.replace(":", ":\n")}}`).problems;
    expect(problem).toMatchObject({ path: "/secret", line: 3, column: 1 });
  });
});
