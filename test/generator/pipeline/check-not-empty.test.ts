import { describe, expect, it } from "vitest";
import { cli, type CliRun } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

const xs = (content: string): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:t" xmlns:t="urn:t" xmlns:o="urn:o">${content}</xs:schema>`;
const openapi = (rest: object): string =>
  JSON.stringify({ openapi: "3.1.0", info: { title: "t", version: "1" }, ...rest });
const gone = { $ref: "gone.json#/X" };

function run(name: string, text: string, ...args: readonly string[]): Promise<CliRun> {
  return cli(["generate", name, "-o", "out", "--emit", "types", ...args], { cwd: tempFolder({ [name]: text }) });
}

describe("a spec from which nothing can be generated", () => {
  it.each([
    [
      "an include at an address",
      xs('<xs:include schemaLocation="http://s.example/a.xsd"/>'),
      ["http://s.example/a.xsd"],
    ],
    [
      "a redefine at an address",
      xs('<xs:redefine schemaLocation="http://s.example/a.xsd"/>'),
      ["http://s.example/a.xsd"],
    ],
    [
      "imports without a location and with a missing file",
      xs('<xs:import namespace="urn:p"/><xs:import namespace="urn:o" schemaLocation="gone.xsd"/>'),
      ["gone.xsd", "urn:p"],
    ],
    ["an element of a missing type", xs('<xs:import namespace="urn:o"/><xs:element name="a" type="o:T"/>'), ["urn:o"]],
    [
      "types with a missing base",
      xs(
        '<xs:import namespace="urn:o"/><xs:complexType name="T"><xs:complexContent><xs:extension base="o:T"/></xs:complexContent></xs:complexType><xs:simpleType name="S"><xs:restriction base="o:S"/></xs:simpleType>',
      ),
      ["urn:o"],
    ],
    [
      "a member of a missing group",
      xs('<xs:import namespace="urn:o"/><xs:element name="a" substitutionGroup="o:h"/>'),
      ["urn:o"],
    ],
  ])("names missing documents of an XSD and the option for them: %s", async (_, text, missing) => {
    const { code, stderr } = await run("a.xsd", text);
    const names = missing.map((name) => `"${name}"`).join(", ");
    expect(code).toBe(1);
    expect(stderr).toContain(`error project/nothing-left: Nothing can be generated from "a.xsd" without ${names}.`);
    expect(stderr).toContain(`hint: name a copy of each with --location "${missing[0] ?? ""}=path/to/copy.xsd"`);
  });

  it.each([
    ["a.schema.json", JSON.stringify(gone)],
    ["a.schema.json", JSON.stringify({ $schema: "https://json-schema.org/draft/2020-12/schema", title: "X", ...gone })],
    ["a.json", openapi({ components: { schemas: { A: gone, B: gone } } })],
    ["a.json", openapi({ paths: { "/a": gone } })],
    ["a.json", openapi({ webhooks: { a: gone } })],
  ])("names missing documents of references: %s %s", async (name, text) => {
    const { code, stderr } = await run(name, text);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`from "${name}" without "gone.json#/X".`)]);
    expect(stderr).toMatch(/hint: .* --allow-root or .* --allow-origin/);
  });

  it.each([
    ["a.xsd", xs("")],
    ["a.json", openapi({ paths: {} })],
    ["a.json", openapi({ components: { schemas: {} } })],
    ["a.json", openapi({ components: { securitySchemes: { key: { type: "http", scheme: "basic" } } } })],
    ["a.json", JSON.stringify({ openapi: "3.0.3", info: { title: "t", version: "1" }, paths: {} })],
    ["a.json", JSON.stringify({ swagger: "2.0", info: { title: "t", version: "1" }, paths: {}, definitions: {} })],
  ])("says so where no document is missing: %s %s", async (name, text) => {
    for (const strictness of ["strict", "lenient"]) {
      const { code, stderr } = await run(name, text, "--strictness", strictness);
      expect([code, stderr]).toEqual([1, expect.stringContaining(`"${name}" declares nothing from which code`)]);
    }
  });

  it("stops a run for several files and one for a project", async () => {
    const empty = openapi({ paths: {} });
    const good = openapi({ components: { schemas: { A: { type: "string" } } } });
    const cwd = tempFolder({
      "package.json": "{}",
      "specs/a/openapi.json": good,
      "specs/b/openapi.json": empty,
      "a.json": good,
      "b.json": empty,
    });
    for (const args of [["generate", "a.json", "b.json", "-o", "out"], ["generate"], ["lint"], ["lint", "b.json"]]) {
      const { code, stdout, stderr } = await cli(args, { cwd });
      expect([code, stdout + stderr]).toEqual([1, expect.stringContaining("project/nothing-left")]);
    }
  });
});

describe("a spec from which something can be generated", () => {
  it.each([
    ["a.xsd", xs('<xs:simpleType name="S"><xs:restriction base="xs:string"/></xs:simpleType>')],
    ["a.xsd", xs('<xs:attribute name="a" type="xs:string"/>')],
    [
      "a.xsd",
      xs('<xs:import namespace="urn:o"/><xs:element name="a" type="o:T"/><xs:element name="b" type="xs:int"/>'),
    ],
    ["a.xsd", xs('<xs:element name="a" type="t:Gone"/>')],
    ["a.schema.json", "true"],
    ["a.schema.json", "{}"],
    ["a.schema.json", '{ "$ref": "gone.json", "type": "object" }'],
    ["a.json", openapi({ components: { schemas: { A: gone, B: { type: "string" } } } })],
    ["a.json", openapi({ components: { parameters: { a: { name: "a", in: "query", schema: { type: "string" } } } } })],
    [
      "a.json",
      openapi({
        paths: {
          "/a": {
            get: { responses: { 200: { description: "d", content: { "application/json": { schema: gone } } } } },
          },
        },
      }),
    ],
  ])("is generated: %s %s", async (name, text) => {
    const { code, stderr } = await run(name, text);
    expect([code, stderr]).toEqual([0, expect.not.stringContaining("nothing-left")]);
  });

  it("may be compared with an empty version", async () => {
    const cwd = tempFolder({
      "a.json": openapi({ paths: {} }),
      "b.json": openapi({ components: { schemas: { A: { type: "string" } } } }),
    });
    expect(await cli(["diff", "a.json", "b.json"], { cwd })).toMatchObject({ code: 0, stderr: "" });
  });
});
