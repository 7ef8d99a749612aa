import { beforeEach, describe, expect, it } from "vitest";
import { cli } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

let cwd: string;
beforeEach(() => {
  cwd = tempFolder(files);
});

const files = {
  "package.json": "{}",
  "specs/orders/openapi.yaml": `openapi: 3.1.0
info: { title: Orders, version: "1.0" }
components:
  schemas:
    Order:
      type: object
      required: [id]
      properties:
        id: { type: string }
        "a/b%": { type: integer, maximum: 7 }
        price: { $ref: "money.yaml#/Money" }
`,
  "specs/orders/money.yaml": `Money:
  type: object
  properties:
    amount: { type: number, minimum: 0 }
`,
  "specs/loyalty/loyalty.xsd":
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="A"/></xs:schema>',
};

describe("specwright where", () => {
  it("prints the place of a keyword with its line", async () => {
    const result = await cli(["where", "orders", "#/components/schemas/Order/required"], { cwd });
    const lines = [
      "specs/orders/openapi.yaml:7:7",
      "    6 |       type: object",
      "    7 |       required: [id]",
      "      |       ^^^^^^^^",
    ];
    expect(result).toEqual({ code: 0, stdout: `${lines.join("\n")}\n`, stderr: "" });
  });

  it.each([
    "#/components/schemas/Order/properties/a~1b%/maximum",
    "#/components/schemas/Order/properties/a~1b%25/maximum",
  ])("reads a fragment with and without percent-encoding: %s", async (path) => {
    const { code, stdout } = await cli(["where", "orders", path], { cwd });
    expect([code, stdout.split("\n")[0]]).toEqual([0, "specs/orders/openapi.yaml:10:34"]);
  });

  it("finds keywords of files that the document refers to, and shows nothing of what they hold", async () => {
    const { code, stdout } = await cli(["where", "orders", "money.yaml#/Money/properties/amount/minimum"], { cwd });
    expect([code, stdout]).toEqual([0, "specs/orders/money.yaml:4:29\n"]);
  });

  it("finds the declaration of an XSD that a schema of JSON is derived from, in whichever file it is", async () => {
    const media = "{ application/json: { x-xsd-element: orders.xsd#Order } }";
    const xsd = (content: string): string =>
      `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${content}</xs:schema>`;
    const folder = tempFolder({
      "package.json": "{}",
      "specs/orders/openapi.yaml": `openapi: 3.1.0
info: { title: Orders, version: "1.0" }
paths: { /orders: { get: { responses: { "200": { description: All., content: ${media} } } } } }
`,
      "specs/orders/orders.xsd": xsd(
        '\n<xs:include schemaLocation="sku.xsd"/>\n<xs:element name="Order"><xs:complexType><xs:sequence>\n  <xs:element name="Sku" type="Sku"/>\n</xs:sequence></xs:complexType></xs:element>',
      ),
      "specs/orders/sku.xsd": xsd(
        '\n  <xs:simpleType name="Sku"><xs:restriction base="xs:string"><xs:pattern value="a"/></xs:restriction></xs:simpleType>',
      ),
    });
    const where = async (path: string): Promise<string | undefined> => {
      const { stdout } = await cli(["where", "orders", path], { cwd: folder });
      return stdout.split("\n")[0];
    };
    expect(await where("orders.xsd#/components/schemas/Order/properties/Sku")).toBe("specs/orders/orders.xsd:4:3");
    expect(await where("sku.xsd#/components/schemas/Sku/pattern")).toBe("specs/orders/sku.xsd:2:3");
  });

  it("takes a document in place of an interface's name, and prints paths from where the reader stands", async () => {
    const folder = `${cwd}/specs`;
    const { code, stdout } = await cli(["where", "orders/openapi.yaml", "#/info/title"], { cwd: folder });
    expect([code, stdout.split("\n")[0]]).toEqual([0, "orders/openapi.yaml:2:9"]);
  });

  it("prints a place as JSON", async () => {
    const { stdout } = await cli(["where", "orders", "#/info", "--format", "json"], { cwd });
    const place = { version: 1, path: "specs/orders/openapi.yaml", line: 2, column: 1, endLine: 2, endColumn: 5 };
    expect(JSON.parse(stdout)).toEqual(place);
  });

  it.each([
    ["#/components/schemas/Ordr/required", "#/components/schemas/Order/required", "specs/orders/openapi.yaml:4:3"],
    ["#/components/schemas/Ordr/maximum", "#/components/schemas/Order", "specs/orders/openapi.yaml:4:3"],
    ["mony.yaml#/Money", "money.yaml#/Money", undefined],
  ])("ends with 1 where nothing is, and says what may be meant: %s", async (path, meant, parent) => {
    const { code, stdout, stderr } = await cli(["where", "orders", path], { cwd });
    expect([code, stdout.split("\n")[0]]).toEqual([1, parent ?? ""]);
    expect(stderr).toContain(`  hint: did you mean "${meant}"?\n`);
  });

  it("prints the nearest place when nothing has a name like it", async () => {
    const { code, stdout, stderr } = await cli(["where", "orders", "#/components/schemas/Order/oneOf/0/type"], { cwd });
    expect([code, stderr]).toEqual([1, 'error: "oneOf" does not exist at "#/components/schemas/Order".\n']);
    expect(stdout.split("\n")[0]).toBe("specs/orders/openapi.yaml:5:5");
  });

  it("says that an XSD has no schema paths", async () => {
    const { code, stderr } = await cli(["where", "loyalty", "#/A"], { cwd });
    expect([code, stderr]).toEqual([1, "error: Schema paths are for JSON schemas, and this is an XSD.\n"]);
  });

  it("prints what keeps an interface from being read", async () => {
    const broken = tempFolder({ "orders.yaml": "openapi: [" });
    const { code, stderr } = await cli(["where", "orders.yaml", "#/info"], { cwd: broken });
    expect(code).toBe(1);
    expect(stderr).toContain("error source/malformed-yaml");
  });
});
