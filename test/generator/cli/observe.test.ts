import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

const spec = `openapi: 3.1.0
info: { title: Orders, version: "1" }
servers: [{ url: "https://{region}.example:443/v1", variables: { region: { default: eu } } }]
paths:
  /orders:
    get:
      operationId: listOrders
      responses:
        "200":
          description: The orders.
          content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Order" } } } }
  /orders/{id}:
    get:
      operationId: getOrder
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        "200":
          description: The order.
          content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: pin } }
  schemas:
    Order:
      type: object
      required: [id]
      additionalProperties: false
      properties:
        id: { type: string }
        state: { type: string, enum: [open, closed] }
        created: { type: string, format: date-time }
        note: { type: string }
        customer: { $ref: "#/components/schemas/Customer" }
        payment: { oneOf: [{ $ref: "#/components/schemas/Card" }, { $ref: "#/components/schemas/Cash" }] }
        hidden: { type: string, enum: [a], x-sensitive: true }
        passphrase: { type: string, enum: [a] }
        pin: { type: string, enum: [a] }
        code: { type: string, format: password, enum: [a] }
    Customer: { type: object, properties: { name: { type: [string, integer] } } }
    Card: { type: object, properties: { kind: { const: card } } }
    Cash: { type: object, properties: { kind: { const: cash } } }
`;

const schemas = (base: string, choice: string): string => `
    Order:
      type: object
      properties:
        text: { type: string }
        word: { type: string, enum: [a] }
        part: { $ref: "${base}/Part" }
        list: { type: array, items: { type: string } }
        whole: { allOf: [{ $ref: "${base}/Part" }] }
        ${choice}
    Part: { type: object, properties: { x: { type: string } } }`;

const documentOf = (version: string): string => `openapi: ${version}
info: { title: Orders, version: "1" }
servers: [{ url: "https://us.example/v1" }]
paths:
  /orders:
    get:
      operationId: getOrders
      responses:
        "200": { description: It., content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } } }
components:
  schemas:${schemas("#/components/schemas", "choice: { anyOf: [{ type: string }, { type: integer }] }")}
`;

const swagger = `swagger: "2.0"
info: { title: Orders, version: "1" }
host: us.example
basePath: /v1
schemes: [https]
paths:
  /orders:
    get:
      operationId: getOrders
      produces: [application/json]
      responses:
        "200": { description: It., schema: { $ref: "#/definitions/Order" } }
definitions:${schemas("#/definitions", "choice: {}")}
`;

interface Recorded {
  readonly path?: string;
  readonly status?: number;
  readonly type?: string;
  readonly body?: unknown;
  /** The text of the body. */
  readonly text?: string;
  readonly isBase64?: boolean;
  readonly url?: string;
}

const order = (more: object): object => ({ id: "o-1", ...more });

function entry({ path = "/orders/7", status = 200, type = "application/json", body, text, isBase64, url }: Recorded) {
  const written = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const content = isBase64 === true ? Buffer.from(written ?? "").toString("base64") : written;
  return {
    request: {
      method: "GET",
      url: url ?? `https://us.example/v1${path}`,
      headers: [{ name: "Authorization", value: "Bearer t0ken" }],
    },
    response: {
      status,
      headers: [
        { name: "Content-Type", value: `${type}; charset=utf-8` },
        { name: "Set-Cookie", value: "sid=c00kie; Path=/" },
      ],
      content: {
        mimeType: type,
        ...(content !== undefined && { text: content, ...(isBase64 && { encoding: "base64" }) }),
      },
    },
  };
}

const har = (...calls: readonly Recorded[]): string => JSON.stringify({ log: { entries: calls.map(entry) } });

interface Observed {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly cwd: string;
}

async function observe(
  calls: string,
  {
    document = spec,
    files = {},
    more = [],
  }: { document?: string; files?: Record<string, string>; more?: string[] } = {},
): Promise<Observed> {
  const cwd = tempFolder({ "orders.yaml": document, "calls.har": calls, ...files });
  return { cwd, ...(await cli(["observe", "orders.yaml", "--har", "calls.har", ...more], { cwd })) };
}

/** The actions of an overlay, one line for each. */
function actionsOf(overlay: string): readonly string[] {
  const { actions } = JSON.parse(overlay) as { readonly actions: readonly Record<string, unknown>[] };
  return actions.map(({ target, update, remove, description }) =>
    [target, remove === true ? "remove" : JSON.stringify(update), description].join(" | "),
  );
}

async function actions(calls: string, document: string): Promise<readonly string[]> {
  const { cwd, code } = await observe(calls, { document, more: ["-o", "observed.json"] });
  expect(code).toBe(0);
  return existsSync(join(cwd, "observed.json")) ? actionsOf(readFileSync(join(cwd, "observed.json"), "utf8")) : [];
}

