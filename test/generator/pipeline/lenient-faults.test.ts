import { describe, expect, it } from "vitest";
import { lenientServer, type Hook } from "./lenient-server.js";

type Operation = Readonly<Record<string, unknown>>;

const content = {
  "application/json": { schema: { type: "object", required: ["n"], properties: { n: { type: "integer" } } } },
};
const query = (parts: object): Operation => ({
  parameters: [{ name: "q", in: "query", schema: { type: "string" }, ...parts }],
});
const body = (parts: object): Operation => ({ requestBody: { required: true, content, ...parts } });
const admin = [{ oauth: ["admin"] }];

/** Operations with one part that cannot be read: nobody may call them. */
const unreadable: Readonly<Record<string, Operation>> = {
  "a string as scopes": { security: [{ oauth: "admin" }] },
  "an object as scopes": { security: [{ oauth: { admin: true } }] },
  "null as scopes": { security: [{ oauth: null }] },
  "a number as scopes": { security: [{ oauth: 5 }] },
  "true as scopes": { security: [{ oauth: true }] },
  "a list in scopes": { security: [{ oauth: [["admin"]] }] },
  "a number among scopes": { security: [{ oauth: ["admin", 5] }] },
  "null among scopes": { security: [{ oauth: [null] }] },
  "scopes of a second scheme": { security: [{ oauth: ["admin"], key: "x" }] },
  "null as scopes of a key": { security: [{ key: null }] },
  "a string as security": { security: "oauth" },
  "an object as security": { security: { oauth: ["admin"] } },
  "null as security": { security: null },
  "true as security": { security: true },
  "a string as a requirement": { security: ["oauth"] },
  "a list as a requirement": { security: [["oauth"]] },
  "null as a requirement": { security: [null] },
  "a scheme of an unknown type": { security: [{ other: [] }] },
  "a scheme that is a string": { security: [{ text: [] }] },
  "a key in an unknown location": { security: [{ body: [] }] },
  "a reference to a scheme that does not exist": { security: [{ lost: [] }] },
  "security with a typing error": { securty: admin },
  "security with a capital": { Security: admin },
  "parameters with a typing error": { paramaters: [{ name: "q", in: "query", required: true, schema: {} }] },
  "a request body with a small letter": { requestbody: { required: true, content } },
  "a reference to an operation": { $ref: "#/components/x-operations/A" },
  "parameters that are an object": { parameters: { name: "q" } },
  "parameters that are a string": { parameters: "q" },
  "a parameter that is a string": { parameters: ["q"] },
  "a parameter that does not exist": { parameters: [{ $ref: "#/components/parameters/Gone" }] },
  "a parameter without a name": { parameters: [{ $ref: "#/components/parameters/Nameless" }] },
  "a component of a parameter with a typing error": { parameters: [{ $ref: "#/components/parameters/Mistyped" }] },
  "a parameter in an unknown location": query({ in: "Query" }),
  "a name that is a number": query({ name: 5 }),
  "required as a string": query({ required: "true" }),
  "required with a typing error": query({ requird: true }),
  "a schema that is a string": query({ schema: "string" }),
  "a schema that is an empty list": query({ schema: [] }),
  "a schema with a typing error in its key": query({ schema: undefined, shema: { type: "integer" } }),
  "minLength as a string": query({ schema: { type: "string", minLength: "3" } }),
  "a pattern that is a number": query({ schema: { type: "string", pattern: 5 } }),
  "an enum that is a string": query({ schema: { type: "string", enum: "a" } }),
  "a type that does not exist": query({ schema: { type: "strin" } }),
  "a body that is a string": { requestBody: "json" },
  "a body that is an empty list": { requestBody: [] },
  "a body that does not exist": { requestBody: { $ref: "#/components/requestBodies/Gone" } },
  "required of a body as a string": body({ required: "true" }),
  "content that is a string": body({ content: "application/json" }),
  "content that is an empty list": body({ content: [] }),
  "a media type that is a string": body({ content: { "application/json": "x" } }),
  "a media type next to a range that accepts it": body({ content: { "application/json": 5, "*/*": {} } }),
  "a media type next to a range of its type": body({ content: { "application/json": 5, "application/*": {} } }),
  "an empty list as additional properties": body({
    content: { "application/json": { schema: { type: "object", additionalProperties: [] } } },
  }),
  "a required list that is a string": body({
    content: { "application/json": { schema: { type: "object", required: "n" } } },
  }),
  "a property that is a string": body({
    content: { "application/json": { schema: { properties: { n: "integer" } } } },
  }),
};

const paramOfPath = [{ name: "ident", in: "path", required: true, schema: { type: "string", pattern: "^x$" } }];

/** Path items with one part that cannot be read. */
const unreadableItems: Readonly<Record<string, readonly [path: string, item: Operation]>> = {
  "security of a path item": ["", { security: admin }],
  "parameters of a path item that are a string": ["", { parameters: "q" }],
  "a parameter of a path item that is a string": ["", { parameters: ["q"] }],
  "a path parameter with another name than its variable": ["/{id}", { parameters: paramOfPath }],
};

