import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createDiagnostics } from "../../../../../generator/diagnostics/create-diagnostics.js";
import { xmlSchemaContract } from "../../../../../generator/pipeline/xml-schema-contract.js";
import { cli } from "../../../../support/run-cli.js";
import { tempFolder } from "../../../../support/temp-folder.js";

const schema = (namespace: string, body: string): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="${namespace}">${body}</xs:schema>`;

const element = (name: string): string => `<xs:element name="${name}" type="xs:string"/>`;

const catalog = (entries: string): string =>
  `<catalog xmlns="urn:oasis:names:tc:entity:xmlns:xml:catalog">${entries}</catalog>`;

interface Given {
  readonly root: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly locations?: Readonly<Record<string, string | readonly string[]>>;
  readonly catalogs?: readonly string[];
}

/** The names of the elements in a schema, or the codes and messages of its problems. */
async function found({ root, files = {}, locations, catalogs }: Given): Promise<readonly string[]> {
  const diagnostics = createDiagnostics();
  const others = Object.entries(files).map(([path, text]) => ({ path, text }));
  const roots = [{ path: "root.xsd", text: schema("urn:root", root) }];
  const map = { locations, catalogs };
  const strictness = "strict" as const;
  const contract = await xmlSchemaContract(
    { name: "t", roots, others, cwd: ".", allowRoots: [], map, strictness },
    diagnostics,
  );
  const faults = diagnostics.all().map(({ code, message }) => `${code}: ${message}`);
  return faults.length > 0 ? faults : [...(contract?.xml?.elements.values() ?? [])].map(({ name }) => name.local);
}

const imports = (namespace: string, location?: string): string =>
  `<xs:import namespace="${namespace}"${location === undefined ? "" : ` schemaLocation="${location}"`}/>`;

describe("locations", () => {
  it("name files for addresses, as they are written", async () => {
    const given = {
      root: imports("urn:a", "https://schemas.example/a.xsd?v=1"),
      files: { "x/a.xsd": schema("urn:a", element("A")) },
    };
    expect(await found({ ...given, locations: { "https://schemas.example/a.xsd?v=1": "x/a.xsd" } })).toEqual(["A"]);
    expect(await found({ ...given, locations: { "urn:a": "x/a.xsd" } })).toEqual(["A"]);
  });

  it("name several documents for a namespace that an import gives no location for", async () => {
    const files = { "a.xsd": schema("urn:a", element("A")), "b.xsd": schema("urn:a", element("B")) };
    const locations = { "urn:a": ["a.xsd", "b.xsd"] };
    expect(await found({ root: imports("urn:a"), files, locations })).toEqual(["A", "B"]);
  });

  it("name folders for all addresses below, the longest first, and relative locations lead on from the address", async () => {
    const files = {
      "copies/gml/base.xsd": schema("urn:a", `<xs:include schemaLocation="../other/more.xsd"/>${element("A")}`),
      "copies/other/more.xsd": schema("urn:a", element("Wrong")),
      "elsewhere/more.xsd": schema("urn:a", element("More")),
    };
    const locations = { "https://a.example/": "copies/", "https://a.example/other/": "elsewhere" };
    const root = imports("urn:a", "https://a.example/gml/base.xsd");
    expect(await found({ root, files, locations })).toEqual(["A", "More"]);
    expect(await found({ root, files, locations: { "https://a.example/": "elsewhere" } })).toEqual([
      'source/missing-file: File "elsewhere/gml/base.xsd" does not exist.',
    ]);
  });

  it("hold for what is included and redefined as well, and come before the file of that path", async () => {
    const files = { "a.xsd": schema("urn:root", element("A")), "b.xsd": schema("urn:root", element("B")) };
    const root = `<xs:include schemaLocation="a.xsd"/><xs:redefine schemaLocation="urn:b"/>`;
    expect(await found({ root, files, locations: { "urn:b": "b.xsd" } })).toEqual(["A", "B"]);
    expect(await found({ root, files, locations: { "a.xsd": "b.xsd", "urn:b": "b.xsd" } })).toEqual(["B"]);
  });

  it("lead to documents of the namespace that is asked for", async () => {
    const given = { root: imports("urn:a"), files: { "b.xsd": schema("urn:b", element("B")) } };
    expect((await found({ ...given, locations: { "urn:a": "b.xsd" } }))[0]).toMatch(/^xsd\/namespace-mismatch/);
  });

  it("are reported under every name that was looked for, with the line that would help", async () => {
    expect(await found({ root: imports("urn:a", "https://schemas.example/a.xsd") })).toEqual([
      'xsd/remote-location: Location "https://schemas.example/a.xsd" is remote, and no location or catalog maps "https://schemas.example/a.xsd" or "urn:a" to a file.',
    ]);
    const cwd = tempFolder({
      "root.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:a="urn:a">${imports("urn:a")}<xs:element name="A" type="a:A"/></xs:schema>`,
    });
    const { stdout } = await cli(["lint", "root.xsd", "--strictness", "strict"], { cwd });
    expect(stdout).toContain(
      'hint: no document of "urn:a" was found: map one with "locations": { "urn:a": "path/to/copy.xsd" } in the configuration, or --location',
    );
  });
});

