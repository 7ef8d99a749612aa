import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { ClientHooks } from "../../../templates/runtime/client/hooks.js";
import { partiesOf } from "../../support/parties.js";

const secret = "Qx7aZv9bKw3";
const text = { type: "string" };
const sensitive = { ...text, "x-sensitive": true };
const parameter = (place: string, name: string, schema: object = text, more: object = {}): object => {
  return { name, in: place, schema, ...(place === "path" && { required: true }), ...more };
};
const secretSchemas = {
  "X-Pin": sensitive,
  "X-Phrase": { ...text, format: "password" },
  "X-Code": { ...text, writeOnly: true },
  "X-List": { type: "array", items: sensitive },
  "X-Next": { ...text, format: "uri-reference" },
  "X-Access-Token": text,
  "X-Session-Id": text,
  Location: text,
  Link: text,
};
const document = {
  openapi: "3.1.0",
  info: { title: "t", version: "1" },
  paths: {
    "/{pin}/orders": {
      post: {
        operationId: "send",
        security: [{ headerKey: [], queryKey: [], cookieKey: [], bearer: [] }],
        parameters: [
          parameter("path", "pin"),
          parameter("query", "since"),
          parameter("query", "filter", { type: "object", additionalProperties: text }, { style: "deepObject" }),
          parameter("cookie", "visit"),
          parameter("header", "X-Region"),
          // Declared next to its security scheme.
          parameter("header", "x-custom"),
          parameter("header", "X-Marked", text, { "x-sensitive": true }),
          ...Object.entries(secretSchemas).map(([name, schema]) => parameter("header", name, schema)),
        ],
        requestBody: { content: { "application/json": { schema: { type: "object" } } } },
        responses: {
          200: {
            description: "D.",
            headers: {
              "X-Trace": { schema: text },
              "X-Custom": { schema: text },
              "Set-Cookie": { schema: text },
              ...Object.fromEntries(Object.entries(secretSchemas).map(([name, schema]) => [name, { schema }])),
            },
            content: { "application/json": { schema: { type: "object" } } },
          },
        },
      },
    },
  },
  components: {
    securitySchemes: {
      headerKey: { type: "apiKey", in: "header", name: "X-Custom" },
      queryKey: { type: "apiKey", in: "query", name: "key" },
      cookieKey: { type: "apiKey", in: "cookie", name: "sid" },
      bearer: { type: "http", scheme: "bearer" },
    },
  },
};

interface Client {
  readonly send: (input: object) => Promise<unknown>;
  readonly raw: { readonly POST: (path: string, init: object) => Promise<unknown> };
  readonly use: (hooks: ClientHooks) => void;
}

const folder = mkdtempSync(join(tmpdir(), "specwright-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("logs no secret of any place of a call", async () => {
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(document));
  const { client } = await partiesOf("t", folder);
  const create = client["createTClient"] as unknown as (options: object) => Client;
  const logHooks = client["logHooks"] as unknown as (write: (record: object) => void) => ClientHooks;
  const names = [...Object.keys(secretSchemas), "X-Custom", "Set-Cookie", "X-Undeclared"];
  const answer = { "X-Trace": "t1", ...Object.fromEntries(names.map((name) => [name, secret])) };
  let turns = 0;
  const { send, raw, use } = create({
    baseUrl: "https://api.example.com",
    auth: { headerKey: secret, queryKey: secret, cookieKey: secret, bearer: secret },
    headers: { "X-Undeclared": secret },
    fetch: () => {
      turns += 1;
      if (turns > 2) return Promise.reject(new TypeError(secret));
      return Promise.resolve(Response.json({ secret }, { headers: answer }));
    },
  });
  const records: Record<string, unknown>[] = [];
  use(logHooks((record) => void records.push(record as Record<string, unknown>)));
  const secrets = Object.fromEntries(Object.keys(secretSchemas).map((name) => [name, secret]));
  const input = {
    path: { pin: secret },
    query: { since: secret, filter: { [secret]: secret } },
    cookies: { visit: secret },
    headers: { ...secrets, "X-Region": "eu", "X-Marked": secret, "X-List": [secret] },
    body: { secret },
  };
  await send(input);
  await raw.POST("/{pin}/orders", {
    params: { path: input.path, query: input.query, header: input.headers },
    body: {},
  });
  await send(input).catch(() => {});
  const common = {
    operation: "send",
    method: "POST",
    path: "/{pin}/orders",
    attempt: 1,
    milliseconds: expect.any(Number) as number,
    query: ["since", "filter"],
    requestHeaders: { "x-region": "eu" },
    responseHeaders: {},
  };
  expect(records).toEqual([
    { ...common, status: 200, responseHeaders: { "x-trace": "t1" } },
    { ...common, status: 200 },
    { ...common, error: "NetworkError" },
  ]);
  expect(JSON.stringify(records)).not.toContain(secret);
});
