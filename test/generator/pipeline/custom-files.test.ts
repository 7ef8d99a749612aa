import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtCli } from "../../support/built-cli.js";
import { cli } from "../../support/run-cli.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";

const orders = `openapi: 3.1.0
info: { title: Orders, version: "1.0" }
paths:
  /orders/{id}:
    put:
      operationId: replaceOrder
      summary: Replaces an order.
      tags: [orders]
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } }
      responses:
        "200":
          description: The order.
          content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } }
        "404": { description: Nothing, content: { image/png: {} } }
components:
  schemas:
    Order:
      type: object
      required: [status]
      properties:
        id: { type: string, readOnly: true }
        status: { $ref: "#/components/schemas/Status" }
        "*/ \`\${x}\`": { type: array, items: { enum: [1, null] }, description: How often. }
    Status: { type: string, enum: [open, "*/ sent"], description: Where it is. }
`;

const bills = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:b">
  <xs:element name="bill" type="xs:string"/>
  <xs:simpleType name="Kind"><xs:annotation><xs:documentation>Which.</xs:documentation></xs:annotation>
    <xs:restriction base="xs:string"><xs:enumeration value="a"/><xs:enumeration value="b"/></xs:restriction>
  </xs:simpleType>
</xs:schema>`;

/** A project with an emitter whose `files` has this text. */
function projectWith(files: string, more: Readonly<Record<string, string>> = {}): string {
  return tempFolder({
    "specs/orders/openapi.yaml": orders,
    "specwright.config.mjs": configWith(files),
    "package.json": "{}",
    ...more,
  });
}

function configWith(files: string, rest = ""): string {
  return `export default { emit: ["types"], emitters: [{ name: "mine", version: "1", ${files} }], ${rest} };\n`;
}

const read = (cwd: string, path: string): string => readFileSync(join(cwd, "generated", path), "utf8");

describe("emitters of others", () => {
  it("add files to an interface, laid out like its modules and listed with them", async () => {
    const text =
      "files: async () => [{ path: 'names.ts', text: 'export const a = [ 1 ]' }, { path: 'a/b.txt', text: ' x' }]";
    const cwd = projectWith(text, { "without.json": '{ "emit": ["types"] }' });
    expect(await cli(["generate"], { cwd })).toMatchObject({ code: 0, stderr: "" });
    expect(read(cwd, "orders/names.ts")).toBe(
      "// Generated from specs/orders/openapi.yaml. Edit the spec, then run `specwright generate`.\n\nexport const a = [1];\n",
    );
    expect(read(cwd, "orders/a/b.txt")).toBe(" x\n");
    const list = JSON.parse(read(cwd, ".specwright.json"));
    expect(list.settings.emitters).toEqual(["mine"]);
    expect(Object.keys(list.files)).toEqual(["orders/a/b.txt", "orders/names.ts", "orders/types.ts"]);
    expect((await cli(["generate", "--check"], { cwd })).code).toBe(0);
    writeAt(join(cwd, "generated/orders/names.ts"), "");
    expect((await cli(["generate", "--check"], { cwd })).code).toBe(1);
    expect((await cli(["generate"], { cwd })).code).toBe(0);
    expect((await cli(["generate", "--config", "without.json"], { cwd })).code).toBe(0);
    expect([existsSync(join(cwd, "generated/orders/names.ts")), existsSync(join(cwd, "generated/orders/a"))]).toEqual([
      false,
      false,
    ]);
  });

  it("are given plain data of the interface", async () => {
    const cwd = projectWith("files: (plan) => [{ path: 'plan.json', text: JSON.stringify(plan) }]");
    expect(await cli(["generate"], { cwd })).toMatchObject({ code: 0, stderr: "" });
    const properties = [
      { name: "status", required: true, deprecated: false, value: { typeName: "Status", types: [] } },
      {
        name: "*/ `${x}`",
        required: false,
        deprecated: false,
        description: "How often.",
        value: { types: ["array"], items: { types: [], values: [1, null] } },
      },
    ];
    const id = { name: "id", required: false, deprecated: false, value: { types: ["string"] } };
    expect(JSON.parse(read(cwd, "orders/plan.json"))).toEqual({
      name: "orders",
      pascalName: "Orders",
      folder: "orders",
      modules: { types: "./types" },
      hasConvertedValues: false,
      sources: ["specs/orders/openapi.yaml"],
      title: "Orders",
      version: "1.0",
      methodGroups: [],
      operations: [
        {
          name: "replaceOrder",
          methodName: "replaceOrder",
          method: "put",
          path: "/orders/{id}",
          summary: "Replaces an order.",
          deprecated: false,
          tags: ["orders"],
          parameters: [
            {
              name: "id",
              in: "path",
              required: true,
              deprecated: false,
              isSecret: false,
              value: { types: ["string"] },
            },
          ],
          request: {
            required: true,
            content: [
              {
                mediaType: "application/json",
                isStream: false,
                isBinary: false,
                kind: "json",
                value: { typeName: "OrderRequest", types: [] },
              },
            ],
          },
          responses: [
            {
              status: "200",
              description: "The order.",
              content: [
                {
                  mediaType: "application/json",
                  isStream: false,
                  isBinary: false,
                  kind: "json",
                  value: { typeName: "Order", types: [] },
                },
              ],
            },
            {
              status: "404",
              description: "Nothing",
              content: [{ mediaType: "image/png", isStream: false, isBinary: true, kind: "open" }],
            },
          ],
        },
      ],
      webhooks: [],
      callbacks: [],
      schemas: [
        {
          typeName: "Order",
          direction: "response",
          deprecated: false,
          validateName: "validateOrder",
          isConverted: false,
          value: { types: ["object"], properties: [id, ...properties] },
        },
        {
          typeName: "OrderRequest",
          direction: "request",
          deprecated: false,
          validateName: "validateOrderRequest",
          isConverted: false,
          value: { types: ["object"], properties },
        },
        {
          typeName: "Status",
          direction: "both",
          description: "Where it is.",
          deprecated: false,
          validateName: "validateStatus",
          isConverted: false,
          value: { types: ["string"], values: ["open", "*/ sent"] },
        },
      ],
      xmlElements: [],
      xmlTypes: [],
    });
  });

  it("are given the groups of a client's methods", async () => {
    const cwd = projectWith("files: (plan) => [{ path: 'plan.json', text: JSON.stringify(plan) }]");
    const asked = ["generate", "--methods", "byTag", "--emit", "types,client"];
    expect(await cli(asked, { cwd })).toMatchObject({ code: 0, stderr: "" });
    expect(JSON.parse(read(cwd, "orders/plan.json"))).toMatchObject({
      methodGroups: [{ name: "orders" }],
      operations: [{ methodName: "replaceOrder", group: "orders" }],
    });
  });

  it("are given elements and types of XSDs", async () => {
    const cwd = projectWith("files: (plan) => [{ path: 'plan.json', text: JSON.stringify(plan) }]", {
      "specs/bills/bill.xsd": bills,
    });
    expect(await cli(["generate"], { cwd })).toMatchObject({ code: 0, stderr: "" });
    expect(JSON.parse(read(cwd, "bills/plan.json"))).toMatchObject({
      xmlElements: [{ name: { namespace: "urn:b", local: "bill" }, typeName: "Bill" }],
      xmlTypes: [
        {
          kind: "simple",
          typeName: "Kind",
          name: { namespace: "urn:b", local: "Kind" },
          description: "Which.",
          values: ["a", "b"],
        },
      ],
    });
  });

  it("are given the appinfo of elements, types, attributes and references", async () => {
    const note = (text: string): string =>
      `<xs:annotation><xs:appinfo source="urn:tool"><tool:map column="${text}">as  ${text}</tool:map></xs:appinfo></xs:annotation>`;
    const cwd = projectWith("files: (plan) => [{ path: 'plan.json', text: JSON.stringify(plan) }]", {
      "specs/bills/bill.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tool="urn:tool">
        <xs:element name="due" type="xs:date">${note("due")}</xs:element>
        <xs:element name="bill" type="Bill">${note("bill")}</xs:element>
        <xs:complexType name="Bill">${note("type")}
          <xs:sequence><xs:element ref="due">${note("reference")}</xs:element></xs:sequence>
          <xs:attribute name="lang" type="xs:string">${note("lang")}</xs:attribute>
        </xs:complexType></xs:schema>`,
    });
    expect(await cli(["generate"], { cwd })).toMatchObject({ code: 0, stderr: "" });
    const columns = (part: { appinfo?: { text: string; elements: { attributes: { value: string }[] }[] }[] }): string =>
      (part.appinfo ?? []).map(({ text, elements }) => `${text}: ${elements[0]?.attributes[0]?.value}`).join();
    const { xmlElements, xmlTypes } = JSON.parse(read(cwd, "bills/plan.json"));
    expect(xmlElements.map(columns)).toEqual(["as bill: bill", "as due: due"]);
    const bill = xmlTypes.find(({ typeName }: { typeName: string }) => typeName === "Bill");
    expect([columns(bill), ...bill.members.map(columns)]).toEqual([
      "as type: type",
      "as lang: lang",
      "as reference: reference,as due: due",
    ]);
  });

  it.each([
    ["throw", "files() { throw new Error('no way'); }", "no way"],
    ["change the plan", "files(plan) { plan.schemas[0].value.types.push('x'); return []; }", "not extensible"],
    ["give no list", "files: () => ({})", "files() must return an array of { path, text }, or a promise of one"],
    ["give other things than texts", "files: () => [{ path: 'a.txt', text: 1 }]", "files() must return an array"],
    ["write what is not TypeScript", "files: () => [{ path: 'a.ts', text: '}' }]", '"orders/a.ts" is not TypeScript'],
    [
      "write too much",
      "files: () => [{ path: 'a.txt', text: 'x'.repeat(2 ** 24 + 1) }]",
      "more than 16777216 characters",
    ],
    ["write too many files", "files: () => Array(10001).fill({ path: 'a.txt', text: '' })", "more than 10000 files"],
  ])("fail with their name when they %s, and nothing is written", async (_, files, reason) => {
    const cwd = projectWith(files);
    const { code, stderr } = await cli(["generate"], { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain(
      'specwright.config.mjs:1:35: error project/failed-emitter: The emitter "mine" failed for the API "orders": ',
    );
    expect(stderr).toContain(reason);
    expect(existsSync(join(cwd, "generated"))).toBe(false);
  });

  it.each([
    ["", "a path consists of names"],
    ["/etc/passwd", "a path consists of names"],
    ["../other/x.ts", "a path consists of names"],
    ["a\\b.ts", "a path consists of names"],
    ["a\0.ts", "a path consists of names"],
    ["nul.ts", "a path consists of names"],
    [".specwright.json", "a path consists of names"],
    ["Types.ts", "specwright writes this file"],
    ["client.ts", "specwright writes this file"],
    ["types.ts/x.ts", "specwright writes this file"],
    ["FIRST.txt", "it writes this file twice"],
    ["first.txt/x.txt", "it writes this file twice"],
    ["folder", "a folder of the output has this name"],
  ])("cannot write %j", async (path, why) => {
    const paths = JSON.stringify(["first.txt", "folder/x.txt", path]);
    const cwd = projectWith(`files: () => ${paths}.map((path) => ({ path, text: "" }))`);
    const { code, stderr } = await cli(["generate"], { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain('error project/unusable-emitted-path: The emitter "mine" cannot write "orders/');
    expect(stderr).toContain(why);
    expect(existsSync(join(cwd, "generated"))).toBe(false);
  });

  it("cannot write each other's files", async () => {
    const files = "files: () => [{ path: 'a.txt', text: '' }]";
    const two = `{ name: "mine", version: "1", ${files} }, { name: "yours", version: "1", ${files} }`;
    const cwd = projectWith("", { "specwright.config.mjs": `export default { emit: ["types"], emitters: [${two}] };` });
    expect((await cli(["generate"], { cwd })).stderr).toContain(
      'The emitter "yours" cannot write "orders/a.txt": the emitter "mine" writes this file.',
    );
  });

  it.each([
    ["in JSON", "specwright.config.json", '{ "emitters": [{ "name": "mine", "version": "1" }] }'],
    ["without a version", "specwright.config.mjs", "export default { emitters: [{ name: 'a', files: () => [] }] };"],
    [
      "twice under one name",
      "specwright.config.mjs",
      "const a = { name: 'a', version: '1', files: () => [] }; export default { emitters: [a, a] };",
    ],
  ])("are refused %s", async (_, name, text) => {
    const cwd = tempFolder({ "specs/orders/openapi.yaml": orders, [name]: text });
    const { code, stderr } = await cli(["generate"], { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain('error project/invalid-option: The setting "emitters" must be a list of emitters from');
  });

  it("are offered as subpaths by a package", async () => {
    const files = "files: () => ['b.ts', 'x/a.ts', 'c.json', 'd.d.ts'].map((path) => ({ path, text: '' }))";
    const cwd = projectWith("", {
      "specwright.config.mjs": configWith(files, 'package: { name: "@acme/shop", version: "1.0.0" }'),
    });
    expect(await cli(["generate"], { cwd })).toMatchObject({ code: 0, stderr: "" });
    expect(JSON.parse(read(cwd, "package.json")).exports).toEqual({
      "./orders/types": { types: "./dist/orders/types.d.ts", default: "./dist/orders/types.js" },
      "./orders/b": { types: "./dist/orders/b.d.ts", default: "./dist/orders/b.js" },
      "./orders/x/a": { types: "./dist/orders/x/a.d.ts", default: "./dist/orders/x/a.js" },
      "./package.json": "./package.json",
    });
    expect(read(cwd, "README.md")).toContain("| `/types` `/b` `/x/a` |");
  });

  it("for libraries are optional peers of a package, and import the other modules in each layout", async () => {
    const config = `export default { emit: ["tanstack-query"], package: { name: "@acme/shop", version: "1.0.0" } };\n`;
    const cwd = projectWith("", { "specwright.config.mjs": config });
    expect(await cli(["generate"], { cwd })).toMatchObject({ code: 0, stderr: "" });
    const { exports, ...manifest } = JSON.parse(read(cwd, "package.json"));
    expect(Object.keys(exports)).toContain("./orders/tanstack-query");
    expect(manifest).toMatchObject({
      peerDependencies: { "@tanstack/query-core": "^5.0.0" },
      peerDependenciesMeta: { "@tanstack/query-core": { optional: true } },
      devDependencies: { "@tanstack/query-core": "^5.0.0" },
    });
    expect(read(cwd, "orders/tanstack-query.ts")).toContain('import * as operations from "./client.js";');
    writeAt(join(cwd, "specwright.config.mjs"), 'export default { emit: ["tanstack-query"], layout: "file" };');
    expect(await cli(["generate"], { cwd })).toMatchObject({ code: 0, stderr: "" });
    expect(read(cwd, "orders/tanstack-query.ts")).toContain('import * as operations from "../orders.js";');
  });

  it("are part of what a run is remembered by", async () => {
    const { program, remove } = await builtCli();
    const plain = 'format: "none"';
    try {
      const cwd = projectWith("");
      mkdirSync(join(cwd, "node_modules"));
      const textAfter = (config: string): string => {
        writeAt(join(cwd, "specwright.config.mjs"), config);
        execFileSync(process.execPath, [program, "generate"], { cwd, stdio: "pipe" });
        return read(cwd, "orders/a.txt");
      };
      const outside = (text: string): string =>
        `const text = "${text}";\n${configWith("files: () => [{ path: 'a.txt', text }]", plain)}`;
      expect(textAfter(configWith("files: () => [{ path: 'a.txt', text: 'one' }]", plain))).toBe("one\n");
      expect(textAfter(configWith("files: () => [{ path: 'a.txt', text: 'two' }]", plain))).toBe("two\n");
      expect(textAfter(outside("three"))).toBe("three\n");
      expect(textAfter(outside("four"))).toBe("four\n");
      writeAt(join(cwd, "text.mjs"), 'export const text = "five";');
      const imported = (version: string): string =>
        `import { text } from "./text.mjs";\nexport default { ${plain}, emit: ["types"], emitters: [{ name: "mine", version: "${version}", files: () => [{ path: "a.txt", text }] }] };`;
      expect(textAfter(imported("1"))).toBe("five\n");
      writeAt(join(cwd, "text.mjs"), 'export const text = "six";');
      expect(textAfter(imported("2"))).toBe("six\n");
    } finally {
      remove();
    }
  });
});
