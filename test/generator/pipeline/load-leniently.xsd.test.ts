import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli, inFolder } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";
import { vendorDocument } from "./vendor-document.js";

describe("an XSD with a fault", () => {
  it("costs the content that names its elements, which is text then", async () => {
    const orders = `      responses:
        "200":
          description: The orders.
          content: { application/xml: { x-xsd-element: "orders.xsd#Order" } }`;
    const xsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="Order" type="Gone"/></xs:schema>`;
    const cwd = tempFolder({ "vendor.yaml": vendorDocument(orders), "orders.xsd": xsd });
    const { code, stdout, stderr } = await cli(
      ["generate", "--max-problems", "99", "vendor.yaml", "-o", "out", ...inFolder],
      {
        cwd,
      },
    );
    expect([code, stdout]).toEqual([0, expect.stringContaining("2 operations, lenient (1 part skipped)")]);
    expect(stderr).toContain("warning xsd/");
  });

  const two = (rest: string): Record<string, string> => {
    const answer = (element: string): string => `      responses:
        "200":
          description: The answer.
          content: { application/xml: { x-xsd-element: "orders.xsd#${element}" } }`;
    const receipts = `  /receipts:
    get:
      operationId: listReceipts
${answer("Receipt")}
`;
    const xsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
      <xs:element name="Order" type="OrderType"/><xs:complexType name="OrderType"><xs:sequence><xs:element ref="Line"/></xs:sequence></xs:complexType>
      <xs:element name="Line" type="Gone"/><xs:element name="Receipt" type="ReceiptType"/>
      <xs:complexType name="ReceiptType"><xs:sequence><xs:element name="total" type="xs:decimal"/>${rest}</xs:sequence></xs:complexType>
    </xs:schema>`;
    return {
      "vendor.yaml": vendorDocument(answer("Order")).replace("paths:\n", `paths:\n${receipts}`),
      "orders.xsd": xsd,
    };
  };

  it("costs no content of an element that does not need what has the fault", async () => {
    const cwd = tempFolder(two(""));
    const { code, stderr } = await cli(
      ["generate", "--max-problems", "99", "vendor.yaml", "-o", "out", ...inFolder, "--skipped", "lost.json"],
      { cwd },
    );
    expect([code, stderr]).toEqual([0, expect.stringContaining("warning xsd/unknown-type")]);
    const types = readFileSync(join(cwd, "out/types.ts"), "utf8");
    expect(types).toMatch(/export interface ReceiptType \{\n[^}]* {2}total: string;\n\}/);
    const lost = readFileSync(join(cwd, "lost.json"), "utf8");
    expect(lost).toContain("x-xsd-element");
    expect(lost).not.toContain("GET /receipts");
  });

  it("costs the content of an element in which what has the fault may stand by a wildcard", async () => {
    const cwd = tempFolder(two('<xs:any processContents="lax" minOccurs="0"/>'));
    const { code } = await cli(["generate", "vendor.yaml", "-o", "out", ...inFolder, "--skipped", "lost.json"], {
      cwd,
    });
    expect(code).toBe(0);
    expect(readFileSync(join(cwd, "lost.json"), "utf8")).toContain("GET /receipts");
  });
});

