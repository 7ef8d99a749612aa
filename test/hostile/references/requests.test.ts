import dgram from "node:dgram";
import dns from "node:dns";
import net from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cli } from "../../support/run-cli.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";

afterEach(() => vi.restoreAllMocks());

const addresses = [
  "http://127.0.0.1:9/a.yaml",
  "https://specs.example/a.json#/A",
  "//specs.example/a.json",
  "ftp://specs.example/a",
  "ws://127.0.0.1:9/",
  "data:application/json,{}",
];

/** Every location in a document that may contain an address. */
const openApi = JSON.stringify({
  openapi: "3.1.0",
  $schema: "https://specs.example/schema",
  jsonSchemaDialect: "https://specs.example/dialect",
  info: {
    title: "t",
    version: "1",
    termsOfService: "https://specs.example/terms",
    license: { name: "l", url: "https://specs.example/l" },
  },
  servers: [{ url: "https://specs.example/" }],
  externalDocs: { url: "https://specs.example/docs" },
  paths: { "/a": { $ref: addresses[0] } },
  components: {
    schemas: {
      ...Object.fromEntries(addresses.map(($ref, index) => [`A${index}`, { $ref }])),
      B: { $id: "https://specs.example/b", type: "string", externalDocs: { url: "https://specs.example/docs" } },
    },
    examples: { E: { externalValue: "https://specs.example/e" } },
    securitySchemes: { o: { type: "openIdConnect", openIdConnectUrl: "https://specs.example/.well-known" } },
  },
});

const xsd = `<!DOCTYPE a SYSTEM "http://127.0.0.1:9/a.dtd" [<!ENTITY e SYSTEM "http://127.0.0.1:9/e">]><xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="a"/></xs:schema>`;
const imports = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="urn:b http://127.0.0.1:9/b.xsd"><xs:include schemaLocation="http://127.0.0.1:9/a.xsd"/>
  <xs:import namespace="urn:b" schemaLocation="https://specs.example/b.xsd"/><xs:element name="a"/></xs:schema>`;

const strictly = ["--strictness", "strict"];

describe("addresses in a spec", () => {
  it.each([
    ["openapi.json", openApi],
    ["openapi.yaml", openApi],
    ["dtd.xsd", xsd],
    ["imports.xsd", imports],
  ])("are asked for by no socket, look-up or fetch: %s", async (file, text) => {
    const asked = [
      vi.spyOn(net.Socket.prototype, "connect"),
      vi.spyOn(dgram, "createSocket"),
      vi.spyOn(dns, "lookup"),
      vi.spyOn(globalThis, "fetch"),
    ];
    const cwd = tempFolder({ [file]: text, [`new/${file}`]: text });
    for (const args of [
      ["lint", "--strictness", "strict", file],
      ["generate", file, "-o", "out", ...strictly],
      ["diff", file, `new/${file}`, ...strictly],
    ]) {
      const { code } = await cli(args, { cwd });
      // A DOCTYPE is ignored, and a missing XSD is a warning.
      expect(code === 0).toBe(file.endsWith(".xsd"));
    }
    expect(asked.map((spy) => spy.mock.calls)).toEqual([[], [], [], []]);
  });
});

describe("--allow-root", () => {
  const files = {
    "spec/openapi.json": JSON.stringify({
      openapi: "3.1.0",
      info: { title: "t", version: "1" },
      paths: {},
      components: { schemas: { A: { $ref: "../shared/a.json#/A" }, B: { $ref: "../secret/b.json#/B" } } },
    }),
  };

  it("lets references reach the folder that it names, and no other", async () => {
    const cwd = tempFolder(files);
    writeAt(join(cwd, "shared/a.json"), '{"A": {"type": "string"}}');
    writeAt(join(cwd, "secret/b.json"), '{"B": {"type": "string"}}');
    const { stdout, stderr } = await cli(
      ["lint", "--strictness", "strict", "openapi.json", "--allow-root", "../shared"],
      {
        cwd: join(cwd, "spec"),
      },
    );
    const refused = (stdout + stderr).split("\n").filter((line) => line.includes("source/outside-root"));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toContain("../secret/b.json");
  });
});
