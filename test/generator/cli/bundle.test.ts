import { readFileSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { cli } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

let cwd: string;
beforeEach(() => {
  cwd = tempFolder(files);
});

const openapi = `openapi: 3.1.0
info: { title: Orders, version: "1.0" }
paths:
  /orders:
    post:
      operationId: createOrder
      requestBody: { content: { application/xml: { x-xsd-element: orders.xsd#Order } } }
      responses: { "200": { description: Done., content: { application/json: { schema: { $ref: "money.yaml#/Money" } } } } }
`;
const files = {
  "package.json": "{}",
  "specs/orders/openapi.yaml": openapi,
  "specs/orders/money.yaml": String.raw`Money: { type: string, description: "no: \u202e \u001b[2J ##[error]" }`,
  "specs/orders/orders.xsd":
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="Order" type="xs:string"/></xs:schema>',
  "specs/loyalty/loyalty.xsd":
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="A"/></xs:schema>',
};

const whole = {
  openapi: "3.1.0",
  info: { title: "Orders", version: "1.0" },
  paths: {
    "/orders": {
      post: {
        operationId: "createOrder",
        requestBody: { content: { "application/xml": { schema: { type: "string", xml: { name: "Order" } } } } },
        responses: {
          "200": {
            description: "Done.",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Money" } } },
          },
        },
      },
    },
  },
  components: { schemas: { Money: { type: "string", description: "no: \u202e \u001b[2J ##[error]" } } },
};

describe("specwright bundle", () => {
  it("prints one document as JSON, in which text of a spec commands neither terminals nor services", async () => {
    const { code, stdout, stderr } = await cli(["bundle", "orders"], { cwd });
    expect([code, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toEqual(whole);
    expect(stdout).toContain(String.raw`"no: \u202e \u001b[2J #\u0023[error]"`);
  });

  it("writes YAML or JSON by the name of the file, whole, and nothing else", async () => {
    for (const name of ["all.yaml", "all.yml", "all.json"]) {
      expect(await cli(["bundle", "orders", "-o", name], { cwd })).toEqual({ code: 0, stdout: "", stderr: "" });
    }
    const [yaml, yml, json] = ["all.yaml", "all.yml", "all.json"].map((name) => readFileSync(join(cwd, name), "utf8"));
    expect(JSON.parse(json!)).toEqual(whole);
    expect(yml).toBe(yaml);
    expect(yaml).toContain(String.raw`description: "no: \u202e \e[2J ##[error]"`);
    expect(readdirSync(cwd).sort()).toEqual(["all.json", "all.yaml", "all.yml", "package.json", "specs"]);
    expect(readFileSync(join(cwd, "specs/orders/openapi.yaml"), "utf8")).toBe(openapi);
    const again = await cli(["bundle", "all.yaml"], { cwd });
    expect(JSON.parse(again.stdout)).toEqual(whole);
  });

  it("writes the text of a rule, a question or a choice with a name once, and no empty list of tables", async () => {
    const rule = '<xs:appinfo source="rule">clears: An empty text clears.</xs:appinfo>';
    const question = '<xs:appinfo source="open-question" mark:name="length">How long?</xs:appinfo>';
    const annotation = `<xs:annotation>${rule}${question}</xs:annotation>`;
    const folder = tempFolder({
      "package.json": "{}",
      "specs/orders/openapi.yaml": `openapi: 3.1.0
info: { title: Orders, version: "1.0", x-rules: [{ name: late }] }
paths:
  /orders:
    post:
      x-rules: [{ name: late, text: An order may come late. }, { name: clears }]
      x-open-question: [{ name: length }, Who may order?]
      x-sandbox-choice: { name: length, text: Any length. }
      requestBody: { content: { application/xml: { x-xsd-element: orders.xsd#Order } } }
      responses:
        "200": { description: Done., content: { application/xml: { x-xsd-element: orders.xsd#Order } } }
        "400": { description: Failed., content: { application/xml: { x-xsd-element: orders.xsd#Failure } } }
components:
  x-errors:
    failed:
      x-xsd-element: orders.xsd#Failure
      assumed: { x-sandbox-choice: "Q-1: an element.", members: { Message: "{message}" } }
      rows: [{ id: other, when: always }]
`,
      "specs/orders/orders.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:mark="urn:specwright:marks">
<xs:element name="Order"><xs:complexType><xs:sequence>
  <xs:element name="note" type="xs:string">${annotation}</xs:element>
</xs:sequence></xs:complexType></xs:element>
<xs:element name="Failure"><xs:complexType><xs:sequence>
  <xs:element name="Message" type="xs:string"/>
</xs:sequence></xs:complexType></xs:element></xs:schema>`,
    });
    const { stdout, stderr } = await cli(["bundle", "orders"], { cwd: folder });
    expect(stderr).toBe("");
    const rules = [...stdout.matchAll(/"x-rules": (\[[^\]]*\])/g)].map(([, list = ""]) => JSON.parse(list) as unknown);
    expect(rules).toEqual([
      [{ name: "late", text: "An order may come late." }],
      [{ name: "late" }, { name: "clears", text: "An empty text clears." }],
      [{ name: "clears" }],
    ]);
    const { paths, components } = JSON.parse(stdout) as { paths: object; components: object };
    expect(paths).toMatchObject({
      "/orders": {
        post: {
          "x-open-question": [{ name: "length", text: "How long?" }, "Who may order?"],
          "x-sandbox-choice": { name: "length", text: "Any length." },
        },
      },
    });
    expect(components).toMatchObject({
      schemas: { Order: { properties: { note: { "x-open-question": { name: "length" } } } } },
    });
    expect(stdout).not.toContain("x-errors");
  });

  it("takes a document in place of an interface's name", async () => {
    const { code, stdout } = await cli(["bundle", "orders/openapi.yaml"], { cwd: join(cwd, "specs") });
    expect([code, JSON.parse(stdout)]).toEqual([0, whole]);
  });

  it.each([
    [
      "a file of the interface",
      ["bundle", "orders", "-o", "specs/orders/money.yaml"],
      '"specs/orders/money.yaml" is a source file of the API; name another file.',
    ],
    [
      "an interface without an OpenAPI document",
      ["bundle", "loyalty"],
      '"loyalty" is an XSD; only an OpenAPI document can be bundled.',
    ],
    ["an unknown interface", ["bundle", "order"], 'Unknown API "order". Did you mean "orders"?'],
  ])("refuses %s", async (_, args, message) => {
    const { code, stdout, stderr } = await cli(args, { cwd });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
  });

  it("writes through no link", async () => {
    symlinkSync("specs/orders/openapi.yaml", join(cwd, "link.yaml"));
    expect((await cli(["bundle", "orders", "-o", "link.yaml"], { cwd })).code).toBe(2);
    expect(readFileSync(join(cwd, "specs/orders/openapi.yaml"), "utf8")).toBe(openapi);
  });

  it("writes nothing for an interface with an error, and says which", async () => {
    const faulty = tempFolder({
      "a.yaml": openapi.replace("#Order", "#Orders"),
      "orders.xsd": files["specs/orders/orders.xsd"],
      "money.yaml": "Money: {}",
    });
    const args = ["bundle", "a.yaml", "-o", "all.json"];
    const { code, stdout, stderr } = await cli([...args, "--strictness", "strict"], { cwd: faulty });
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("error openapi/unknown-xsd-element");
    expect(readdirSync(faulty)).not.toContain("all.json");
    const leniently = await cli(args, { cwd: faulty });
    expect([leniently.code, leniently.stdout]).toEqual([0, ""]);
    expect(leniently.stderr).toMatch(/warning openapi\/unknown-xsd-element[^]*\na {2}lenient \(1 part skipped\)\n$/);
  });
});