describe("an XSD of others", () => {
  const schema = (...components: readonly string[]): string =>
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">\n${components.join("\n")}\n</xs:schema>`;
  const run = async (xsd: string) => {
    const cwd = tempFolder({ "vendor.xsd": xsd });
    const { code, stdout, stderr } = await cli(
      ["generate", "--max-problems", "99", "vendor.xsd", "-o", "out", ...inFolder, "--skipped", "lost.json"],
      {
        cwd,
      },
    );
    const read = (file: string): string => readFileSync(join(cwd, file), "utf8");
    return { code, stdout, told: stderr.match(/^vendor.*$/gm) ?? [], read };
  };

  it("loses what a component with a fault says, and nothing of the others", async () => {
    const { code, stdout, told, read } = await run(
      schema(
        '<xs:element name="Order" type="OrderType"/>',
        '<xs:element name="Lost" type="Gone"/>',
        '<xs:complexType name="OrderType"><xs:sequence><xs:element name="id" type="Id"/><xs:element name="line" type="Line"/></xs:sequence></xs:complexType>',
        '<xs:simpleType name="Id"><xs:restriction base="xs:strin"/></xs:simpleType>',
        '<xs:complexType name="Line"><xs:sequense/></xs:complexType>',
      ),
    );
    expect([code, told]).toEqual([
      0,
      [
        expect.stringMatching(/^vendor\.xsd:3:\d+: warning xsd\/unusable-element:/),
        expect.stringMatching(/^vendor\.xsd:5:\d+: warning xsd\/unknown-type:/),
        expect.stringMatching(/^vendor\.xsd:6:\d+: warning xsd\//),
      ],
    ]);
    expect(stdout).toContain("1 element, lenient (2 parts skipped)");
    expect(read("out/types.ts")).toContain("id: Id;");
    expect(read("out/types.ts")).toContain("export type Id = string;");
    expect(JSON.parse(read("lost.json"))).toMatchObject([
      { elsewhere: [{ kind: "component", effect: "unknown", part: 'component "Line" (#/complexType/Line)' }, {}] },
    ]);
  });

  it("loses nothing by an attribute that XSD does not know", async () => {
    const { code, stdout, told, read } = await run(
      schema('<xs:element name="Order" type="xs:int" minOccurs="0" unkwown="7"/>'),
    );
    expect([code, told]).toEqual([
      0,
      [
        expect.stringMatching(/^vendor\.xsd:2:\d+: warning xsd\/unknown-attribute: Attribute "minOccurs"/),
        expect.stringMatching(/^vendor\.xsd:2:\d+: warning xsd\/unknown-attribute: Attribute "unkwown"/),
      ],
    ]);
    expect(stdout).not.toContain("given up");
    expect(read("out/codecs.ts")).toContain('{ name: "Order", type: xsInt }');
  });

  it("loses a component that cannot be read in any form", async () => {
    const { code, told, read } = await run(
      schema(
        '<xs:element name="Order"/>',
        '<xs:element name="Order"/>',
        '<xs:elment name="Other"/>',
        '<xs:include schemaLocation="gone.xsd"/>',
      ),
    );
    expect([code, told.length > 2]).toEqual([0, true]);
    expect(read("out/codecs.ts")).toContain("export function decodeOrder(");
  });

  it("loses a component of an override, and not the others", async () => {
    const override = `<xs:override schemaLocation="base.xsd">
      <xs:complexType name="Order"><xs:sequense/></xs:complexType>
      <xs:simpleType name="Id"><xs:restriction base="xs:int"/></xs:simpleType>
    </xs:override>`;
    const base = schema(
      '<xs:element name="order" type="Order"/><xs:element name="id" type="Id"/>',
      '<xs:complexType name="Order"/><xs:simpleType name="Id"><xs:restriction base="xs:string"/></xs:simpleType>',
    );
    const cwd = tempFolder({ "vendor.xsd": schema(override), "base.xsd": base });
    const { stdout } = await cli(["generate", "vendor.xsd", "-o", "out", ...inFolder], { cwd });
    expect(stdout).toContain("2 elements, lenient (1 part skipped)");
    const types = readFileSync(join(cwd, "out/types.ts"), "utf8");
    expect(types).toContain("export type Id = number;");
    expect(types).toContain("export interface Order {");
  });

  it("costs a type with an error, and nothing of a type that extends it", async () => {
    const { stdout, told, read } = await run(
      schema(
        '<xs:element name="Order" type="Order"/><xs:element name="Orders" type="Orders"/>',
        '<xs:complexType name="Base"><xs:sequense/></xs:complexType>',
        '<xs:complexType name="Order"><xs:complexContent><xs:extension base="Base"><xs:sequence><xs:element name="id" type="xs:int"/></xs:sequence><xs:attribute name="code" type="xs:int" use="required"/></xs:extension></xs:complexContent></xs:complexType>',
        '<xs:complexType name="Orders"><xs:sequence><xs:element name="order" type="Order"/></xs:sequence></xs:complexType>',
      ),
    );
    expect([stdout, told]).toEqual([
      expect.stringContaining("2 elements, lenient (1 part skipped)"),
      [expect.stringMatching(/^vendor\.xsd:3:\d+: warning xsd\/unknown-element:/)],
    ]);
    expect(read("out/types.ts")).toMatch(/interface Order extends Base \{[^}]*code: number;/);
    expect(read("out/types.ts")).toContain("order: Order;");
  });

  it("costs the component that ends a circle, and one of two with one name", async () => {
    const { told, read } = await run(
      schema(
        '<xs:element name="order" type="A"/><xs:element name="note" type="Note"/>',
        '<xs:complexType name="A"><xs:complexContent><xs:extension base="B"><xs:attribute name="a" type="xs:int"/></xs:extension></xs:complexContent></xs:complexType>',
        '<xs:complexType name="B"><xs:complexContent><xs:extension base="A"/></xs:complexContent></xs:complexType>',
        '<xs:simpleType name="Note"><xs:restriction base="xs:int"/></xs:simpleType>',
        '<xs:simpleType name="Note"><xs:restriction base="xs:string"/></xs:simpleType>',
      ),
    );
    expect(told).toEqual([
      expect.stringMatching(/^vendor\.xsd:4:\d+: warning xsd\/circular-definition:/),
      expect.stringMatching(/^vendor\.xsd:6:\d+: warning xsd\/duplicate-component:/),
    ]);
    expect(JSON.parse(read("lost.json"))).toMatchObject([
      { elsewhere: [{ part: 'component "Note" (#/simpleType/Note)' }, { part: 'component "B" (#/complexType/B)' }] },
    ]);
    expect(read("out/types.ts")).toContain("export type Note = number;");
    expect(read("out/types.ts")).toMatch(/interface A extends B \{[^}]*a\?: number/);
  });

  it("costs a component without a valid name, and what a group with an error contains", async () => {
    const { told, read } = await run(
      schema(
        '<xs:element name="Order"><xs:complexType><xs:sequence><xs:group ref="G"/><xs:element name="id" type="xs:int"/></xs:sequence></xs:complexType></xs:element>',
        '<xs:element name="a b" type="xs:int"/><xs:attribute name="xmlns" type="xs:int"/>',
        '<xs:group name="G"><xs:sequence><xs:element name="x" type="Gone"/></xs:sequence></xs:group>',
      ),
    );
    expect(told.map((line) => line.replace(/^.*warning (\S+):.*/, "$1"))).toEqual([
      "xsd/invalid-attribute-value",
      "xsd/reserved-attribute",
      "xsd/unknown-type",
    ]);
    expect(read("out/codecs.ts")).not.toMatch(/"a b"|xmlns/);
  });

  it("is refused where its text is not XML", async () => {
    expect((await run("<xs:schema")).code).toBe(1);
  });

  it("reads an attribute of the schema itself that has no meaning as absent", async () => {
    const { code, stdout, told } = await run(
      '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="yes" targetNamespace=""><xs:element name="Order" type="xs:int"/></xs:schema>',
    );
    expect([code, told.map((line) => line.replace(/^.*warning (\S+):.*/, "$1"))]).toEqual([
      0,
      ["xsd/invalid-attribute-value", "xsd/empty-namespace"],
    ]);
    expect(stdout).toContain("1 element, lenient (2 parts skipped), ");
  });
});

describe("a view of an element in a response", () => {
  it.each(["application/xml", "application/json"])("is ignored for %s", async (mediaType) => {
    const marks = 'xmlns:m="urn:specwright:marks" m:update="X"';
    const xsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="Order"><xs:complexType><xs:sequence>
      <xs:element name="id" type="xs:string" ${marks}/><xs:element name="note" type="xs:string"/>
    </xs:sequence></xs:complexType></xs:element></xs:schema>`;
    const view = (name: string): string => `      responses:
        "200":
          description: The order.
          content: { ${mediaType}: { x-xsd-element: "orders.xsd#Order"${name} } }`;
    const typesOf = async (name: string): Promise<string> => {
      const cwd = tempFolder({ "vendor.yaml": vendorDocument(view(name)), "orders.xsd": xsd });
      const { stderr } = await cli(["generate", "vendor.yaml", "-o", "out", ...inFolder], { cwd });
      expect(stderr.includes("warning openapi/invalid-xsd-view")).toBe(name !== "");
      return readFileSync(join(cwd, "out/types.ts"), "utf8");
    };
    expect(await typesOf(", x-xsd-view: update")).toBe(await typesOf(""));
  });
});
