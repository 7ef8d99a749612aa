import { describe, expect, it } from "vitest";
import { compileXmlSchema } from "../../../generator/index.js";
import { isWsdlFile } from "../../../generator/load/is-contract.js";
import { cli } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

const wsdl = `<?xml version="1.0"?>
<!-- The service of orders. -->
<wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" targetNamespace="urn:o">
  <wsdl:types><xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="a"/></xs:schema></wsdl:types>
</wsdl:definitions>
`;
const newer = '<description xmlns="http://www.w3.org/ns/wsdl" targetNamespace="urn:o"/>';
const told =
  /error source\/wsdl: WSDL is not supported, only [^]*hint: copy each "schema" element of "types" to an \.xsd file/;

describe("a WSDL file", () => {
  it.each([
    ["orders.wsdl", wsdl],
    ["orders.WSDL", "no XML"],
    ["orders.xml", wsdl],
    ["orders.xsd", wsdl],
    ["orders", newer],
    ["orders.yaml", `\uFEFF\n${newer}`],
    ["draft.wsdl", newer.replace("/ns/", "/2006/01/")],
  ])("is refused with a hint about its schemas: %s", async (name, text) => {
    const cwd = tempFolder({ [name]: text });
    const { code, stderr } = await cli(["generate", `./${name}`, "-o", "out"], { cwd });
    expect([code, stderr]).toEqual([1, expect.stringMatching(told)]);
  });

  it("is refused by each command, from standard input and in a configuration", async () => {
    const cwd = tempFolder({
      "a.wsdl": wsdl,
      "calls.har": '{ "log": { "entries": [] } }',
      "project/specwright.config.json": '{ "interfaces": { "orders": "a.wsdl" } }',
      "project/a.wsdl": wsdl,
    });
    for (const args of [
      ["lint", "a.wsdl"],
      ["lint", "a.wsdl", "--strictness", "strict"],
      ["lint", "-"],
      ["diff", "a.wsdl", "a.wsdl"],
      ["bundle", "a.wsdl"],
      ["where", "a.wsdl", "#/info"],
      ["verify", "a.wsdl", "--har", "calls.har"],
      ["observe", "a.wsdl", "--har", "calls.har"],
      ["generate", "--config", "project/specwright.config.json"],
      ["lint", "--config", "project/specwright.config.json"],
    ]) {
      const { code, stdout, stderr } = await cli(args, { cwd, stdin: wsdl });
      expect([code, stdout + stderr]).toEqual([1, expect.stringMatching(told)]);
    }
  });

  it("is refused where a schema includes it", async () => {
    const include =
      '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:include schemaLocation="a.wsdl"/></xs:schema>';
    const cwd = tempFolder({ "a.wsdl": wsdl, "b.xsd": include });
    expect(await compileXmlSchema("b.xsd", { cwd })).toMatchObject({
      ok: false,
      diagnostics: [{ code: "source/wsdl" }],
    });
  });
});

describe("isWsdlFile", () => {
  it.each([
    ["a.xml", '<!DOCTYPE definitions><definitions xmlns="http://schemas.xmlsoap.org/wsdl/">', true],
    ["a.xml", "<?a?><?b?><!-- <definitions> --><w:description xmlns:w='http://www.w3.org/ns/wsdl'>", true],
    ["a.xml", '<definitions xmlns="urn:own">', false],
    [
      "a.xml",
      '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:w="http://schemas.xmlsoap.org/wsdl/">',
      false,
    ],
    ["a.yaml", "openapi: 3.1.0\n# http://schemas.xmlsoap.org/wsdl/", false],
    ["a.json", '{ "definitions": { "http://schemas.xmlsoap.org/wsdl/": {} } }', false],
    ["http://h.example/orders.wsdl?v=1", "", true],
    ["http://h.example/orders?wsdl", "openapi: 3.1.0", false],
    ["a.xml", "<!-- ".repeat(10_000), false],
    ["a.xml", "<?a?>".repeat(100_000), false],
  ])("looks at the name and the root element: %s %s", (path, text, expected) => {
    expect(isWsdlFile(path, text)).toBe(expected);
  });
});
