import { inspect } from "node:util";
import { expect, it } from "vitest";
import { partiesOf } from "../../support/parties.js";
import { tempFolder } from "../../support/temp-folder.js";
import { prototypeMembers } from "./support/build-and-compile.js";
import { every, ownMembers, words } from "./support/hostile-names.js";

// Validators with hostile names: test/hostile/json-validators.test.ts.

const text = { type: "string" };
const json = (schema: object) => ({ content: { "application/json": { schema } } });

/** Lone surrogates cannot travel in JSON text or addresses. */
const members = every.filter((name) => !name.includes("\ud800"));
const inQuery = members.filter((name) => name.length < 600);
const inPath = ["__proto__", "constructor", "toString", "hasOwnProperty", "a b", "class", "%", "#", "?", "é"];
const tokens = words.filter((name) => name !== "__proto__");
const inHeaders = [...new Map(tokens.map((name) => [name.toLowerCase(), name])).values()].filter(
  (name) => !/^(connection|expect|host|via)$/i.test(name),
);
const inCookies = [...tokens, "__proto__"];
const forbiddenMembers = ["__proto__", "toString", "constructor"];

const document = {
  openapi: "3.1.0",
  info: { title: "t", version: "1" },
  paths: {
    [`/100%/${inPath.map((name) => `{${name}}`).join("/")}`]: {
      post: {
        operationId: "__proto__",
        security: [ownMembers(["constructor", "toString"], () => [])],
        parameters: [
          ...inPath.map((name) => ({ name, in: "path", required: true, schema: text })),
          ...inQuery.map((name) => ({ name, in: "query", schema: text })),
          ...inHeaders.map((name) => ({ name, in: "header", schema: text })),
          ...inCookies.map((name) => ({ name, in: "cookie", schema: text })),
        ],
        requestBody: { required: true, ...json({ $ref: "#/components/schemas/__proto__" }) },
        responses: {
          200: {
            description: "D.",
            headers: ownMembers(inHeaders, () => ({ schema: text })),
            ...json({ $ref: "#/components/schemas/__proto__" }),
          },
        },
      },
    },
  },
  components: {
    securitySchemes: ownMembers(["constructor", "toString"], (name) => ({
      type: "apiKey",
      in: "header",
      name: `X-${name}`,
    })),
    schemas: ownMembers(["__proto__"], () => ({
      type: "object",
      required: forbiddenMembers,
      properties: ownMembers(members, () => text),
      additionalProperties: false,
    })),
  },
};

type Values = Record<string, unknown>;
const values = (names: readonly string[]): Values => ownMembers(names, (_, at) => `value ${at}`);
const sorted = (object: unknown): readonly unknown[] => Object.entries((object ?? {}) as Values).sort();

it("values under hostile names travel from a client to a server and back, each under its own name", async () => {
  const before = prototypeMembers();
  const folder = tempFolder({ "openapi.json": JSON.stringify(document) });
  const { client, server, toFetchHandler } = await partiesOf("hostile", folder);
  const got: Values[] = [];
  const receive = (input: Values) => {
    got.push(input);
    return { status: 200, headers: values(inHeaders), body: input["body"] };
  };
  const hooks = ownMembers(["constructor", "toString"], (name) => (given: unknown) => ({ name, given }));
  const create = server["createHostileServer"];
  if (create === undefined) throw new Error("There is no server.");
  const handle = toFetchHandler(create({ handlers: { proto: receive }, security: hooks }));
  const fetch = (address: string, init: RequestInit) => handle(new Request(address, init));
  const auth = ownMembers(["constructor", "toString"], (name) => `key of ${name}`);
  const open = client["createHostileClient"] as unknown as (
    options: object,
  ) => Record<string, (input: object) => Promise<Values>>;
  const { proto: call } = open({ baseUrl: "https://a.example", fetch, auth });
  if (call === undefined) throw new Error("There is no operation.");

  const input = {
    path: values(inPath),
    query: values(inQuery),
    headers: values(inHeaders),
    cookies: values(inCookies),
  };
  const answer = await call({ ...input, body: values(members) });
  const [received = {}] = got;
  for (const [group, sent] of Object.entries(input)) expect(sorted(received[group]), group).toEqual(sorted(sent));
  expect(sorted(received["body"])).toEqual(sorted(values(members)));
  expect(sorted(answer["data"])).toEqual(sorted(values(members)));
  expect(sorted(answer["headers"])).toEqual(sorted(values(inHeaders)));
  for (const object of [received["query"], received["body"], answer["data"]])
    expect(Object.getPrototypeOf(object)).toBe(Object.prototype);

  // Inherited properties of every object fulfil no requirement, neither for a client nor for a server.
  for (const lacking of forbiddenMembers) {
    const body = values(forbiddenMembers.filter((name) => name !== lacking));
    await expect(call({ path: input.path, body }), lacking).rejects.toMatchObject({ problems: [{ code: "required" }] });
    const address = `https://a.example/100%/${inPath.map(() => "x").join("/")}`;
    const headers = { "content-type": "application/json", "x-constructor": "a", "x-tostring": "b" };
    const refused = await handle(new Request(address, { method: "POST", headers, body: JSON.stringify(body) }));
    expect(refused.status, lacking).toBe(400);
    expect(await refused.text(), lacking).toContain(lacking);
  }
  expect(got).toHaveLength(1);
  expect(prototypeMembers()).toEqual(before);
});

it("a client whose operations are called as what the language calls by itself sends nothing unless it is asked to", async () => {
  const ids = [...Object.getOwnPropertyNames(Object.prototype), "then", "toJSON", "raw", "connection", "withBaseUrl"];
  const paths = Object.fromEntries(
    ids.map((operationId, at) => [`/${at}`, { delete: { operationId, responses: { 204: { description: "D." } } } }]),
  );
  const folder = tempFolder({
    "openapi.json": JSON.stringify({ openapi: "3.1.0", info: { title: "t", version: "1" }, paths }),
  });
  const { client, server, toFetchHandler } = await partiesOf("hostile", folder);
  const asked: string[] = [];
  const fetch = ({ url }: Request): Promise<Response> => {
    asked.push(new URL(url).pathname);
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  const open = client["createHostileClient"] as unknown as (options: object) => Record<string, () => Promise<Values>>;
  const made = open({ baseUrl: "https://a.example", fetch });
  await Promise.resolve(made);
  const unasked: unknown = made;
  expect(`${JSON.stringify(made)} ${inspect(made)}`).toContain("https://a.example");
  expect([`is ${unasked as string}`, Number(unasked)]).toEqual(["is [object Object]", NaN]);
  expect(Object.prototype.hasOwnProperty.call(made, "raw")).toBe(true);
  expect(made["hasOwnProperty"]).toBe(Object.prototype.hasOwnProperty);
  expect(asked).toEqual([]);
  const operations = Object.keys(made).filter((name) => !["connection", "raw", "withBaseUrl"].includes(name));
  for (const name of operations) await made[name]?.();
  expect(asked.sort()).toEqual(Object.keys(paths).sort());
  // A server without handlers serves nothing with inherited properties.
  const create = server["createHostileServer"];
  expect(() => toFetchHandler(create?.({ handlers: {} }) as never)).toThrow(/handler/i);
});
