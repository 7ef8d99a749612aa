import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { cli, inFolder } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";
import { vendorDocument } from "./vendor-document.js";

const twoFaults = vendorDocument(`      responses:
        "200":
          description: The orders.
          content:
            "application json": { schema: { type: string } }
            application/json: { schema: { type: object, properties: { id: { type: strin, maxLength: 3 } } } }`);

describe("a file of others with faults", () => {
  it("is read as far as possible: each error skips the part around it, is reported at its location, and the run succeeds", async () => {
    const cwd = tempFolder({ "vendor.yaml": twoFaults });
    const { code, stdout, stderr } = await cli(
      ["generate", "--max-problems", "99", "vendor.yaml", "-o", "out", ...inFolder],
      {
        cwd,
      },
    );
    expect(stdout).toMatch(/^vendor {2}2 operations, 1 schema, lenient \(2 parts skipped\), \d+ files changed\n$/);
    expect([code, stderr.match(/^vendor.*$/gm)]).toEqual([
      0,
      [
        'vendor.yaml:11:13: warning openapi/malformed-media-type: "application json" is not a media type.',
        'vendor.yaml:12:83: warning json-schema/unknown-type: Type "strin" does not exist.',
      ],
    ]);
    expect(readFileSync(join(cwd, "out/types.ts"), "utf8")).toContain("id?: unknown;");
  });

  it("serves an operation of which a property says that it is not required, and none of which one says that it is", async () => {
    const body = (required: string): string =>
      vendorDocument(`      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { id: { type: string, required: ${required} } } }
      responses: { "204": { description: Fine. } }`).replace(
        "    get:\n      operationId: list",
        "    post:\n      operationId: list",
      );
    for (const [required, isServed] of [
      ["false", true],
      ["true", false],
    ] as const) {
      const cwd = tempFolder({ "vendor.yaml": body(required) });
      const { code } = await cli(["generate", "vendor.yaml", "-o", "out", ...inFolder, "--skipped", "lost.json"], {
        cwd,
      });
      const [lost] = JSON.parse(readFileSync(join(cwd, "lost.json"), "utf8")) as { operations: object[] }[];
      expect([code, lost?.operations]).toEqual([0, [expect.objectContaining({ operation: "POST /orders", isServed })]]);
    }
  });

  it("leaves a row of errors out whole, and keeps what the schema lists though no row has it now", async () => {
    const row = (id: string, code: string, rest: string): string =>
      `        - { id: ${id}, documented: { members: { code: ${code} } }, ${rest} }\n`;
    const contract = vendorDocument(
      '      responses: { "400": { description: Refused., content: { application/json: { schema: { $ref: "#/components/schemas/Fault" } } } } }',
      `components:
  schemas:
    Fault: { type: object, required: [code], properties: { code: { type: string, enum: [E1, E2, E3] } } }
  x-errors:
    Faults:
      schema: { $ref: "#/components/schemas/Fault" }
      assumed: { x-sandbox-choice: "One." }
      rows:
${row("first", "E1", "when: [{ at: accept, problem: mediaType, operations: [listOrder] }, { at: accept, problem: mediaType }], assumed: { status: 400 }")}${row("second", "E2", "assumed: { status: 400, state: late }, when: handler")}${row("third", "E3", "when: handler")}`,
    );
    const cwd = tempFolder({ "vendor.yaml": contract });
    const { code, stderr } = await cli(
      ["generate", "--max-problems", "99", "vendor.yaml", "-o", "out", ...inFolder, "--skipped", "lost.json"],
      { cwd },
    );
    const lost = readFileSync(join(cwd, "lost.json"), "utf8").match(/(?<="part": ").*(?=",$)/gm);
    expect([code, stderr.match(/warning \S+(?=:)/g)?.sort()]).toEqual([
      0,
      ["warning errors/malformed", "warning errors/unknown-operation", "warning errors/unreached-code"],
    ]);
    expect(lost?.sort()).toEqual([
      String.raw`row of errors \"0\" (#/components/x-errors/Faults/rows/0)`,
      String.raw`row of errors \"1\" (#/components/x-errors/Faults/rows/1)`,
    ]);
    const server = readFileSync(join(cwd, "out/server.ts"), "utf8");
    expect(server.match(/code: "E\d"/g)).toEqual(['code: "E3"']);
    expect(readFileSync(join(cwd, "out/types.ts"), "utf8")).toContain('code: "E1" | "E2" | "E3"');
  });

  it("stops the run where it is to be read strictly, and so does an interface of a project that is named by its path", async () => {
    const cwd = tempFolder({ "vendor.yaml": twoFaults, "specs/orders/openapi.yaml": twoFaults });
    for (const args of [["vendor.yaml", "--strictness", "strict"], ["specs/orders/openapi.yaml"]]) {
      const { code, stderr } = await cli(["generate", "--max-problems", "99", ...args, "-o", "out", ...inFolder], {
        cwd,
      });
      expect([code, stderr.split("\n").at(-2)]).toEqual([1, "2 errors"]);
    }
    expect(existsSync(join(cwd, "out"))).toBe(false);
  });

  it("is what the configuration says for an interface of a project", async () => {
    const config = '{ "format": "none", "strictness": { "orders": "lenient" } }';
    const cwd = tempFolder({ "specwright.config.json": config, "specs/orders/openapi.yaml": twoFaults });
    const { code, stdout } = await cli(["generate"], { cwd });
    expect([code, stdout]).toEqual([0, expect.stringContaining("lenient (2 parts skipped)")]);
  });

  it.each([
    ["is not an OpenAPI document", "title: Vendor\n", "openapi/not-openapi"],
    ["cannot be read as YAML", "openapi: [\n", "source/malformed-yaml"],
    ["is of a version before 2.0", 'swagger: "1.2"\npaths: {}\n', "openapi/unsupported-version"],
    [
      "says by a key that is a list who may call",
      'openapi: 3.1.0\ninfo: { title: Vendor, version: "1" }\npaths: {}\nsecurity: [{ [key]: [] }]\n',
      "source/key-not-text",
    ],
    [
      "says twice which scopes a caller needs",
      'openapi: 3.1.0\ninfo: { title: Vendor, version: "1" }\npaths: {}\nsecurity: [{ key: [admin], key: [] }]\n',
      "source/duplicate-key",
    ],
    [
      "says twice who may call",
      'openapi: 3.1.0\ninfo: { title: Vendor, version: "1" }\npaths: {}\nsecurity: [{ key: [] }]\nsecurity: []\n',
      "source/duplicate-key",
    ],
    ["describes nothing", 'openapi: 3.1.0\ninfo: { title: Vendor, version: "1" }\n', "openapi/nothing-described"],
  ])("is refused where it %s", async (_, text, expected) => {
    const cwd = tempFolder({ "vendor.yaml": text });
    const { code, stderr } = await cli(["generate", "--max-problems", "99", "vendor.yaml", "-o", "out", ...inFolder], {
      cwd,
    });
    expect([code, stderr]).toEqual([1, expect.stringContaining(`error ${expected}`)]);
  });

  it("reads YAML that JSON has no words for: merge keys, tags, keys that stand twice, numbers without end", async () => {
    const text = `openapi: 3.1.0
info: { title: Vendor, version: !text "1" }
x-line: &line { type: object, properties: { id: { type: string }, size: { type: integer } } }
x-sizes: &sizes { size: { type: number, maximum: .inf, minimum: -1e400 } }
paths:
  /orders: { get: { operationId: first, responses: { "204": { description: Fine. } } } }
  /orders: { get: { operationId: last, responses: { "204": { description: Fine. } } } }
components:
  schemas:
    Line: { <<: *line, required: [id] }
    Sizes: { type: object, properties: { <<: [*sizes, { size: { type: string }, other: { type: boolean } }] } }
    Order: { type: object, <<: { required: [id], type: string }, properties: { id: { type: string } } }
`;
    const cwd = tempFolder({ "vendor.yaml": text });
    const { code, stderr } = await cli(["generate", "--max-problems", "99", "vendor.yaml", "-o", "out", ...inFolder], {
      cwd,
    });
    const codes = [...stderr.matchAll(/^vendor\.yaml:(\d+):\d+: warning ([a-z-]+\/[a-z-]+)/gm)];
    expect([code, codes.map(([, line, each]) => `${line} ${each}`)], stderr).toEqual([
      0,
      [
        "2 source/yaml-tag",
        "4 source/no-json-number",
        "4 source/number-too-large",
        "7 source/duplicate-key",
        "10 source/yaml-merge-key",
        "11 source/yaml-merge-key",
        "12 source/yaml-merge-key",
      ],
    ]);
    const types = readFileSync(join(cwd, "out/types.ts"), "utf8").replace(/\s+/g, " ");
    expect(types).toContain("interface Line { id: string; size?: number;");
    expect(types).toMatch(/interface Sizes \{ \/\*\*[^*]*\*\/ size\?: number; other\?: boolean;/);
    expect(types).toContain("interface Order { id: string;");
    expect(readFileSync(join(cwd, "out/client.ts"), "utf8")).toMatch(/last\(.*/);
    expect(readFileSync(join(cwd, "out/validators.ts"), "utf8")).toContain("> 1.7976931348623157e+308");
  });

  it("loses the parameters of a document of Swagger 2.0 that are none", async () => {
    const parameters = [
      { in: "constructor", name: "a", type: "array", items: { type: "string" }, collectionFormat: "tsv" },
      { enum: [] },
      5,
      { in: "query", name: "page", type: "integer" },
    ];
    const get = { operationId: "list", parameters, responses: { 204: { description: "Fine." } } };
    const document = { swagger: 2, info: { title: "Vendor", version: "1" }, paths: { "/orders": { get } } };
    const cwd = tempFolder({ "vendor.json": JSON.stringify(document) });
    const { code, stderr } = await cli(["generate", "--max-problems", "99", "vendor.json", "-o", "out", ...inFolder], {
      cwd,
    });
    expect([code, stderr]).toEqual([0, expect.stringContaining("is read as 2.0")]);
    expect(readFileSync(join(cwd, "out/operations.ts"), "utf8").match(/name: "\w+"/g)).toEqual(['name: "page"']);
  });

  it.each([
    ["the schema of a parameter", { at: "parameters", twice: "schema" }, true],
    ["the parameters of an operation", { at: "get", twice: "parameters" }, true],
    ["the operation", { at: "path", twice: "get" }, true],
    ["the path", { at: "paths", twice: "/orders" }, true],
    ["all paths", { at: "document", twice: "paths" }, true],
    ["the description of an operation", { at: "get", twice: "description" }, false],
    ["the answers", { at: "get", twice: "responses" }, false],
  ] as const)(
    "does not serve what may have asked for more where it first stood: %s",
    async (_, { at, twice }, isLost) => {
      const first = (where: string, key: string): string => (at === where && twice === key ? `"${key}": {}, ` : "");
      const list = at === "get" && twice === "parameters" ? '"parameters": [], ' : "";
      const said = at === "get" && twice === "description" ? '"description": "First.", ' : "";
      const parameter = `{ "name": "q", "in": "query", ${first("parameters", "schema")}"schema": { "type": "integer" } }`;
      const get = `{ "operationId": "listOrders", ${list}${said}"parameters": [${parameter}], "description": "Last.", ${first("get", "responses")}"responses": { "204": { "description": "Fine." } } }`;
      const paths = `{ ${first("paths", "/orders")}"/orders": { ${first("path", "get")}"get": ${get} } }`;
      const text = `{ "openapi": "3.1.0", "info": { "title": "V", "version": "1" }, ${first("document", "paths")}"paths": ${paths} }`;
      for (const name of ["vendor.json", "vendor.yaml"]) {
        const cwd = tempFolder({ [name]: text });
        const { code, stderr } = await cli(["generate", "--max-problems", "99", name, "-o", "out", ...inFolder], {
          cwd,
        });
        expect([code, stderr.match(/source\/duplicate-key/g)], stderr).toEqual([0, ["source/duplicate-key"]]);
        expect(existsSync(join(cwd, "out/server.ts"))).toBe(!isLost);
        expect(readFileSync(join(cwd, "out/client.ts"), "utf8")).toContain("listOrders(");
      }
    },
  );

  it("takes the last of members of JSON that stand twice, and the largest of numbers that are too large", async () => {
    const schema = '{ "type": "number", "maximum": 5, "maximum": 1e400 }';
    const text = `{ "openapi": "3.1.0", "info": { "title": "V", "version": "1" }, "components": { "schemas": { "A": ${schema} } } }`;
    const cwd = tempFolder({ "vendor.json": text });
    const { code } = await cli(["generate", "vendor.json", "-o", "out", ...inFolder], { cwd });
    expect(code).toBe(0);
    expect(readFileSync(join(cwd, "out/validators.ts"), "utf8")).toContain("1.7976931348623157e+308");
  });

  it("loses what refers to another file that cannot be read, and keeps the places of what stands behind it in a list", async () => {
    const orders = `      parameters:
        - { $ref: "missing.yaml#/size" }
        - { name: page, in: query, schema: { type: integer, minimum: none } }
      responses:
        "200":
          description: The orders.
          content: { application/json: { schema: { $ref: "missing.yaml#/Order" } } }`;
    const cwd = tempFolder({ "vendor.yaml": vendorDocument(orders) });
    const { code, stderr } = await cli(["generate", "--max-problems", "99", "vendor.yaml", "-o", "out", ...inFolder], {
      cwd,
    });
    expect([code, stderr.match(/^vendor.*$/gm)]).toEqual([
      0,
      [
        'vendor.yaml:8:19: warning source/missing-file: File "missing.yaml" does not exist.',
        'vendor.yaml:9:70: warning json-schema/bad-value: Keyword "minimum" must be a number.',
      ],
    ]);
    const operations = readFileSync(join(cwd, "out/operations.ts"), "utf8");
    expect(operations.match(/name: "\w+"/g)).toEqual(['name: "page"']);
  });

  it("loses a oneOf whose branch is lost, which would refuse what the others accept", async () => {
    const orders = `      responses:
        "200":
          description: The orders.
          content:
            application/json: { schema: { oneOf: [{ type: string }, 12] } }`;
    const cwd = tempFolder({ "vendor.yaml": vendorDocument(orders) });
    await cli(["generate", "vendor.yaml", "-o", "out", ...inFolder], { cwd });
    expect(readFileSync(join(cwd, "out/types.ts"), "utf8")).toMatch(/ListOrdersResponse200 = unknown;/);
  });
});

describe("a schema that is lost as a branch of oneOf elsewhere", () => {
  it("lets pass what the other branches accept", async () => {
    const branches = `components:
  schemas:
    Order: { oneOf: [{ $ref: "#/components/schemas/Small" }, { $ref: "#/components/schemas/Large" }] }
    Small: { type: string }
    Large: 12
`;
    const cwd = tempFolder({
      "vendor.yaml": vendorDocument(`      responses: { "204": { description: Fine. } }`, branches),
    });
    await cli(["generate", "vendor.yaml", "-o", "out", ...inFolder, "--runtime", "inline"], { cwd });
    const validators = (await import(pathToFileURL(join(cwd, "out/validators.ts")).href)) as {
      readonly isOrder: (value: unknown) => boolean;
    };
    expect(validators.isOrder("small")).toBe(true);
  });
});

describe("a file that a configuration names", () => {
  it("is read strictly wherever it is named, and so is one in its folder of specs; the configuration is not run", async () => {
    const config = { specs: "contracts", interfaces: { listed: "./vendor/listed.yaml" } };
    for (const [name, text] of [
      ["specwright.config.json", JSON.stringify(config)],
      ["specwright.config.mjs", `throw new Error("It is not run."); export default ${JSON.stringify(config)};`],
    ] as const) {
      const files = ["vendor/listed.yaml", "vendor/other.yaml", "contracts/orders/openapi.yaml"];
      const cwd = tempFolder({ [name]: text, ...Object.fromEntries(files.map((file) => [file, twoFaults])) });
      const codeOf = async (file: string, from = cwd): Promise<number> => {
        const { code } = await cli(["generate", file, "-o", join(cwd, "out"), "--emit", "types"], { cwd: from });
        return code;
      };
      expect([await codeOf(files[0]!), await codeOf(files[1]!), await codeOf(files[2]!)]).toEqual([1, 0, 1]);
      expect(await codeOf(join(cwd, "vendor/listed.yaml"), join(cwd, "contracts"))).toBe(1);
    }
  });
});