describe("catalogs", () => {
  const files = {
    "cat/a.xsd": schema("urn:a", element("A")),
    "cat/deep/b.xsd": schema("urn:a", element("B")),
    "c.xsd": schema("urn:a", element("C")),
  };
  const asked = (
    entries: string,
    address: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<readonly string[]> =>
    found({
      root: imports("urn:a", address),
      files: { ...files, "cat/catalog.xml": catalog(entries), ...more },
      catalogs: ["cat/catalog.xml"],
    });

  it.each([
    ["by whole names", '<uri name="urn:x:1" uri="a.xsd"/>', "urn:x:1", "A"],
    ["by namespaces", '<uri name="urn:a" uri="a.xsd"/>', "urn:x:1", "A"],
    ["by system identifiers", '<system systemId="urn:x:1" uri="a.xsd"/>', "urn:x:1", "A"],
    [
      "by URI before system identifiers",
      '<system systemId="urn:x" uri="a.xsd"/><uri name="urn:x" uri="../c.xsd"/>',
      "urn:x",
      "C",
    ],
    [
      "by the longest beginning",
      '<rewriteURI uriStartString="urn:" rewritePrefix="no/"/><rewriteURI uriStartString="urn:x:" rewritePrefix="deep/"/>',
      "urn:x:b.xsd",
      "B",
    ],
    [
      "by the longest end",
      '<uriSuffix uriSuffix=".xsd" uri="a.xsd"/><uriSuffix uriSuffix="/b.xsd" uri="deep/b.xsd"/>',
      "https://a.example/b.xsd",
      "B",
    ],
    ["in groups with a base", '<group xml:base="deep/"><uri name="urn:x" uri="b.xsd"/></group>', "urn:x", "B"],
    [
      "of entries for one name by the first",
      '<uri name="urn:x" uri="a.xsd"/><uri name="urn:x" uri="../c.xsd"/>',
      "urn:x",
      "A",
    ],
  ])("name files %s", async (_, entries, address, expected) => {
    expect(await asked(entries, address)).toEqual([expected]);
  });

  it("are followed by those that they name, each once, and a beginning of the first comes before a name of the next", async () => {
    const next = '<nextCatalog catalog="deep/more.xml"/><nextCatalog catalog="catalog.xml"/>';
    const more = {
      "cat/deep/more.xml": catalog('<uri name="urn:x:a.xsd" uri="b.xsd"/><nextCatalog catalog="../catalog.xml"/>'),
    };
    expect(await asked(next, "urn:x:a.xsd", more)).toEqual(["B"]);
    const rewrite = '<rewriteURI uriStartString="urn:x:" rewritePrefix=""/>';
    expect(await asked(`${rewrite.replace('""', '"./"')}${next}`, "urn:x:a.xsd", more)).toEqual(["A"]);
  });

  it("leave names to those that they delegate to, and ask no others then", async () => {
    const more = {
      "cat/own.xml": catalog(
        '<uri name="urn:x:1" uri="a.xsd"/><delegateURI uriStartString="urn:x" catalog="own.xml"/>',
      ),
      "cat/more.xml": catalog('<uri name="urn:x:2" uri="a.xsd"/>'),
    };
    const entries = '<delegateURI uriStartString="urn:x:" catalog="own.xml"/><nextCatalog catalog="more.xml"/>';
    expect(await asked(entries, "urn:x:1", more)).toEqual(["A"]);
    expect((await asked(entries, "urn:x:2", more))[0]).toMatch(/^xsd\/remote-location/);
  });

  it("may have a document type that is nowhere, and are reported when they are something else", async () => {
    const type =
      '<!DOCTYPE catalog PUBLIC "-//OASIS//DTD Entity Resolution XML Catalog V1.0//EN" "http://nowhere.example/catalog.dtd">';
    const more = { "cat/catalog.xml": `${type}${catalog('<uri name="urn:x" uri="a.xsd"/>')}` };
    expect(await asked("", "urn:x", more)).toEqual(["A"]);
    expect((await asked("", "urn:x", { "cat/catalog.xml": "<catalog/>" }))[0]).toMatch(/^xsd\/not-a-catalog/);
    expect((await asked("", "urn:x", { "cat/catalog.xml": "<catalog" }))[0]).toMatch(/^xsd\/malformed-xml/);
  });
});

describe("a map of schemas", () => {
  const secret = schema("urn:a", element("Secret"));

  it("opens its own folders alone: entries and addresses lead to nothing outside, links followed", async () => {
    const cwd = tempFolder({
      "secret/a.xsd": secret,
      "secret/b.xsd": secret,
      "app/root.xsd": schema(
        "urn:root",
        imports("urn:a", "urn:x:b.xsd") +
          imports("urn:a", "https://a.example/../../secret/a.xsd") +
          imports("urn:a", "https://a.example/link.xsd"),
      ),
      "app/copies/catalog.xml": catalog('<rewriteURI uriStartString="urn:x:" rewritePrefix="../../secret/"/>'),
    });
    symlinkSync(join(cwd, "secret/a.xsd"), join(cwd, "app/copies/link.xsd"));
    const named = ["--catalog", "copies/catalog.xml", "--location", "https://a.example/=copies"];
    const { stdout } = await cli(["lint", "root.xsd", "--max-problems", "100", ...named], { cwd: join(cwd, "app") });
    expect(stdout.match(/source\/outside-root/g)).toHaveLength(3);
  });

  it("are reported if one of them is similar to the name that a schema looks for", async () => {
    const cwd = tempFolder({
      "root.xsd": schema("urn:root", imports("urn:parties", "https://schemas.example/p.xsd")),
      "p.xsd": schema("urn:parties", element("P")),
    });
    const { stdout } = await cli(["lint", "root.xsd", "--location", "urn:partes=p.xsd"], { cwd });
    expect(stdout).toContain('hint: change the location "urn:partes" to "urn:parties"; or download a copy');
  });

  it("may name several files for one namespace on the command line", async () => {
    const cwd = tempFolder({
      "root.xsd": schema("urn:root", imports("urn:b")),
      "a.xsd": schema("urn:b", element("A")),
      "b.xsd": schema("urn:b", element("B")),
    });
    const named = ["a", "b"].flatMap((name) => ["--location", `urn:b=${name}.xsd`]);
    const { code } = await cli(["generate", "root.xsd", "-o", "out", ...named], { cwd });
    expect(code).toBe(0);
    expect(readFileSync(join(cwd, "out/root.ts"), "utf8").match(/export type [AB]\b/g)).toHaveLength(2);
  });

  it("stands in the configuration, on the command line, and in the record of the output", async () => {
    const cwd = tempFolder({
      "specwright.config.json":
        '{ "format": "none", "emit": ["types"], "catalogs": ["copies/catalog.xml"], "locations": { "urn:b": ["copies/b.xsd"] } }',
      "specs/orders/orders.xsd": schema(
        "urn:root",
        imports("urn:a", "urn:x") + imports("urn:b") + imports("urn:c", "https://c.example/?a=b"),
      ),
      "copies/catalog.xml": catalog('<uri name="urn:x" uri="a.xsd"/>'),
      "copies/a.xsd": schema("urn:a", element("A")),
      "copies/b.xsd": schema("urn:b", element("B")),
      "copies/c.xsd": schema("urn:c", element("C")),
    });
    const { code, stderr } = await cli(["generate", "--location", "https://c.example/?a=b=copies/c.xsd"], { cwd });
    expect(stderr).toBe("");
    expect(code).toBe(0);
    expect(readFileSync(join(cwd, "generated/orders.ts"), "utf8").match(/export type [ABC]\b/g)).toHaveLength(3);
    expect(readFileSync(join(cwd, "generated/.specwright.json"), "utf8")).toContain(
      '"locations": {"urn:b":["copies/b.xsd"],"https://c.example/?a=b":"copies/c.xsd"}',
    );
    writeFileSync(join(cwd, "copies/b.xsd"), schema("urn:b", element("Other")));
    expect((await cli(["generate", "--check"], { cwd })).code).toBe(1);
  });
});
