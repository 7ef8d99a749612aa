import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../../support/run-cli.js";
import { actions, actionsOf, calls, documentOf, har, observe, order, spec, swagger } from "./observed-calls.js";

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
});
