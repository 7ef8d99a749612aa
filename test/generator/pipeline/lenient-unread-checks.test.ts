import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli, inFolder } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";
import { vendorDocument } from "./vendor-document.js";

const xsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="Order" type="Order"/>
  <xs:complexType name="Order">
    <xs:sequence><xs:element name="Size" type="Size"/></xs:sequence>
    <xs:assert test="Size > 1"/>
  </xs:complexType>
  <xs:simpleType name="Size"><xs:restriction base="xs:int"><xs:assertion test="$value > 0"/></xs:restriction></xs:simpleType>
  <xs:element name="Note" type="xs:string"/>
  <xs:element name="Any"><xs:complexType>
    <xs:sequence><xs:any processContents="lax"/></xs:sequence>
  </xs:complexType></xs:element>
</xs:schema>`;

const content = (element: string, type = "xml"): string =>
  `content: { application/${type}: { x-xsd-element: "orders.xsd#${element}" } }`;
const sends = (path: string, body: string): string => `  /${path}:
    post:
      operationId: ${path}
      requestBody: { ${body} }
      responses: { "204": { description: Fine. } }
`;
const reads = `      responses: { "200": { description: The order., ${content("Order")} } }`;
const paths = [
  sends("order", content("Order")),
  sends("orderJson", content("Order", "json")),
  sends("note", content("Note")),
  sends("any", content("Any")),
].join("");
const files = { "orders.xsd": xsd, "vendor.yaml": vendorDocument(reads, paths) };

const assert = 'element "xs:assert" of complexType "Order"';
const assertion = 'element "xs:assertion" of simpleType "Size" / restriction';

/** A generated file with each sentence of a comment on one line. */
function readUnwrapped(cwd: string, file: string): string {
  return readFileSync(join(cwd, file), "utf8").replace(/\n +\* +(?! |-|Not)/g, " ");
}

describe("a check of XSD 1.1", () => {
  it("leaves the operations out of servers whose requests need it, and no others", async () => {
    const cwd = tempFolder(files);
    const { stderr } = await cli(["generate", "--max-problems", "99", "vendor.yaml", "-o", "out", ...inFolder], {
      cwd,
    });
    expect(stderr.match(/^.* warning xsd\/newer-check/gm)).toEqual([
      "orders.xsd:5:5: warning xsd/newer-check",
      "orders.xsd:7:60: warning xsd/newer-check",
    ]);
    const server = readUnwrapped(cwd, "out/server.ts");
    expect(server.match(/^ {2}\w+\((?=$|request)/gm)).toEqual(["  listOrders(", "  ping(", "  note("]);
    expect(server).toContain(`- POST /order: ${assert}; ${assertion}`);
    expect(server.match(/- POST \/\w+/g)).toEqual(["- POST /order", "- POST /orderJson", "- POST /any"]);
    const types = readUnwrapped(cwd, "out/types.ts");
    expect(types).toContain(`/** Not checked: ${assert}. */\nexport interface Order {`);
    expect(types).toContain(`/** Not checked: ${assertion}. */\nexport type Size = number;`);
  });

  it("is left out where the configuration allows it, and the handler says so", async () => {
    const config = '{ "format": "none", "strictness": "lenient", "server": { "unchecked": "allow" } }';
    const cwd = tempFolder({
      "specwright.config.json": config,
      "specs/vendor/openapi.yaml": files["vendor.yaml"],
      "specs/vendor/orders.xsd": xsd,
    });
    await cli(["generate", ...inFolder], { cwd });
    const server = readUnwrapped(cwd, "generated/vendor/server.ts");
    expect(server).toContain(`Not checked, because it was skipped: ${assert}; ${assertion}.`);
    expect(server.match(/^ {2}\w+\((?=$|request)/gm)).toHaveLength(6);
  });

  it("is an error of a strict spec", async () => {
    const cwd = tempFolder(files);
    const { code, stderr } = await cli(
      ["generate", "vendor.yaml", "-o", "out", "--strictness", "strict", ...inFolder],
      { cwd },
    );
    expect([code, stderr]).toEqual([1, expect.stringContaining("orders.xsd:5:5: error xsd/newer-check")]);
  });
});
