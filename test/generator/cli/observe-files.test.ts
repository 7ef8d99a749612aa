import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";
import { actions, har, observe, order, spec } from "./observed-calls.js";

describe("files of specwright observe", () => {
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