const schemes = {
  oauth: { type: "oauth2", flows: { clientCredentials: { tokenUrl: "https://x.example/t", scopes: { admin: "a" } } } },
  key: { type: "apiKey", in: "header", name: "X-Key" },
  other: { type: "oauth3" },
  text: "bearer",
  body: { type: "apiKey", in: "body", name: "key" },
};

const security: Readonly<Record<string, Hook>> = Object.fromEntries(
  [...Object.keys(schemes), "lost"].map((name) => [name, () => ({ user: 1 })]),
);

const credentials = { authorization: "Bearer x", "x-key": "k", "content-type": "application/json" };
const responses = { "204": { description: "Fine." } };
const info = { title: "T", version: "1" };

function ask(
  answer: (request: Request) => Promise<Response>,
  path: string,
  headers: object,
  sent = '{"n":1}',
): Promise<number> {
  const request = new Request(`http://x${path}`, {
    method: "PUT",
    headers: { ...credentials, ...headers },
    body: sent,
  });
  return answer(request).then(({ status }) => status);
}

describe("a server of a document in which a part that restricts callers cannot be read", () => {
  const components = {
    securitySchemes: schemes,
    parameters: {
      Nameless: { in: "query", required: true, schema: {} },
      Mistyped: { name: "r", ins: "query", required: true, schema: {} },
    },
  };
  const served = (count: number): Readonly<Record<string, () => object>> =>
    Object.fromEntries(
      ["fine", ...Array.from({ length: count }, (_, at) => `op${at}`)].map((name) => [name, () => ({ status: 204 })]),
    );

  it.each(["3.0.3", "3.1.0", "3.2.0"])("leaves the operation out in OpenAPI %s", async (version) => {
    const items = [
      ...Object.entries(unreadable).map(([title, operation]) => ({ title, path: "", item: {}, operation })),
      ...Object.entries(unreadableItems).map(([title, [path, item]]) => ({ title, path, item, operation: {} })),
    ];
    const paths = Object.fromEntries(
      items.map(({ path, item, operation }, at) => {
        const put = { operationId: `op${at}`, requestBody: { content }, ...operation, responses };
        return [`/o${at}${path}`, { ...item, put }];
      }),
    );
    const fine = { put: { operationId: "fine", security: admin, requestBody: { content }, responses } };
    const document = { openapi: version, info, paths: { ...paths, "/fine": fine }, components };
    const answer = await lenientServer(document, { handlers: served(items.length), security });
    const open: string[] = [];
    for (const [at, { title, path }] of items.entries()) {
      const status = await ask(answer, `/o${at}${path === "" ? "?q=abc" : "/abc"}`, {});
      if (status !== 404 && status !== 405) open.push(`${title}: ${status}`);
    }
    expect(open).toEqual([]);
    expect(await ask(answer, "/fine", {})).toBe(204);
  });

  it("keeps alternatives of security and media types that can be read, and no other", async () => {
    const paths = {
      "/either": { put: { operationId: "op0", security: [{ oauth: "admin" }, { key: [] }], responses } },
      "/texts": {
        put: {
          operationId: "op1",
          requestBody: { required: true, content: { "application/json": 5, "text/plain": {} } },
          responses,
        },
      },
    };
    const document = { openapi: "3.1.0", info, paths, components };
    const seen: unknown[] = [];
    const key: Hook = ({ credential }) => (seen.push(credential), credential === "k" ? { user: 1 } : undefined);
    const answer = await lenientServer(document, { handlers: served(2), security: { ...security, key } });
    const put = (path: string, headers: Record<string, string>, sent?: string): Promise<number> =>
      answer(
        new Request(`http://x${path}`, { method: "PUT", headers, ...(sent !== undefined && { body: sent }) }),
      ).then(({ status }) => status);
    expect([await put("/either", { "x-key": "k" }), await put("/either", { authorization: "Bearer x" })]).toEqual([
      204, 401,
    ]);
    expect(await put("/texts", { "content-type": "text/plain" }, "a")).toBe(204);
    expect(await put("/texts", { "content-type": "application/json" }, "{}")).toBe(415);
  });

  it.each([
    ["a string", { security: "oauth" }],
    ["an object", { security: { oauth: ["admin"] } }],
    ["null", { security: null }],
    ["a string as scopes", { security: [{ oauth: "admin" }] }],
    ["null as scopes", { security: [{ oauth: null }] }],
    ["a scheme that cannot be read", { security: [{ other: [] }] }],
    ["a typing error in its name", { securty: admin }],
  ])("leaves out the operations without their own security if that of the document is %s", async (_, head) => {
    const put = { operationId: "op0", requestBody: { content }, responses };
    const paths = { "/a": { put }, "/b": { put: { ...put, operationId: "fine", security: admin } } };
    const document = { openapi: "3.0.3", info, ...head, paths, components };
    const answer = await lenientServer(document, { handlers: served(1), security });
    expect([await ask(answer, "/a", {}), await ask(answer, "/b", {})]).toEqual([404, 204]);
  });

  it("leaves the operation out in Swagger 2.0", async () => {
    const parameter = (parts: object): Operation => ({
      parameters: [{ name: "q", in: "query", type: "string", ...parts }],
    });
    const faults: Readonly<Record<string, Operation>> = {
      "a string as scopes": { security: [{ oauth: "admin" }] },
      "null as scopes": { security: [{ oauth: null }] },
      "a number among scopes": { security: [{ oauth: ["admin", 5] }] },
      "a string as security": { security: "oauth" },
      "a scheme of an unknown type": { security: [{ other: [] }] },
      "security with a typing error": { securty: admin },
      "required as a string": parameter({ required: "true" }),
      "minLength as a string": parameter({ minLength: "3" }),
      "a parameter in an unknown location": parameter({ in: "Query" }),
      "a body whose schema is a string": { parameters: [{ name: "b", in: "body", schema: "object" }] },
    };
    const paths = Object.fromEntries(
      Object.values(faults).map((operation, at) => [
        `/o${at}`,
        { put: { operationId: `op${at}`, ...operation, responses } },
      ]),
    );
    const securityDefinitions = {
      oauth: { type: "oauth2", flow: "application", tokenUrl: "https://x.example/t", scopes: { admin: "a" } },
      other: { type: "oauth3" },
    };
    const fine = { put: { operationId: "fine", security: admin, responses } };
    const document = {
      swagger: "2.0",
      info,
      consumes: ["application/json"],
      paths: { ...paths, "/fine": fine },
      securityDefinitions,
    };
    const answer = await lenientServer(document, { handlers: served(10), security });
    const open: string[] = [];
    for (const [at, title] of Object.keys(faults).entries()) {
      const request = new Request(`http://x/o${at}?q=abc`, { method: "PUT", headers: { authorization: "Bearer x" } });
      const { status } = await answer(request);
      if (status !== 404 && status !== 405) open.push(`${title}: ${status}`);
    }
    expect(open).toEqual([]);
    expect(
      (await answer(new Request("http://x/fine", { method: "PUT", headers: { authorization: "Bearer x" } }))).status,
    ).toBe(204);
  });

  it("keeps a body of Swagger 2.0 that requires an empty list of properties", async () => {
    const schema = { type: "object", required: [], properties: { n: { type: "integer" } } };
    const parameters = [{ name: "b", in: "body", required: true, schema }];
    const paths = { "/a": { put: { operationId: "op0", parameters, responses } } };
    const document = { swagger: "2.0", info, consumes: ["application/json"], paths };
    const answer = await lenientServer(document, { handlers: served(1), security: {} });
    expect([await ask(answer, "/a", {}), await ask(answer, "/a", {}, '{"n":"x"}')]).toEqual([204, 400]);
  });

  it.each(["2.0", "3.0.3", "3.1.0", "3.2.0"])("accepts no value for an empty enum of version %s", async (version) => {
    const none = { type: "string", enum: [] };
    const isSwagger = version === "2.0";
    const parameter = (location: string, schema: object): object =>
      isSwagger ? { name: "q", in: location, ...schema } : { name: "q", in: location, schema };
    const json = { type: "object", properties: { n: none, list: { type: "array", items: { enum: [] } } } };
    const body = isSwagger
      ? { parameters: [{ name: "b", in: "body", schema: json }] }
      : { requestBody: { content: { "application/json": { schema: json } } } };
    const parts = [
      { parameters: [parameter("query", none)] },
      { parameters: [parameter("query", { type: "array", items: none })] },
      { parameters: [parameter("header", none)] },
      body,
    ];
    const paths = Object.fromEntries(
      parts.map((part, at) => [`/o${at}`, { put: { operationId: `op${at}`, ...part, responses } }]),
    );
    const head = isSwagger ? { swagger: version, consumes: ["application/json"] } : { openapi: version };
    const answer = await lenientServer({ ...head, info, paths }, { handlers: served(4), security: {} });
    const statuses = async (...requests: readonly (readonly [string, object, string?])[]): Promise<readonly number[]> =>
      Promise.all(requests.map(([path, headers, sent]) => ask(answer, path, headers, sent)));
    expect(await statuses(["/o0?q=a", {}], ["/o1?q=a", {}], ["/o2", { q: "a" }], ["/o3", {}, '{"n":"a"}'])).toEqual([
      400, 400, 400, 400,
    ]);
    expect(await statuses(["/o3", {}, '{"list":["a"]}'], ["/o3", {}, '{"list":5}'])).toEqual([400, 400]);
    expect(await statuses(["/o0", {}], ["/o1", {}], ["/o2", {}], ["/o3", {}, '{"list":[]}'])).toEqual([
      204, 204, 204, 204,
    ]);
  });
});
