import { describe, expect, it } from "vitest";
import { cli } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

const spec = `openapi: 3.1.0
info: { title: Orders, version: "1" }
servers: [{ url: "https://api.example/v1" }]
paths:
  /orders/{id}:
    get:
      operationId: getOrder
      security: [{ key: [] }]
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
        - { name: limit, in: query, schema: { type: integer, maximum: 100 } }
      responses:
        "200":
          description: The order.
          content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } }
  /orders:
    post:
      operationId: createOrder
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } }
      responses: { "204": { description: Created. } }
components:
  securitySchemes: { key: { type: http, scheme: bearer } }
  schemas:
    Order: { type: object, required: [quantity], properties: { quantity: { type: integer, maximum: 100 } } }
`;

interface Said {
  readonly method?: string;
  readonly path: string;
  readonly body?: string;
  readonly status?: number;
  readonly answer?: string;
}

const entry = ({ method = "GET", path, body, status = 200, answer }: Said): unknown => ({
  request: {
    method,
    url: `https://api.example/v1${path}`,
    headers: [
      { name: ":authority", value: "api.example" },
      { name: "Authorization", value: "Bearer s3cret-token" },
    ],
    ...(body === undefined ? {} : { postData: { mimeType: "application/json", text: body } }),
  },
  response: {
    status,
    headers: [
      { name: "Content-Type", value: "application/json" },
      { name: "Content-Encoding", value: "gzip" },
    ],
    content: { mimeType: "application/json", size: 1, ...(answer === undefined ? {} : { text: answer }) },
  },
});
const har = (...calls: readonly Said[]): string =>
  JSON.stringify({ log: { version: "1.2", entries: calls.map(entry) } });
const run = async (file: string, ...more: readonly string[]): Promise<Awaited<ReturnType<typeof cli>>> =>
  cli(["verify", "orders.yaml", "--har", "calls.har", ...more], {
    cwd: tempFolder({ "orders.yaml": spec, "calls.har": file }),
  });

describe("specwright verify", () => {
  it("judges requests and answers at their places, and prints no value of them", async () => {
    const { code, stdout, stderr } = await run(
      har(
        { path: "/orders/7?limit=5", answer: '{"quantity":5}' },
        { path: "/orders/7?limit=500", answer: '{"quantity":5}' },
        { path: "/orders/7", answer: '{"quantity":777}' },
        { path: "/orders/7", status: 418, answer: "{}" },
        { method: "POST", path: "/orders", body: '{"quantity":"s3cret"}', status: 204 },
        { method: "POST", path: "/orders", body: '{"quantity":1}', status: 204 },
        { path: "/pixel.gif", answer: "s3cret" },
      ),
    );
    expect(stderr).toBe("");
    expect(stdout.trim().split("\n")).toEqual([
      expect.stringMatching(
        /^log\.entries\[1\]: getOrder \(GET \/orders\/\{id\}\): request: maximum at \/query\/limit, by #\/paths\//,
      ),
      "log.entries[2]: getOrder (GET /orders/{id}): answer: maximum at /quantity, by #/components/schemas/Order/properties/quantity/maximum",
      "log.entries[3]: getOrder (GET /orders/{id}): answer: http/status",
      "log.entries[4]: createOrder (POST /orders): request: type at /quantity, by #/components/schemas/Order/properties/quantity/type",
      "4 of 6 calls are not valid against the spec, 2 responses were not checked, 1 call matches no operation.",
    ]);
    expect(stdout).not.toContain("s3cret");
    expect(code).toBe(1);
  });

  it("leaves out calls whose status is not one, as of a call that was broken off", async () => {
    const statuses = [0, 199, 200.5, 600, 200];
    const { stdout } = await run(har(...statuses.map((status) => ({ path: "/orders/7", status, answer: "{}" }))));
    expect(stdout).toBe(
      "log.entries[4]: getOrder (GET /orders/{id}): answer: required, by #/components/schemas/Order/required\n" +
        "1 of 1 calls are not valid against the spec.\n",
    );
  });

  it("says in a comparison which recorded calls the newer version breaks", async () => {
    const calls = har(
      { path: "/orders/7?limit=5", answer: '{"quantity":5}' },
      { path: "/orders/7?limit=60", answer: '{"quantity":5}' },
      { path: "/orders/7?limit=600", answer: '{"quantity":5}' },
    );
    const cwd = tempFolder({
      "orders.yaml": spec,
      "new.yaml": spec.replace("maximum: 100 } }\n      responses", "maximum: 50 } }\n      responses"),
      "calls.har": calls,
    });
    const { stdout } = await cli(["diff", "orders.yaml", "new.yaml", "--har", "calls.har"], { cwd });
    expect(stdout).toContain(
      "log.entries[1]: GET /orders/{id} (getOrder) was valid and is now invalid: request: maximum at /query/limit\n" +
        "1 of 3 recorded calls breaks with the new version.\n",
    );
  });

  it("reads the entries of a sandbox's journal, and gives JSON", async () => {
    const journal = JSON.stringify([
      {
        request: { method: "GET", target: "/v1/orders/7", headers: {} },
        response: { status: 200, headers: { "content-type": "application/json" }, body: '{"quantity":5}' },
      },
    ]);
    const { code, stdout } = await run(journal, "--format", "json");
    const operation = { name: "getOrder", method: "GET", path: "/orders/{id}" };
    expect(JSON.parse(stdout)).toEqual({
      version: 1,
      calls: [{ at: "entries[0]", operation, request: [], answer: [] }],
    });
    expect(code).toBe(0);
  });

  it("refuses a file that holds no calls", async () => {
    expect(await run("{}")).toMatchObject({ code: 2 });
    expect((await run("[")).stderr).toContain('"calls.har" is not JSON (calls.har:1:2).');
  });
});
