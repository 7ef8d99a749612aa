import { describe, expect, it } from "vitest";
import { document, loadGood, loadSpec } from "./load-spec.js";

const orders = document(`
servers:
  - url: https://{region}.orders.example
    description: The service of a region.
    variables:
      region: { default: eu, enum: [eu, us], description: Where the data is. }
tags:
  - { name: orders, description: What customers ordered. }
security:
  - key: []
paths:
  /orders/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string } }
      - { name: fields, in: query, schema: { type: string } }
    get:
      operationId: getOrder
      summary: Reads an order.
      tags: [orders]
      deprecated: true
      parameters:
        - name: fields
          in: query
          description: Which members to send.
          style: pipeDelimited
          schema: { type: array, items: { type: string } }
        - { name: X-Trace, in: header, schema: { type: string } }
      responses:
        "200":
          description: The order.
          headers:
            ETag: { required: true, schema: { type: string } }
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Order" }
              examples:
                small: { summary: A small one, value: { id: "1" } }
        default: { description: It failed. }
    put:
      security: []
      x-note: kept
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema: { type: object, properties: { file: { type: string } } }
            encoding:
              file: { contentType: image/png, headers: { X-Size: { schema: { type: integer } } } }
      responses:
        "204": { description: Done. }
      callbacks:
        stored:
          "{$request.body#/url}":
            post:
              operationId: orderStored
              responses: { "204": { description: Seen. } }
webhooks:
  orderShipped:
    post:
      responses: { "204": { description: Seen. } }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
    oauth:
      type: oauth2
      flows:
        clientCredentials: { tokenUrl: https://login.example/token, scopes: { orders.read: Read orders. } }
  schemas:
    Order:
      type: object
      required: [id]
      properties: { id: { type: string } }
`);

