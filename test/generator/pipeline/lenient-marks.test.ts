import { describe, expect, it } from "vitest";
import { lenientServer } from "./lenient-server.js";

/** Values of a mark that are not true or false. */
const wrong = ["true", "false", "yes", "", 1, 0, null, [], {}, ["true"]];

const marked = (mark: string, value: unknown): object => ({ type: "string", [mark]: value });
const objectWith = (property: object): object => ({
  type: "object",
  properties: { id: property, name: { type: "string" } },
});

/** Locations of a mark: the schema of a body, and its components. */
const places: Readonly<
  Record<string, (mark: string, value: unknown) => readonly [schema: object, components: object]>
> = {
  "a property": (mark, value) => [objectWith(marked(mark, value)), {}],
  "a component": (mark, value) => [{ $ref: "#/components/schemas/A" }, { A: objectWith(marked(mark, value)) }],
  "a component of a property": (mark, value) => [
    objectWith({ $ref: "#/components/schemas/Id" }),
    { Id: marked(mark, value) },
  ],
  "a branch of allOf": (mark, value) => [{ allOf: [objectWith(marked(mark, value)), { type: "object" }] }, {}],
};

describe("a mark that is not true or false", () => {
  it.each(["3.0.3", "3.1.0", "3.2.0"])("counts as true in OpenAPI %s", async (version) => {
    const cases = Object.entries(places).flatMap(([place, schemaOf]) =>
      wrong.map((value) => ({ place, schemaOf, value })),
    );
    const received: unknown[] = [];
    const paths: Record<string, object> = {};
    const schemas: Record<string, object> = {};
    cases.forEach(({ schemaOf, value }, at) => {
      const contentOf = (mark: string): object => {
        const [schema, components] = schemaOf(mark, value);
        const named = Object.entries(components).map(([name, content]) => [`${mark}${name}${at}`, content as object]);
        Object.assign(schemas, Object.fromEntries(named));
        const text = JSON.stringify(schema).replace(
          /(?<=#\/components\/schemas\/)\w+/,
          (name) => `${mark}${name}${at}`,
        );
        return { "application/json": { schema: JSON.parse(text) as object } };
      };
      const ok = { description: "d", content: contentOf("writeOnly") };
      const requestBody = { required: true, content: contentOf("readOnly") };
      paths[`/o${at}`] = { put: { operationId: `op${at}`, requestBody, responses: { "200": ok } } };
    });
    const handler = ({ body }: { readonly body?: unknown }): object => {
      received.push(body);
      return { status: 200, body: { id: "hidden", name: "n" } };
    };
    const handlers = Object.fromEntries(cases.map((_, at) => [`op${at}`, handler]));
    const document = { openapi: version, info: { title: "T", version: "1" }, paths, components: { schemas } };
    const answer = await lenientServer(document, { handlers, security: {} });
    const sent: string[] = [];
    for (const [at, { place, value }] of cases.entries()) {
      const body = '{"id":"7","name":"n"}';
      const headers = { "content-type": "application/json" };
      const response = await answer(new Request(`http://x/o${at}`, { method: "PUT", headers, body }));
      sent.push(`${place} ${JSON.stringify(value)}: ${(await response.text()).includes("hidden")}`);
    }
    expect(received).toEqual(cases.map(() => ({ name: "n" })));
    expect(sent.filter((line) => line.endsWith("true"))).toEqual([]);
  });

  it("counts as true in Swagger 2.0, and in a file that a reference names", async () => {
    const received: unknown[] = [];
    const handlers = { write: ({ body }: { readonly body?: unknown }) => (received.push(body), { status: 204 }) };
    const responses = { "204": { description: "Fine." } };
    const put = async (document: object, files: Readonly<Record<string, string>> = {}): Promise<void> => {
      const answer = await lenientServer(document, { handlers, security: {} }, files);
      const headers = { "content-type": "application/json" };
      await answer(new Request("http://x/o", { method: "PUT", headers, body: '{"id":"7","name":"n"}' }));
    };
    const info = { title: "T", version: "1" };
    const body = { name: "body", in: "body", required: true, schema: { $ref: "#/definitions/A" } };
    await put({
      swagger: "2.0",
      info,
      consumes: ["application/json"],
      paths: { "/o": { put: { operationId: "write", parameters: [body], responses } } },
      definitions: { A: objectWith(marked("readOnly", "true")) },
    });
    const content = { "application/json": { schema: { $ref: "a.json#/A" } } };
    await put(
      {
        openapi: "3.1.0",
        info,
        paths: { "/o": { put: { operationId: "write", requestBody: { required: true, content }, responses } } },
      },
      { "a.json": JSON.stringify({ A: objectWith(marked("readOnly", "true")) }) },
    );
    expect(received).toEqual([{ name: "n" }, { name: "n" }]);
  });
});