const calls: readonly Recorded[] = [
  { path: "/orders", body: [order({ state: "held", note: null }), order({ state: "held" })] },
  { path: "/orders?page=2", body: [order({ state: "held" })] },
  { body: order({ state: "held", created: "2026-01-01 10:00:00", customer: null }) },
  { body: order({ state: "rare", discount: { rate: 0.5, codes: [null, "x"], "ada@example.com": 1 } }) },
  { body: order({ payment: { kind: "cash", change: 3 }, customer: { name: null } }) },
  { status: 404, body: { error: "unknown", "a: b\n- c": 1 } },
  { status: 503, type: "text/html", text: "<p>later</p>" },
];

describe("specwright observe", () => {
  it("writes an overlay of the differences, with counts", async () => {
    const { code, stdout, stderr } = await observe(har(...calls, { path: "/other", body: {} }));
    expect(stdout).toMatchInlineSnapshot(`
      "overlay: 1.0.0
      info:
        title: Observed responses of Orders
        version: 1.0.0
      extends: orders.yaml
      actions:
        - target: $.components.schemas.Cash
          description: The property "change" in 1 of 3 responses of GET /orders/{id} 200.
          update:
            properties:
              change:
                type: number
        - target: $.components.schemas.Customer.properties.name
          description: Null in 1 of 3 responses of GET /orders/{id} 200.
          update:
            type:
              - "null"
        - target: $.components.schemas.Order
          description: The property "discount" in 1 of 3 responses of GET /orders/{id} 200.
          update:
            properties:
              discount:
                type: object
                properties:
                  codes:
                    type: array
                    items:
                      type:
                        - string
                        - "null"
                  rate:
                    type: number
        - target: $.components.schemas.Order.properties.created.format
          description: Values of another format than "date-time" in 1 of 3 responses of GET /orders/{id} 200.
          remove: true
        - target: $.components.schemas.Order.properties.customer['$ref']
          description: Null in 1 of 3 responses of GET /orders/{id} 200.
          remove: true
        - target: $.components.schemas.Order.properties.customer
          description: Null in 1 of 3 responses of GET /orders/{id} 200.
          update:
            anyOf:
              - $ref: "#/components/schemas/Customer"
              - type: "null"
        - target: $.components.schemas.Order.properties.note
          description: Null in 1 of 2 responses of GET /orders 200.
          update:
            type:
              - string
              - "null"
        - target: $.components.schemas.Order.properties.state
          description: The value "held" in 2 of 2 responses of GET /orders 200 and 1 of 3 responses of GET /orders/{id} 200.
          update:
            enum:
              - held
        - target: $.paths['/orders/{id}'].get
          description: Status 404 in 1 of 5 responses of GET /orders/{id}.
          update:
            responses:
              "404":
                description: Observed, and not described in the spec.
                content:
                  application/json:
                    schema:
                      type: object
                      properties:
                        error:
                          type: string
        - target: $.paths['/orders/{id}'].get
          description: Status 503 in 1 of 5 responses of GET /orders/{id}.
          update:
            responses:
              "503":
                description: Observed, and not described in the spec.
                content:
                  text/html: {}
      "
    `);
    expect(stderr).toBe(
      "9 differences in 7 responses\n1 call of no operation\n1 value outside of an enum not written: rare, or secret\n",
    );
    expect(code).toBe(0);
  });

  it("writes the same bytes for calls in any order, and nothing once the overlay is applied", async () => {
    const { stdout, cwd } = await observe(har(...calls));
    expect((await observe(har(...calls.toReversed()))).stdout).toBe(stdout);
    writeFileSync(join(cwd, "observed.yaml"), stdout);
    const again = await cli(
      ["observe", "orders.yaml", "--har", "calls.har", "--overlay", "observed.yaml", "-o", "x.yaml"],
      {
        cwd,
      },
    );
    expect(again).toMatchObject({ code: 0, stdout: "" });
    expect(again.stderr).toContain("0 differences in 7 responses, nothing is written\n");
    expect(existsSync(join(cwd, "x.yaml"))).toBe(false);
  });

  it("writes an overlay with which the generated client accepts the responses", async () => {
    const { cwd } = await observe(har(...calls.slice(0, 3), ...calls.slice(4)), { more: ["-o", "observed.yaml"] });
    const overlay = ["--overlay", "observed.yaml"];
    const verify = (...more: readonly string[]) =>
      cli(["verify", "orders.yaml", "--har", "calls.har", ...more], { cwd });
    const before = await verify();
    expect(before.stdout).toContain("6 of 6 calls are not valid against the spec");
    const generated = await cli(["generate", "orders.yaml", ...overlay, "-o", "out", "--layout", "folder"], { cwd });
    expect(generated).toMatchObject({ code: 0, stderr: expect.not.stringContaining("warning") as string });
    expect(readFileSync(join(cwd, "out/types.ts"), "utf8")).toContain("customer?: Customer | null;");
    expect(await verify(...overlay)).toMatchObject({
      code: 0,
      stdout: "0 of 6 calls are not valid against the spec.\n",
    });
  });

  it("writes no secret and no value but repeated enum values", async () => {
    const secret = {
      hidden: "h1dden",
      passphrase: "passphr4se",
      pin: "p1n",
      code: "c0de",
      note: "n0te",
      state: "t0ken",
    };
    const some = [1, 2, 3].map(() => ({ body: order(secret) }));
    const { stdout, stderr } = await observe(har(...some, { body: order({ state: "c00kie" }) }));
    expect(stdout).toBe("");
    expect(stderr).toBe(
      "0 differences in 4 responses, nothing is written\n2 values outside of an enum not written: rare, or secret\n",
    );
  });

  it("ignores enums with many other values, and objects with many other names: both are data", async () => {
    const numbers = Array.from({ length: 51 }, (_, at) => at);
    const document = spec.replace("name: { type: [string, integer] }", "name: { enum: [Ada] }");
    const many = numbers.flatMap((at) =>
      [1, 2, 3].map(() => ({ body: order({ customer: { name: `name${at}`, [`key${at}`]: 1 } }) })),
    );
    expect(await actions(har(...many), document)).toEqual([]);
    const [first, ...fewer] = many.slice(3);
    expect(await actions(har(first!, ...fewer), document)).toHaveLength(100);
  });

  it("matches calls by the servers of the spec, or by --server", async () => {
    const here = [{ path: "/orders/7", status: 404 }];
    const elsewhere = [
      "https://us.example/orders/7",
      "https://eu.other/v1/orders/7",
      "https://us.example:8443/v1/orders/7",
    ];
    const others = elsewhere.map((url) => ({ url, status: 500 }));
    expect(await actions(har(...here, ...others), spec)).toEqual([
      expect.stringContaining("Status 404 in 1 of 1 responses"),
    ]);
    const named = await observe(har(...here, ...others), { more: ["--server", "https://us.example:8443/v1"] });
    expect(named.stdout).toContain("description: Status 500 in 1 of 1 responses of GET /orders/{id}.");
    expect(named.stderr).toContain("3 calls of no operation");
    expect(await observe(har(), { more: ["--server", "here"] })).toMatchObject({ code: 2, stdout: "" });
  });

  it.each([
    ["swagger", swagger, '"x-nullable":true'],
    ["3.0", documentOf("3.0.3"), '"nullable":true'],
    ["3.1", documentOf("3.1.0"), '"type":["string","null"]'],
    ["3.2", documentOf("3.2.0"), '"type":["string","null"]'],
  ])("allows null as OpenAPI %s does, in the document and not in a copy of it", async (_, document, nullable) => {
    const body = { text: null, word: null, part: null, list: [null], whole: null, choice: null };
    const { cwd, stderr } = await observe(
      har({ path: "/orders", body }, { path: "/orders", status: 404, body: { m: [1, "a"] } }),
      {
        document,
        more: ["-o", "observed.json"],
      },
    );
    expect(stderr).toBe("7 differences in 2 responses\n".replace("7", document === swagger ? "6" : "7"));
    const written = readFileSync(join(cwd, "observed.json"), "utf8");
    const updates = actionsOf(written).map((line) => line.split(" | ").slice(0, 2).join(" "));
    const base = document === swagger ? "$.definitions.Order" : "$.components.schemas.Order";
    expect(updates).toContain(`${base}.properties.text {${nullable}}`);
    expect(updates).toContain(`${base}.properties.word {${nullable},"enum":[null]}`);
    expect(updates).toContain(`${base}.properties.part['$ref'] remove`);
    const verified = await cli(["verify", "orders.yaml", "--har", "calls.har", "--overlay", "observed.json"], { cwd });
    expect(verified).toMatchObject({ code: 0, stdout: "0 of 2 calls are not valid against the spec.\n" });
  });

  it("reports differences in other files at their locations", async () => {
    const document = spec.replace(
      'customer: { $ref: "#/components/schemas/Customer" }',
      'customer: { $ref: "common.yaml#/Name" }',
    );
    const files = { "common.yaml": "Name:\n  type: object\n  properties:\n    first: { type: string }\n" };
    const { stdout, stderr, code } = await observe(har({ body: order({ customer: { first: null } }) }), {
      document,
      files,
    });
    expect([code, stdout]).toEqual([0, ""]);
    expect(stderr).toContain("not possible in an overlay of the document: null at common.yaml:4:12\n");
  });

  it("compares the document with its overlays", async () => {
    const files = {
      "first.yaml": `overlay: 1.0.0
info: { title: First, version: "1" }
actions:
  - target: $.components.schemas.Order.properties
    update: { size: { type: number } }
`,
    };
    const more = ["--overlay", "first.yaml"];
    const { stdout } = await observe(har({ body: order({ size: null, note: null }) }), { files, more });
    expect(stdout).toContain("target: $.components.schemas.Order.properties.size");
    expect(stdout).toContain("target: $.components.schemas.Order.properties.note");
  });

  it("does not replace files of the API, the recording, or a file behind a link", async () => {
    const text = har({ status: 404 });
    for (const output of ["orders.yaml", "calls.har", "link.yaml"]) {
      const cwd = tempFolder({ "orders.yaml": spec, "calls.har": text });
      symlinkSync("orders.yaml", join(cwd, "link.yaml"));
      const run = await cli(["observe", "orders.yaml", "--har", "calls.har", "-o", output], { cwd });
      expect(run.code).toBe(2);
      expect(readFileSync(join(cwd, "orders.yaml"), "utf8")).toBe(spec);
      expect(readFileSync(join(cwd, "calls.har"), "utf8")).toBe(text);
    }
  });

  it("reports a recording that cannot be read at its location, without its content", async () => {
    const broken = await observe('{ "log": {\n  "entries": [s3cret] } }');
    expect(broken).toMatchObject({ code: 2, stdout: "" });
    expect(broken.stderr).toContain('"calls.har" is not JSON (calls.har:2:15).');
    expect(broken.stderr).not.toContain("s3cret");
    const deep = await observe(`{"log":{"entries":${"[".repeat(300_000)}`);
    expect(deep.stderr).toContain('"calls.har" is nested deeper than 256 levels (calls.har:1:273).');
    const invalid = await observe(har({}), {
      document: spec.replace("type: array", "type: list"),
      more: ["--strictness", "strict"],
    });
    expect(invalid.code).toBe(1);
    expect(invalid.stderr).toContain("orders.yaml:11:58: error");
  });

  it("reads hostile bodies", async () => {
    const written = await actions(
      har(
        { text: "{".repeat(100_000) },
        { text: `{"id":"1","note":${"[".repeat(2000)}${"]".repeat(2000)}}` },
        { text: "not json" },
        { text: '{"id":"1","__proto__":{"polluted":1},"constructor":{"prototype":1},"hasOwnProperty":null}' },
        { text: '{"id":"1","toString":1}', isBase64: true },
        { type: "a b/<x>", status: 404, text: "x" },
        { type: "__proto__/x", status: 404, text: "x" },
        { path: "/%00%zz/../orders/8", status: 500 },
        { url: "javascript:alert(1)" },
        { url: "https://us.example@evil.example/v1/orders/7" },
      ),
      spec,
    );
    expect(written.map((line) => line.split(" | ").slice(0, 2).join(" "))).toEqual([
      '$.components.schemas.Order {"properties":{"constructor":{"type":"object","properties":{"prototype":{"type":"number"}}}}}',
      '$.components.schemas.Order {"properties":{"hasOwnProperty":{}}}',
      '$.components.schemas.Order {"properties":{"toString":{"type":"number"}}}',
      '$.paths[\'/orders/{id}\'].get {"responses":{"404":{"description":"Observed, and not described in the spec.","content":{"__proto__/x":{}}}}}',
      '$.paths[\'/orders/{id}\'].get {"responses":{"500":{"description":"Observed, and not described in the spec."}}}',
    ]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it("keeps strings of the recording inside of YAML strings", async () => {
    const state = "x: y\n- target: $\n  remove: true # \u2028\u202e'\"";
    const { stdout, cwd } = await observe(har(...[1, 2, 3].map(() => ({ body: order({ state }) }))));
    writeFileSync(join(cwd, "observed.yaml"), stdout);
    expect(stdout.split("\n- target")).toHaveLength(1);
    const bundled = await cli(["bundle", "orders.yaml", "--overlay", "observed.yaml"], { cwd });
    const { components } = JSON.parse(bundled.stdout) as {
      components: { schemas: { Order: { properties: { state: { enum: string[] } } } } };
    };
    expect(components.schemas.Order.properties.state.enum).toEqual(["open", "closed", state]);
  });
});
