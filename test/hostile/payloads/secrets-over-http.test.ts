import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import type { Problem } from "../../../templates/runtime/base/problem.js";
import { partiesOf } from "../../support/parties.js";

const secret = "Qx7aZv9bKw3";
const pieces = Array.from({ length: secret.length - 2 }, (_, at) => secret.slice(at, at + 3));

const wrong = { type: "string", pattern: "^[0-9]+$", maxLength: 4 };
const marked = { ...wrong, "x-sensitive": true };
const body = {
  type: "object",
  properties: { pin: marked, password: { ...wrong, format: "password" }, token: { ...wrong, writeOnly: true } },
  additionalProperties: false,
};
const document = {
  openapi: "3.1.0",
  info: { title: "t", version: "1" },
  paths: {
    "/{pin}": {
      post: {
        operationId: "send",
        security: [{ queryKey: [], headerKey: [], cookieKey: [] }],
        parameters: [
          { name: "pin", in: "path", required: true, schema: marked },
          { name: "pin", in: "query", schema: marked },
          { name: "X-Pin", in: "header", schema: marked },
          { name: "pin", in: "cookie", schema: { type: "array", items: marked } },
          // Declared next to their security schemes.
          { name: "key", in: "query", schema: wrong },
          { name: "x-key", in: "header", schema: wrong },
          { name: "key", in: "cookie", schema: wrong },
        ],
        requestBody: {
          content: Object.fromEntries(
            ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"].map((type) => [
              type,
              { schema: body },
            ]),
          ),
        },
        responses: {
          200: {
            description: "D.",
            headers: { "X-Token": { schema: marked } },
            content: { "application/json": { schema: { ...body, properties: { pin: marked } } } },
          },
        },
      },
    },
  },
  components: {
    securitySchemes: Object.fromEntries(
      (["query", "header", "cookie"] as const).map((place) => [
        `${place}Key`,
        { type: "apiKey", in: place, name: place === "header" ? "X-Key" : "key" },
      ]),
    ),
  },
};

const folder = mkdtempSync(join(tmpdir(), "specwright-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, "openapi.json"), JSON.stringify(document));
const { client, server, toFetchHandler } = await partiesOf("secrets", folder);

const hooks = { queryKey: () => ({}), headerKey: () => ({}), cookieKey: () => ({}) };

function handle(options: object): (request: Request) => Promise<Response> {
  const handlers = { send: () => ({ status: 200, body: {} }) };
  return toFetchHandler(server["createSecretsServer"]!({ handlers, security: hooks, ...options }));
}

function expectNone(said: string): void {
  // The code itself, which stacks contain.
  const text = said.replace(/base64,[\w+/=]+/g, "");
  expect(pieces.filter((piece) => text.includes(piece)).map((piece) => `${piece} in ${text}`)).toEqual([]);
}

const form = (name: string): FormData => {
  const data = new FormData();
  data.set(name, secret);
  return data;
};

describe("a server", () => {
  const fine = { address: "/1?key=1", headers: { "x-key": "1", cookie: "key=1" } };
  const cookie = (text: string): object => ({ headers: { ...fine.headers, cookie: text } });
  const bodies = ["pin", "password", "token", "pasword", "tokn"].flatMap((name) => [
    [`the JSON member ${name}`, { ...json({ [name]: secret }) }],
    [`the field ${name} of a form`, { body: new URLSearchParams({ [name]: secret }) }],
    [`the field ${name} of a multipart form`, { body: form(name) }],
  ]);
  it.each<[string, RequestInit & { readonly address?: string }]>([
    ["the path", { address: `/${secret}?key=1` }],
    ["the query", { address: `/1?key=1&pin=${secret}` }],
    ["a header", { headers: { ...fine.headers, "x-pin": secret } }],
    ["a cookie", cookie(`key=1; pin=${secret}`)],
    ["the key of the query", { address: `/1?key=${secret}` }],
    ["the key of a header", { headers: { ...fine.headers, "x-key": secret } }],
    ["the key of a cookie", cookie(`key=${secret}`)],
    ["a number that cannot be held", { ...json({}), body: `{"pin": 12345678901234567890${"1".repeat(20)}}` }],
    ...(bodies as [string, RequestInit][]),
  ])(
    "does not show the secret in %s, whether or not it shows values",
    async (name, { address = fine.address, ...init }) => {
      for (const showValues of [false, true]) {
        const headers = { ...fine.headers, ...(init.headers as Record<string, string> | undefined) };
        const response = await handle({ showValues })(
          new Request(`https://a.example${address}`, { method: "POST", ...init, headers }),
        );
        const text = await response.text();
        // Undeclared form fields are ignored.
        if (!/field (pasword|tokn)/.test(name)) expect([response.status, text]).toEqual([400, expect.any(String)]);
        expectNone(text);
        expect(text).not.toMatch(/1234567|1111/);
      }
    },
  );

  it("does not show those of its own responses in reports of a violation", async () => {
    const told: unknown[] = [];
    const handlers = {
      send: () => ({ status: 200, body: { pin: secret, pni: secret }, headers: { "X-Token": secret } }),
    };
    const init = { method: "POST", headers: fine.headers };
    const response = await handle({ handlers, onError: (error: unknown) => void told.push(error) })(
      new Request(`https://a.example${fine.address}`, init),
    );
    expect(response.status).toBe(500);
    expect(told).toHaveLength(1);
    expectNone(`${await response.text()} ${inspect(told, { showHidden: true, depth: 9 })}`);
  });
});

function json(value: unknown): RequestInit {
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(value) };
}

describe("a client", () => {
  const open = client["createSecretsClient"] as unknown as (options: object) => {
    send(input: object): Promise<object>;
  };
  const call = async (input: object, answer: () => Response): Promise<unknown> => {
    const auth = { queryKey: () => "1", headerKey: () => "1", cookieKey: () => "1" };
    const settings = { baseUrl: "https://a.example", fetch: () => Promise.resolve(answer()), auth };
    try {
      return await open(settings).send({ path: { pin: "1" }, ...input });
    } catch (error) {
      return error;
    }
  };
  const problemsOf = (error: unknown): readonly Problem[] =>
    (error as { readonly problems: readonly Problem[] }).problems;
  const all = (error: unknown): string =>
    `${inspect(error, { depth: 9 })} ${JSON.stringify(error)} ${problemsOf(error)
      .map(({ message, path, expected, actual }) => [message, path, expected, actual].join())
      .join()}`;

  it.each([
    [{ path: { pin: secret } }],
    [{ query: { pin: secret, key: secret } }],
    [{ headers: { "X-Pin": secret, "x-key": secret } }],
    [{ cookies: { pin: ["1", secret], key: secret } }],
    [{ body: { pin: secret, password: secret, token: secret, pasword: secret } }],
    [{ body: { pin: secret, tokn: secret }, contentType: "application/x-www-form-urlencoded" }],
  ])("does not show those that it does not send: %j", async (input) => {
    const error = await call(input, () => Response.json({}));
    expect(problemsOf(error).length).toBeGreaterThan(0);
    expectNone(all(error));
  });

  it("does not show those of answers", async () => {
    const error = await call({}, () => Response.json({ pin: secret, pni: secret }, { headers: { "X-Token": secret } }));
    expect(problemsOf(error).length).toBeGreaterThan(3);
    expectNone(
      problemsOf(error)
        .map((problem) => JSON.stringify({ ...problem, actual: problem.actual }))
        .join(),
    );
    expectNone(inspect(error));
  });
});