describe("loading an OpenAPI document", () => {
  it("reads operations with what their path item gives them", async () => {
    const { operations } = await loadGood({ "openapi.yaml": orders });
    const [get, put] = operations;
    expect(operations.map(({ method, path, operationId }) => [method, path, operationId])).toEqual([
      ["get", "/orders/{id}", "getOrder"],
      ["put", "/orders/{id}", undefined],
    ]);
    expect(get).toMatchObject({ summary: "Reads an order.", tags: ["orders"], deprecated: true });
    expect(get?.parameters.map(({ name, in: place, style, explode }) => [name, place, style, explode])).toEqual([
      ["id", "path", "simple", false],
      ["fields", "query", "pipeDelimited", false],
      ["X-Trace", "header", "simple", false],
    ]);
    expect(put?.parameters.map(({ name, style, explode }) => [name, style, explode])).toEqual([
      ["id", "simple", false],
      ["fields", "form", true],
    ]);
    expect([...(put?.extensions ?? [])]).toEqual([["x-note", "kept"]]);
  });

  it("points payloads at the schemas they name", async () => {
    const { operations, schemas } = await loadGood({ "openapi.yaml": orders });
    const response = operations[0]?.responses[0];
    const payload = response?.content[0]?.payload;
    expect(response?.status).toBe("200");
    expect(payload?.kind === "json" && payload.schema.ref?.target).toBe(schemas.get("Order"));
    expect(response?.content[0]?.examples).toMatchObject([{ name: "small", value: { id: "1" } }]);
    expect(response?.headers).toMatchObject([{ name: "ETag", required: true }]);
    expect(operations[0]?.responses.map(({ status }) => status)).toEqual(["200", "default"]);
  });

  it("reads request bodies with their encodings", async () => {
    const { operations } = await loadGood({ "openapi.yaml": orders });
    const body = operations[1]?.requestBody;
    expect(body?.required).toBe(true);
    expect(body?.content[0]?.encoding.get("file")).toMatchObject({
      contentType: "image/png",
      headers: [{ name: "X-Size" }],
      allowReserved: false,
    });
  });

  it("fills in the security of the document, and lets an operation be open", async () => {
    const { operations, securitySchemes } = await loadGood({ "openapi.yaml": orders });
    expect(operations[0]?.security.map(({ schemes }) => [...schemes])).toEqual([[["key", []]]]);
    expect(operations[1]?.security).toEqual([]);
    expect(securitySchemes.get("key")).toMatchObject({ kind: "apiKey", in: "header", parameterName: "X-Key" });
    const oauth = securitySchemes.get("oauth");
    expect(oauth?.kind === "oauth2" && [...(oauth.flows.get("clientCredentials")?.scopes ?? [])]).toEqual([
      ["orders.read", "Read orders."],
    ]);
  });

  it("reads callbacks, webhooks, servers and tags", async () => {
    const { operations, webhooks, openapi } = await loadGood({ "openapi.yaml": orders });
    expect(operations[1]?.callbacks).toMatchObject([{ operationId: "orderStored", path: "{$request.body#/url}" }]);
    expect(webhooks).toMatchObject([{ path: "orderShipped", method: "post" }]);
    expect(openapi).toMatchObject({ openapiVersion: "3.1", title: "Orders", infoVersion: "1" });
    expect(openapi?.servers[0]?.variables.get("region")).toMatchObject({ default: "eu", enum: ["eu", "us"] });
    expect(openapi?.tags).toEqual([{ name: "orders", description: "What customers ordered.", extensions: new Map() }]);
  });

  it("keeps the extensions of info and of tags", async () => {
    const marked = document("paths: {}\ntags: [{ name: a, x-open-question: Why? }]").replace(
      "info: {",
      "info: { x-by: us,",
    );
    const { openapi } = await loadGood({ "openapi.yaml": marked });
    expect(openapi?.extensions).toEqual(new Map([["x-by", "us"]]));
    expect(openapi?.tags[0]?.extensions).toEqual(new Map([["x-open-question", "Why?"]]));
  });

  it("lets a reference of 3.1 describe its target in its own words", async () => {
    const { operations } = await loadGood({
      "openapi.yaml": document(`
paths:
  /orders:
    get:
      responses:
        "204": { $ref: "#/components/responses/Done", description: Nothing to say. }
components:
  responses:
    Done: { description: Done. }
`),
    });
    expect(operations[0]?.responses[0]?.description).toBe("Nothing to say.");
  });

  it("collects open questions wherever a document may hold them, and none from data", async () => {
    const { openQuestions } = await loadGood({
      "openapi.yaml": document(`
x-open-question: Who may call it?
paths:
  x-open-question: Are there more paths?
  /orders:
    get:
      x-open-question: >-
        How many
        at most?
      responses:
        x-open-question: What else?
        "200":
          description: The orders.
          content:
            application/json:
              schema: { type: object, properties: { id: { type: string, x-open-question: How long? } } }
              example: { x-open-question: Only data. }
`),
    });
    expect(openQuestions.map(({ text }) => text)).toEqual([
      "Who may call it?",
      "Are there more paths?",
      "How many at most?",
      "How long?",
      "What else?",
    ]);
  });

  it("gives a question its text where a name stands for it, in parts, lists and tables of errors", async () => {
    const { openQuestions, errorTables } = await loadGood({
      "openapi.yaml": document(`
x-open-question: [{ name: caller }, Since when?]
paths:
  /orders:
    get:
      x-open-question: { name: caller, text: Who may call it? }
      x-sandbox-choice: { name: caller, text: Anyone. }
      responses: { "400": { description: Failed., content: { application/json: { schema: { $ref: "#/components/schemas/Failure" } } } } }
components:
  schemas: { Failure: { type: object } }
  x-errors:
    Failures:
      schema: { $ref: "#/components/schemas/Failure" }
      assumed: { x-sandbox-choice: [{ name: caller }, One at a time.], members: { a: b } }
      rows: [{ id: other, when: always, assumed: { status: 400, x-sandbox-choice: { name: caller } } }]
`),
    });
    expect(openQuestions.map(({ text }) => text)).toEqual(["Who may call it?", "Since when?", "Who may call it?"]);
    expect(errorTables).toMatchObject([{ choice: "Anyone. One at a time.", rows: [{ choice: "Anyone." }] }]);
  });

  it("gives the ids of open questions the texts that the document declares, in an XSD too", async () => {
    const files = {
      "openapi.yaml": document(`
x-open-questions: { Q-1: Who may call it?, Q-2: In which unit? }
paths:
  /orders:
    get:
      x-open-question: [Q-1, Since when?]
      responses: { "200": { description: All., content: { application/xml: { x-xsd-element: a.xsd#A } } } }
`),
      "a.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="A" type="xs:string"><xs:annotation>
        <xs:appinfo source="open-question">Q-2</xs:appinfo></xs:annotation></xs:element></xs:schema>`,
    };
    const { openQuestions, xml } = await loadGood(files);
    expect(openQuestions.map(({ text }) => text)).toEqual([
      "Q-1: Who may call it?",
      "Since when?",
      "Q-2: In which unit?",
    ]);
    expect(xml?.elements.get("A")?.annotation.openQuestions).toMatchObject([{ text: "Q-2: In which unit?" }]);
    const wrong = {
      "openapi.yaml": files["openapi.yaml"].replace("[Q-1,", "[Q-3,").replace("Q-2: In which unit?", "Q-4: [1]"),
      "a.xsd": files["a.xsd"],
    };
    expect((await loadSpec(wrong)).reports).toEqual([
      expect.stringContaining("xsd/unknown-mark"),
      expect.stringContaining("openapi/malformed-mark"),
      expect.stringContaining("openapi/unknown-mark"),
    ]);
  });

  it("reads the same contract from YAML and from JSON, with a byte order mark and CRLF", async () => {
    const yaml = document('paths: {}\ncomponents: { schemas: { Order: { type: string, default: "2030-01-31" } } }\n');
    const json =
      '{"openapi":"3.1.0","info":{"title":"Orders","version":"1"},"paths":{},"components":{"schemas":{"Order":{"type":"string","default":"2030-01-31"}}}}';
    const all = [
      await loadGood({ "openapi.yaml": `\uFEFF${yaml.replaceAll("\n", "\r\n")}` }),
      await loadGood({ "openapi.json": `\uFEFF${json}` }),
      await loadGood({ "openapi.yaml": json }),
    ];
    for (const { openapi, schemas } of all) {
      expect(JSON.parse(JSON.stringify(openapi?.bundled))).toEqual(JSON.parse(json));
      expect(schemas.get("Order")).toMatchObject({ types: ["string"], default: { value: "2030-01-31" } });
    }
  });

  it("finds nothing to say about the specs of this repository", async () => {
    const { readFileSync } = await import("node:fs");
    const read = (path: string) => readFileSync(new URL(`../../../../specs/${path}`, import.meta.url), "utf8");
    const requests = await loadGood({ "openapi.yaml": read("purchase-requests/openapi.yaml") });
    expect(requests.operations.map(({ operationId }) => operationId)).toEqual([
      "createPurchaseRequest",
      "getPurchaseRequest",
    ]);
    const loyalty = await loadGood({
      "openapi.yaml": read("loyalty/openapi.yaml"),
      "loyalty.xsd": read("loyalty/loyalty.xsd"),
    });
    const payload = loyalty.operations[0]?.requestBody?.content[0]?.payload;
    expect(payload?.kind === "xml" && payload.element.name.local).toBe("LoyaltyMembershipUpdate");
    expect(payload?.kind === "xml" && payload.plainSchema?.required).toEqual(["Membership"]);
    expect(loyalty.files.map(({ path }) => path)).toEqual(["openapi.yaml", "loyalty.xsd"]);
  });

  it("reads the schema of XML without an element, and says where nothing names the root", async () => {
    const { contract, reports } = await loadSpec({
      "openapi.yaml": document(`
paths:
  /orders:
    get:
      responses:
        "200":
          description: The order.
          content:
            application/xml: { schema: { type: object } }
            application/problem+xml: { schema: { type: object } }
`),
    });
    expect(contract?.operations[0]?.responses[0]?.content.map(({ payload }) => payload.kind)).toEqual(["json", "json"]);
    expect(reports).toEqual([
      'openapi.yaml:11:13: warning openapi/xml-without-xsd: Content "application/xml" is not completely described as XML, here and 1 more times: its root element has no name, so any root is read, and <root> is written.',
    ]);
  });

  it("says each fault of a shared component once", async () => {
    const { reports } = await loadSpec({
      "openapi.yaml": document(`
paths:
  /orders:
    get: { parameters: [{ $ref: "#/components/parameters/Ids" }], responses: { "204": { description: Done. } } }
    put: { parameters: [{ $ref: "#/components/parameters/Ids" }], responses: { "204": { description: Done. } } }
components:
  parameters:
    Ids: { name: ids, in: query, style: simple, schema: { type: string } }
`),
    });
    expect(reports).toEqual([
      'openapi.yaml:10:41: error openapi/unknown-style: Style "simple" is not allowed in a query parameter.',
    ]);
  });
});
