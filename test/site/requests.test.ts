import { describe, expect, it } from "vitest";
import type { OperationPage } from "../../generator/pages/site-model.js";
import { modelOf, openapi } from "./support/own-site.js";

const json = (schema: object): object => ({ "application/json": { schema } });
const thing = {
  type: "object",
  required: ["id", "name"],
  properties: { id: { type: "string", readOnly: true }, name: { type: "string" } },
};
const form = {
  "application/x-www-form-urlencoded": {
    schema: { type: "object", required: ["a b"], properties: { "a b": { type: "string", const: "x y" } } },
  },
};

/** The page of one operation. */
async function pageOf(operation: object, method = "post", path = "/a", more: object = {}): Promise<OperationPage> {
  const whole = { operationId: "call", responses: { 204: { description: "Done." } }, ...operation };
  const { apis } = await modelOf(openapi({ [path]: { [method]: whole } }, more));
  return apis[0]!.operations[0]!;
}

/** The samples of a page by their titles. */
function codeOf({ samples }: OperationPage): Readonly<Record<string, string>> {
  return Object.fromEntries(samples.map(({ title, code }) => [title, code]));
}

describe("samples of requests", () => {
  it("have no properties that only responses have", async () => {
    const page = await pageOf({ requestBody: { required: true, content: json(thing) } });
    expect(JSON.parse(page.request?.bodies[0]?.samples[0]?.code ?? "")).toEqual({ name: expect.any(String) });
    expect(codeOf(page)["fetch"]).not.toContain("id");
  });

  it("keep valid examples next to an invalid one", async () => {
    const properties = {
      id: { type: "string", format: "uuid", example: "nope" },
      name: { type: "string", example: "Ada" },
    };
    const page = await pageOf({ requestBody: { content: json({ type: "object", required: ["id"], properties }) } });
    expect(JSON.parse(page.request?.bodies[0]?.samples[0]?.code ?? "")).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: "Ada",
    });
  });

  it("send an optional body, and an urlencoded form", async () => {
    expect(codeOf(await pageOf({ requestBody: { content: json(thing) } }))["fetch"]).toContain("body:");
    const { curl = "", "TypeScript client": client = "" } = codeOf(
      await pageOf({ requestBody: { required: true, content: form } }),
    );
    expect(curl).toContain("--data-raw 'a+b=x+y'");
    expect(client).toContain('"a b": "x y"');
  });

  it("leave an idempotency key to the client, and send it elsewhere", async () => {
    const parameters = [{ name: "Idempotency-Key", in: "header", required: true, schema: { type: "string" } }];
    const codes = codeOf(await pageOf({ parameters }));
    expect(codes["TypeScript client"]).toContain("await client.call();");
    expect(codes["curl"]).toContain("Idempotency-Key: ");
  });

  it("choose a media type that can be shown, and name it", async () => {
    const content = { "image/png": {}, ...json(thing) };
    expect(codeOf(await pageOf({ requestBody: { required: true, content } }))["TypeScript client"]).toContain(
      'contentType: "application/json"',
    );
  });

  it("go to the server of the operation, with the defaults of its variables", async () => {
    const servers = [{ url: "https://{env}.example.com/v1", variables: { env: { default: "prod" } } }];
    expect(codeOf(await pageOf({}, "post", "/a", { servers }))["curl"]).toContain("'https://prod.example.com/v1/a'");
    expect(
      codeOf(await pageOf({ servers: [{ url: "https://other.example.com/v9" }] }, "post", "/a", { servers }))["curl"],
    ).toContain("'https://other.example.com/v9/a'");
  });

  it("encode the path of a template, and are left out where it has a query", async () => {
    expect(codeOf(await pageOf({}, "get", "/\u00e9 b"))["Python"]).toContain("/%C3%A9%20b");
    expect(codeOf(await pageOf({}, "get", "/a?b=1"))["curl"]).toBeUndefined();
  });

  it("use methods as their tools need it", async () => {
    const body = { requestBody: { required: true, content: json(thing) } };
    expect(codeOf(await pageOf(body, "get"))["fetch"]).toBeUndefined();
    expect(codeOf(await pageOf(body, "get"))["curl"]).toContain("--request 'GET'");
    expect(codeOf(await pageOf({}, "head"))["curl"]).toContain("--head");
  });

  it("quote texts for each language", async () => {
    const schema = { type: "string", const: "'\"$(x)`\\\u202e\n" };
    const page = await pageOf({ requestBody: { required: true, content: json(schema) } });
    expect(codeOf(page)["curl"]).toContain("'\\''");
    expect(codeOf(page)["Python"]).toContain("\\u202e");
    expect(page.request?.bodies[0]?.samples[0]?.code).toContain("\\u202e");
  });

  it("are left out where the security cannot be read", async () => {
    const page = await pageOf({ security: [{ nope: [] }] });
    expect([page.isSecurityUnreadable, page.samples]).toEqual([true, []]);
  });
});
