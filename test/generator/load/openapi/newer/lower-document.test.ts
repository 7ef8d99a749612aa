import { describe, expect, it } from "vitest";
import { sourceLocation } from "../../../../../generator/diagnostics/origin.js";
import { loadGood, loadSpec } from "../load-spec.js";

const head = `openapi: 3.2.0\ninfo: { title: Orders, version: "1" }\n`;

async function bundled(body: string): Promise<unknown> {
  const { openapi } = await loadGood({ "openapi.yaml": head + body });
  return JSON.parse(JSON.stringify(openapi?.bundled)) as unknown;
}

/** The warnings of a document: locations, and omitted parts. */
async function warnings(body: string): Promise<readonly string[]> {
  const { reports } = await loadSpec({ "openapi.yaml": head + body });
  return reports.map((line) =>
    line.replace(/^openapi.yaml:(\S+): warning openapi\/newer-feature: "(.*?)".*$/, "$1 $2"),
  );
}

describe("a document of OpenAPI 3.2", () => {
  it("is read in the words of 3.1 where it has them", async () => {
    expect(
      await bundled(`
paths:
  /orders:
    get:
      responses:
        "200": { summary: The orders., content: { application/json: { $ref: "#/components/mediaTypes/Orders" } } }
        "404": { content: { text/plain: { schema: { type: string }, examples: { none: { dataValue: None } } } } }
components:
  mediaTypes:
    Orders: { $ref: "#/components/mediaTypes/List" }
    List: { schema: { $ref: "#/components/schemas/Orders" } }
  schemas:
    Orders: { type: array, items: { type: string }, xml: { nodeType: element } }
    Id: { type: string, xml: { nodeType: attribute } }
`),
    ).toEqual({
      openapi: "3.1.1",
      info: { title: "Orders", version: "1" },
      paths: {
        "/orders": {
          get: {
            responses: {
              "200": {
                content: { "application/json": { schema: { $ref: "#/components/schemas/Orders" } } },
                description: "The orders.",
              },
              "404": {
                content: { "text/plain": { schema: { type: "string" }, examples: { none: { value: "None" } } } },
                description: "",
              },
            },
          },
        },
      },
      components: {
        schemas: {
          Orders: { type: "array", items: { type: "string" }, xml: { wrapped: true } },
          Id: { type: "string", xml: { attribute: true } },
        },
      },
    });
  });

  it("tells everything else at its place", async () => {
    expect(
      await warnings(`$self: https://specs.example/orders
servers: [{ url: https://shop.example, name: live }]
tags: [{ name: orders, summary: Orders, kind: nav }]
paths:
  /orders:
    query: { responses: { "200": { description: Done. } } }
    additionalOperations: { LINK: { responses: { "200": { description: Done. } } } }
    get:
      parameters:
        - { name: all, in: querystring, content: { text/plain: { schema: { type: string } } } }
        - { name: page, in: query, schema: { type: integer } }
        - { name: session, in: cookie, style: cookie, schema: { type: string } }
      responses:
        "200":
          description: Done.
          content: { multipart/mixed: { itemSchema: { type: object } } }
components:
  securitySchemes:
    token: { type: http, scheme: bearer, deprecated: true }
    flows: { type: oauth2, flows: { deviceAuthorization: { deviceAuthorizationUrl: /d, tokenUrl: /t, scopes: {} } } }
  schemas:
    Pet: { oneOf: [{ type: object }], discriminator: { propertyName: kind, defaultMapping: Pet }, xml: { nodeType: cdata } }
`),
    ).toEqual([
      "3:1 $self",
      "4:40 name",
      "5:24 summary",
      "5:41 kind",
      "8:5 query",
      "9:29 LINK",
      "12:11 in: querystring",
      "14:40 style: cookie",
      "18:41 itemSchema",
      "21:42 deprecated",
      "22:37 deviceAuthorization",
      "24:39 defaultMapping",
      "24:106 nodeType",
    ]);
  });

  it("keeps the schemas of items of streams, and its version with them", async () => {
    const body = `paths:
  /orders:
    get:
      responses:
        "200":
          description: Orders as they change.
          content:
            text/event-stream: { itemSchema: { $ref: "#/components/schemas/Event" } }
            application/jsonl: { $ref: "#/components/mediaTypes/Lines" }
components:
  mediaTypes: { Lines: { itemSchema: { type: object, xml: { nodeType: element } } } }
  schemas: { Event: { type: object, required: [data], properties: { data: { type: string } } } }
`;
    const { reports, contract } = await loadSpec({ "openapi.yaml": head + body });
    expect(reports).toEqual([]);
    const content = contract?.operations[0]?.responses[0]?.content ?? [];
    expect(
      content.map(({ itemSchema }) => itemSchema?.ref?.target.properties?.has("data") ?? itemSchema?.types),
    ).toEqual([true, ["object"]]);
    expect(await bundled(body)).toMatchObject({ openapi: "3.2.0", components: { schemas: {} } });
  });

  it("alone may have them", async () => {
    const { reports } = await loadSpec({
      "openapi.yaml": `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths:
  /orders:
    get: { responses: { "200": { description: Done., content: { application/jsonl: { itemSchema: { type: object } } } } } }
`,
    });
    expect(reports.join()).toMatch(
      /^openapi.yaml:5:\d+: error openapi\/schema: Media type must not have "itemSchema"\./,
    );
  });

  it("keeps the places of what stands behind a part that is left out", async () => {
    const contract = await loadSpec({
      "openapi.yaml": `${head}paths:
  /orders:
    get:
      parameters:
        - { name: all, in: querystring, content: { text/plain: { schema: { type: string } } } }
        - { name: page, in: query, schema: { type: integer } }
      responses: { "200": { description: Done. } }
`,
    }).then((loaded) => loaded.contract);
    const [page] = contract?.operations[0]?.parameters ?? [];
    expect(page?.name).toBe("page");
    expect(sourceLocation(page?.origin as never).line).toBe(8);
    expect(contract?.skippedParts?.map(({ kind, origin }) => `${kind} ${origin.pointer}`)).toEqual([
      "parameter /paths/~1orders/get/parameters/0",
    ]);
  });
});
